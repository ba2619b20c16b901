// biome-ignore-all format: a set of drawings is a table of points and colours; one piece a line or two.

import { seedRandom } from '../random.mjs';
import { bunch, foliage, polar } from './bits.mjs';
import { curve, fill, leaf, line, oval, shaded, within } from './paths.mjs';

const lobed = (x, y, r, light, dark) => ({
  svg: [-0.9, -0.3, 0.3, 0.9].map((a) => shaded(leaf(x, y + r * 0.4, ...polar(x, y + r * 0.3, r, a - Math.PI / 2), r * 0.34), [[0, light], [1, dark]])).join(''),
  puff: 0.5, gloss: 0.12, shadow: 0.4,
});
const paired = (length, width, light, dark, more) => (x, y, side, r) => [
  foliage(x, y, x + side * length * r.between(0.7, 1), y - length * r.between(0.3, 0.7), width, light, dark, { shadow: 0.4, ...more }),
  foliage(x, y, x - side * length * r.between(0.7, 1), y - length * r.between(0.2, 0.6), width, light, dark, { shadow: 0.4, ...more }),
];
const threads = (colour, count, length) => (x, y, _side, r) => [{
  svg: Array.from({ length: count }, () => line(`M${x} ${y}q${r.between(-length, length) * 0.5} ${-length * 0.5} ${r.between(-length, length)} ${-r.between(0.4, 1.1) * length}`, colour, 1.7)).join(''), puff: 0.8, gloss: 0.1, shadow: 0.3,
}];
const needles = (x, y, _side, r, _t) => [{
  svg: [-1, 1].map((s) => [0, 7].map((d) => line(`M${x} ${y - d}l${s * r.between(5, 17)} ${-r.between(8, 20)}`, r.pick(['#4f7f55', '#6a9468', '#3f6b48']), 2.8)).join('')).join(''), puff: 0.9, shadow: 0.3,
}];
const plain = (d, colour, vein) => ({ svg: within(d, fill(d, colour) + vein), puff: 0.4, gloss: 0.4, shine: 22, shadow: 0.45 });

export const herbs = {
  coriander: () => bunch(seedRandom('coriander'), { stems: 9, leafOf: (x, y, s, r) => [lobed(x + s * r.between(4, 16), y - 6, r.between(15, 22), '#7cbf45', '#3f8f35')] }),
  parsley: () => bunch(seedRandom('parsley'), { stems: 9, colour: '#5a9a40', leafOf: (x, y, s, r) => [lobed(x + s * r.between(4, 16), y - 6, r.between(14, 21), '#4f9a3c', '#256a2a'), lobed(x - s * r.between(2, 10), y - 12, r.between(10, 15), '#569f3f', '#2a702c')] }),
  mint: () => bunch(seedRandom('mint'), { stems: 6, each: 5, colour: '#5f9a55', spread: 56, leafOf: paired(32, 12, '#72c267', '#2f8a45', { bump: { size: 6, depth: 1.2 } }) }),
  'thai-basil': () => [
    ...bunch(seedRandom('thai basil'), { stems: 6, each: 5, colour: '#7a3f6a', spread: 58, leafOf: paired(34, 9, '#5fae45', '#256f30', { gloss: 0.3 }) }),
    ...[[78, 28], [104, 16], [130, 30]].map(([x, y]) => ({ svg: [0, 8, 16].map((d) => oval(x, y + d, 6, 5, '#8a4a86') + oval(x - 6, y + d + 3, 4, 4, '#6f3a70') + oval(x + 6, y + d + 3, 4, 4, '#6f3a70')).join(''), puff: 0.8 })),
  ],
  basil: () => bunch(seedRandom('basil'), { stems: 5, each: 4, colour: '#6fae45', spread: 50, leafOf: paired(36, 16, '#6cc03f', '#2f8a2c', { gloss: 0.35, puff: 0.7 }) }),
  perilla: () => bunch(seedRandom('perilla'), { stems: 5, each: 4, colour: '#7a3f5a', spread: 50, leafOf: paired(36, 18, '#7a4a6a', '#3f6a3a', { bump: { size: 7, depth: 1.2 } }) }),
  dill: () => bunch(seedRandom('dill'), { stems: 9, each: 7, leafOf: threads('#4f9a4a', 10, 24) }),
  chives: () => Array.from({ length: 30 }, (_, i) => {
    const u = ((i * 11) % 30) / 14.5 - 1;
    return { svg: line(`M${100 + u * 14} 188Q${100 + u * 12} 110 ${100 + u * 52} ${14 + 30 * u * u + ((i * 7) % 5) * 6}`, i % 3 ? '#4f9a3f' : '#6bb04c', 4), puff: 0.9, gloss: 0.25, shadow: 0.35 };
  }).concat({ svg: line('M84 150C92 155 108 155 116 150', '#c9a36a', 5), puff: 0.9 }),
  rosemary: () => bunch(seedRandom('rosemary'), { stems: 6, each: 9, colour: '#7a6a4a', spread: 56, leafOf: needles }),
  thyme: () => bunch(seedRandom('thyme'), { stems: 9, each: 8, colour: '#8a6f50', width: 2.4, leafOf: paired(10, 4, '#8aa86a', '#4f7a45') }),
  'bay-leaf': () => [foliage(100, 176, 40, 40, 26, '#8aa06a', '#5a7a48', { gloss: 0.3 }), foliage(104, 180, 164, 46, 26, '#93a873', '#5f7f4a', { gloss: 0.3 }), foliage(102, 184, 102, 22, 27, '#9cb07c', '#66864f', { gloss: 0.3 })],
  'lime-leaf': () => [[62, 150, -30], [136, 150, 24], [100, 130, 0]].flatMap(([x, y, lean]) => [
    foliage(x, y + 34, x + lean * 0.5, y - 24, 26, '#4f9a3c', '#226a2c', { gloss: 0.5 }), foliage(x + lean * 0.5, y - 22, x + lean * 1.1, y - 92, 29, '#57a342', '#28742e', { gloss: 0.5 }),
  ]),
  'banana-leaf': () => [
    plain(curve([[14, 150], [30, 104], [84, 60], [150, 30], [190, 26], [180, 62], [140, 112], [80, 146], [30, 160]]), '#4f9f3f', line('M16 154Q90 110 188 28', '#a8d47a', 4) + Array.from({ length: 12 }, (_, i) => line(`M${36 + i * 12} ${144 - i * 9}q-8 -18 ${-4 + i} -34M${36 + i * 12} ${144 - i * 9}q16 2 26 ${-2 + i}`, '#3a8432', 1.5)).join('')),
    plain(curve([[30, 178], [60, 140], [110, 116], [160, 104], [188, 110], [170, 140], [120, 172], [70, 188]]), '#62b04a', line('M32 180Q110 150 186 110', '#b8de8a', 4) + Array.from({ length: 10 }, (_, i) => line(`M${50 + i * 13} ${173 - i * 6}q-6 -12 0 -22M${50 + i * 13} ${173 - i * 6}q12 4 18 8`, '#459038', 1.4)).join('')),
  ],
  'mixed-herbs': () => bunch(seedRandom('mixed'), { stems: 8, each: 6, colour: '#7f9a58', leafOf: (x, y, s, r, t) => (r.next() < 0.5 ? paired(16, 5, '#9ab878', '#5a8048')(x, y, s, r) : needles(x, y, s, r, t)) }),
  spinach: () => [-2, -1, 0, 1, 2, -1.5, 1.5, -0.5, 0.5].map((k, i) => foliage(100 + k * 8, 184, 100 + k * 40, 28 + Math.abs(k) * 24 + (i > 4 ? 26 : 0), 27, '#4f9a3c', '#1f6a2c', { gloss: 0.3, bump: { size: 12, depth: 3 }, seed: i, shadow: 0.5 })),
  'water-spinach': () => bunch(seedRandom('water spinach'), { stems: 8, each: 4, colour: '#8fc468', width: 6, spread: 54, leafOf: paired(44, 7, '#6cb54a', '#2f7f38') }),
  rocket: () => [-2, -1, 0, 1, 2, -1.4, 1.3, 0.3].map((k, i) => ({ svg: fill(curve([[98 + k * 6, 186], [98 + k * 16, 130], [84 + k * 26, 118], [96 + k * 26, 104], [80 + k * 34, 84], [94 + k * 34, 72], [100 + k * 42, 36 + Math.abs(k) * 14], [112 + k * 34, 72], [122 + k * 34, 86], [110 + k * 26, 104], [120 + k * 24, 120], [104 + k * 16, 130], [102 + k * 6, 186]]), i % 2 ? '#4f9f3f' : '#63ad48'), puff: 0.5, gloss: 0.25, shadow: 0.45, seed: i })),
  leaf: () => [foliage(60, 170, 150, 24, 38, '#7cc04a', '#2f8238', { gloss: 0.35 })],
};
