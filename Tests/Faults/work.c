// Counts the work of a program in steps that are the same on every machine, however fast: preloaded, it adds up the
// bytes that are allocated, copied, cleared and read from files, eight for a step, and the references that Swift counts. Loops of an
// unoptimized Swift program do some of these each time round. When the program ends it writes the sum to WORK_LOG.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static atomic_ullong steps;
static void add(size_t bytes) { atomic_fetch_add_explicit(&steps, 1 + bytes / 8, memory_order_relaxed); }

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t count) {
  add(count);
  return __libc_malloc(count);
}
void *calloc(size_t count, size_t size) {
  add(count * size);
  return __libc_calloc(count, size);
}
void *realloc(void *old, size_t count) {
  add(count);
  return __libc_realloc(old, count);
}
int posix_memalign(void **result, size_t alignment, size_t count) {
  add(count);
  return (*result = __libc_memalign(alignment, count)) ? 0 : 12;
}


void *memmove(void *to, const void *from, size_t count) {
  add(count);
  unsigned char *target = to;
  const unsigned char *source = from;
  if (target < source)
    for (size_t place = 0; place < count; place++) target[place] = source[place];
  else
    for (size_t place = count; place > 0; place--) target[place - 1] = source[place - 1];
  return to;
}
void *memcpy(void *restrict to, const void *restrict from, size_t count) { return memmove(to, from, count); }

static ssize_t pread_counted(const char *name, int file, void *to, size_t count, off_t place) {
  ssize_t (*real)(int, void *, size_t, off_t) = (ssize_t(*)(int, void *, size_t, off_t))dlsym(RTLD_NEXT, name);
  add(count);
  return real(file, to, count, place);
}
ssize_t pread(int file, void *to, size_t count, off_t place) { return pread_counted("pread", file, to, count, place); }
ssize_t pread64(int file, void *to, size_t count, off_t place) {
  return pread_counted("pread64", file, to, count, place);
}

#define COUNTED(name)                                               \
  void *name(void *object) {                                        \
    static void *(*real)(void *);                                   \
    if (!real) real = (void *(*)(void *))dlsym(RTLD_NEXT, #name);   \
    atomic_fetch_add_explicit(&steps, 1, memory_order_relaxed);     \
    return real(object);                                            \
  }
COUNTED(swift_retain)
COUNTED(swift_release)
COUNTED(swift_bridgeObjectRetain)
COUNTED(swift_bridgeObjectRelease)

__attribute__((destructor)) static void report(void) {
  const char *name = getenv("WORK_LOG");
  int file = name ? open(name, O_WRONLY | O_CREAT | O_TRUNC, 0644) : -1;
  if (file >= 0) dprintf(file, "%llu\n", (unsigned long long)steps);
}
