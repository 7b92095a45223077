// Runs a command many times and prints the least of its wall times in milliseconds, a tab, and its peak memory in
// kilobytes: whatever else the machine does can only slow a start down. A program of its own, and in C: a child's peak
// includes what its parent had in memory when it forked.
//
//   coldstart RUNS INPUT COMMAND ARGUMENT…
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

int main(int count, char **arguments) {
    if (count < 4) return 64;
    int runs = atoi(arguments[1]);
    const char *input = arguments[2];
    double least = 0;
    long peak = 0;
    for (int run = 0; run < runs; run++) {
        double start = now();
        pid_t child = fork();
        if (child == 0) {
            dup2(open(input, O_RDONLY), STDIN_FILENO);
            dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO);
            execv(arguments[3], arguments + 3);
            _exit(127);
        }
        int status;
        struct rusage usage;
        if (child < 0 || wait4(child, &status, 0, &usage) < 0 || status != 0) return 70;
        double milliseconds = now() - start;
        if (run == 0 || milliseconds < least) least = milliseconds;
        if (usage.ru_maxrss > peak) peak = usage.ru_maxrss;
    }
    printf("%.3f\t%ld\n", least, peak);
    return 0;
}
