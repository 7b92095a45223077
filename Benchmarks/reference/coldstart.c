// Runs a command many times and prints the median of its wall time in milliseconds, a tab, and its peak memory in
// kilobytes. A program of its own, and in C: a child's peak includes what its parent had in memory when it forked.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { runs = 101 };

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static int ascending(const void *left, const void *right) {
    double difference = *(const double *)left - *(const double *)right;
    return difference < 0 ? -1 : difference > 0;
}

int main(int count, char **arguments) {
    if (count < 2) return 64;
    double milliseconds[runs];
    long peak = 0;
    for (int run = 0; run < runs; run++) {
        double start = now();
        pid_t child = fork();
        if (child == 0) {
            int sink = open("/dev/null", O_WRONLY);
            dup2(sink, STDOUT_FILENO);
            execv(arguments[1], arguments + 1);
            _exit(127);
        }
        int status;
        struct rusage usage;
        if (child < 0 || wait4(child, &status, 0, &usage) < 0 || status != 0) return 70;
        milliseconds[run] = now() - start;
        if (usage.ru_maxrss > peak) peak = usage.ru_maxrss;
    }
    qsort(milliseconds, runs, sizeof *milliseconds, ascending);
    printf("%.3f\t%ld\n", milliseconds[runs / 2], peak);
    return 0;
}
