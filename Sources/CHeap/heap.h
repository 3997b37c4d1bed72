// What the C library says of its heap, which no module of the toolchain shows.

#if __has_include(<malloc.h>)
#include <malloc.h>
#endif
