// biome-ignore-all format: a set of drawings is a table of points and colours; one piece a line or two.

import { around, ball, polar } from './bits.mjs';
import { curve, fill, line, oval, ovalPath, ringed, shaded, turned } from './paths.mjs';

const METAL = { gloss: 0.9, shine: 30 };
const WOOD = { gloss: 0.12, bump: { kind: 'cloud', size: 2, stretch: 22, depth: 0.6 } };
/** A roll that lies on its side, its sheet drawn out to the front. */
const sheetRoll = (light, dark, sheet, more, crumple) => () => [
  { svg: shaded('M30 96L24 166Q22 174 32 176L150 186Q160 186 162 178L172 100Z', [[0, dark], [0.25, light], [0.6, sheet], [1, dark]], [0, 0, 1, 0.6]), puff: 0.15, rim: 3, ...more, bump: crumple },
  { svg: shaded('M34 44H166V108H34A20 32 0 0 1 34 44Z', [[0, light], [0.35, '#ffffff'], [0.6, light], [1, dark]]), puff: 0.8, ...more, bump: { kind: 'cloud', size: 40, stretch: 0.1, depth: 1 } },
  { svg: fill(ovalPath(166, 76, 20, 32), dark), puff: 0.2, rim: 4, ...more, shadow: 0 },
  { svg: fill(ovalPath(166, 76, 12, 20), '#b89a72') + fill(ovalPath(167, 76, 9, 16), '#5f4a34'), puff: 0, shadow: 0 },
];
const tealight = (x, y, k) => [
  { svg: shaded(`M${x - 42 * k} ${y}V${y + 34 * k}A${42 * k} ${15 * k} 0 0 0 ${x + 42 * k} ${y + 34 * k}V${y}Z`, [[0, '#b4babf'], [0.3, '#eef1f3'], [0.7, '#c3c9cd'], [1, '#8e959b']], [0, 0, 1, 0]), puff: 0.3, ...METAL },
  { svg: fill(ovalPath(x, y, 42 * k, 15 * k), '#d8dde0') + fill(ovalPath(x, y + 1, 37 * k, 12 * k), '#fbf7ea'), puff: 0.2, rim: 3, gloss: 0.5, shadow: 0 },
  { svg: line(`M${x} ${y}V${y - 9 * k}`, '#4a4038', 3 * k), puff: 0.6, shadow: 0 },
  { svg: ringed(curve([[x, y - 46 * k], [x + 9 * k, y - 26 * k], [x + 10 * k, y - 13 * k], [x, y - 6 * k], [x - 10 * k, y - 13 * k], [x - 8 * k, y - 26 * k]]), [[0, '#fff6c4'], [0.5, '#ffd54a'], [1, '#f5902a']], [0.5, 0.72, 0.6]), puff: 0.25, gloss: 0, shadow: 0 },
];
const match = (x, y, turn) => [
  { svg: turned(`<rect x="${x - 4}" y="${y - 62}" width="8" height="130" fill="#e6c890"/>`, turn, x, y), puff: 0.7, ...WOOD, shadow: 0.5 },
  { svg: turned(oval(x, y - 64, 8, 13, '#c8322a'), turn, x, y), puff: 0.9, gloss: 0.1, bump: { size: 3, depth: 1 } },
];
const battery = (x, y, turn, colour) => [
  { svg: turned(`<rect x="${x - 9}" y="${y - 86}" width="18" height="16" rx="4" fill="#c8cdd1"/>`, turn, x, y), puff: 0.8, ...METAL },
  { svg: turned(`<rect x="${x - 25}" y="${y - 76}" width="50" height="154" rx="6" fill="#2b2f33"/>`, turn, x, y), puff: 0.75, gloss: 0.6, shine: 30, shadow: 0.5 },
  { svg: turned(`<path d="M${x - 25} ${y - 70}Q${x - 25} ${y - 76} ${x - 19} ${y - 76}H${x + 19}Q${x + 25} ${y - 76} ${x + 25} ${y - 70}V${y - 26}H${x - 25}Z" fill="${colour}"/>`, turn, x, y), puff: 0.75, gloss: 0.6, shine: 30, shadow: 0 },
  { svg: turned(line(`M${x - 8} ${y - 52}h16M${x} ${y - 60}v16M${x - 8} ${y + 56}h16`, '#f6f4ee', 4.5), turn, x, y), puff: 0.1, shadow: 0 },
];
const spoon = (x, turn) => [
  { svg: turned(fill(curve([[x - 8, 20], [x + 8, 20], [x + 9, 70], [x + 16, 106], [x + 32, 134], [x + 30, 172], [x, 188], [x - 30, 172], [x - 32, 134], [x - 16, 106], [x - 9, 70]]), '#fbfcfb'), turn, x, 110), puff: 0.6, rim: 12, gloss: 0.8, shine: 36, shadow: 0.5 },
  { svg: turned(fill(curve([[x, 116], [x + 22, 138], [x + 21, 166], [x, 178], [x - 21, 166], [x - 22, 138]]), '#eef2f4'), turn, x, 110), puff: -0.6, rim: 10, gloss: 0.7, shine: 36, shadow: 0 },
  { svg: turned(line(`M${x} 34V84`, '#3f6fae', 3) + [44, 58, 72].map((y) => line(`M${x - 5} ${y - 4}L${x} ${y}L${x + 5} ${y - 4}`, '#3f6fae', 2.2)).join(''), turn, x, 110), puff: 0.1, shadow: 0 },
];
const coil = () => {
  const points = Array.from({ length: 68 }, (_, i) => polar(100, 104, 14 + i * 1.06, i * 0.34, 0.82));
  return curve(points, false);
};

export const hardware = {
  'foil-roll': sheetRoll('#cfd5d9', '#8f979d', '#eef1f3', METAL, [{ kind: 'cells', size: 16, depth: 2.4 }, { size: 7, depth: 1.4 }]),
  'film-roll': sheetRoll('#d5eaf1', '#9cc4d4', '#eef8fb', { gloss: 0.8, shine: 40 }, { kind: 'cloud', size: 30, stretch: 0.3, angle: 0.4, depth: 3 }),
  'baking-paper': sheetRoll('#d8b688', '#b08a58', '#e3c69c', { gloss: 0.06 }, [{ kind: 'cloud', size: 30, stretch: 0.3, angle: 0.4, depth: 2 }, { size: 3, depth: 0.5 }]),
  tealight: () => [...tealight(64, 92, 0.86), ...tealight(140, 96, 0.86), ...tealight(100, 134, 1)],
  matches: () => [...[[66, 100, -34], [92, 96, -14], [118, 98, 8], [142, 104, 30]].flatMap(([x, y, t]) => match(x, y, t)),
    { svg: shaded('M28 124L162 112L178 150L44 168Z', [[0, '#d8503f'], [1, '#b8342a']]), puff: 0.2, rim: 5, gloss: 0.2, shadow: 0.55 }, { svg: fill('M44 168L178 150V172L44 192Z', '#6b4a34'), puff: 0.15, rim: 3, gloss: 0.03, shadow: 0, bump: { kind: 'cells', size: 2.6, depth: 1 } }, { svg: fill('M28 124L44 168V192L28 146Z', '#e6cfa0'), puff: 0.1, shadow: 0 }],
  battery: () => [...battery(66, 104, -14, '#d8913a'), ...battery(132, 106, 10, '#d8913a')],
  'light-bulb': () => [
    { svg: ringed(curve([[100, 10], [140, 22], [164, 60], [156, 98], [134, 122], [126, 142], [74, 142], [66, 122], [44, 98], [36, 60], [60, 22]]), [[0, '#fffdf0'], [0.55, '#fff3c4'], [1, '#f3dc94']], [0.46, 0.36, 0.62]), puff: 0.9, gloss: 0.7, shine: 50 },
    { svg: shaded('M72 140H128L124 158H76Z', [[0, '#f3f5f6'], [1, '#d8dde0']]), puff: 0.6, gloss: 0.5 },
    { svg: shaded('M78 156H122V182Q120 188 112 190L106 196H94L88 190Q80 188 78 182Z', [[0, '#8e959b'], [0.4, '#e6eaec'], [1, '#8e959b']], [0, 0, 1, 0]), puff: 0.6, ...METAL, shadow: 0.2 },
    { svg: [162, 170, 178].map((y) => line(`M78 ${y}Q100 ${y + 6} 122 ${y - 1}`, '#aab1b6', 3.4)).join(''), puff: 0.9, ...METAL, shadow: 0.35 },
  ],
  'incense-coil': () => [{ svg: line(coil(), '#4f7a3a', 10), puff: 0.8, gloss: 0.05, bump: { size: 3, depth: 1 }, shadow: 0.3 }, { svg: oval(...polar(100, 104, 14 + 67 * 1.06, 67 * 0.34, 0.82), 6, 6, '#e8702a'), puff: 0.8, gloss: 0.2, shadow: 0 }],
  'joss-paper': () => [0, 1, 2, 3, 4].map((i) => ({ svg: turned('<rect x="34" y="40" width="132" height="120" rx="2" fill="#efd79a"/>', i * 7 - 14), puff: 0.2, rim: 3, gloss: 0.04, seed: i, bump: { kind: 'cloud', size: 5, depth: 1.4 }, shadow: 0.45 })).concat([
    { svg: turned('<rect x="62" y="66" width="76" height="68" rx="2" fill="#e2a92c"/>', 14), puff: 0.15, rim: 3, gloss: 0.9, shine: 20, bump: { size: 4, depth: 0.8 }, shadow: 0.15 },
    { svg: turned('<rect x="80" y="84" width="40" height="32" rx="2" fill="none" stroke="#c8342a" stroke-width="5"/>' + '<rect x="92" y="93" width="16" height="14" fill="#c8342a"/>', 14), puff: 0.1, shadow: 0 },
  ]),
  skewers: () => Array.from({ length: 11 }, (_, i) => ({ svg: turned(`<path d="M${97 + ((i * 7) % 5)} 186V28L${99.500 + ((i * 7) % 5)} 12L${102 + ((i * 7) % 5)} 28V186Z" fill="${['#e3c384', '#d8b470', '#ecd097'][i % 3]}"/>`, i * 6 - 30, 100, 178), puff: 0.8, ...WOOD, seed: i, shadow: 0.45 })).concat([{ svg: line('M80 150Q100 160 122 149', '#b8402f', 7), puff: 0.9, gloss: 0.2, shadow: 0.4 }]),
  'porcelain-spoon': () => [...spoon(68, -14), ...spoon(132, 16)],
  'phin-filter': () => [
    { svg: shaded('M60 148H140L134 188Q132 194 126 194H74Q68 194 66 188Z', [[0, '#e9f1f3', 0.9], [1, '#d3e2e6', 0.9]]), puff: 0.5, gloss: 0.8, shine: 40 }, { svg: shaded('M65 166H135L131 186Q130 190 125 190H75Q70 190 69 186Z', [[0, '#5a3018'], [1, '#3a1c0c']]), puff: 0.4, gloss: 0.6, shadow: 0 },
    { svg: fill(ovalPath(100, 146, 76, 15), '#c3c9cd'), puff: 0.3, rim: 5, ...METAL },
    { svg: shaded('M50 66H150L144 140Q100 154 56 140Z', [[0, '#9aa1a7'], [0.3, '#f0f3f4'], [0.65, '#c3c9cd'], [1, '#858d93']], [0, 0, 1, 0]), puff: 0.3, rim: 10, ...METAL, shadow: 0.3 },
    { svg: line('M150 84C178 82 178 122 147 122', '#aab1b6', 8), puff: 0.9, ...METAL },
    { svg: fill(ovalPath(100, 64, 54, 16), '#d5dadd'), puff: 0.4, rim: 6, ...METAL, shadow: 0.3 }, ball(100, 46, 10, 9, '#e6eaec', '#9aa1a7', METAL), { svg: around(10, (a) => oval(...polar(100, 66, 38, a, 0.28), 2, 1, '#7f878d')).join(''), puff: 0, shadow: 0 },
  ],
};
