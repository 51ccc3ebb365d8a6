// Lets the disk fail under a program: preloaded, it counts the calls that change files below a folder, and at one of
// them kills the program or fails. Or it writes down every call, so that a power cut can be played afterwards.
//
// FAULTS_UNDER   the folder, absolute
// FAULTS_AT      the number of the call that goes wrong, from 1; none does where it is missing
// FAULTS_CODE    the errno that it gives; without it the program is killed, half of a write done
// FAULTS_ONLY    `sync`: only syncs are counted; `folder`: only those of folders
// FAULTS_EVER    1: all calls from then on go wrong
// FAULTS_LINK    the errno of hard links to files in an inbox
// FAULTS_READ    part of a path: the program that opens such a file to read it gets FAULTS_SIGNAL, or without one never
//                comes to an end; its timers run out after a second then
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
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static atomic_long calls;
static int log_file = -2;

static int below(const char *path) {
  const char *folder = getenv("FAULTS_UNDER");
  size_t length = folder ? strlen(folder) : 0;
  return folder && strncmp(path, folder, length) == 0 && (path[length] == '/' || path[length] == 0);
}

static int path_of(int file, char *path) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  path[length < 0 ? 0 : length] = 0;
  return below(path);
}

static const char *absolute(const char *path, char *buffer) {
  if (path[0] == '/') return path;
  char folder[PATH_MAX - 1];
  if (!getcwd(folder, sizeof folder)) return path;
  snprintf(buffer, 2 * PATH_MAX, "%s/%s", folder, path[0] == '.' && path[1] == '/' ? path + 2 : path);
  return buffer;
}

// `buffer` holds two paths. A name below an open folder, or below where the program is.
static const char *absolute_at(int folder, const char *path, char *buffer) {
  if (path[0] == '/' || folder == AT_FDCWD) return absolute(path, buffer);
  char root[PATH_MAX];
  path_of(folder, root);
  snprintf(buffer, 2 * PATH_MAX, "%s/%s", root, path);
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

// What a call is to FAULTS_ONLY.
enum { other, file_sync, folder_sync };

// 1 where the call is to fail, with errno set. A kill does not come back, but `half` the work is done before.
static int fails(int kind, void (*half)(int, const void *, size_t, off_t), int file, const void *bytes, size_t count,
                 off_t offset) {
  const char *at = getenv("FAULTS_AT"), *only = getenv("FAULTS_ONLY"), *code = getenv("FAULTS_CODE");
  if (!at || (only && kind < (strcmp(only, "folder") == 0 ? folder_sync : file_sync))) return 0;
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
  if (fails(other, half_write, file, bytes, count, -1)) return -1;
  off_t offset = lseek(file, 0, SEEK_CUR);
  ssize_t wrote = REAL(write)(file, bytes, count);
  if (wrote > 0) note('w', path, "", offset, bytes, (size_t)wrote);
  return wrote;
}

static ssize_t positioned(int file, const void *bytes, size_t count, off_t offset) {
  char path[PATH_MAX];
  if (!path_of(file, path)) return REAL(pwrite)(file, bytes, count, offset);
  if (fails(other, half_write, file, bytes, count, offset)) return -1;
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

ssize_t writev(int file, const struct iovec *parts, int count) {
  char path[PATH_MAX];
  if (!path_of(file, path)) return REAL(writev)(file, parts, count);
  if (fails(other, count > 0 ? half_write : NULL, file, count > 0 ? parts->iov_base : NULL, count > 0 ? parts->iov_len : 0,
            -1))
    return -1;
  off_t offset = lseek(file, 0, SEEK_CUR);
  ssize_t wrote = REAL(writev)(file, parts, count), left = wrote;
  for (int part = 0; part < count && left > 0; part++) {
    size_t bytes = (size_t)left < parts[part].iov_len ? (size_t)left : parts[part].iov_len;
    note('w', path, "", offset + wrote - left, parts[part].iov_base, bytes);
    left -= (ssize_t)bytes;
  }
  return wrote;
}

// What the system copied from file to file, read back for the log.
static void note_copied(const char *path, off_t offset, ssize_t count) {
  int copy = count > 0 && getenv("FAULTS_LOG") ? REAL(open)(path, O_RDONLY | O_CLOEXEC) : -1;
  if (copy < 0) return;
  char bytes[4096];
  while (count > 0) {
    ssize_t got = pread(copy, bytes, (size_t)count < sizeof bytes ? (size_t)count : sizeof bytes, offset);
    if (got <= 0) abort();
    note('w', path, "", offset, bytes, (size_t)got);
    offset += got;
    count -= got;
  }
  close(copy);
}

ssize_t copy_file_range(int from, off64_t *at, int to, off64_t *target, size_t count, unsigned flags) {
  char path[PATH_MAX];
  if (!path_of(to, path)) return REAL(copy_file_range)(from, at, to, target, count, flags);
  if (fails(other, NULL, 0, NULL, 0, 0)) return -1;
  off_t offset = target ? *target : lseek(to, 0, SEEK_CUR);
  ssize_t copied = REAL(copy_file_range)(from, at, to, target, count, flags);
  note_copied(path, offset, copied);
  return copied;
}

static ssize_t sent(int to, int from, off_t *at, size_t count) {
  char path[PATH_MAX];
  if (!path_of(to, path)) return REAL(sendfile)(to, from, at, count);
  if (fails(other, NULL, 0, NULL, 0, 0)) return -1;
  off_t offset = lseek(to, 0, SEEK_CUR);
  ssize_t copied = REAL(sendfile)(to, from, at, count);
  note_copied(path, offset, copied);
  return copied;
}
ssize_t sendfile(int to, int from, off_t *at, size_t count) { return sent(to, from, at, count); }
ssize_t sendfile64(int to, int from, off64_t *at, size_t count) { return sent(to, from, at, count); }

static int cut(int file, off_t length) {
  char path[PATH_MAX];
  if (!path_of(file, path)) return REAL(ftruncate)(file, length);
  if (fails(other, NULL, 0, NULL, 0, 0)) return -1;
  int result = REAL(ftruncate)(file, length);
  if (result == 0) note('t', path, "", length, NULL, 0);
  return result;
}
int ftruncate(int file, off_t length) { return cut(file, length); }
int ftruncate64(int file, off64_t length) { return cut(file, length); }

static int cut_named(const char *name, off_t length) {
  char buffer[2 * PATH_MAX];
  const char *path = absolute(name, buffer);
  if (!below(path)) return REAL(truncate)(name, length);
  if (fails(other, NULL, 0, NULL, 0, 0)) return -1;
  int result = REAL(truncate)(name, length);
  if (result == 0) note('t', path, "", length, NULL, 0);
  return result;
}
int truncate(const char *name, off_t length) { return cut_named(name, length); }
int truncate64(const char *name, off64_t length) { return cut_named(name, length); }

static int synced(int file, int (*real)(int)) {
  char path[PATH_MAX];
  if (!path_of(file, path)) return real(file);
  struct stat status;
  int is_folder = fstat(file, &status) == 0 && S_ISDIR(status.st_mode);
  if (fails(is_folder ? folder_sync : file_sync, NULL, 0, NULL, 0, 0)) return -1;
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
  if (fails(other, NULL, 0, NULL, 0, 0)) return -1;
  int result = REAL(unlink)(name);
  if (result == 0) note('u', path, "", 0, NULL, 0);
  return result;
}

static int moved(char op, int from, const char *name, int into, const char *target, unsigned flags) {
  char buffer[2 * PATH_MAX], second[2 * PATH_MAX];
  const char *path = absolute_at(from, name, buffer), *to = absolute_at(into, target, second);
  int counts = below(to);
  if (counts && fails(other, NULL, 0, NULL, 0, 0)) return -1;
  int result = op == 'l' ? REAL(linkat)(from, name, into, target, (int)flags)
                         : REAL(renameat2)(from, name, into, target, flags);
  if (counts && result == 0) note(op, path, to, 0, NULL, 0);
  return result;
}
int rename(const char *name, const char *target) { return moved('r', AT_FDCWD, name, AT_FDCWD, target, 0); }
int renameat(int from, const char *name, int into, const char *target) {
  return moved('r', from, name, into, target, 0);
}
int renameat2(int from, const char *name, int into, const char *target, unsigned flags) {
  return moved('r', from, name, into, target, flags);
}
int linkat(int from, const char *name, int into, const char *target, int flags) {
  return moved('l', from, name, into, target, (unsigned)flags);
}
int link(const char *name, const char *target) {
  const char *code = getenv("FAULTS_LINK");
  if (code && strstr(name, "/inbox/")) {
    errno = atoi(code);
    return -1;
  }
  return linkat(AT_FDCWD, name, AT_FDCWD, target, 0);
}

int mkdir(const char *name, mode_t mode) {
  char buffer[2 * PATH_MAX];
  const char *path = absolute(name, buffer);
  if (!below(path) || access(path, F_OK) == 0) return REAL(mkdir)(name, mode);
  if (fails(other, NULL, 0, NULL, 0, 0)) return -1;
  int result = REAL(mkdir)(name, mode);
  if (result == 0) note('d', path, "", 0, NULL, 0);
  return result;
}

static void ends(const char *path, int flags) {
  const char *part = getenv("FAULTS_READ"), *number = getenv("FAULTS_SIGNAL");
  if (!part || (flags & O_ACCMODE) != O_RDONLY || !strstr(path, part)) return;
  for (volatile long turns = 0; !number; turns++) {}
  // As a fault would: whatever is blocked, and once more where whoever heard of it thinks it comes again.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  raise(atoi(number));
  signal(atoi(number), SIG_DFL);
  raise(atoi(number));
}

int setitimer(__itimer_which_t which, const struct itimerval *restrict wanted, struct itimerval *restrict before) {
  struct itimerval timer = *wanted;
  if (getenv("FAULTS_READ") && timer.it_value.tv_sec > 0) timer.it_value.tv_sec = 1;
  return REAL(setitimer)(which, &timer, before);
}

static int opened(int folder, const char *name, int flags, mode_t mode) {
  char buffer[2 * PATH_MAX];
  const char *path = absolute_at(folder, name, buffer);
  ends(path, flags);
  int makes = (flags & O_CREAT) && below(path) && access(path, F_OK) != 0;
  int empties = (flags & O_TRUNC) && below(path) && !makes;
  if ((makes || empties) && fails(other, NULL, 0, NULL, 0, 0)) return -1;
  int file = REAL(openat)(folder, name, flags, mode);
  if (file >= 0 && makes) note('c', path, "", 0, NULL, 0);
  if (file >= 0 && empties) note('t', path, "", 0, NULL, 0);
  return file;
}

// The mode is there only where a file may be made.
#define OPENED(folder)                                      \
  va_list more;                                             \
  va_start(more, flags);                                    \
  mode_t mode = flags & O_CREAT ? va_arg(more, mode_t) : 0; \
  va_end(more);                                             \
  return opened(folder, name, flags, mode)
int open(const char *name, int flags, ...) { OPENED(AT_FDCWD); }
int open64(const char *name, int flags, ...) { OPENED(AT_FDCWD); }
int openat(int folder, const char *name, int flags, ...) { OPENED(folder); }
int openat64(int folder, const char *name, int flags, ...) { OPENED(folder); }

static const int creating = O_CREAT | O_WRONLY | O_TRUNC;
int creat(const char *name, mode_t mode) { return opened(AT_FDCWD, name, creating, mode); }
int creat64(const char *name, mode_t mode) { return opened(AT_FDCWD, name, creating, mode); }
