const [second, minute, hour] = [1000, 60_000, 3_600_000];

/** How long a call without an answer is repeated with its key (payments.md, rule 5). */
const keyLives = 20 * hour;

/**
 * When a call is repeated that nobody knows the outcome of: first after `lookupSeconds`, then each minute for an hour, then
 * each 15 minutes. `firstAt` is when it was made first, `tried` how often.
 */
export function askAgainAt(firstAt: Date, now: Date, tried: number, lookupSeconds: number): Date {
  if (tried <= 1) return new Date(now.getTime() + lookupSeconds * second);
  const pause = now.getTime() - firstAt.getTime() < hour ? minute : 15 * minute;
  return new Date(now.getTime() + pause);
}

/** Whether a call may still be repeated with the key that it was made with. */
export function isKeyAlive(firstAt: Date, now: Date): boolean {
  return now.getTime() - firstAt.getTime() < keyLives;
}
