/**
 * How Node runs the shop. The young generation of V8 would grow to 128 MiB where the machine has memory to spare, and keep
 * them: a third of what an idle shop takes. With 96 a page is rendered a tenth faster than with 48. What V8 has collected goes
 * back to the machine, instead of being kept for later (docs/decisions/0024).
 */
export const shopFlags = ['--max-semi-space-size=32', '--decommit-pooled-pages'];

/**
 * The C library (glibc) would open an arena of memory for each of eight threads a core, and none gives back what another
 * could use: with two, pages that are rendered and compressed leave 60 MB less behind. A setting of one's own counts.
 */
export const shopEnv = { MALLOC_ARENA_MAX: '2' };
