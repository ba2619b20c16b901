/** A small seeded generator (mulberry32 on an FNV-1a hash), so that each picture comes out the same every time. */
export function seedRandom(text) {
  let state = 2166136261;
  for (const char of text) state = Math.imul(state ^ char.codePointAt(0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  for (let i = 0; i < 4; i++) next();
  return {
    next,
    /** A number from low to high. */
    between: (low, high) => low + (high - low) * next(),
    /** One of the list. */
    pick: (list) => list[Math.floor(next() * list.length)],
  };
}
