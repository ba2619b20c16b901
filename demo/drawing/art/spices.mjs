// biome-ignore-all format: a set of drawings is a table of points and colours; one piece a line or two.

import { seedRandom } from '../random.mjs';
import { around, heap, polar, scatter } from './bits.mjs';
import { curve, fill, leaf, line, oval, ovalPath, ringed, shaded, turned } from './paths.mjs';

const spiceBowl = (name, light, dark, speckles = []) => () => [
  { svg: fill(ovalPath(100, 112, 88, 42), '#8a5a34'), puff: 0.15, rim: 6, gloss: 0.2 },
  { svg: fill('M12 114C14 156 54 178 100 178S186 156 188 114C176 140 140 152 100 152S24 140 12 114Z', '#8a5a34'), puff: 0.4, gloss: 0.25, shadow: 0.1, bump: { kind: 'cloud', size: 34, stretch: 0.1, depth: 1.6 } },
  { svg: shaded(curve([[20, 112], [44, 88], [72, 60], [100, 46], [128, 60], [156, 88], [180, 112], [150, 136], [100, 144], [50, 136]]), [[0, light], [1, dark]]), puff: 0.5, gloss: 0.02, bump: [{ size: 16, depth: 5 }, { size: 3, depth: 1.6 }], shadow: 0.2 },
  ...(speckles.length ? [{ svg: scatter(seedRandom(name), 150, 100, 102, 66, 34, 4).map(([x, y], i) => oval(x, y, 2.4, 1.5, speckles[i % speckles.length], (i * 57) % 180)).join(''), puff: 0.8, shadow: 0.2 }] : []),
];
const seeds = (name, colours, length, width) => () => heap(seedRandom(name), { base: colours[0], each: Math.round(1500 / (length * width + 10)), layers: 4, draw: (x, y, turn, r) => oval(x, y, length, width, r.pick(colours), turn) });
const star = (x, y, r, turn, i) => [
  ...around(8, (a) => ({ svg: turned(shaded(curve([[x, y], [x + r * 0.4, y - r * 0.2], [x + r, y - r * 0.05], [x + r * 1.06, y + r * 0.04], [x + r * 0.5, y + r * 0.2]]), [[0, '#9a5a2c'], [1, '#5f3016']]), (a * 180) / Math.PI + turn, x, y), puff: 0.8, gloss: 0.2, seed: i, shadow: 0.4 })),
  { svg: around(8, (a) => oval(...polar(x, y, r * 0.58, a + (turn * Math.PI) / 180 + 0.05), r * 0.12, r * 0.08, '#c88a4a', (a * 180) / Math.PI + turn)).join(''), puff: 0.9, gloss: 0.7, shadow: 0.3 },
];
const quill = (x, y, turn, i) => ({ svg: turned(shaded(`M${x - 80} ${y - 13}H${x + 80}Q${x + 88} ${y} ${x + 80} ${y + 13}H${x - 80}Q${x - 88} ${y} ${x - 80} ${y - 13}Z`, [[0, '#b8743c'], [0.45, '#8f5226'], [0.55, '#5f3214'], [1, '#a8662e']]), turn, x, y), puff: 0.6, gloss: 0.08, seed: i, bump: { kind: 'cloud', size: 34, stretch: 0.08, angle: (turn * Math.PI) / 180, depth: 2 }, shadow: 0.5 });

export const spices = {
  'star-anise': () => [...star(64, 88, 46, 10, 1), ...star(140, 84, 40, 30, 2), ...star(106, 140, 46, 0, 3)],
  cinnamon: () => [quill(100, 74, -24, 1), quill(98, 104, 8, 2), quill(104, 128, -10, 3)],
  'turmeric-powder': spiceBowl('turmeric', '#f2b02a', '#d08a12'),
  'curry-powder': spiceBowl('curry', '#d8a034', '#b0741c', ['#8a4a16', '#f0c860', '#5f6a2a']),
  'garam-masala': spiceBowl('garam', '#9a6236', '#6f4020', ['#4f2a14', '#c89058', '#2f1c10']),
  'five-spice': spiceBowl('five spice', '#8a5a3c', '#633a22', ['#3f2416', '#b8885c']),
  'chili-powder': spiceBowl('gochugaru', '#d8381f', '#a81f12', ['#f0683a', '#7f140c', '#f6c87a']),
  paprika: spiceBowl('paprika', '#cf4a24', '#9f2c14'),
  'herbs-dried': spiceBowl('dried herbs', '#8a9458', '#65703c', ['#4f5a2c', '#b0b47c', '#3a4424']),
  'salt-bowl': spiceBowl('fleur de sel', '#ffffff', '#e6e6e2', ['#ffffff', '#f3f3f0']),
  'pepper-ground': spiceBowl('ground pepper', '#7a6a58', '#524536', ['#2c241c', '#c8b898', '#3f352a']),
  'ginger-powder': spiceBowl('ground ginger', '#e3c890', '#c8a464'),
  'black-pepper': () => scatter(seedRandom('pepper'), 90, 100, 116, 78, 40, 9).map(([x, y]) => [x, y]).reduce((sets, p, i) => { sets[i % 4].push(p); return sets; }, [[], [], [], []]).map((set, n) => ({ svg: set.map(([x, y]) => ringed(ovalPath(x, y, 7.6, 7.4), [[0, '#4a3f36'], [1, '#241d18']])).join(''), puff: 0.95, gloss: 0.3, bump: { kind: 'veins', size: 4, depth: 2 }, seed: n, shadow: 0.5 })),
  'sichuan-pepper': () => [0, 1, 2, 3].map((n) => ({ svg: scatter(seedRandom(`sichuan${n}`), 24, 100, 116 - n * 4, 76 - n * 8, 40 - n * 5, 14).map(([x, y], i) => fill(ovalPath(x, y, 9, 7.6), i % 2 ? '#9a3a2c' : '#7f2c22') + oval(x, y + 1, 4.5, 2.6, i % 3 ? '#f0dcb8' : '#241a16', (i * 47) % 180)).join(''), puff: 0.9, gloss: 0.15, bump: { kind: 'cells', size: 4, depth: -2 }, shadow: 0.5, seed: n })),
  cumin: seeds('cumin', ['#b08a54', '#c4a06a', '#8f6c3c'], 8, 2),
  'coriander-seed': seeds('coriander seed', ['#c8a468', '#d8b882', '#b08c50'], 5.6, 5.2),
  'fennel-seed': seeds('fennel seed', ['#a8a868', '#bcbc80', '#8f8f52'], 8.4, 2.4),
  cardamom: () => scatter(seedRandom('cardamom'), 20, 100, 112, 72, 42, 21).map(([x, y], i) => ({ svg: turned(shaded(leaf(x - 22, y, x + 22, y, 11), [[0, '#b4c27c'], [1, '#7f9450']]), (i * 61) % 180, x, y), puff: 0.9, gloss: 0.1, seed: i, bump: { kind: 'cloud', size: 30, stretch: 0.12, angle: ((i * 61) % 180) * (Math.PI / 180), depth: 2 }, shadow: 0.5 })),
  clove: () => scatter(seedRandom('clove'), 22, 100, 110, 70, 42, 20).map(([x, y], i) => ({ svg: turned(line(`M${x - 18} ${y}H${x + 10}`, '#5a3018', 6) + around(4, (a) => oval(...polar(x + 14, y, 6, a + 0.8), 5, 3.4, '#6a3a1e', (a * 180) / Math.PI + 45)).join('') + oval(x + 15, y, 4.6, 4.6, '#8a5230'), (i * 61) % 360, x, y), puff: 0.9, gloss: 0.15, seed: i, shadow: 0.5 })),
  vanilla: () => [-10, 0, 10, 4].map((t, i) => ({ svg: turned(line(`M14 ${84 + i * 12}Q100 ${70 + i * 14} 188 ${92 + i * 10}`, '#3f2214', 8), t), puff: 0.9, gloss: 0.5, seed: i, bump: { kind: 'cloud', size: 40, stretch: 0.1, depth: 2 }, shadow: 0.5 })),
  mustard: () => heap(seedRandom('mustard'), { base: '#c8942a', each: 110, layers: 4, draw: (x, y, _turn, r) => oval(x, y, 3.6, 3.4, r.pick(['#d8a83a', '#e8c05a', '#b8822a', '#8a5a1c']), 0) }),
  bouillon: () => [[70, 84, -16], [132, 100, 14], [88, 140, 6]].map(([x, y, t], i) => ({ svg: turned(`<rect x="${x - 33}" y="${y - 27}" width="66" height="54" rx="6" fill="#c8924a"/>`, t, x, y), puff: 0.5, rim: 14, gloss: 0.15, seed: i, bump: { size: 4, depth: 1.6 }, stain: { kind: 'cells', size: 7, from: 0.3, soft: -0.2, colour: '#6f7a34', share: 0.7 }, shadow: 0.5 })),
  lavender: () => [-34, -18, -4, 10, 24, 38].flatMap((dx, i) => [{ svg: line(`M${100 + dx * 0.2} 190Q${100 + dx * 0.5} 120 ${100 + dx * 1.4} 60`, '#7f9a6a', 3), puff: 0.9 }, { svg: Array.from({ length: 7 }, (_, k) => oval(100 + dx * (1.4 - k * 0.03) - 5, 26 + k * 10 + (i % 2) * 6, 6, 5, '#8a6ac0') + oval(100 + dx * (1.4 - k * 0.03) + 5, 30 + k * 10 + (i % 2) * 6, 6, 5, '#7454a8')).join(''), puff: 0.9, gloss: 0.1, seed: i }]).concat({ svg: line('M86 150C94 155 106 155 114 150', '#c9a36a', 5), puff: 0.9 }),
  jasmine: () => [[100, 96, 1], [46, 60, 0.62], [154, 62, 0.6], [60, 148, 0.56], [146, 146, 0.58]].flatMap(([x, y, k], i) => [
    ...(i < 1 ? [{ svg: shaded(leaf(100, 120, 30, 120, 16), [[0, '#6fae4a'], [1, '#3a8038']]) + shaded(leaf(100, 120, 172, 116, 16), [[0, '#6fae4a'], [1, '#3a8038']]), puff: 0.5, gloss: 0.3 }] : []),
    ...around(5, (a) => ({ svg: fill(leaf(x, y, ...polar(x, y, 52 * k, a + i), 17 * k), '#fdfcf6'), puff: 0.5, gloss: 0.15, shadow: 0.35 })), { svg: oval(x, y, 7 * k, 7 * k, '#f0d468'), puff: 0.9 },
  ]),
};
