// biome-ignore-all format: a set of drawings is a table of points and colours; one piece a line or two.

import { seedRandom } from '../random.mjs';
import { around, ball, foliage, polar, scatter, spots, stalk } from './bits.mjs';
import { curve, fill, leaf, line, oval, ovalPath, ringed, shaded, turned, within } from './paths.mjs';

const pod = (points, light, dark, seed) => ({ svg: ringed(curve(points), [[0, light], [1, dark]], [0.45, 0.35, 0.7]), puff: 0.85, gloss: 0.12, seed, shadow: 0.5, bump: [{ size: 16, depth: 5 }, { size: 3, depth: 0.8 }], stain: { size: 9, from: 0.5, colour: '#6f4a28', share: 0.4 } });
const cane = (x, turn, light, dark) => [
  { svg: turned(shaded(`M${x - 15} 14H${x + 15}V188H${x - 15}Z`, [[0, dark], [0.35, light], [1, dark]], [0, 0, 1, 0]), turn, x, 100), puff: 0.75, gloss: 0.4, shadow: 0.5, stain: { kind: 'cloud', size: 8, stretch: 20, from: 0.5, colour: '#8a9a4a', share: 0.4 } },
  { svg: turned([54, 98, 142].map((y) => `<rect x="${x - 17}" y="${y - 5}" width="34" height="10" rx="5" fill="#b8a85a"/>`).join(''), turn, x, 100), puff: 0.8, gloss: 0.25, shadow: 0.35 },
  { svg: turned(fill(ovalPath(x, 15, 15, 7), '#f3eecb') + fill(ovalPath(x, 15, 11, 4.6), '#fbf8e0'), turn, x, 100), puff: 0.2, rim: 3, shadow: 0 },
];
const palm = (y, turn, i) => [
  { svg: turned(shaded(`M24 ${y - 17}H166V${y + 17}H24Z`, [[0, '#fdfaec'], [1, '#e6dfc0']]), turn, 100, y), puff: 0.8, gloss: 0.35, seed: i, shadow: 0.5, bump: { kind: 'cloud', size: 40, stretch: 0.12, depth: 1.2 } },
  { svg: turned(fill(ovalPath(166, y, 9, 17), '#f6f0d8') + [0.7, 0.4].map((k) => `<ellipse cx="166" cy="${y}" rx="${9 * k}" ry="${17 * k}" fill="none" stroke="#d8cda0" stroke-width="1.6"/>`).join(''), turn, 100, y), puff: 0.2, rim: 3, shadow: 0 },
];
const strawCap = (x, y, r, i) => [
  { svg: ringed(curve([[x, y - r], [x + r * 0.6, y - r * 0.8], [x + r * 0.82, y - r * 0.1], [x + r * 0.75, y + r * 0.65], [x, y + r * 0.95], [x - r * 0.75, y + r * 0.65], [x - r * 0.82, y - r * 0.1], [x - r * 0.6, y - r * 0.8]]), [[0, '#b8a690'], [0.6, '#d8cab4'], [1, '#efe6d6']], [0.48, 0.1, 0.95]), puff: 0.9, gloss: 0.4, seed: i, shadow: 0.5, stain: { kind: 'cloud', size: 5, stretch: 12, from: 0.5, colour: '#7f6f5c', share: 0.35 } },
];
const chestnut = (x, y, r, t, i) => [
  { svg: turned(ringed(curve([[x, y - r], [x + r * 0.5, y - r * 0.72], [x + r, y + r * 0.1], [x + r * 0.7, y + r * 0.72], [x, y + r * 0.82], [x - r * 0.7, y + r * 0.72], [x - r, y + r * 0.1], [x - r * 0.5, y - r * 0.72]]), [[0, '#9a5428'], [1, '#4f2410']], [0.42, 0.35, 0.7]), t, x, y), puff: 0.85, gloss: 0.6, shine: 34, seed: i, shadow: 0.5, stain: { kind: 'cloud', size: 4, stretch: 14, from: 0.55, colour: '#3a1a0a', share: 0.4 } },
  { svg: turned(fill(curve([[x - r * 0.62, y + r * 0.62], [x, y + r * 0.44], [x + r * 0.62, y + r * 0.62], [x, y + r * 0.83]]), '#d8b48a'), t, x, y), puff: 0.3, gloss: 0.05, shadow: 0, bump: { size: 3, depth: 1 } },
];
const cube = (x, y, k, top, left, right) => [
  { svg: fill(`M${x} ${y - 26 * k}L${x + 44 * k} ${y - 4 * k}L${x} ${y + 18 * k}L${x - 44 * k} ${y - 4 * k}Z`, top), puff: 0.15, rim: 3, gloss: 0.15, bump: { size: 3, depth: 0.8 }, shadow: 0.5 },
  { svg: fill(`M${x - 44 * k} ${y - 4 * k}L${x} ${y + 18 * k}V${y + 62 * k}L${x - 44 * k} ${y + 40 * k}Z`, left), puff: 0.15, rim: 3, gloss: 0.15, bump: { size: 3, depth: 0.8 }, shadow: 0 },
  { svg: fill(`M${x + 44 * k} ${y - 4 * k}L${x} ${y + 18 * k}V${y + 62 * k}L${x + 44 * k} ${y + 40 * k}Z`, right), puff: 0.15, rim: 3, gloss: 0.15, bump: { size: 3, depth: 0.8 }, shadow: 0 },
];
const BAMBOO = { puff: 0.8, gloss: 0.25, bump: { kind: 'cloud', size: 3, stretch: 16, depth: 0.8 } };
const flower = (x, y, r, count, petal, heart) => [...around(count, (a) => ({ svg: shaded(leaf(x, y, ...polar(x, y, r, a, 0.92), r * 0.17), [[0, petal[0]], [1, petal[1]]]), puff: 0.5, gloss: 0.15, shadow: 0.3 })), ball(x, y, r * 0.3, r * 0.26, heart[0], heart[1], { gloss: 0.05, bump: { kind: 'cells', size: 4, depth: 1.4 } })];
const tray = (y, colour) => [
  { svg: shaded(`M16 ${y}V${y + 34}A84 26 0 0 0 184 ${y + 34}V${y}Z`, [[0, '#c99a58'], [0.35, colour], [1, '#b0803f']], [0, 0, 1, 0]), puff: 0.3, rim: 8, gloss: 0.15, shadow: 0.4, bump: { kind: 'cloud', size: 30, stretch: 0.1, depth: 1.2 } },
  { svg: line(`M16 ${y + 30}A84 26 0 0 0 184 ${y + 30}`, '#d8b070', 6) + line(`M16 ${y + 4}A84 26 0 0 0 184 ${y + 4}`, '#d8b070', 6), puff: 0.8, gloss: 0.2, shadow: 0.3 },
];

export const pantry = {
  tamarind: () => [
    pod([[16, 84], [30, 52], [52, 46], [68, 40], [92, 46], [112, 38], [138, 42], [156, 36], [182, 54], [186, 66], [168, 70], [150, 76], [132, 74], [110, 80], [90, 78], [66, 82], [44, 92], [30, 106]], '#b8824e', '#7f5228', 1),
    pod([[12, 140], [24, 112], [48, 104], [72, 110], [92, 102], [116, 108], [120, 122], [98, 138], [70, 140], [46, 146], [30, 162]], '#b07a48', '#754a24', 2),
    { svg: fill(curve([[104, 118], [128, 104], [152, 108], [178, 96], [190, 110], [178, 132], [152, 138], [128, 146], [106, 140]]), '#5a2c14'), puff: 0.85, gloss: 0.6, shine: 20, seed: 3, shadow: 0.4, bump: [{ size: 14, depth: 5 }, { size: 4, depth: 1 }] },
    ball(140, 168, 12, 9, '#4a2414', '#241008', { gloss: 0.8 }), ball(166, 162, 12, 9, '#4a2414', '#241008', { gloss: 0.8 }),
  ],
  soursop: () => [
    stalk('M84 34C82 24 86 16 92 10', '#7a6a3a', 8),
    ball(86, 104, 64, 76, '#7fae45', '#477a28', { gloss: 0.2, bump: { size: 18, depth: 3 } }),
    { svg: scatter(seedRandom('soursop'), 46, 86, 104, 54, 66, 15).map(([x, y]) => `<path d="M${x - 4} ${y + 3}Q${x - 1} ${y - 2} ${x + (x - 86) * 0.1} ${y - 8}Q${x + 2} ${y - 1} ${x + 4} ${y + 3}Z" fill="#5f8f34"/>`).join(''), puff: 0.9, gloss: 0.2, shadow: 0.4 },
    { svg: fill(ovalPath(140, 142, 50, 46), '#6a9a3c'), puff: 0.3, rim: 6 }, { svg: ringed(ovalPath(140, 142, 44, 40), [[0, '#fbfaf2'], [0.8, '#f8f6ea'], [1, '#e3eccb']]), puff: 0.3, rim: 6, gloss: 0.4, shadow: 0, bump: { kind: 'cells', size: 10, depth: -2 } },
    { svg: around(8, (a) => oval(...polar(140, 142, 24, a, 0.9), 3.4, 6, '#2a1f18', (a * 180) / Math.PI + 90)).join(''), puff: 0.8, gloss: 0.6, shadow: 0.2 },
  ],
  'sugar-cane': () => [...cane(58, -12, '#d8d078', '#98a048'), ...cane(142, 12, '#d0c870', '#8f9a44'), ...cane(100, 0, '#e0d884', '#a3a850')],
  'water-chestnut': () => [...chestnut(62, 78, 44, -8, 1), ...chestnut(142, 84, 42, 12, 2), { svg: fill(ovalPath(72, 146, 42, 34), '#5a3018'), puff: 0.3, rim: 5, shadow: 0.5 }, { svg: fill(ovalPath(72, 145, 37, 29), '#fbf7ea'), puff: 0.25, rim: 6, gloss: 0.4, shadow: 0 }, { svg: fill(ovalPath(144, 150, 38, 29), '#5a3018'), puff: 0.3, rim: 5, shadow: 0.5 }, { svg: fill(ovalPath(144, 149, 33, 25), '#f8f3e2'), puff: 0.25, rim: 6, gloss: 0.4, shadow: 0 }],
  chestnut: () => [...chestnut(60, 84, 46, -14, 1), ...chestnut(140, 82, 46, 10, 2), ...chestnut(100, 136, 50, 4, 3)],
  'palm-heart': () => [...palm(62, -6, 1), ...palm(100, 4, 2), ...palm(140, -3, 3)],
  caper: () => scatter(seedRandom('capers'), 16, 100, 112, 66, 46, 27).flatMap(([x, y], i) => [ball(x, y, 17, 15, i % 2 ? '#7f8f45' : '#8f9c50', '#4f5f28', { gloss: 0.4, seed: i, shadow: 0.5 }), { svg: turned(line(`M${x - 10} ${y - 3}Q${x} ${y + 7} ${x + 11} ${y - 4}M${x - 3} ${y - 12}Q${x - 6} ${y} ${x + 1} ${y + 3}`, '#46562a', 1.8), i * 43, x, y), puff: -0.3, shadow: 0 }]),
  'straw-mushroom': () => [...strawCap(58, 84, 42, 1), ...strawCap(140, 82, 42, 2), ...strawCap(98, 128, 48, 3), { svg: ringed(curve([[160, 108], [186, 130], [184, 158], [160, 172], [138, 158], [138, 130]]), [[0, '#f6efe2'], [1, '#ddd0bc']]), puff: 0.3, rim: 8, gloss: 0.35, shadow: 0.5 }, { svg: fill(curve([[148, 130], [174, 130], [176, 146], [164, 150], [162, 164], [156, 164], [154, 150], [144, 146]]), '#b8a488'), puff: -0.3, shadow: 0 }],
  'bouillon-cube': () => [...cube(62, 76, 0.9, '#e0b25a', '#b8863a', '#a3742f'), ...cube(140, 84, 0.9, '#e3b65f', '#b8863a', '#a3742f'), ...cube(100, 126, 1, '#e8bc66', '#c08d3f', '#a97932'), { svg: fill('M84 122L100 114L118 122L102 132Z', '#d09a44'), puff: -0.3, shadow: 0 }],
  'tortilla-chip': () => [[62, 70, -20], [136, 66, 30], [98, 104, 170], [52, 138, 60], [148, 136, -34], [102, 156, 14]].map(([x, y, t], i) => ({ svg: turned(fill(curve([[x, y - 42], [x + 12, y - 26], [x + 40, y + 22], [x + 34, y + 32], [x, y + 30], [x - 34, y + 32], [x - 40, y + 22], [x - 12, y - 26]]), i % 2 ? '#f0c45a' : '#e9b84c'), t, x, y), puff: 0.3, rim: 8, gloss: 0.1, seed: i, shadow: 0.5, bump: [{ size: 20, depth: 6 }, { size: 4, depth: 1 }], stain: { kind: 'cells', size: 9, from: 0.35, soft: -0.2, colour: '#b8742a', share: 0.45 } })),
  'bamboo-stalk': () => [...[[70, -8, '#9cc25a', '#5a8f34'], [128, 8, '#a8ca66', '#66983a']].flatMap(([x, t, light, dark]) => [
    { svg: turned(shaded(`M${x - 17} 10H${x + 17}V190H${x - 17}Z`, [[0, dark], [0.35, light], [1, dark]], [0, 0, 1, 0]), t, x, 100), puff: 0.75, gloss: 0.5, shine: 30, shadow: 0.45 },
    { svg: turned([62, 126].map((y) => `<rect x="${x - 20}" y="${y - 5}" width="40" height="10" rx="5" fill="${dark}"/>`).join(''), t, x, 100), puff: 0.8, gloss: 0.35 },
  ]), foliage(132, 62, 192, 36, 12), foliage(130, 64, 184, 84, 11), foliage(74, 126, 14, 100, 12), foliage(76, 128, 22, 158, 11)],
  'bamboo-steamer': () => [...tray(128, '#e3c084'), ...tray(92, '#e8c88e'),
    { svg: fill(ovalPath(100, 92, 84, 28), '#d8b070'), puff: 0.3, rim: 6, gloss: 0.15, shadow: 0.2 }, { svg: within(ovalPath(100, 92, 75, 23), fill('M0 0H200V200H0Z', '#f0dcae') + Array.from({ length: 14 }, (_, i) => line(`M${26 + i * 12} 60L${-6 + i * 12} 124`, '#c9a056', 2.4)).join('')), puff: -0.2, shadow: 0 },
    ...[[66, 78], [134, 78], [100, 90]].flatMap(([x, y]) => [ball(x, y, 30, 24, '#fdfbf6', '#e6e0d2', { gloss: 0.15, shadow: 0.5 }), { svg: around(7, (a) => line(`M${x} ${y - 15}L${polar(x, y - 14, 9, a, 0.6)}`, '#d4ccba', 1.6)).join(''), puff: -0.5, shadow: 0 }])],
  'sushi-mat': () => [...Array.from({ length: 13 }, (_, i) => ({ svg: turned(`<rect x="28" y="${20 + i * 12}" width="144" height="10.500" rx="5" fill="${['#d8b870', '#cfae64', '#e0c27e'][i % 3]}"/>`, -10), ...BAMBOO, seed: i, shadow: 0.3, bump: { kind: 'cloud', size: 30, stretch: 0.1, angle: -0.17, depth: 0.6 } })), { svg: turned([56, 100, 144].map((x) => line(`M${x} 18V178`, '#f6efdc', 3)).join(''), -10), puff: 0.7, gloss: 0.05, shadow: 0.3 }],
  'tea-whisk': () => [
    ...Array.from({ length: 19 }, (_, i) => ({ svg: line(`M${91 + i} 104C${46 + i * 6} 84 ${42 + i * 6.4} 40 ${66 + i * 3.8} ${12 + Math.abs(9 - i) * 0.9}`, i % 2 ? '#e3c78a' : '#d4b26c', 3), puff: 0.8, gloss: 0.2, shadow: 0.18 })),
    { svg: shaded('M78 104H122V178Q122 190 100 190Q78 190 78 178Z', [[0, '#c9a860'], [0.35, '#ecd39c'], [1, '#b8924a']], [0, 0, 1, 0]), ...BAMBOO }, { svg: line('M77 110Q100 118 123 110M77 118Q100 126 123 118', '#3a2f2a', 4), puff: 0.8, shadow: 0.3 }, { svg: line('M78 156Q100 162 122 156', '#b08d48', 4), puff: 0.8, shadow: 0.2 },
  ],
  hibiscus: () => [...around(5, (a) => ({ svg: shaded(frillPetal(100, 100, a), [[0, '#d8365a'], [1, '#8e1434']]), puff: 0.45, rim: 18, gloss: 0.2, shadow: 0.4, bump: { kind: 'cloud', size: 12, stretch: 0.3, angle: a, depth: 2 } })), ball(100, 100, 17, 16, '#5a0a24', '#3a0618', { gloss: 0.1 }), { svg: line('M102 98C116 86 128 70 138 48', '#f0c06a', 5), puff: 0.9 }, { svg: spots(seedRandom('hibiscus'), 16, 134, 56, 13, 17, 3.6, '#f9d768'), puff: 0.9, gloss: 0.2 }],
  chamomile: () => [line('M66 110C72 140 86 168 96 190M140 104C130 140 112 170 100 190M98 146C98 164 98 176 98 190', '#6f9a42', 4)].map((svg) => ({ svg, puff: 0.9 })).concat(foliage(92, 170, 44, 160, 7), foliage(106, 172, 156, 158, 7), flower(62, 76, 46, 13, ['#ffffff', '#e9ecea'], ['#fbd24a', '#e0a020']), flower(144, 70, 42, 13, ['#ffffff', '#e9ecea'], ['#fbd24a', '#e0a020']), flower(102, 126, 46, 13, ['#ffffff', '#e9ecea'], ['#fbd24a', '#e0a020'])),
};

/** A broad petal from a flower's heart outwards. */
function frillPetal(x, y, a) {
  const at = (r, turn) => polar(x, y, r, a + turn, 0.95);
  return curve([at(8, 0), at(44, -0.5), at(80, -0.52), at(92, -0.2), at(86, 0.06), at(92, 0.3), at(74, 0.58), at(40, 0.42)]);
}
