/* A preload library that makes writes to database files fail when a test wants it.
 *
 * The file named by CROWNHEAD_FAULTS holds two 32-bit numbers: how many calls succeed before the fault starts, and
 * how many calls fail after that. Calls are counted only while the second is above zero. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

struct plan {
    _Atomic int before;
    _Atomic int failing;
};

static struct plan *plan(void)
{
    static struct plan *shared;
    const char *name = getenv("CROWNHEAD_FAULTS");
    if (!shared && name) {
        int file = open(name, O_RDWR);
        void *memory = mmap(NULL, sizeof(struct plan), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        if (memory != MAP_FAILED)
            shared = memory;
    }
    return shared;
}

static int is_of_database(int file)
{
    char link[64], name[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, name, sizeof name - 1);
    if (length <= 0)
        return 0;
    name[length] = 0;
    return strstr(name, "games.db") && !strstr(name, "games.db-shm") && !strstr(name, "games.db.");
}

static int fails(int file)
{
    struct plan *now = plan();
    if (!now || atomic_load(&now->failing) <= 0 || !is_of_database(file))
        return 0;
    if (atomic_load(&now->before) > 0) {
        atomic_fetch_sub(&now->before, 1);
        return 0;
    }
    atomic_fetch_sub(&now->failing, 1);
    errno = EIO;
    return 1;
}

#define REAL(name) ((__typeof__(name) *)dlsym(RTLD_NEXT, #name))

ssize_t pwrite(int file, const void *bytes, size_t length, off_t at)
{
    return fails(file) ? -1 : REAL(pwrite)(file, bytes, length, at);
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t at)
{
    return fails(file) ? -1 : REAL(pwrite64)(file, bytes, length, at);
}

int fsync(int file)
{
    return fails(file) ? -1 : REAL(fsync)(file);
}

int fdatasync(int file)
{
    return fails(file) ? -1 : REAL(fdatasync)(file);
}

int ftruncate(int file, off_t length)
{
    return fails(file) ? -1 : REAL(ftruncate)(file, length);
}

int ftruncate64(int file, off64_t length)
{
    return fails(file) ? -1 : REAL(ftruncate64)(file, length);
}
