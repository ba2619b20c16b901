import { seedRandom } from '../random.mjs';

/**
 * The ways loose goods lie on the studio ground; each gives the pieces for placePieces. `hints` are one or two pieces
 * of art (the second, where given, is the companion: the cut half, the leaf), `r` a seeded generator for small turns.
 */
const arrangements = {
  one: ([a]) => [{ hint: a, x: 0.5, base: 0.86, size: 0.72 }],
  lie: ([a]) => [{ hint: a, x: 0.5, base: 0.86, size: 0.84, tall: 0.72, flat: true }],
  long: ([a]) => [{ hint: a, x: 0.5, base: 0.78, size: 0.84 }],
  pair: ([a, b = a], r) => [
    { hint: a, x: 0.4, base: 0.77, size: 0.56, turn: r.between(-8, 4) },
    { hint: b, x: 0.66, base: 0.87, size: b === a ? 0.5 : 0.46, turn: r.between(4, 14), mirror: b === a },
  ],
  three: ([a, b = a], r) => [
    { hint: a, x: 0.32, base: 0.72, size: 0.42, turn: r.between(-14, -4) },
    { hint: a, x: 0.67, base: 0.74, size: 0.42, turn: r.between(4, 14), mirror: true },
    { hint: b, x: 0.5, base: 0.86, size: 0.44, turn: r.between(-6, 6) },
  ],
  five: ([a, b = a], r) => [
    { hint: a, x: 0.3, base: 0.66, size: 0.33, turn: r.between(-20, -4) },
    { hint: a, x: 0.53, base: 0.61, size: 0.33, turn: r.between(-10, 10), mirror: true },
    { hint: a, x: 0.74, base: 0.68, size: 0.33, turn: r.between(6, 20) },
    { hint: a, x: 0.38, base: 0.84, size: 0.36, turn: r.between(-12, 4) },
    { hint: b, x: 0.66, base: 0.85, size: 0.36, turn: r.between(0, 14), mirror: b === a },
  ],
  many: ([a, b = a], r) => [
    ...[0.24, 0.42, 0.6, 0.77].map((x, i) => ({
      hint: a,
      x,
      base: 0.6 + 0.03 * (i % 2),
      size: 0.25,
      turn: r.between(-30, 30),
      mirror: i % 2 === 0,
    })),
    ...[0.32, 0.51, 0.7].map((x, i) => ({
      hint: a,
      x,
      base: 0.73 + 0.02 * (i % 2),
      size: 0.26,
      turn: r.between(-30, 30),
      mirror: i % 2 === 1,
    })),
    ...[0.22, 0.42, 0.62, 0.8].map((x, i) => ({
      hint: i === 2 ? b : a,
      x,
      base: 0.85 + 0.015 * (i % 2),
      size: 0.27,
      turn: r.between(-24, 24),
    })),
  ],
  fan: ([a], r) =>
    [-26, -8, 12].map((turn, i) => ({
      hint: a,
      x: 0.42 + i * 0.09,
      base: 0.78 + i * 0.035,
      size: 0.66,
      flat: true,
      turn: turn + r.between(-3, 3),
    })),
  punnet: ([a], r) => [
    { hint: 'punnet', x: 0.5, base: 0.87, size: 0.78, depth: 0 },
    ...[0.27, 0.43, 0.59, 0.74].map((x, i) => ({
      hint: a,
      x,
      base: 0.54 - 0.015 * (i % 2),
      size: 0.21,
      depth: 0.1,
      flat: true,
      turn: r.between(-30, 30),
    })),
    ...[0.22, 0.37, 0.52, 0.67, 0.79].map((x, i) => ({
      hint: a,
      x,
      base: 0.63 + 0.012 * (i % 2),
      size: 0.23,
      depth: 0.2,
      flat: true,
      turn: r.between(-30, 30),
      mirror: i % 2 === 0,
    })),
    { hint: 'punnet-front', x: 0.5, base: 0.87, size: 0.78, depth: 0.3, shadow: 0 },
  ],
  closeup: ([a, b]) => [
    ...(b ? [{ hint: b, x: 0.18, base: 0.84, size: 0.82, turn: -8 }] : []),
    { hint: a, x: b ? 0.6 : 0.51, base: b ? 1.02 : 1.04, size: b ? 0.92 : 1.06 },
  ],
  bowl: ([a, b]) => [
    { hint: a, x: 0.46, base: 0.82, size: 0.7 },
    { hint: b, x: 0.76, base: 0.9, size: 0.3, tall: 0.26 },
  ],
  plate: ([a, b], r, { count = 1 }) => [
    { hint: 'plate', x: 0.5, base: 0.87, size: 0.9, depth: 0 },
    ...(b ? withSide(a, b) : onTray(a, a, count, r)),
  ],
  breadboard: ([a, b]) => [{ hint: 'board', x: 0.5, base: 0.86, size: 0.88, depth: 0 }, ...withSide(a, b)],
  tray: ([a, b = a], r, { count = 1, tray = 'tray-dark' }) => [
    { hint: tray, x: 0.5, base: 0.86, size: 0.86, depth: 0 },
    ...onTray(a, b, count, r),
  ],
  slate: ([a, b = a], r, { count = 1 }) => [
    { hint: 'slate', x: 0.5, base: 0.86, size: 0.88, depth: 0 },
    ...onTray(a, b, count, r),
  ],
  board: ([a, b = a], r, { count = 1 }) => [
    { hint: 'board', x: 0.5, base: 0.86, size: 0.88, depth: 0 },
    ...onTray(a, b, count, r),
  ],
};

/** A large piece and a small one at its right. */
const withSide = (a, b) => [
  { hint: a, x: 0.44, base: 0.77, size: 0.52, tall: 0.39, depth: 0.1, flat: true },
  { hint: b, x: 0.72, base: 0.8, size: 0.24, tall: 0.2, depth: 0.2, flat: true },
];

/** One to six pieces that lie on a tray or board seen from above at a slant. */
function onTray(a, b, count, r) {
  const rows = {
    1: [[0.5, 0.775, 0.58]],
    2: [
      [0.39, 0.7, 0.42],
      [0.61, 0.76, 0.42],
    ],
    3: [
      [0.32, 0.7, 0.34],
      [0.5, 0.74, 0.34],
      [0.68, 0.76, 0.34],
    ],
    4: [
      [0.36, 0.62, 0.3],
      [0.64, 0.62, 0.3],
      [0.35, 0.78, 0.32],
      [0.65, 0.78, 0.32],
    ],
    6: [
      [0.3, 0.6, 0.25],
      [0.5, 0.59, 0.25],
      [0.7, 0.6, 0.25],
      [0.29, 0.77, 0.27],
      [0.5, 0.77, 0.27],
      [0.71, 0.77, 0.27],
    ],
  }[count];
  return rows.map(([x, base, size], i) => ({
    hint: i === rows.length - 1 ? b : a,
    x,
    base,
    size,
    tall: 0.39,
    depth: 0.1 + i / 100,
    flat: true,
    turn: count === 1 ? 0 : r.between(-7, 7),
  }));
}

/** The pieces of a loose product: `how` is {way, count, tray, turn}; `key` seeds the small turns. */
export function arrange(how, hints, key) {
  const way = arrangements[how.way];
  if (!way) throw new Error(`Unknown arrangement ${how.way} for ${key}`);
  const scale = how.scale ?? 1;
  return way(hints, seedRandom(key), how).map((piece) =>
    piece.depth === 0 ? piece : { ...piece, size: piece.size * scale },
  );
}
