// biome-ignore-all format: a set of drawings is a table of points and colours; one piece a line or two.

import { seedRandom } from '../random.mjs';
import { around, polar, scatter, spots } from './bits.mjs';
import { curve, fill, line, oval, ringed, shaded, turned } from './paths.mjs';

const CRUMB = { gloss: 0.04, bump: [{ kind: 'cells', size: 6, depth: -1.4 }, { size: 3, depth: 0.6 }] };
/** A loaf cake lying lengthwise with a slice fallen in front. */
const loaf = (crust, dark, crumb, deep) => () => [
  { svg: shaded(curve([[14, 84], [28, 52], [80, 40], [134, 44], [178, 62], [186, 92], [180, 132], [110, 140], [20, 132]]), [[0, crust], [1, dark]]), puff: 0.55, rim: 20, gloss: 0.2, bump: [{ size: 10, depth: 2 }, { size: 3, depth: 0.8 }], stain: { size: 18, from: 0.5, colour: dark, share: 0.4 } },
  { svg: line('M44 60Q100 46 160 66', deep, 5, 'opacity="0.6"'), puff: -0.4, shadow: 0 },
  ...[0, 1].flatMap((i) => [
    { svg: turned(fill(`M${62 + i * 34} ${170 - i * 4}V${104 - i * 4}Q${64 + i * 34} ${84 - i * 4} ${96 + i * 34} ${82 - i * 4}Q${126 + i * 34} ${84 - i * 4} ${128 + i * 34} ${104 - i * 4}V${170 - i * 4}Z`, dark), i * 4), puff: 0.3, rim: 6, gloss: 0.15, shadow: 0.5, seed: i },
    { svg: turned(fill(`M${66 + i * 34} ${166 - i * 4}V${106 - i * 4}Q${68 + i * 34} ${90 - i * 4} ${96 + i * 34} ${88 - i * 4}Q${122 + i * 34} ${90 - i * 4} ${124 + i * 34} ${106 - i * 4}V${166 - i * 4}Z`, crumb), i * 4), puff: 0.15, rim: 4, ...CRUMB, shadow: 0, seed: i },
  ]),
];
const stick = (x, turn, coat, light, i) => [
  { svg: turned(`<rect x="${x - 7}" y="12" width="14" height="176" rx="6" fill="#e3b468"/>`, turn, x, 150), puff: 0.85, gloss: 0.12, seed: i, shadow: 0.5, bump: { size: 5, depth: 0.8 } },
  { svg: turned(shaded(`M${x - 9} 18Q${x - 9} 8 ${x} 8Q${x + 9} 8 ${x + 9} 18V132Q${x} 140 ${x - 9} 130Z`, [[0, light], [1, coat]]), turn, x, 150), puff: 0.9, gloss: 0.6, shine: 26, shadow: 0.1, bump: { size: 10, depth: 1 } },
];
const sticks = (coat, light) => () => [[62, -18], [82, -9], [101, 1], [121, 9], [140, 17]].flatMap(([x, t], i) => stick(x, t, coat, light, i));
const financier = (x, y, t, i) => [
  { svg: turned(fill(`M${x - 52} ${y - 16}Q${x - 50} ${y - 26} ${x - 40} ${y - 26}H${x + 40}Q${x + 50} ${y - 26} ${x + 52} ${y - 16}L${x + 46} ${y + 20}Q${x + 44} ${y + 27} ${x + 36} ${y + 27}H${x - 36}Q${x - 44} ${y + 27} ${x - 46} ${y + 20}Z`, '#d09a4a'), t, x, y), puff: 0.5, rim: 12, gloss: 0.2, seed: i, shadow: 0.5, bump: [{ size: 8, depth: 1.6 }, { size: 3, depth: 0.6 }], stain: { size: 14, from: 0.5, colour: '#9a5a20', share: 0.5 } },
  { svg: turned(oval(x - 16, y - 4, 11, 6, '#f3e2c0', 20) + oval(x + 14, y + 2, 11, 6, '#efdcb6', -24), t, x, y), puff: 0.6, gloss: 0.2, shadow: 0.35 },
];
const pretzel = (dx, dy, t, k, i) => {
  const at = (svg) => `<g transform="translate(${dx} ${dy}) rotate(${t} 100 100) translate(${100 - 100 * k} ${100 - 100 * k}) scale(${k})">${svg}</g>`;
  return [
    { svg: at(line('M66 142L128 92C160 62 178 82 164 112C150 140 120 146 100 146C80 146 50 140 36 112C22 82 40 62 72 92L134 142', '#a8622a', 19)), puff: 0.9, gloss: 0.45, shine: 22, seed: i, shadow: 0.5, stain: { size: 16, from: 0.5, colour: '#d8984f', share: 0.5 } },
    { svg: at([[46, 84], [40, 108], [62, 132], [92, 146], [122, 142], [150, 126], [160, 100], [148, 80], [88, 108], [112, 106], [72, 136], [128, 136]].map(([x, y]) => `<rect x="${x - 3}" y="${y - 3}" width="6" height="6" rx="1.500" fill="#fdfbf6"/>`).join('')), puff: 0.8, gloss: 0.3, shadow: 0.35 },
  ];
};
const dorayaki = (dx, dy, k, i) => {
  const at = (svg) => `<g transform="translate(${dx + 100 - 100 * k} ${dy + 100 - 100 * k}) scale(${k})">${svg}</g>`;
  return [
    { svg: at(shaded(curve([[12, 108], [24, 136], [60, 152], [100, 156], [140, 152], [176, 136], [188, 108], [100, 118]]), [[0, '#f0d296'], [0.5, '#c88a44'], [1, '#9a5a26']])), puff: 0.6, rim: 16, gloss: 0.15, seed: i, shadow: 0.5, bump: { size: 8, depth: 1 } },
    { svg: at(oval(100, 108, 84, 17, '#43191c')), puff: 0.6, rim: 6, gloss: 0.45, shadow: 0.2, seed: i, bump: { kind: 'cells', size: 8, depth: -3 } },
    { svg: at(ringed(curve([[8, 98], [24, 66], [62, 46], [100, 42], [138, 46], [176, 66], [192, 98], [166, 112], [100, 118], [34, 112]]), [[0, '#b8763a'], [0.72, '#a3602a'], [0.86, '#dba860'], [1, '#f3dba6']], [0.5, 0.36, 0.62])), puff: 0.62, rim: 24, gloss: 0.3, shine: 20, shadow: 0.3, seed: i, bump: [{ size: 12, depth: 1.2 }, { size: 3, depth: 0.5 }], stain: { size: 26, from: 0.55, colour: '#8a4c1e', share: 0.35 } },
  ];
};

export const sweets = {
  mooncake: () => [[74, 96, 62], [128, 118, 66]].flatMap(([x, y, r], n) => [
    { svg: fill(curve(around(24, (a, i) => polar(x, y + 16, r * (i % 2 ? 0.96 : 1.03), a, 0.72))), '#9a5420'), puff: 0.4, rim: 10, gloss: 0.25, shadow: 0.5 },
    { svg: ringed(curve(around(24, (a, i) => polar(x, y, r * (i % 2 ? 0.94 : 1.02), a, 0.72))), [[0, '#dc9c48'], [1, '#b06a28']]), puff: 0.35, rim: 8, gloss: 0.4, shine: 22, shadow: 0.2, seed: n },
    { svg: `<ellipse cx="${x}" cy="${y}" rx="${r * 0.74}" ry="${r * 0.53}" fill="none" stroke="#96561e" stroke-width="4"/>${around(8, (a) => oval(...polar(x, y, r * 0.42, a, 0.72), r * 0.17, r * 0.09, '#a8632a', (a * 180) / Math.PI * 0.8)).join('')}${oval(x, y, r * 0.17, r * 0.12, '#a8632a')}`, puff: 0.5, gloss: 0.4, shadow: 0.3 },
  ]),
  gingerbread: loaf('#9a5a28', '#6f3a18', '#b0743c', '#4f260f'),
  'pound-cake': loaf('#d8984a', '#a8672a', '#f6dc92', '#f3cf8a'),
  brownie: () => [[70, 74, -8], [128, 92, 10], [92, 130, 0]].flatMap(([x, y, t], i) => [
    { svg: turned(fill(`M${x - 54} ${y - 8}L${x + 4} ${y - 34}L${x + 58} ${y - 10}V${y + 18}L${x} ${y + 48}L${x - 54} ${y + 20}Z`, '#3a1d10'), t, x, y), puff: 0.3, rim: 6, ...CRUMB, seed: i, shadow: 0.55 },
    { svg: turned(fill(`M${x - 54} ${y - 8}L${x + 4} ${y - 34}L${x + 58} ${y - 10}L${x} ${y + 20}Z`, '#5f3420'), t, x, y), puff: 0.15, rim: 4, gloss: 0.35, seed: i, shadow: 0, bump: { kind: 'veins', size: 12, depth: 1.6 } },
    { svg: turned(spots(seedRandom(`pecan${i}`), 6, x, y - 8, 34, 14, 6, '#b8783e'), t, x, y), puff: 0.8, gloss: 0.2, shadow: 0.3 },
  ]),
  pretzel: () => [...pretzel(-36, -34, -14, 0.68, 1), ...pretzel(38, -28, 16, 0.66, 2), ...pretzel(0, 34, 2, 0.76, 3)],
  'grass-jelly': () => scatter(seedRandom('grass jelly'), 14, 100, 104, 62, 50, 30).sort((a, b) => a[1] - b[1]).flatMap(([x, y], i) => [
    { svg: turned(`<rect x="${x - 19}" y="${y - 16}" width="38" height="38" rx="5" fill="#15110f"/>`, (i * 37) % 40 - 20, x, y), puff: 0.4, rim: 7, gloss: 0.8, shine: 36, shadow: 0.5 },
    { svg: turned(`<rect x="${x - 17}" y="${y - 15}" width="34" height="14" rx="5" fill="#3a2c24"/>`, (i * 37) % 40 - 20, x, y), puff: 0.3, rim: 5, gloss: 0.9, shine: 40, shadow: 0 },
  ]),
  'biscuit-stick-chocolate': sticks('#3a1d10', '#5f3420'),
  'biscuit-stick-matcha': sticks('#7f9c3c', '#abc46a'),
  'biscuit-stick-strawberry': sticks('#e0708c', '#f4a6b8'),
  dorayaki: () => [...dorayaki(-22, -36, 0.72, 1), ...dorayaki(20, 26, 0.8, 2)],
  financier: () => [...financier(78, 72, -12, 1), ...financier(124, 108, 10, 2), ...financier(84, 146, -2, 3)],
};
