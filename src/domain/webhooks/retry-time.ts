const firstPauseMs = 10_000;
const longestPauseMs = 6 * 3_600_000;
/** For how long a delivery is tried again after its first try, in milliseconds: three days. */
export const triedForMs = 3 * 86_400_000;

/**
 * When a delivery that has failed is tried again: after 10 s, doubled with each failure to six hours at most, and for the
 * last time three days after its first try. Null after that: it is given up. `failures` counts this one too.
 */
export function nextTryAfter(failures: number, { firstTryAt, now }: { firstTryAt: Date; now: Date }): Date | null {
  const last = firstTryAt.getTime() + triedForMs;
  if (now.getTime() >= last) return null;
  const pause = Math.min(firstPauseMs * 2 ** Math.min(failures - 1, 30), longestPauseMs);
  return new Date(Math.min(now.getTime() + pause, last));
}
