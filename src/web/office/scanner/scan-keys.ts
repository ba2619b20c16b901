/** Milliseconds between two keys of a scanner at the most: nobody types so fast for long. */
const fastest = 80;
/** A code has so many digits at least: the shortest barcode has eight. */
const fewest = 8;

type Key = { key: string; at: number };
/** What has been typed in one go, and when its last key came. */
export type Typed = { digits: string; at: number };
export const nothingTyped: Typed = { digits: '', at: Number.NEGATIVE_INFINITY };

/**
 * Reads keys as a keyboard scanner sends them: digits, each at once behind the one before, and Enter. `code` is what was
 * scanned; null for keys that are somebody's own. Times are in milliseconds.
 */
export function readKey(typed: Typed, { key, at }: Key): { typed: Typed; code: string | null } {
  const isFast = at - typed.at <= fastest;
  if (/^\d$/.test(key)) return { typed: { digits: (isFast ? typed.digits : '') + key, at }, code: null };
  const isCode = key === 'Enter' && isFast && typed.digits.length >= fewest;
  return { typed: nothingTyped, code: isCode ? typed.digits : null };
}
