#include "functions.h"
#include "wf_hb_face.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// The bytes of an open file, or null with errno set.
static char *readAll(int file, size_t length) {
    char *bytes = malloc(length);
    size_t filled = 0;
    while (bytes && filled < length) {
        ssize_t count = read(file, bytes + filled, length - filled);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) {
            if (count == 0) errno = EIO; // shortened while it was read
            int cause = errno;
            free(bytes);
            errno = cause;
            return NULL;
        }
        filled += (size_t)count;
    }
    return bytes;
}

static WFFileProblem check(int file, uint64_t limit, uint64_t *length) {
    struct stat status;
    if (fstat(file, &status) != 0) return WFFileProblemSystem;
    if (!S_ISREG(status.st_mode)) return WFFileProblemNotAFile;
    *length = (uint64_t)status.st_size;
    if (*length == 0) return WFFileProblemEmpty;
    return *length > limit ? WFFileProblemTooLarge : WFFileProblemNone;
}

WFBlob *wf_hb_blob_read(const WFLibrary *library, const char *path, uint64_t limit, WFFileProblem *problem,
                        int32_t *errorNumber, uint64_t *length) {
    *problem = WFFileProblemSystem;
    *errorNumber = 0;
    *length = 0;
    // Without O_NONBLOCK, opening a pipe would wait for somebody to write into it.
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0) {
        *errorNumber = errno;
        return NULL;
    }
    *problem = check(file, limit, length);
    char *bytes = *problem == WFFileProblemNone ? readAll(file, (size_t)*length) : NULL;
    if (!bytes) {
        *errorNumber = errno;
        if (*problem == WFFileProblemNone) *problem = WFFileProblemSystem;
    }
    close(file);
    if (!bytes) return NULL;
    hb_blob_t *blob = functions(library)->hb_blob_create_or_fail(bytes, (unsigned int)*length,
                                                                 HB_MEMORY_MODE_WRITABLE, bytes, free);
    if (!blob) {
        *problem = WFFileProblemSystem;
        *errorNumber = ENOMEM;
    }
    return (WFBlob *)blob;
}

const char *wf_strerror(int32_t errorNumber) { return strerror(errorNumber); }

const uint8_t *wf_hb_blob_get_data(const WFLibrary *library, WFBlob *blob, uint32_t *length) {
    unsigned int size = 0;
    const char *bytes = functions(library)->hb_blob_get_data((hb_blob_t *)blob, &size);
    *length = size;
    return (const uint8_t *)bytes;
}

void wf_hb_blob_destroy(const WFLibrary *library, WFBlob *blob) {
    functions(library)->hb_blob_destroy((hb_blob_t *)blob);
}
