type Words = readonly (string | number)[];

/** A number from 0 up to, not including, 1 that is the same for the same words on every machine. */
export function draw(...words: Words): number {
  return hashOf(words) / 2 ** 32;
}

/** A whole number from `from` to `to`, both included. */
export function drawBetween(from: number, to: number, ...words: Words): number {
  return from + Math.floor(draw(...words) * (to - from + 1));
}

/** One draw after the other from a source that words name; each from 0 up to, not including, 1. */
export type Draws = () => number;

/** A source of many draws, the same for the same words on every machine (mulberry32). */
export function drawsFor(...words: Words): Draws {
  let state = hashOf(words);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `from` to `to`, both included, by the next draw. */
export function nextBetween(draws: Draws, from: number, to: number): number {
  return from + Math.floor(draws() * (to - from + 1));
}

/** One of a list, by the next draw; throws a RangeError on an empty list. */
export function nextOf<T>(draws: Draws, list: readonly T[]): T {
  const found = list[Math.floor(draws() * list.length)];
  if (found === undefined) throw new RangeError('Nothing to draw from');
  return found;
}

function hashOf(words: Words): number {
  let hash = 0x811c9dc5;
  for (const char of words.join('\0')) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  // Alike words differ in the low bits alone: mix them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
