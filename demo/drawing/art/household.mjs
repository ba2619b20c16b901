// biome-ignore-all format: a set of drawings is a table of points and colours; one piece a line or two.

import { seedRandom } from '../random.mjs';
import { around, ball, foliage, polar, scatter } from './bits.mjs';
import { curve, fill, line, oval, ovalPath, ringed, shaded, turned } from './paths.mjs';

const bubble = (x, y, r) => ({ svg: ringed(ovalPath(x, y, r, r), [[0, '#f6fcff', 0.8], [0.8, '#d8eef8', 0.85], [1, '#9ccbe6']]), puff: 0.9, gloss: 0.9, shine: 40, shadow: 0.2 });
const bar = (colour, word) => () => [
  { svg: fill('M22 96L110 58L182 84V134L94 172L22 146Z', colour), puff: 0.3, rim: 16, gloss: 0.35 },
  { svg: fill('M26 98L110 62L178 86L94 122Z', colour), puff: 0.3, rim: 10, gloss: 0.35, shadow: 0 },
  ...(word ? [{ svg: fill('M66 96L110 78L140 88L96 108Z', 'none', `stroke="${word}" stroke-width="5"`), puff: -0.4, shadow: 0 }] : []),
];
const roll = (x, y, k, pattern = '#e6eaea') => [
  { svg: shaded(`M${x - 52 * k} ${y - 42 * k}V${y + 48 * k}A${52 * k} ${19 * k} 0 0 0 ${x + 52 * k} ${y + 48 * k}V${y - 42 * k}Z`, [[0, '#ffffff'], [1, '#f6f6f3']]), puff: 0.6, gloss: 0.03, bump: { kind: 'cells', size: 8, depth: -1 } },
  { svg: fill(ovalPath(x, y - 42 * k, 52 * k, 19 * k), '#fbfbf9') + [0.85, 0.7, 0.56].map((s) => `<ellipse cx="${x}" cy="${y - 42 * k}" rx="${52 * k * s}" ry="${19 * k * s}" fill="none" stroke="${pattern}" stroke-width="1.2"/>`).join(''), puff: 0.1, rim: 4, gloss: 0.03, shadow: 0 },
  { svg: fill(ovalPath(x, y - 42 * k, 20 * k, 7.5 * k), '#b89a72') + fill(ovalPath(x, y - 41 * k, 16 * k, 5.500 * k), '#6f5a40'), puff: 0, shadow: 0 },
];
const brush = (colour, y, t) => [{ svg: turned(`<rect x="14" y="${y}" width="172" height="13" rx="6.500" fill="${colour}"/>`, t), puff: 0.9, gloss: 0.6 }, { svg: turned([0, 1, 2, 3, 4, 5, 6].map((i) => `<rect x="${134 + i * 7}" y="${y - 20}" width="5.500" height="22" rx="2" fill="${i % 2 ? '#ffffff' : '#9fd4e3'}"/>`).join(''), t), puff: 0.8, gloss: 0.2 }];

export const household = {
  soap: bar('#b8b06a', '#8f8848'), 'soap-bar': () => [...bar('#f0c4cc', '#d89aa6')(), bubble(160, 60, 22), bubble(136, 44, 13), bubble(40, 150, 18)],
  foam: () => [...scatter(seedRandom('foam'), 26, 100, 120, 76, 44, 22).map(([x, y], i) => bubble(x, y, 15 + ((i * 7) % 15))), bubble(120, 46, 20), bubble(88, 30, 11), bubble(150, 66, 12)],
  sponge: () => [[70, 92, -10, '#f6d24a', '#4f9a55'], [124, 132, 8, '#f3a43a', '#3f7fae']].flatMap(([x, y, t, top, low], i) => [{ svg: turned(`<rect x="${x - 56}" y="${y - 30}" width="112" height="60" rx="12" fill="${top}"/>`, t, x, y), puff: 0.35, rim: 12, gloss: 0.03, seed: i, bump: [{ kind: 'cells', size: 9, depth: 4 }, { kind: 'cells', size: 4, depth: 2 }], shadow: 0.5 }, { svg: turned(`<path d="M${x - 56} ${y + 16}H${x + 56}V${y + 26}Q${x + 54} ${y + 34} ${x + 44} ${y + 34}H${x - 44}Q${x - 54} ${y + 34} ${x - 56} ${y + 26}Z" fill="${low}"/>`, t, x, y), puff: 0.4, rim: 6, gloss: 0.03, seed: i, bump: { size: 2.4, depth: 2 } }]),
  'toilet-roll': () => [...roll(62, 112, 0.94), ...roll(138, 112, 0.94), ...roll(100, 118, 1)],
  'kitchen-roll': () => [[68, 104], [130, 112]].flatMap(([x, y]) => [
    { svg: fill(`M${x - 42} ${y - 74}V${y + 74}A42 14 0 0 0 ${x + 42} ${y + 74}V${y - 74}Z`, '#ffffff'), puff: 0.6, gloss: 0.03, bump: { kind: 'cells', size: 12, depth: -1.6 } },
    { svg: scatter(seedRandom(`towel${x}`), 16, x, y + 6, 30, 62, 17).map(([px, py]) => around(5, (a) => oval(...polar(px, py, 3.4, a), 2.6, 2.6, '#9fcfd8')).join('')).join(''), puff: 0.05, shadow: 0 },
    { svg: fill(ovalPath(x, y - 74, 42, 14), '#fbfbf9'), puff: 0.1, rim: 4, shadow: 0 }, { svg: fill(ovalPath(x, y - 74, 15, 5), '#8a6f50'), puff: 0, shadow: 0 },
  ]),
  toothbrush: () => [...brush('#2f9aa8', 80, -24), ...brush('#e0605a', 116, -24)],
  'toothpaste': () => [{ svg: fill(curve([[20, 130], [44, 100], [80, 96], [110, 108], [150, 88], [182, 96], [176, 122], [140, 132], [110, 146], [70, 136], [40, 150]]), '#f6fbfb'), puff: 0.9, gloss: 0.6 }, { svg: line('M28 132Q60 104 100 122T176 106', '#5fc0b4', 9), puff: 0.5, gloss: 0.6, shadow: 0 }, foliage(110, 84, 150, 40, 17, '#72c267', '#2f8a45'), foliage(104, 86, 70, 44, 17, '#72c267', '#2f8a45')],
  lotion: () => [{ svg: ringed(curve([[24, 132], [40, 96], [78, 84], [92, 54], [112, 40], [124, 64], [122, 88], [160, 98], [178, 132], [140, 156], [60, 156]]), [[0, '#ffffff'], [1, '#e8e4de']]), puff: 0.7, gloss: 0.5, bump: { kind: 'cloud', size: 20, stretch: 0.4, angle: 0.3, depth: 4 } }],
  cotton: () => scatter(seedRandom('cotton'), 9, 100, 104, 52, 42, 32).map(([x, y], i) => ball(x, y, 30, 28, '#ffffff', '#ecebe8', { gloss: 0.02, seed: i, bump: [{ size: 7, depth: 3 }, { size: 2.4, depth: 1 }] })),
  'cotton-flower': () => [...around(4, (a) => foliage(100, 104, ...polar(100, 104, 84, a + 0.8), 15, '#b89a6a', '#7a5a34')), ...around(5, (a, i) => ball(...polar(100, 100, 34, a), 33, 32, '#ffffff', '#eceae6', { gloss: 0.02, seed: i, bump: [{ size: 7, depth: 3 }] })), ball(100, 100, 30, 30, '#ffffff', '#eeece8', { gloss: 0.02, bump: { size: 6, depth: 3 } })],
  incense: () => [-18, -9, 0, 9, 18].flatMap((t, i) => [{ svg: turned(line('M100 180V104', '#c89a5a', 3), t, 100, 190), puff: 0.9 }, { svg: turned(line('M100 112V34', '#7a4a30', 6), t, 100, 190), puff: 0.9, gloss: 0.02, seed: i, bump: { size: 3, depth: 1 } }, { svg: turned(oval(100, 32, 3, 4, '#f07a2a'), t, 100, 190), puff: 0.9, gloss: 0.5 }]),
  'sandalwood': () => [...[[64, 120, -18], [130, 110, 14], [100, 150, -4]].map(([x, y, t], i) => ({ svg: turned(`<rect x="${x - 60}" y="${y - 17}" width="120" height="34" rx="8" fill="#b8804a"/>`, t, x, y), puff: 0.5, rim: 12, gloss: 0.1, seed: i, bump: { kind: 'cloud', size: 34, stretch: 0.1, angle: (t * Math.PI) / 180, depth: 2 }, stain: { kind: 'cloud', size: 40, stretch: 0.1, angle: (t * Math.PI) / 180, from: 0.5, colour: '#7a4a24', share: 0.6 }, shadow: 0.5 })), ...[-10, 0, 10].map((t) => ({ svg: turned(line('M100 120V26', '#6a3a22', 5), t, 100, 170), puff: 0.9 }))],
  chopsticks: () => [[-8, '#a8602f'], [-2, '#b87038'], [5, '#a8602f'], [11, '#b87038']].map(([t, c], i) => ({ svg: turned(`<path d="M${90 + i * 6} 12H${99 + i * 6}L${96 + i * 6} 190H${93 + i * 6}Z" fill="${c}"/><path d="M${90 + i * 6} 12H${99 + i * 6}L${98.500 + i * 6} 44H${90.500 + i * 6}Z" fill="#7a1f1f"/>`, t + 30), puff: 0.9, gloss: 0.4, seed: i, bump: { kind: 'cloud', size: 2, stretch: 20, angle: 0.5, depth: 0.5 }, shadow: 0.5 })),
  'bin-bags': () => [[70, 94], [130, 118]].flatMap(([x, y], i) => [{ svg: turned(shaded(`M${x - 56} ${y - 27}H${x + 46}V${y + 27}H${x - 56}A14 27 0 0 1 ${x - 56} ${y - 27}Z`, [[0, i ? '#5a5f66' : '#3f7d6a'], [1, i ? '#3a3e44' : '#2a5a4c']]), -12, x, y), puff: 0.8, gloss: 0.5, seed: i, bump: { kind: 'cloud', size: 26, stretch: 0.3, depth: 2 } }, { svg: turned(fill(ovalPath(x + 46, y, 14, 27), i ? '#4a4f56' : '#35705e') + [0.75, 0.5, 0.28].map((s) => `<ellipse cx="${x + 46}" cy="${y}" rx="${14 * s}" ry="${27 * s}" fill="none" stroke="#20282a" stroke-width="1.6"/>`).join(''), -12, x, y), puff: 0.2, shadow: 0 }]),
  plates: () => [2, 1, 0].map((i) => ({ svg: fill(ovalPath(100, 134 - i * 14, 84, 34), '#fbfbf9') , puff: 0.25, rim: 8, gloss: 0.6, shadow: 0.4 })).concat({ svg: fill(ovalPath(100, 105, 54, 20), '#f3f4f3'), puff: -0.4, gloss: 0.6, shadow: 0 }, bubble(150, 60, 20), bubble(124, 44, 12), bubble(48, 66, 15)),
  tablets: () => [[66, 84, -14], [134, 88, 16], [98, 140, 4]].flatMap(([x, y, t], i) => [{ svg: turned(`<rect x="${x - 36}" y="${y - 26}" width="72" height="52" rx="10" fill="#fbfcfc"/>`, t, x, y), puff: 0.4, rim: 12, gloss: 0.2, seed: i, bump: { size: 3, depth: 0.7 } }, { svg: turned(`<rect x="${x - 36}" y="${y - 26}" width="72" height="20" rx="9" fill="#3fa8b8"/>`, t, x, y), puff: 0.4, rim: 9, gloss: 0.2, shadow: 0 }, { svg: turned(oval(x, y + 6, 13, 11, '#f0b030'), t, x, y), puff: 0.9, gloss: 0.4 }]),
  linen: () => [0, 1, 2, 3].map((i) => ({ svg: `<path d="M24 ${142 - i * 26}Q18 ${128 - i * 26} 28 ${118 - i * 26}H172Q186 ${130 - i * 26} 174 ${144 - i * 26}Q100 ${150 - i * 26} 24 ${142 - i * 26}Z" fill="${['#9fd0d8', '#fbfaf6', '#c4e3e6', '#ffffff'][i]}"/>`, puff: 0.8, gloss: 0.03, seed: i, bump: [{ kind: 'cloud', size: 40, stretch: 0.15, depth: 3 }, { kind: 'cells', size: 3, depth: -0.8 }], shadow: 0.5 })).concat([bubble(156, 34, 16), bubble(134, 22, 9)]),
};
