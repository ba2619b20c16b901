import { fileURLToPath } from 'node:url';

/**
 * How Node runs the shop. The young generation of V8, one in each thread, would grow to 128 MiB where the machine has
 * memory to spare, and keep them; with 48 neither calls nor pages are slower (docs/decisions/page-rendering.md). The old
 * one would be collected at three times what it held after the last time, and V8 keeps what it had at its largest: 1.7
 * times is enough. What V8 has collected goes back to the machine, instead of being kept for later
 * (docs/decisions/catalogue-in-memory.md). The embedded database is WebAssembly, one function of which takes V8 600 MB to
 * optimise: it is run as it is compiled at first (docs/decisions/databases.md).
 */
export const shopFlags = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=70',
  '--decommit-pooled-pages',
  '--liftoff-only',
];

/**
 * The C library (glibc) would open an arena of memory for each of eight threads a core, and none gives back what another
 * could use: two are enough. What is 32 KB or more, a page or what compresses it, goes back to the machine when it is
 * freed, instead of leaving gaps (docs/decisions/page-rendering.md). What V8 has compiled is kept for the next start,
 * which is shorter by a quarter. A setting of one's own counts.
 */
export const shopEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../.cache/compiled', import.meta.url)),
};
