// biome-ignore-all format: a set of drawings is a table of points and colours; one piece a line or two.

import { seedRandom } from '../random.mjs';
import { around, ball, foliage, frill, polar, scatter, stalk, stick } from './bits.mjs';
import { curve, fill, leaf, line, oval, ovalPath, ringed, shaded, turned, within } from './paths.mjs';

const calyx = (x, y, r, colour = '#4f8a35') => ({
  svg: around(6, (a) => fill(leaf(x, y, ...polar(x, y, r, a + 0.3, 0.55), r * 0.2), colour)).join(''), puff: 0.5, gloss: 0.1,
});
const tomato = (x, y, r, light = '#ef4a34', dark = '#c01f1d') => [
  ball(x, y, r, r * 0.86, light, dark, { gloss: 0.55, shine: 44, dents: [{ x, y: y - r * 0.66, r: r * 0.28, depth: r * 0.16 }] }),
  calyx(x, y - r * 0.66, r * 0.55),
  stalk(`M${x} ${y - r * 0.68}L${x + 3} ${y - r * 0.98}`, '#5c8a3a', r * 0.08),
];
const carrotPath = curve([[52, 58], [74, 44], [96, 52], [112, 78], [136, 122], [168, 176], [172, 184], [164, 180], [112, 148], [72, 110], [52, 80]]);
const rings = (list, colour, width = 1.6) => ({ svg: list.map((d) => line(d, colour, width, 'opacity="0.6"')).join(''), puff: 0, shadow: 0 });
const pepperShape = curve([[100, 50], [128, 42], [158, 56], [168, 96], [156, 146], [136, 178], [112, 172], [98, 180], [82, 172], [62, 176], [42, 146], [32, 96], [42, 56], [72, 42]]);
const pepper = (light, dark) => () => [
  { svg: ringed(pepperShape, [[0, light], [1, dark]]), puff: 0.85, gloss: 0.6, shine: 50, dents: [{ x: 78, y: 110, r: 9, depth: 9, squash: 7 }, { x: 124, y: 110, r: 9, depth: 9, squash: 7 }, { x: 100, y: 50, r: 18, depth: 14 }] },
  { svg: fill(curve([[82, 56], [92, 48], [94, 26], [86, 14], [102, 12], [108, 28], [110, 48], [120, 56], [100, 64]]), '#4f8f36'), puff: 0.7, gloss: 0.25 },
];
const chili = (x0, y0, x1, y1, bend, light, dark) => {
  const d = `M${x0 - 8} ${y0}C${x0 - 14 + bend} ${y0 + 50} ${x1 - 20} ${y1 - 22} ${x1} ${y1}C${x1 - 2} ${y1 - 30} ${x0 + 16 + bend} ${y0 + 44} ${x0 + 9} ${y0}Q${x0} ${y0 - 8} ${x0 - 8} ${y0}Z`;
  return [
    { svg: shaded(d, [[0, light], [1, dark]]), puff: 0.95, gloss: 0.6, shine: 44 },
    { svg: fill(curve([[x0 - 10, y0 + 3], [x0, y0 - 9], [x0 + 11, y0 + 3], [x0, y0 + 6]]), '#5a9a3a') + line(`M${x0} ${y0 - 6}Q${x0 + 2} ${y0 - 22} ${x0 + 12} ${y0 - 30}`, '#5a9a3a', 5), puff: 0.8 },
  ];
};
const onionShape = curve([[100, 36], [108, 52], [140, 74], [172, 108], [164, 150], [124, 176], [100, 180], [76, 176], [36, 150], [28, 108], [60, 74], [92, 52]]);
const onion = (light, dark, stroke) => () => [
  { svg: within(onionShape, ringed(onionShape, [[0, light], [1, dark]], [0.4, 0.55, 0.6]) + [-3, -2, -1, 0, 1, 2, 3].map((k) => line(`M100 40C${100 + k * 24} 80 ${100 + k * 28} 140 ${100 + k * 5} 182`, stroke, 1.3, 'opacity="0.6"')).join('')), puff: 0.92, gloss: 0.4, shine: 30, stain: { kind: 'cloud', size: 5, stretch: 14, from: 0.5, colour: '#fff2d8', share: 0.22 } },
  { svg: fill(curve([[93, 52], [97, 34], [90, 14], [101, 22], [110, 12], [105, 34], [109, 52]]), '#c9a566'), puff: 0.6, gloss: 0.05 },
  { svg: around(7, (a) => line(`M100 178L${polar(100, 180, 12, 0.4 + a * 0.37)}`, '#a98a5a', 1.6)).join(''), puff: 0.5 },
];
const garlicShape = curve([[100, 30], [107, 62], [136, 82], [168, 118], [160, 156], [124, 176], [100, 180], [76, 176], [40, 156], [32, 118], [64, 82], [93, 62]]);
const cabbageHead = (outer, inner, vein) => [
  { svg: fill(frill(100, 106, 88, 82, 9, 3), outer), puff: 0.7, gloss: 0.15, bump: { kind: 'veins', size: 26, depth: 2 } },
  ...[[-1, 1.02], [1, 0.96], [-1, 0.8], [1, 0.7]].map(([side, k], i) => ({
    svg: within(frill(100 + side * 10 * k, 108, 78 * k, 76 * k, 8, 3, i), fill('M0 0H200V200H0Z', i > 1 ? inner : outer) +
      [0, 1, 2, 3, 4].map((n) => line(`M${100 + side * 14} 186Q${100 + side * (10 - n * 13)} 110 ${100 + side * (52 - n * 30)} 34`, vein, n === 2 ? 4 : 1.8)).join('')),
    puff: 0.75, gloss: 0.2, shadow: 0.45, bump: { kind: 'veins', size: 22, depth: 2.2 }, seed: i + 2,
  })),
];
const floret = (x, y, r, light, dark, seed) => ({
  svg: ringed(frill(x, y, r, r * 0.86, 7, r * 0.09, seed), [[0, light], [1, dark]]), puff: 0.8, gloss: 0.08, seed,
  bump: [{ kind: 'cells', size: 5, depth: -4.5 }], shadow: 0.5,
});
const FLORETS = [[56, 92, 34], [144, 92, 34], [78, 62, 36], [122, 60, 36], [100, 44, 30], [100, 92, 40], [66, 110, 26], [134, 110, 26]];
const cucumber = (light, dark, ends, turn = -24) => [{
  svg: turned(shaded(curve([[12, 100], [20, 84], [60, 78], [100, 76], [146, 78], [182, 84], [192, 100], [182, 116], [146, 122], [100, 124], [60, 122], [20, 116]]), [[0, ends], [0.12, light], [0.88, dark], [1, ends]], [0, 0, 1, 0]), turn),
  puff: 0.92, gloss: 0.4, shine: 28, bump: { kind: 'cells', size: 9, depth: -1.3 }, stain: { kind: 'cloud', size: 22, stretch: 0.16, angle: (turn * Math.PI) / 180, from: 0.5, colour: '#a8c86a', share: 0.35 },
}];
const slice = (x, y, r, rind, flesh, core) => [
  { svg: fill(ovalPath(x, y, r, r * 0.94), rind), puff: 0.3, rim: 4, gloss: 0.3 },
  { svg: ringed(ovalPath(x, y, r * 0.9, r * 0.84), [[0, core], [0.55, flesh], [1, flesh]]) + around(12, (a) => oval(...polar(x, y, r * 0.48, a), r * 0.04, r * 0.1, '#f4f7d8', (a * 180) / Math.PI + 90)).join(''), puff: 0.15, rim: 3, gloss: 0.5, shadow: 0 },
];
const mushroomCap = (x, y, r, light, dark) => [
  { svg: shaded(`M${x - r * 0.32} ${y}C${x - r * 0.3} ${y + r * 0.5} ${x - r * 0.4} ${y + r * 0.8} ${x - r * 0.3} ${y + r * 0.95}Q${x} ${y + r * 1.06} ${x + r * 0.3} ${y + r * 0.95}C${x + r * 0.4} ${y + r * 0.8} ${x + r * 0.3} ${y + r * 0.5} ${x + r * 0.32} ${y}Z`, [[0, '#cdbfa6'], [0.4, '#f4ecdd'], [1, '#e2d5be']]), puff: 0.8, gloss: 0.06 },
  { svg: ringed(curve([[x - r, y + r * 0.1], [x - r * 0.86, y - r * 0.5], [x - r * 0.4, y - r * 0.86], [x, y - r * 0.94], [x + r * 0.4, y - r * 0.86], [x + r * 0.86, y - r * 0.5], [x + r, y + r * 0.1], [x + r * 0.6, y + r * 0.26], [x, y + r * 0.3], [x - r * 0.6, y + r * 0.26]]), [[0, light], [1, dark]], [0.4, 0.35, 0.75]), puff: 0.85, gloss: 0.12, bump: { size: 8, depth: 1.2 } },
];
const rootSkin = { puff: 0.85, gloss: 0.1, bump: [{ kind: 'cloud', size: 9, depth: 4 }, { size: 2, depth: 0.6 }] };
const gingerShape = curve([[20, 112], [30, 92], [56, 90], [62, 64], [84, 52], [98, 70], [100, 88], [128, 86], [134, 56], [154, 46], [168, 62], [160, 90], [184, 104], [182, 124], [156, 128], [138, 136], [136, 160], [116, 170], [100, 154], [98, 134], [66, 134], [38, 132]]);
const rhizome = (colour, dark, end) => () => [
  { svg: ringed(gingerShape, [[0, colour], [1, dark]]), ...rootSkin, stain: { kind: 'cloud', size: 22, stretch: 0.18, angle: 1.2, from: 0.55, colour: dark, share: 0.7 } },
  { svg: oval(152, 55, 13, 9, end, -20) + oval(118, 162, 14, 9, end, 10), puff: 0.2, gloss: 0.2, shadow: 0 },
];

export const vegetables = {
  tomato: () => tomato(100, 108, 86),
  'tomato-cherry': () => [
    { svg: line('M30 40C70 30 120 36 176 26M60 36L58 70M104 34L104 66M146 30L146 64', '#4f8a35', 5), puff: 0.8 },
    ...tomato(54, 104, 34), ...tomato(148, 98, 34), ...tomato(100, 108, 36), ...tomato(72, 152, 32), ...tomato(130, 154, 32),
  ],
  potato: () => [{ svg: ringed(curve([[24, 110], [36, 70], [82, 48], [132, 56], [174, 84], [180, 126], [148, 158], [92, 164], [46, 150]]), [[0, '#e3c07f'], [1, '#c79b57']]), puff: 0.9, gloss: 0.1, bump: [{ size: 16, depth: 3 }, { size: 2.4, depth: 0.5 }], stain: { kind: 'cells', size: 17, from: 0.08, soft: -0.05, colour: '#8a6434', share: 0.6 } }],
  'sweet-potato': () => [{ svg: ringed(curve([[10, 128], [36, 96], [78, 66], [128, 58], [166, 66], [190, 72], [178, 98], [140, 136], [88, 154], [42, 146]]), [[0, '#b5604a'], [1, '#8a3f3a']]), ...rootSkin, stain: { kind: 'cloud', size: 22, stretch: 0.14, angle: 1.2, from: 0.62, colour: '#6b2f2c', share: 0.8 } }],
  carrot: () => [
    ...around(7, (_a, i) => foliage(62, 58, 20 + i * 11, 8 + (i % 3) * 5, 7, '#7dbb4a', '#2f7a32')),
    { svg: shaded(carrotPath, [[0, '#f58a2a'], [1, '#ea6a12']]), puff: 0.9, gloss: 0.22, shine: 20 },
    rings(['M66 74Q80 70 90 62', 'M76 104Q88 98 94 92', 'M96 118Q112 106 120 104', 'M112 140Q124 132 130 128', 'M140 160Q146 154 150 152'], '#b8500c'),
  ],
  onion: onion('#e2a04a', '#b9702a', '#96561e'),
  'red-onion': onion('#a83a62', '#6a1f40', '#4d142e'),
  shallot: () => [{ svg: turned(ringed(curve([[100, 16], [108, 48], [136, 88], [146, 132], [124, 170], [100, 182], [76, 170], [54, 132], [64, 88], [92, 48]]), [[0, '#cf8a58'], [1, '#9a5a3a']]), 14), puff: 0.92, gloss: 0.35, stain: { kind: 'cloud', size: 5, stretch: 14, from: 0.5, colour: '#e8b88a', share: 0.4 } }],
  garlic: () => [
    { svg: within(garlicShape, ringed(garlicShape, [[0, '#fbf6ee'], [1, '#dccfc0']]) + [-2, -1, 0, 1, 2].map((k) => line(`M100 34C${100 + k * 22} 90 ${100 + k * 30} 140 ${100 + k * 8} 182`, '#b9a0b0', 1.6, 'opacity="0.8"')).join('')), puff: 0.9, gloss: 0.2, dents: [-1.5, -0.5, 0.5, 1.5].map((k) => ({ x: 100 + k * 30, y: 130, r: 5, depth: 5, squash: 9 })), stain: { kind: 'cloud', size: 4, stretch: 14, from: 0.55, colour: '#b892a8', share: 0.4 } },
  ],
  ginger: rhizome('#dcb378', '#b78a4c', '#f0d88a'),
  galangal: rhizome('#e9cdb0', '#c98f86', '#f7ead2'),
  turmeric: rhizome('#c98a3a', '#95601f', '#f59a1f'),
  leek: () => [
    ...[[-26, 26], [22, 20], [-8, 6], [10, 12]].map(([dx, y], i) => ({ svg: shaded(curve([[88, 108], [82 + dx, 66], [80 + dx * 1.8, y], [104 + dx * 1.9, y + 4], [112 + dx, 66], [112, 108]]), [[0, '#2f6b3a'], [0.7, '#6fa04f'], [1, '#c9dc9a']]), puff: 0.5, gloss: 0.2, seed: i, bump: { kind: 'cloud', size: 3, stretch: 14, depth: 1.2 } })),
    { svg: shaded('M84 100C82 140 84 160 86 178Q100 186 114 178C116 160 118 140 116 100Q100 90 84 100Z', [[0, '#bcd48a'], [0.4, '#eaf1d2'], [1, '#fbfaf0']]), puff: 0.9, gloss: 0.3, bump: { kind: 'cloud', size: 3, stretch: 20, depth: 0.6 } },
    { svg: around(11, (_a, i) => line(`M${88 + i * 2.4} 180q${(i - 5) * 1.4} 8 ${(i - 5) * 2.2} 14`, '#d8cdb0', 1.6)).join(''), puff: 0.4 },
  ],
  'spring-onion': () => [
    ...[-26, -9, 8, 24].flatMap((dx, i) => [
      { svg: shaded(stick(100 + dx * 0.5, 150, 100 + dx * 1.8, 18 + (i % 2) * 10, 9, 6), [[0, '#2f7a3a'], [0.75, '#7db850'], [1, '#dfeab8']]), puff: 0.9, gloss: 0.3 },
      { svg: shaded(curve([[95 + dx * 0.5, 140], [94 + dx * 0.4, 164], [100 + dx * 0.4, 178], [106 + dx * 0.4, 164], [105 + dx * 0.5, 140]]), [[0, '#e8f0cc'], [1, '#ffffff']]), puff: 0.9, gloss: 0.35 },
    ]),
    { svg: line('M80 118C92 124 108 124 120 118', '#6a4aa0', 5), puff: 0.9 },
  ],
  cabbage: () => cabbageHead('#7fae52', '#b4d07c', '#e4efc2'),
  'red-cabbage': () => cabbageHead('#5f2a5c', '#7f3f78', '#c9a0c4'),
  'napa-cabbage': () => [
    ...[[-34, 0], [34, 0], [-20, 6], [20, 6], [0, 2]].map(([dx, dy], i) => ({
      svg: within(frill(100 + dx, 84 + dy, 42, 72, 9, 3.5, i), fill('M0 0H200V200H0Z', i < 2 ? '#8dbb52' : '#bcd672') + shaded(`M${100 + dx * 0.7 - 12} 190Q${100 + dx - 8} 100 ${100 + dx} 30Q${100 + dx + 8} 100 ${100 + dx * 0.7 + 12} 190Z`, [[0, '#eaf3c4'], [1, '#ffffff']]) +
        [50, 74, 98].map((y) => line(`M${100 + dx} ${y + 18}L${100 + dx - 30} ${y - 8}M${100 + dx} ${y + 18}L${100 + dx + 30} ${y - 8}`, '#e2eebc', 1.6)).join('')),
      puff: 0.6, gloss: 0.25, bump: { kind: 'veins', size: 16, depth: 3 }, seed: i + 3,
    })),
    { svg: shaded(curve([[58, 120], [64, 164], [84, 184], [116, 184], [136, 164], [142, 120], [118, 132], [100, 128], [82, 132]]), [[0, '#eef5d6'], [1, '#fdfdf6']]), puff: 0.7, gloss: 0.3, bump: { kind: 'cloud', size: 6, stretch: 10, depth: 1.6 } },
  ],
  'bok-choy': () => [
    ...[[-46, 30, -18], [46, 30, 18], [-22, 14, -8], [24, 16, 8], [0, 8, 0]].flatMap(([dx, y, lean], i) => [
      { svg: within(curve([[100 + dx * 0.8, 108], [70 + dx, 78], [72 + dx, y + 18], [100 + dx + lean * 0.4, y], [128 + dx, y + 18], [130 + dx, 78]]), shaded('M0 0H200V120H0Z', [[0, '#3f8a3c'], [1, '#5aa548']]) + line(`M100 120Q${100 + dx * 0.9} 80 ${100 + dx + lean * 0.3} ${y + 12}`, '#d6ebb4', 5) + [0, 1, 2].map((k) => line(`M${100 + dx * 0.9} ${90 - k * 22}l-22 -14M${100 + dx * 0.9} ${90 - k * 22}l22 -14`, '#a8d284', 1.5)).join('')), puff: 0.55, gloss: 0.35, bump: { kind: 'veins', size: 18, depth: 2 }, seed: i },
      { svg: shaded(curve([[92 + dx * 0.8, 100], [84 + dx * 0.75, 140], [88 + dx * 0.3, 184], [112 + dx * 0.3, 184], [116 + dx * 0.75, 140], [108 + dx * 0.8, 100]]), [[0, '#cfe4a8'], [0.4, '#f0f6e0'], [1, '#e4efc8']]), puff: 0.8, gloss: 0.4, shadow: 0.3 },
    ]),
  ],
  lettuce: () => [
    ...[[100, 70, 84, 50], [50, 104, 44, 52], [150, 104, 44, 52], [74, 100, 46, 54], [126, 100, 46, 54], [100, 116, 48, 52]].map(([x, y, rx, ry], i) => ({
      svg: within(frill(x, y, rx, ry, 12, 4.5, i), shaded('M0 0H200V200H0Z', [[0.1, '#7fbf3f'], [0.9, '#c4de7c']]) + line(`M100 186Q${x} ${y + 20} ${x} ${y - ry * 0.7}`, '#e6f2c0', 4) + [-1, 1].map((s) => line(`M${x} ${y + 10}L${x + s * rx * 0.7} ${y - ry * 0.5}M${x} ${y + 30}L${x + s * rx * 0.8} ${y}`, '#d4eaa0', 1.6)).join('')),
      puff: 0.6, gloss: 0.3, bump: [{ kind: 'veins', size: 15, depth: 4 }, { size: 9, depth: 3 }], seed: i, shadow: 0.5,
    })),
  ],
  broccoli: () => [
    { svg: shaded(curve([[72, 96], [84, 140], [80, 178], [100, 186], [120, 178], [116, 140], [128, 96]]), [[0, '#7fae5a'], [1, '#b4cf86']]) + line('M88 130L58 100M112 130L142 100', '#8fb868', 16), puff: 0.85, gloss: 0.15 },
    ...FLORETS.map(([x, y, r], i) => floret(x, y, r, '#4f8f3f', '#2c6a30', i + 1)),
  ],
  cauliflower: () => [
    ...[[20, 110, 60, 40], [180, 110, 140, 40], [60, 60, 30, 24], [140, 60, 170, 24]].map(([x1, y1], i) => foliage(100, 176, x1 + (i > 1 ? 0 : 0), y1 - 30, 34, '#9cc46a', '#5a943f', { bump: { kind: 'veins', size: 16, depth: 2 } })),
    ...FLORETS.map(([x, y, r], i) => floret(x, y + 14, r, '#fdf8ea', '#ece0c2', i + 1)),
    ...[[24, 150], [176, 150]].map(([x, y]) => foliage(100, 182, x, y - 40, 30, '#a9cf78', '#5f9a44', { bump: { kind: 'veins', size: 16, depth: 2 } })),
  ],
  cucumber: () => [...cucumber('#3f7f35', '#2f6b2c', '#5a8f45'), ...slice(134, 150, 34, '#3f7f35', '#d4e6a4', '#e9f2cc')],
  zucchini: () => [...cucumber('#4a8238', '#35682c', '#6f9a4a', -34), { svg: turned(fill('M176 88L198 92V108L176 112Z', '#8aa85a'), -34), puff: 0.5 }, ...slice(142, 152, 32, '#3f742f', '#eef0c8', '#f6f4dc')],
  eggplant: () => [
    { svg: turned(ringed(curve([[74, 44], [100, 34], [126, 44], [140, 84], [158, 124], [148, 168], [112, 188], [70, 180], [48, 144], [56, 98], [64, 70]]), [[0, '#5a2f66'], [1, '#2a1338']]), 22), puff: 0.92, gloss: 0.75, shine: 50 },
    { svg: turned(fill(curve([[70, 58], [76, 40], [92, 30], [94, 10], [108, 12], [108, 30], [124, 40], [132, 58], [118, 52], [112, 68], [100, 56], [88, 70], [84, 54]]), '#6a9a48'), 22), puff: 0.6, gloss: 0.15 },
  ],
  'thai-eggplant': () => [
    ...[[62, 120, 50], [140, 112, 50], [102, 142, 46]].flatMap(([x, y, r]) => [ball(x, y, r, r * 0.94, '#e4efcf', '#8fba62', { gloss: 0.55, stain: { kind: 'veins', size: 15, from: 0.2, colour: '#4f8a3c', share: 0.7 } }), calyx(x, y - r * 0.7, r * 0.6), stalk(`M${x} ${y - r * 0.72}l4 -18`, '#5c8a3a', 7)]),
  ],
  'pepper-red': pepper('#e6352a', '#b3141c'),
  'pepper-yellow': pepper('#ffd23a', '#eda91a'),
  'pepper-green': pepper('#5aa03a', '#2f6f2a'),
  'chili-red': () => [...chili(60, 42, 150, 178, -8, '#e2231f', '#b51218'), ...chili(104, 36, 176, 160, -4, '#ea3a28', '#c01a1a'), ...chili(40, 60, 96, 184, -6, '#d81f20', '#a80f18')],
  'chili-green': () => [...chili(60, 42, 150, 178, -8, '#5fa53a', '#3a7a2a'), ...chili(104, 36, 176, 160, -4, '#76b84a', '#3f8430'), ...chili(40, 60, 96, 184, -6, '#569a36', '#336f28')],
  daikon: () => [
    ...around(6, (_a, i) => foliage(60, 52, 14 + i * 17, 6 + (i % 2) * 12, 10, '#86bf55', '#3d8538')),
    { svg: shaded(curve([[40, 62], [62, 38], [90, 52], [122, 92], [154, 138], [186, 190], [134, 164], [86, 126], [50, 92]]), [[0, '#d7e6b4'], [0.25, '#fbfbf4'], [1, '#f4f1e6']], [0, 0, 1, 1]), puff: 0.9, gloss: 0.3 },
    rings(['M60 92q8 -8 16 -12', 'M88 112q8 -8 14 -12', 'M120 146q8 -6 10 -12'], '#c9c4ae', 1.3),
  ],
  radish: () => [[58, 118, -10], [142, 118, 8], [100, 136, 0]].flatMap(([x, y, lean], i) => [
    ...[-1, 0, 1].map((k) => foliage(x, y - 30, x + lean * 3 + k * 24, 18 + Math.abs(k) * 18 + i * 6, 14, '#7fbf4a', '#3a8a36')),
    { svg: `${ringed(curve([[x, y - 34], [x + 30, y - 22], [x + 36, y + 6], [x + 16, y + 32], [x, y + 52], [x - 16, y + 32], [x - 36, y + 6], [x - 30, y - 22]]), [[0, '#e83a68'], [0.7, '#c81f50'], [1, '#f3dbe0']], [0.5, 0.3, 0.75])}`, puff: 0.92, gloss: 0.5, shine: 40 },
  ]),
  turnip: () => [
    ...[-1, 0, 1].map((k) => foliage(100, 62, 100 + k * 46, 10 + Math.abs(k) * 12, 15, '#86bf55', '#3d8538')),
    { svg: shaded(curve([[100, 56], [146, 66], [172, 104], [150, 146], [112, 166], [100, 192], [88, 166], [50, 146], [28, 104], [54, 66]]), [[0, '#a24f92'], [0.35, '#c48ab8'], [0.55, '#fbf5ee'], [1, '#f4ead8']]), puff: 0.92, gloss: 0.35 },
  ],
  beetroot: () => [
    ...[-1, 0, 1].map((k) => ({ svg: line(`M100 66Q${100 + k * 10} 40 ${100 + k * 40} 14`, '#9a1f4a', 7), puff: 0.9 })),
    ball(100, 116, 70, 62, '#8a2348', '#4d0f2a', { gloss: 0.2, bump: { size: 12, depth: 2 } }),
    stalk('M100 174Q104 186 98 196', '#5a1530', 5),
  ],
  celery: () => [
    ...[[-20, 0], [20, 0], [-7, 6], [8, 6]].flatMap(([dx, dy], i) => [
      ...[-1, 0, 1].map((k) => foliage(100 + dx * 1.6, 54 + dy, 100 + dx * 2.2 + k * 18, 12 + Math.abs(k) * 14 + dy, 11, '#86c455', '#3d8f3a')),
      { svg: shaded(stick(100 + dx * 0.7, 182, 100 + dx * 1.6, 50 + dy, 22, 12), [[0, '#9ccc62'], [1, '#dcebb0']]), puff: 0.8, gloss: 0.35, bump: { kind: 'cloud', size: 3, stretch: 20, depth: 1.6 }, seed: i },
    ]),
  ],
  fennel: () => [
    ...[-22, 0, 22].flatMap((dx) => [{ svg: shaded(stick(100 + dx * 0.8, 100, 100 + dx * 2, 34, 20, 14), [[0, '#8fc468'], [1, '#d8e8b8']]), puff: 0.8 }, { svg: around(14, (a) => line(`M${100 + dx * 2} 36L${polar(100 + dx * 2.2, 26, 20, a)}`, '#4f9a45', 1.8)).join(''), puff: 0.5 }]),
    { svg: shaded(curve([[70, 88], [100, 82], [130, 88], [166, 128], [150, 174], [100, 188], [50, 174], [34, 128]]), [[0, '#d4e6b4'], [0.5, '#f6f8ea'], [1, '#eef2da']]) + line('M84 92Q60 130 70 178M116 92Q140 130 130 178M100 88V184', '#c4d8a0', 2.2), puff: 0.85, gloss: 0.35, bump: { kind: 'cloud', size: 5, stretch: 16, depth: 1.6 } },
  ],
  asparagus: () => [-36, -18, 0, 18, 36, -26, -8, 10, 28].map((dx, i) => ({
    svg: shaded(`M${100 + dx - 8} 182L${100 + dx - 9} ${70 + (i % 3) * 8}Q${100 + dx - 9} 40 ${100 + dx} ${18 + (i % 3) * 7}Q${100 + dx + 9} 40 ${100 + dx + 9} ${70 + (i % 3) * 8}L${100 + dx + 8} 182Z`, [[0, '#5f6f4a'], [0.25, '#6f9a45'], [0.85, '#9cc068'], [1, '#e8ecd0']]) +
      [60, 86, 112, 140].map((y) => fill(leaf(100 + dx, y + (i % 3) * 8 + 12, 100 + dx + (y % 3 ? 3 : -3), y + (i % 3) * 8 - 8, 5), '#66754f')).join(''), puff: 0.9, gloss: 0.2,
  })).concat({ svg: line('M52 132C80 142 120 142 148 132', '#d84a3a', 7), puff: 0.9, gloss: 0.3 }),
  artichoke: () => [4, 3, 2, 1, 0].flatMap((row) => around(row === 0 ? 1 : 5, (_a, i) => {
    const u = row === 0 ? 0 : (i / 4) * 2 - 1;
    const [x, y] = [100 + u * (24 + row * 12), 66 + row * 22 + 8 * u * u * -1];
    return { svg: shaded(leaf(100 + u * 20, 170, x + u * 16, y - 44 + row * 5, 26), [[0, '#8a9a5a'], [0.3, '#7f9f58'], [1, '#557a45']]), puff: 0.6, gloss: 0.15, shadow: 0.5 };
  })).concat(stalk('M100 172V192', '#7f9a55', 20)),
  'long-bean': () => [...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((i, _, all) => ({ svg: line(`M${8 + ((i * 5) % 11)} ${96 + i * 5}C${50} ${52 + i * 9 + ((i * 7) % 9)} ${84} ${84 + i * 4} ${112} ${86 + i * 4}S${162 - ((i * 3) % 8)} ${122 - (all.length - i) * 7} ${192 - ((i * 7) % 13)} ${52 + i * 10}`, ['#6fae46', '#5a9c3a', '#82bb55', '#64a53f'][i % 4], 7.5), puff: 0.9, gloss: 0.25, seed: i, bump: { kind: 'cloud', size: 9, depth: 1.4 }, shadow: 0.4 })), { svg: line('M92 80Q100 104 96 132', '#c9a36a', 6) + line('M99 80Q107 104 103 132', '#b98f55', 5), puff: 0.9, shadow: 0.45 }],
  'green-bean': () => [0, 1, 2, 3, 4, 5, 6].map((i) => ({ svg: line(`M${22 + (i % 3) * 8} ${70 + i * 14}C${70} ${46 + i * 17} ${130} ${52 + i * 15} ${176 - (i % 2) * 14} ${62 + i * 16}`, i % 2 ? '#4f9a3a' : '#62aa42', 11), puff: 0.9, gloss: 0.3, shadow: 0.45 })),
  peas: () => [
    { svg: turned(shaded(curve([[10, 100], [50, 66], [100, 60], [150, 66], [190, 100], [150, 138], [100, 144], [50, 138]]), [[0, '#6fb545'], [1, '#3f8a32']]), -20), puff: 0.6, gloss: 0.35 },
    { svg: turned(fill(curve([[24, 100], [60, 82], [100, 78], [140, 82], [176, 100], [140, 118], [100, 122], [60, 118]]), '#4a8a30'), -20), puff: -0.3, shadow: 0 },
    ...[-56, -28, 0, 28, 56].map((dx) => ball(100 + dx, 100 - dx * 0.36, 18 - Math.abs(dx) * 0.06, 18 - Math.abs(dx) * 0.06, '#9ad45a', '#5fa535', { gloss: 0.5 })),
  ],
  corn: () => {
    const rows = [];
    for (let row = 0; row < 13; row++) for (let k = -3; k <= 3; k++) {
      const half = 40 * Math.sin((0.2 + row * 0.047) * Math.PI) ** 0.5;
      const x = 100 + Math.sin((k / 3.6) * (Math.PI / 2)) * half;
      if (Math.abs(k) < 3.5) rows.push(oval(x, 30 + row * 10.6, 6.4 * Math.cos((k / 4.4) * (Math.PI / 2)), 5.6, '#ffcf3a'));
    }
    return [
      foliage(100, 186, 40, 44, 34, '#b4d47a', '#6fa84a', { bump: { kind: 'cloud', size: 4, stretch: 20, depth: 1.5 } }),
      foliage(100, 186, 160, 44, 34, '#b4d47a', '#6fa84a', { bump: { kind: 'cloud', size: 4, stretch: 20, depth: 1.5 } }),
      { svg: fill(ovalPath(100, 96, 42, 80), '#e8a81f'), puff: 0.9 },
      { svg: rows.join(''), puff: 0.9, gloss: 0.5, shine: 30, shadow: 0.2 },
      foliage(92, 190, 66, 70, 26, '#a4cc6c', '#5f9a42', { bump: { kind: 'cloud', size: 4, stretch: 20, depth: 1.5 } }),
      foliage(110, 190, 140, 84, 24, '#a4cc6c', '#5f9a42', { bump: { kind: 'cloud', size: 4, stretch: 20, depth: 1.5 } }),
    ];
  },
  mushroom: () => [...mushroomCap(62, 96, 48, '#fbf5ea', '#e0d2bc'), ...mushroomCap(140, 92, 46, '#f6eee0', '#d8c8b0'), ...mushroomCap(102, 122, 52, '#fdf8f0', '#e6dac6')],
  shiitake: () => [
    ...[[60, 92, 50], [142, 90, 48], [104, 124, 54]].flatMap(([x, y, r]) => mushroomCap(x, y, r, '#8a5f3c', '#54341e').map((l, i) => (i ? { ...l, stain: { kind: 'veins', size: 12, from: 0.35, colour: '#d9b88a', share: 0.75 } } : l))),
  ],
  enoki: () => Array.from({ length: 26 }, (_, i) => {
    const u = ((i * 7) % 26) / 12.5 - 1;
    const y = 40 + 22 * u * u + ((i * 5) % 4) * 9;
    return { svg: line(`M${100 + u * 26} 180Q${100 + u * 24} 110 ${100 + u * 62} ${y}`, '#f3ead2', 5) + oval(100 + u * 62, y, 9, 7.5, '#fbf6e8', u * 20), puff: 0.9, gloss: 0.25, shadow: 0.35 };
  }).concat({ svg: shaded(curve([[66, 158], [72, 188], [128, 188], [134, 158], [100, 166]]), [[0, '#f0e6c8'], [1, '#c9b48a']]), puff: 0.6, bump: { kind: 'cells', size: 7, depth: -3 } }),
  'oyster-mushroom': () => [[56, 84, 44], [146, 80, 44], [100, 66, 46], [78, 118, 40], [126, 118, 42]].map(([x, y, r], i) => ({
    svg: shaded(`M${x - r} ${y}C${x - r} ${y - r * 0.8} ${x + r} ${y - r * 0.8} ${x + r} ${y}C${x + r * 0.6} ${y + r * 0.4} ${x + 10} ${y + r * 0.4} ${100 + (x - 100) * 0.2 + 8} 184L${100 + (x - 100) * 0.2 - 8} 184C${x - 10} ${y + r * 0.4} ${x - r * 0.6} ${y + r * 0.4} ${x - r} ${y}Z`, [[0, '#b8a894'], [0.35, '#cfc2ae'], [0.5, '#ece3d2'], [1, '#f7f1e4']]), puff: 0.6, gloss: 0.12, bump: { kind: 'cloud', size: 5, stretch: 12, depth: 2 }, shadow: 0.5, seed: i })),
  pumpkin: () => [
    ...[-54, 54, -30, 30, 0].map((dx) => ({ svg: ringed(ovalPath(100 + dx, 116, 38, 62 - Math.abs(dx) * 0.12), [[0, '#f08a2a'], [1, '#cf6412']]), puff: 0.9, gloss: 0.25, shadow: 0.35 })),
    { svg: fill(curve([[88, 64], [94, 40], [88, 22], [104, 18], [108, 40], [114, 64], [100, 70]]), '#8a8a4a'), puff: 0.7, gloss: 0.05, bump: { kind: 'cloud', size: 3, stretch: 12, depth: 2 } },
  ],
  butternut: () => [
    { svg: turned(shaded(curve([[100, 24], [124, 30], [130, 64], [134, 96], [156, 134], [146, 174], [100, 188], [54, 174], [44, 134], [66, 96], [70, 64], [76, 30]]), [[0, '#e8b878'], [1, '#dba05a']]), 20), puff: 0.9, gloss: 0.25, stain: { kind: 'cloud', size: 4, stretch: 14, angle: -0.3, from: 0.6, colour: '#f6dcae', share: 0.4 } },
    { svg: turned(fill(curve([[90, 32], [94, 12], [106, 12], [110, 32], [100, 36]]), '#a08a5a'), 20), puff: 0.7 },
  ],
  okra: () => [[-40, -10], [0, 0], [40, 10], [-20, 14], [20, -14]].map(([dx, turn], i) => ({
    svg: turned(shaded(`M${90 + dx} 40C${84 + dx} 100 ${94 + dx} 150 ${98 + dx} 178Q${100 + dx} 184 ${102 + dx} 178C${106 + dx} 150 ${116 + dx} 100 ${110 + dx} 40Z`, [[0, '#8aba52'], [1, '#4f8f3a']]) + fill(curve([[88 + dx, 44], [92 + dx, 24], [108 + dx, 24], [112 + dx, 44], [100 + dx, 48]]), '#b4c87a'), turn, 100 + dx, 100), puff: 0.9, gloss: 0.15, bump: { kind: 'cloud', size: 7, stretch: 40, depth: 4 }, seed: i, shadow: 0.45 })),
  'bitter-melon': () => [{ svg: turned(shaded(curve([[8, 100], [40, 74], [90, 64], [140, 72], [192, 100], [140, 130], [90, 138], [40, 128]]), [[0, '#8ac455'], [1, '#4f9a35']]), -22), puff: 0.9, gloss: 0.5, bump: { kind: 'cells', size: 13, depth: -8 } }],
  lemongrass: () => [-34, -12, 10, 32].flatMap((dx, i) => [
    { svg: shaded(stick(100 + dx, 170, 104 + dx * 1.5, 14 + (i % 2) * 12, 22, 7), [[0, '#6f9a4a'], [0.45, '#b9cc7c'], [0.8, '#eff0cf'], [1, '#e3d3b8']]), puff: 0.85, gloss: 0.25, bump: { kind: 'cloud', size: 2.4, stretch: 26, depth: 1.2 }, seed: i, shadow: 0.45 },
    { svg: oval(100 + dx, 174, 11.5, 8, '#d8b8a8'), puff: 0.8 },
  ]),
  'lotus-root': () => [
    { svg: turned(ringed(curve([[6, 100], [24, 66], [66, 60], [90, 72], [112, 62], [160, 62], [186, 90], [182, 122], [150, 140], [112, 136], [90, 128], [60, 140], [22, 132]]), [[0, '#e3cba4'], [1, '#bf9a6a']]), -14), ...rootSkin },
    { svg: fill(ovalPath(140, 140, 46, 43), '#d9bd92'), puff: 0.3, rim: 6 },
    { svg: fill(ovalPath(140, 140, 41, 38), '#f8eedb'), puff: 0.1, shadow: 0 },
    { svg: around(8, (a) => oval(...polar(140, 140, 24, a), 6, 8.500, '#b89a70', (a * 180) / Math.PI + 90)).join('') + oval(140, 140, 5, 5, '#b89a70'), puff: -0.8, shadow: 0 },
  ],
  taro: () => [{ svg: ringed(curve([[100, 30], [128, 44], [158, 86], [164, 134], [136, 174], [100, 184], [64, 174], [36, 134], [42, 86], [72, 44]]), [[0, '#8a6a52'], [1, '#5a4234']]), ...rootSkin, stain: { kind: 'cloud', size: 30, stretch: 0.16, from: 0.5, colour: '#3f2c22', share: 0.8 } }],
  cassava: () => [{ svg: turned(shaded(curve([[8, 100], [24, 78], [80, 70], [140, 76], [184, 92], [194, 102], [180, 112], [130, 126], [70, 130], [22, 120]]), [[0, '#8a5f42'], [1, '#5f3e2a']]), -26), ...rootSkin, stain: { kind: 'cloud', size: 5, stretch: 0.3, from: 0.5, colour: '#43291a', share: 0.5 } }],
  'bean-sprout': () => scatter(seedRandom('sprouts'), 46, 100, 112, 62, 40, 8).map(([x, y], i) => ({
    svg: turned(line(`M${x - 24} ${y}Q${x} ${y - 16} ${x + 24} ${y + 4}`, i % 3 ? '#fbf8ea' : '#f1edda', 5) + oval(x + 26, y + 3, 7, 5, '#efd772', 30), (i * 67) % 360, x, y), puff: 0.9, gloss: 0.35, shadow: 0.45,
  })),
  endive: () => [[-20, -10], [20, 10], [0, 0]].map(([dx, turn], i) => ({ svg: turned(shaded(leaf(100 + dx, 186, 100 + dx, 16, 36), [[0, '#e9e08a'], [0.3, '#fbf8e0'], [1, '#ffffff']]) + line(`M${100 + dx} 180V40M${100 + dx} 180Q${80 + dx} 110 ${90 + dx} 50M${100 + dx} 180Q${120 + dx} 110 ${110 + dx} 50`, '#e4e0bc', 1.8), turn, 100 + dx, 180), puff: 0.8, gloss: 0.35, seed: i, bump: { kind: 'cloud', size: 5, stretch: 16, depth: 1.6 } })),
};
