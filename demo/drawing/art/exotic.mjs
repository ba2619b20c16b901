// biome-ignore-all format: a set of drawings is a table of points and colours; one piece a line or two.

import { seedRandom } from '../random.mjs';
import { around, ball, foliage, polar, spots, stalk } from './bits.mjs';
import { curve, fill, leaf, line, oval, ovalPath, ringed, shaded, turned } from './paths.mjs';

const lychee = (x, y, r, seed) => ball(x, y, r, r * 0.98, '#d8485a', '#a02438', { gloss: 0.15, bump: { kind: 'cells', size: r * 0.2, depth: -r * 0.12 }, seed, stain: { kind: 'cells', size: r * 0.2, from: 0.5, colour: '#6f1626', share: 0.5 } });
const flames = (x, y, count, from, to, length) => around(count, (a) => {
  const [x0, y0] = polar(x, y, 58, a, 1.12);
  const [x1, y1] = polar(x, y, 58 + length, a - 0.25, 1.12);
  return { svg: shaded(leaf(x0, y0, x1, y1, 9, 3), [[0, '#e8387a'], [0.5, '#d8508a'], [1, '#8fbf45']], a > Math.PI ? [0, 1, 0, 0] : [0, 0, 0, 1]), puff: 0.5, gloss: 0.3 };
}, from, to);
const papayaShape = curve([[100, 18], [120, 26], [140, 64], [162, 118], [152, 164], [116, 188], [84, 188], [48, 164], [38, 118], [60, 64], [80, 26]]);
const spikes = (x, y, rx, ry) => {
  const out = [];
  for (let row = -5; row <= 5; row++) for (let k = -5; k <= 5; k++) {
    const u = (k + (row % 2) * 0.5) / 5.4;
    const v = row / 5.6;
    if (u * u + v * v > 0.97) continue;
    const [px, py] = [x + Math.sin((u * Math.PI) / 2) * rx, y + Math.sin((v * Math.PI) / 2) * ry];
    const [tx, ty] = [px + u * 11, py + v * 11 - 2];
    out.push(`<path d="M${px - 8} ${py + 4}L${tx} ${ty - 9}L${px + 8} ${py + 4}Q${px} ${py + 9} ${px - 8} ${py + 4}Z" fill="#a8a045"/>`);
  }
  return out;
};

const dragonFruit = (flesh) => () => [
  ...flames(92, 108, 7, Math.PI * 1.05, Math.PI * 1.95, 40), ...flames(92, 108, 5, -0.4, 0.9, 22), ...flames(92, 108, 5, 2.3, 3.4, 22),
  ball(92, 110, 60, 70, '#ee4a8a', '#c81f62', { gloss: 0.35 }),
  ...[[70, 84, 52, 58], [110, 76, 124, 46], [92, 112, 76, 84], [124, 114, 136, 84], [64, 130, 48, 104], [100, 150, 92, 122]].map(([x, y, tx, ty]) => ({ svg: shaded(leaf(x, y, tx, ty, 11), [[0, '#9cc455'], [0.5, '#e0407f'], [1, '#e0407f']]), puff: 0.5, gloss: 0.3 })),
  { svg: fill(ovalPath(146, 148, 46, 44), '#d82a70'), puff: 0.35, rim: 6 },
  { svg: fill(ovalPath(146, 148, 40, 38), flesh) + spots(seedRandom('dragon'), 90, 146, 148, 36, 34, 1.7, '#26222a'), puff: 0.1, rim: 3, gloss: 0.4, shadow: 0 },
];

export const exotic = {
  lychee: () => [
    foliage(96, 62, 40, 26, 13), foliage(104, 60, 160, 30, 13), stalk('M100 70C100 50 98 34 104 20', '#7a6040', 4),
    lychee(62, 96, 38, 2), lychee(138, 92, 38, 3), lychee(100, 140, 42, 4),
    { svg: fill(ovalPath(148, 150, 33, 31), '#f6f1ea'), puff: 0.95, gloss: 0.7, shine: 40 },
    { svg: fill(curve([[114, 152], [124, 176], [150, 184], [174, 176], [182, 154], [166, 164], [148, 168], [128, 162]]), '#b83048'), puff: 0.7, gloss: 0.1, bump: { kind: 'cells', size: 8, depth: -4 } },
  ],
  'dragon-fruit': dragonFruit('#fbf9f6'),
  'dragon-fruit-red': dragonFruit('#a3124f'),
  papaya: () => [{ svg: turned(shaded(papayaShape, [[0, '#6f9a3a'], [0.35, '#b9b442'], [0.7, '#f2b03a'], [1, '#f09a3a']]), 20), puff: 0.92, gloss: 0.3, stain: { size: 34, from: 0.5, colour: '#7fa03a', share: 0.45 } }, stalk('M128 24L134 10', '#6f7a3a', 9)],
  'papaya-cut': () => [
    { svg: fill(papayaShape, '#d8a83a'), puff: 0.3, rim: 5 },
    { svg: ringed(curve([[100, 24], [117, 32], [135, 68], [156, 118], [147, 160], [114, 182], [86, 182], [53, 160], [44, 118], [65, 68], [83, 32]]), [[0, '#f8a04a'], [0.6, '#f5813a'], [1, '#f6a55a']], [0.5, 0.6, 0.6]), puff: 0.2, rim: 5, gloss: 0.4, shadow: 0 },
    { svg: fill(curve([[100, 64], [116, 92], [126, 126], [116, 156], [100, 164], [84, 156], [74, 126], [84, 92]]), '#d8642a'), puff: -0.4, shadow: 0 },
    ...[0, 1, 2].map((n) => ({ svg: spots(seedRandom(`papaya${n}`), 16, 100, 122, 19, 34, 5.5, '#2c2a26'), puff: 0.9, gloss: 0.6, shine: 30, shadow: 0.35 })),
  ],
  durian: () => [
    stalk('M100 44L104 16', '#8a7a45', 15),
    ball(100, 112, 82, 68, '#8f8a3c', '#5f5a24', { gloss: 0 }),
    ...[0, 1, 2, 3].map((n) => ({ svg: spikes(100, 112, 82, 68).filter((_, i) => i % 4 === n).join(''), puff: 0.95, gloss: 0.2, shadow: 0.4 })),
  ],
  jackfruit: () => [stalk('M100 36L102 12', '#7a7a45', 11), ball(100, 110, 64, 78, '#b9b04a', '#7f8530', { gloss: 0.1, bump: { kind: 'cells', size: 7, depth: -7 } })],
  'young-coconut': () => [
    { svg: shaded('M40 84L100 34L160 84L150 92H50Z', [[0, '#fbf8ee'], [1, '#ece4d0']]), puff: 0.4, rim: 14, gloss: 0.15, bump: { kind: 'cloud', size: 3, stretch: 10, depth: 1.2 } },
    { svg: shaded('M40 84Q100 96 160 84L152 172Q100 192 48 172Z', [[0, '#f6f0e0'], [1, '#e6dcc4']]), puff: 0.6, gloss: 0.15, bump: { kind: 'cloud', size: 3, stretch: 16, depth: 1.4 } },
    { svg: line('M112 66L146 10', '#e8443a', 9) + line('M114 58L118 52M124 44L128 38M134 30L138 24', '#ffffff', 9), puff: 0.9, gloss: 0.4 },
  ],
  mangosteen: () => [
    ball(90, 112, 70, 66, '#6a2440', '#3a1024', { gloss: 0.3 }),
    ...around(4, (a) => ({ svg: fill(leaf(90, 60, ...polar(90, 58, 40, a + 0.4, 0.55), 16), '#8aa04f'), puff: 0.6 })), stalk('M90 60L92 34', '#7a7a45', 8),
    { svg: fill(ovalPath(146, 146, 44, 40), '#7a2c4a'), puff: 0.4, rim: 8 },
    { svg: fill(ovalPath(146, 144, 30, 27), '#4f1830'), puff: -0.3, shadow: 0 },
    ...around(6, (a) => ({ svg: fill(ovalPath(...polar(146, 144, 15, a, 0.9), 11, 11), '#fbf8f4'), puff: 0.9, gloss: 0.6 })),
  ],
  rambutan: () => [[64, 116, 42], [142, 110, 42], [102, 140, 44]].flatMap(([x, y, r], n) => [
    { svg: around(34, (a) => line(`M${polar(x, y, r * 0.8, a)}Q${polar(x, y, r * 1.15, a + 0.1)} ${polar(x, y, r * 1.38, a + 0.34)}`, '#b8c24a', 2.6)).join(''), puff: 0.8 },
    ball(x, y, r, r * 0.95, '#d8323c', '#9a1a2a', { gloss: 0.2 }),
    ...[0.35, 0.65, 0.9].map((k) => ({ svg: around(Math.round(22 * k), (a) => line(`M${polar(x, y, r * k, a + k)}l${Math.cos(a + k) * 9 + 2} ${Math.sin(a + k) * 9 - 4}`, n % 2 ? '#e0524a' : '#e8604f', 2.4)).join(''), puff: 0.9, shadow: 0.35 })),
  ]),
  longan: () => [stalk('M100 70C96 46 102 30 100 14', '#7a6040', 5), ...[[58, 84], [140, 82], [100, 72], [78, 116], [122, 116], [50, 128], [150, 126], [100, 154]].map(([x, y], i) => ball(x, y, 25, 25, '#d9b57a', '#a87f48', { gloss: 0.15, seed: i, bump: { size: 5, depth: 0.8 } }))],
  'passion-fruit': () => [
    ball(84, 96, 62, 60, '#6a3458', '#3a1830', { gloss: 0.3, bump: { size: 12, depth: 3 } }),
    { svg: fill(ovalPath(140, 142, 46, 42), '#5a2a4a'), puff: 0.3, rim: 6 }, { svg: fill(ovalPath(140, 142, 40, 36), '#f3e4dc'), puff: 0, shadow: 0 },
    { svg: fill(ovalPath(140, 142, 33, 29), '#e8a21f'), puff: 0.4, gloss: 0.7, shine: 30, shadow: 0, bump: { kind: 'cells', size: 9, depth: -2 } },
    { svg: spots(seedRandom('passion'), 22, 140, 142, 26, 23, 4, '#2a2620'), puff: 0.9, gloss: 0.5, shadow: 0.2 },
  ],
  starfruit: () => [
    { svg: fill(`${around(10, (a, i) => `${i ? 'L' : 'M'}${polar(100, 100, i % 2 ? 44 : 88, a - Math.PI / 2)}`).join('')}Z`, '#d8b82a', 'stroke="#d8b82a" stroke-width="16" stroke-linejoin="round"'), puff: 0.3, rim: 7, gloss: 0.4 },
    { svg: fill(`${around(10, (a, i) => `${i ? 'L' : 'M'}${polar(100, 100, i % 2 ? 40 : 80, a - Math.PI / 2)}`).join('')}Z`, '#f6e272', 'stroke="#f6e272" stroke-width="10" stroke-linejoin="round"'), puff: 0.2, rim: 4, gloss: 0.5, shadow: 0 },
    { svg: around(5, (a) => line(`M100 100L${polar(100, 100, 66, a - Math.PI / 2)}`, '#e3c648', 3) + oval(...polar(100, 100, 26, a + 0.63 - Math.PI / 2), 4, 7, '#8a6a2a', (a * 180) / Math.PI + 36)).join(''), puff: 0.3, shadow: 0 },
  ],
  persimmon: () => [ball(100, 114, 82, 66, '#f59a35', '#df6a18', { gloss: 0.4 }), { svg: around(4, (a) => fill(leaf(100, 68, ...polar(100, 66, 46, a + 0.5, 0.5), 19), '#7f8a45')).join(''), puff: 0.5, gloss: 0.1 }, stalk('M100 66V50', '#6b5a35', 8)],
  guava: () => [ball(84, 96, 64, 66, '#c4d468', '#8fae40', { gloss: 0.25, bump: { size: 8, depth: 1.6 } }), { svg: fill(ovalPath(136, 140, 50, 48), '#c4d468'), puff: 0.3, rim: 6 }, { svg: ringed(ovalPath(136, 140, 44, 42), [[0, '#f08a8a'], [0.6, '#f2a09a'], [1, '#fbe6d8']]) + spots(seedRandom('guava'), 34, 136, 140, 24, 23, 2.4, '#f3e4b8'), puff: 0.2, rim: 4, gloss: 0.4, shadow: 0 }],
  date: () => [[60, 90, -20], [128, 76, 14], [92, 134, -6], [154, 132, 24]].map(([x, y, t], i) => ({ svg: turned(ringed(ovalPath(x, y, 44, 22), [[0, '#8a4a22'], [1, '#4f260f']]), t, x, y), puff: 0.9, gloss: 0.45, seed: i, bump: { kind: 'cloud', size: 16, stretch: 0.25, angle: 0.2, depth: 3 }, shadow: 0.5 })),
  rhubarb: () => [-30, -8, 14, 34].map((dx, i) => ({ svg: shaded(`M${92 + dx} 186L${88 + dx * 1.3} 20Q${100 + dx * 1.3} 12 ${112 + dx * 1.3} 20L${112 + dx} 186Q${102 + dx} 192 ${92 + dx} 186Z`, [[0, '#a8c468'], [0.35, '#d87a6a'], [1, '#c8304f']]), puff: 0.7, gloss: 0.35, seed: i, bump: { kind: 'cloud', size: 3, stretch: 26, depth: 1.4 }, shadow: 0.45 })),
};
