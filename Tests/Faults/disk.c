// Lets the disk fail under a program: preloaded, it counts the calls that change files below a folder, and at one of
// them kills the program or fails. Or it writes down every call, so that a power cut can be played afterwards.
//
// FAULTS_UNDER   the folder, absolute
// FAULTS_AT      the number of the call that goes wrong, from 1; none does where it is missing
// FAULTS_CODE    the errno that it gives; without it the program is killed, half of a write done
// FAULTS_ONLY    `sync`: only syncs are counted
// FAULTS_EVER    1: all calls from then on go wrong
// FAULTS_LINK    the errno of hard links to files in an inbox
// FAULTS_LOG     a file for the calls: op, path, second path, offset, length, then the bytes of a write
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static atomic_long calls;
static int log_file = -2;

static int below(const char *path) {
  const char *folder = getenv("FAULTS_UNDER");
  return folder && strncmp(path, folder, strlen(folder)) == 0;
}

static int path_of(int file, char *path) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return below(path);
}

static const char *absolute(const char *path, char *buffer) {
  if (path[0] == '/') return path;
  char folder[PATH_MAX - 1];
  if (!getcwd(folder, sizeof folder)) return path;
  snprintf(buffer, 2 * PATH_MAX, "%s/%s", folder, path[0] == '.' && path[1] == '/' ? path + 2 : path);
  return buffer;
}

static void note(char op, const char *path, const char *other, long long offset, const void *bytes, size_t count) {
  if (log_file == -2) {
    const char *name = getenv("FAULTS_LOG");
    log_file = name ? REAL(open)(name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644) : -1;
  }
  if (log_file < 0) return;
  char head[2 * PATH_MAX + 64];
  int length = snprintf(head, sizeof head, "%c\t%s\t%s\t%lld\t%zu\n", op, path, other, offset, count);
  if (REAL(write)(log_file, head, (size_t)length) != length) abort();
  if (bytes && REAL(write)(log_file, bytes, count) != (ssize_t)count) abort();
}

// 1 where the call is to fail, with errno set. A kill does not come back, but `half` the work is done before.
static int fails(int is_sync, void (*half)(int, const void *, size_t, off_t), int file, const void *bytes, size_t count,
                 off_t offset) {
  const char *at = getenv("FAULTS_AT"), *only = getenv("FAULTS_ONLY"), *code = getenv("FAULTS_CODE");
  if (!at || (only && !is_sync)) return 0;
  long call = atomic_fetch_add(&calls, 1) + 1, wanted = atol(at);
  if (call < wanted || (call > wanted && !getenv("FAULTS_EVER"))) return 0;
  if (!code) {
    if (half) half(file, bytes, count / 2, offset);
    kill(getpid(), SIGKILL);
    for (;;) pause();
  }
  errno = atoi(code);
  return 1;
}

static void half_write(int file, const void *bytes, size_t count, off_t offset) {
  if (count == 0) return;
  if (offset < 0 ? REAL(write)(file, bytes, count) : REAL(pwrite)(file, bytes, count, offset)) return;
}

ssize_t write(int file, const void *bytes, size_t count) {
  char path[PATH_MAX];
  if (!path_of(file, path)) return REAL(write)(file, bytes, count);
  if (fails(0, half_write, file, bytes, count, -1)) return -1;
  off_t offset = lseek(file, 0, SEEK_CUR);
  ssize_t wrote = REAL(write)(file, bytes, count);
  if (wrote > 0) note('w', path, "", offset, bytes, (size_t)wrote);
  return wrote;
}

static ssize_t positioned(int file, const void *bytes, size_t count, off_t offset) {
  char path[PATH_MAX];
  if (!path_of(file, path)) return REAL(pwrite)(file, bytes, count, offset);
  if (fails(0, half_write, file, bytes, count, offset)) return -1;
  ssize_t wrote = REAL(pwrite)(file, bytes, count, offset);
  if (wrote > 0) note('w', path, "", offset, bytes, (size_t)wrote);
  return wrote;
}
ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
  return positioned(file, bytes, count, offset);
}
ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t offset) {
  return positioned(file, bytes, count, offset);
}

static int cut(int file, off_t length) {
  char path[PATH_MAX];
  if (!path_of(file, path)) return REAL(ftruncate)(file, length);
  if (fails(0, NULL, 0, NULL, 0, 0)) return -1;
  int result = REAL(ftruncate)(file, length);
  if (result == 0) note('t', path, "", length, NULL, 0);
  return result;
}
int ftruncate(int file, off_t length) { return cut(file, length); }
int ftruncate64(int file, off64_t length) { return cut(file, length); }

static int synced(int file, int (*real)(int)) {
  char path[PATH_MAX];
  if (!path_of(file, path)) return real(file);
  if (fails(1, NULL, 0, NULL, 0, 0)) return -1;
  int result = real(file);
  if (result == 0) note('s', path, "", 0, NULL, 0);
  return result;
}
int fsync(int file) { return synced(file, REAL(fsync)); }
int fdatasync(int file) { return synced(file, REAL(fdatasync)); }

int unlink(const char *name) {
  char buffer[2 * PATH_MAX];
  const char *path = absolute(name, buffer);
  if (!below(path) || access(path, F_OK) != 0) return REAL(unlink)(name);
  if (fails(0, NULL, 0, NULL, 0, 0)) return -1;
  int result = REAL(unlink)(name);
  if (result == 0) note('u', path, "", 0, NULL, 0);
  return result;
}

static int moved(char op, const char *name, const char *target, int (*real)(const char *, const char *)) {
  char buffer[2 * PATH_MAX], other[2 * PATH_MAX];
  const char *path = absolute(name, buffer), *to = absolute(target, other);
  if (!below(to)) return real(name, target);
  if (fails(0, NULL, 0, NULL, 0, 0)) return -1;
  int result = real(name, target);
  if (result == 0) note(op, path, to, 0, NULL, 0);
  return result;
}
int rename(const char *name, const char *target) { return moved('r', name, target, REAL(rename)); }
int link(const char *name, const char *target) {
  const char *code = getenv("FAULTS_LINK");
  if (code && strstr(name, "/inbox/")) {
    errno = atoi(code);
    return -1;
  }
  return moved('l', name, target, REAL(link));
}

int mkdir(const char *name, mode_t mode) {
  char buffer[2 * PATH_MAX];
  const char *path = absolute(name, buffer);
  if (!below(path) || access(path, F_OK) == 0) return REAL(mkdir)(name, mode);
  if (fails(0, NULL, 0, NULL, 0, 0)) return -1;
  int result = REAL(mkdir)(name, mode);
  if (result == 0) note('d', path, "", 0, NULL, 0);
  return result;
}

static int opened(const char *name, int flags, mode_t mode) {
  char buffer[2 * PATH_MAX];
  const char *path = absolute(name, buffer);
  int makes = (flags & O_CREAT) && below(path) && access(path, F_OK) != 0;
  int empties = (flags & O_TRUNC) && below(path) && !makes;
  if ((makes || empties) && fails(0, NULL, 0, NULL, 0, 0)) return -1;
  int file = REAL(open)(name, flags, mode);
  if (file >= 0 && makes) note('c', path, "", 0, NULL, 0);
  if (file >= 0 && empties) note('t', path, "", 0, NULL, 0);
  return file;
}
int open(const char *name, int flags, ...) {
  va_list more;
  va_start(more, flags);
  mode_t mode = flags & O_CREAT ? va_arg(more, mode_t) : 0;
  va_end(more);
  return opened(name, flags, mode);
}
int open64(const char *name, int flags, ...) {
  va_list more;
  va_start(more, flags);
  mode_t mode = flags & O_CREAT ? va_arg(more, mode_t) : 0;
  va_end(more);
  return opened(name, flags, mode);
}
