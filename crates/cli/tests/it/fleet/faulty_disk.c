/* A preload library that makes reads or writes of database files fail when a test wants it.
 *
 * The file named by CROWNHEAD_FAULTS holds four 32-bit numbers: how many calls succeed before the fault starts, how
 * many calls fail after that, with which error, and whether reads fail (1) or everything that writes (0). Calls are
 * counted only while the second is above zero. Only files whose path contains CROWNHEAD_FAULTY count.
 *
 * Deleting never fails: SQLite deletes its log only when the last connection closes, after everything is written. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

struct plan {
    _Atomic int before;
    _Atomic int failing;
    _Atomic int error;
    _Atomic int reads;
};

enum call { WRITE, READ };

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

static int is_of_database(const char *name)
{
    const char *faulty = getenv("CROWNHEAD_FAULTY");
    return faulty && strstr(name, faulty) && !strstr(name, "games.db-shm") && !strstr(name, "games.db.");
}

static int is_planned(enum call call)
{
    struct plan *now = plan();
    return now && atomic_load(&now->failing) > 0 && atomic_load(&now->reads) == (call == READ);
}

static int fails_at(enum call call, const char *name)
{
    if (!is_of_database(name) || !is_planned(call))
        return 0;
    struct plan *now = plan();
    if (atomic_load(&now->before) > 0) {
        atomic_fetch_sub(&now->before, 1);
        return 0;
    }
    atomic_fetch_sub(&now->failing, 1);
    errno = atomic_load(&now->error);
    return 1;
}

static int fails(enum call call, int file)
{
    if (!is_planned(call))
        return 0;
    char link[64], name[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, name, sizeof name - 1);
    if (length <= 0)
        return 0;
    name[length] = 0;
    return fails_at(call, name);
}

static mode_t mode_of(int flags, va_list rest)
{
    return flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;
}

static int is_to_write(int flags)
{
    return (flags & O_ACCMODE) != O_RDONLY;
}

#define REAL(name) ((__typeof__(name) *)dlsym(RTLD_NEXT, #name))

int open(const char *name, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    mode_t mode = mode_of(flags, rest);
    va_end(rest);
    return is_to_write(flags) && fails_at(WRITE, name) ? -1 : REAL(open)(name, flags, mode);
}

int open64(const char *name, int flags, ...)
{
    va_list rest;
    va_start(rest, flags);
    mode_t mode = mode_of(flags, rest);
    va_end(rest);
    return is_to_write(flags) && fails_at(WRITE, name) ? -1 : REAL(open64)(name, flags, mode);
}

ssize_t pread(int file, void *bytes, size_t length, off_t at)
{
    return fails(READ, file) ? -1 : REAL(pread)(file, bytes, length, at);
}

ssize_t pread64(int file, void *bytes, size_t length, off64_t at)
{
    return fails(READ, file) ? -1 : REAL(pread64)(file, bytes, length, at);
}

ssize_t pwrite(int file, const void *bytes, size_t length, off_t at)
{
    return fails(WRITE, file) ? -1 : REAL(pwrite)(file, bytes, length, at);
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t at)
{
    return fails(WRITE, file) ? -1 : REAL(pwrite64)(file, bytes, length, at);
}

int fsync(int file)
{
    return fails(WRITE, file) ? -1 : REAL(fsync)(file);
}

int fdatasync(int file)
{
    return fails(WRITE, file) ? -1 : REAL(fdatasync)(file);
}

int ftruncate(int file, off_t length)
{
    return fails(WRITE, file) ? -1 : REAL(ftruncate)(file, length);
}

int ftruncate64(int file, off64_t length)
{
    return fails(WRITE, file) ? -1 : REAL(ftruncate64)(file, length);
}
