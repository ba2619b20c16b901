// biome-ignore-all format: a set of drawings is a table of points and colours; one piece a line or two.
import { cut, stalk } from './bits.mjs';
import { curve, fill, leaf, line, oval, ovalPath, ringed, shaded, turned, within } from './paths.mjs';

const ORANGE_SKIN = { puff: 0.95, gloss: 0.28, shine: 18, bump: { kind: 'cells', size: 3.4, depth: 0.5 } };
const rays = (count, from, to, draw) => Array.from({ length: count }, (_, i) => draw((i * 2 * Math.PI) / count, from, to, i)).join('');
const polar = (x, y, r, a, squash = 1) => [x + r * Math.cos(a), y + r * squash * Math.sin(a)];

const appleShape = curve([[100, 52], [128, 40], [160, 50], [176, 84], [170, 124], [150, 162], [124, 178], [100, 172], [76, 178], [50, 162], [30, 124], [24, 84], [40, 50], [72, 40]]);
const apple = (top, low, stain) => () => [{ svg: ringed(appleShape, [[0, top], [0.55, low], [1, low]], [0.5, 0.08, 0.95]), puff: 0.95, gloss: 0.5, shine: 40, dents: [{ x: 100, y: 48, r: 22, depth: 26 }], stain: { kind: 'cloud', size: 3, stretch: 20, from: 0.45, soft: 0.4, colour: stain, share: 0.4 } }, stalk('M100 58C100 44 104 34 112 24'),
    { svg: shaded(leaf(106, 38, 156, 16, 15), [[0, '#8cbf45'], [1, '#3f8a2b']]), puff: 0.5, gloss: 0.2 }];

const segment = (x, y, r, a, width, colour) => { const p = (radius, angle) => polar(x, y, radius, angle); return fill(`M${p(r * 0.1, a)}C${p(r * 0.5, a - width * 0.85)} ${p(r * 0.95, a - width)} ${p(r, a - width * 0.75)}Q${p(r * 1.08, a)} ${p(r, a + width * 0.75)}C${p(r * 0.95, a + width)} ${p(r * 0.5, a + width * 0.85)} ${p(r * 0.1, a)}Z`, colour);
};
const citrus = (skin, pith, flesh, deep) => () => [{ svg: fill(ovalPath(100, 100, 84, 84), skin), puff: 0.25, rim: 8, bump: { kind: 'cells', size: 3.4, depth: 0.4 } },
    { svg: fill(ovalPath(100, 100, 77, 77), pith), puff: 0, shadow: 0 },
    { svg: rays(10, 0, 0, (a) => segment(100, 100, 69, a, 0.29, flesh)), puff: 0.5, rim: 4, gloss: 0.5, shine: 30, shadow: 0.1, stain: { kind: 'veins', size: 7, colour: deep, from: 0.2, share: 0.55 }, bump: { kind: 'cells', size: 5, depth: 0.8 } }];

const pearShape = curve([[100, 26], [116, 32], [124, 56], [138, 88], [158, 122], [156, 160], [130, 182], [100, 184], [70, 182], [44, 160], [42, 122], [62, 88], [76, 56], [84, 32]]);
const mangoShape = curve([[66, 48], [104, 34], [150, 60], [176, 108], [164, 154], [122, 172], [72, 156], [36, 116], [38, 74]]);
const bananaShape = (dx) => curve([[30 + dx, 60], [40 + dx, 52], [47 + dx, 62], [56 + dx, 94], [86 + dx, 124], [128 + dx, 136], [162 + dx, 130], [170 + dx, 136], [166 + dx, 144], [130 + dx, 162], [82 + dx, 156], [44 + dx, 122], [30 + dx, 84]]);
const banana = (dx, turn) => ({ svg: turned(shaded(bananaShape(dx), [[0, '#b9a83a'], [0.1, '#f7d54a'], [0.8, '#f6cb3a'], [0.96, '#8f7a32'], [1, '#4a3a1c']], [0, 0, 1, 0.7]), turn, 40 + dx, 60), puff: 0.8, gloss: 0.18, shine: 14, stain: { kind: 'cells', size: 13, from: 0.0, soft: -0.0001, colour: '#6b4a18', share: 0 } });

const seedRing = (x, y, count, near, far, squash, colour) => rays(count, near, far, (a, from, to, i) => { const [sx, sy] = polar(x, y, i % 2 ? from : to, a, squash); return oval(sx, sy, 2, 4, colour, (a * 180) / Math.PI + 90); });

const grape = (x, y, colour, dark) => ({ svg: ringed(ovalPath(x, y, 21, 23), [[0, colour], [1, dark]], [0.45, 0.4, 0.6]), puff: 0.95, gloss: 0.4, shine: 46, shadow: 0.45, stain: { size: 30, from: 0.4, soft: 0.6, colour: '#ffffff', share: 0.2 } });
const GRAPES = [[100, 172], [78, 148], [122, 150], [100, 136], [58, 118], [142, 120], [80, 112], [120, 112], [48, 84], [152, 86], [70, 82], [130, 82], [100, 92], [84, 58], [116, 60], [100, 68]];
const grapes = (colour, dark) => () => [{ svg: line('M100 70C98 50 102 32 112 18', '#7a8a3a', 6), puff: 0.8 }, ...GRAPES.map(([x, y]) => grape(x, y, colour, dark))];

const kiwi = (rim, flesh, edge, heart, skin, vein) => () => [{ svg: fill(ovalPath(100, 100, 82, 78), rim), puff: 0.3, rim: 6 },
    { svg: ringed(ovalPath(100, 100, 77, 73), [[0, '#f4f3c9'], [0.22, heart], [0.32, edge], [0.8, flesh], [1, skin]]), puff: 0.2, rim: 4, gloss: 0.5, shine: 30, shadow: 0, stain: { kind: 'cloud', size: 9, from: 0.5, colour: vein, share: 0.5 } },
    { svg: seedRing(100, 100, 30, 27, 34, 0.95, '#1f1a14'), puff: 0.7, gloss: 0.4, shadow: 0.2 }];
/** A berry of small drupes: rows over a rounded cone, those at the rim beneath those in the middle. */
const drupe = (light, dark, gloss) => () => [
  { svg: fill(curve([[68, 34], [100, 28], [132, 34], [164, 64], [168, 96], [150, 134], [122, 168], [100, 174], [78, 168], [50, 134], [32, 96], [36, 64]]), dark), puff: 0.5, gloss: 0 },
  ...[38, 60, 68, 70, 64, 54, 42, 28, 12].flatMap((half, row) => [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i) => [(i + (row % 2) * 0.5) * 19, 40 + row * 16]).filter(([x]) => Math.abs(x) <= half + 3).map(([x, y]) => [100 + x - x * Math.abs(x) * 0.0012, y + Math.abs(x) * 0.05, Math.abs(x)]))
    .sort((a, b) => b[2] - a[2]).map(([x, y]) => ({ svg: ringed(ovalPath(x, y, 12.5, 12), [[0, light], [1, dark]], [0.42, 0.38, 0.65]), puff: 0.95, gloss, shine: 40, shadow: 0.3 })),
];

export const fruit = {
  nectarine: () => [{ svg: ringed(curve([[100, 42], [134, 34], [170, 60], [178, 106], [152, 156], [104, 176], [50, 160], [22, 112], [30, 62], [68, 34]]), [[0, '#f9d9a0'], [0.35, '#e8664a'], [1, '#a81f38']], [0.66, 0.7, 0.8]), puff: 0.95, gloss: 0.5, shine: 34, stain: { kind: 'cells', size: 5, from: 0.1, soft: -0.06, colour: '#f6cf9a', share: 0.45 }, dents: [{ x: 100, y: 42, r: 16, depth: 20 }] },
    { svg: line('M100 44C86 84 90 130 104 166', '#7f1a30', 2.5, 'opacity="0.5"'), puff: 0, shadow: 0 }, stalk('M100 48C100 40 102 34 106 28', '#6b5130', 6)],
  plantain: () => [[[22, 60], [40, 50], [54, 66], [92, 88], [142, 84], [176, 62], [188, 58], [190, 70], [172, 98], [130, 124], [84, 122], [46, 96]], [[14, 108], [32, 96], [48, 112], [90, 136], [140, 134], [172, 114], [184, 112], [186, 124], [168, 150], [126, 172], [78, 168], [38, 142]]].flatMap((points, i) => [
    { svg: shaded(curve(points), [[0, '#4a4220'], [0.12, '#a8b045'], [0.5, i ? '#b9bd4a' : '#a5b240'], [0.9, '#93a03a'], [1, '#3a331c']], [0, 0, 1, 0.2]), puff: 0.85, gloss: 0.16, shine: 14, seed: i, stain: { kind: 'cloud', size: 7, stretch: 0.4, from: 0.62, colour: '#5a4a20', share: 0.6 }, shadow: 0.5 },
    { svg: line(i ? 'M34 112Q84 152 132 148T176 122' : 'M42 66Q90 102 138 98T180 70', '#6f7c2c', 2.4, 'opacity="0.7"'), puff: -0.2, shadow: 0 },
  ]),
  'kiwi-gold': () => [{ svg: turned(ringed(curve([[18, 106], [30, 66], [78, 42], [130, 44], [170, 68], [186, 96], [182, 118], [160, 146], [112, 162], [60, 154]]), [[0, '#b08a50'], [1, '#7f6034']]), -12), puff: 0.92, gloss: 0.22, shine: 16, bump: { size: 3, depth: 0.6 }, stain: { kind: 'cells', size: 4, from: 0.2, soft: -0.1, colour: '#6b4f28', share: 0.35 } }],
  'kiwi-gold-cut': kiwi('#9a7440', '#f0c63a', '#f6d964', '#fbeeb0', '#f6d964', '#fbeeb0'),
  blackberry: drupe('#4a3460', '#17101f', 0.6),
  'apple-red': apple('#f2c14e', '#c3202f', '#f0a04b'),
  'apple-green': apple('#cfe07a', '#8cbf3f', '#dbe9a0'),
  'apple-yellow': apple('#f5e08a', '#ecc24a', '#d98e3a'),
  orange: () => [{ svg: ringed(ovalPath(100, 104, 80, 78), [[0, '#ff9a1f'], [1, '#f07d0a']]), ...ORANGE_SKIN, dents: [{ x: 112, y: 50, r: 7, depth: 6 }] },
    { svg: rays(5, 0, 8, (a) => line(`M112 50L${polar(112, 49, 6, a, 0.6)}`, '#6f7a35', 4)), puff: 0.8 }],
  'orange-cut': citrus('#f58a12', '#fff0d2', '#ff9d2a', '#ffc76b'),
  mandarin: () => [{ svg: ringed(ovalPath(100, 112, 80, 66), [[0, '#ff8a1c'], [1, '#ea6a08']]), ...ORANGE_SKIN, dents: [{ x: 100, y: 62, r: 16, depth: 12 }] }, stalk('M100 66L101 56', '#6f7a35', 6),
    { svg: shaded(leaf(102, 62, 164, 34, 17), [[0, '#6fae3c'], [1, '#2f7a2b']]) + line('M104 61L156 38', '#a8cf74', 1.4), puff: 0.4 },
    { svg: shaded(leaf(100, 62, 50, 36, 14), [[0, '#6fae3c'], [1, '#2f7a2b']]) + line('M98 61L58 40', '#a8cf74', 1.4), puff: 0.4 }],
  lemon: () => [{ svg: turned(ringed(curve([[16, 102], [30, 92], [58, 58], [100, 46], [142, 58], [172, 92], [186, 98], [188, 106], [172, 116], [142, 146], [100, 158], [58, 146], [30, 112]]), [[0, '#ffe14d'], [1, '#f5c518']]), -18), ...ORANGE_SKIN }],
  'lemon-cut': citrus('#f7cf2a', '#fffbe6', '#ffe566', '#fff6b8'),
  lime: () => [{ svg: turned(ringed(curve([[24, 104], [36, 90], [62, 60], [100, 50], [140, 62], [168, 92], [178, 102], [168, 118], [140, 148], [100, 158], [60, 148], [34, 118]]), [[0, '#9ccc3c'], [1, '#5f9c22']]), -16), ...ORANGE_SKIN }],
  'lime-cut': citrus('#6ba52a', '#eef7d0', '#b8dc6a', '#def2a8'),
  grapefruit: () => [{ svg: ringed(ovalPath(100, 104, 84, 80), [[0, '#ffc04a'], [0.6, '#f9a03f'], [1, '#ee8446']]), ...ORANGE_SKIN, stain: { size: 80, from: 0.35, soft: 0.5, colour: '#ee6f52', share: 0.5 } }],
  'grapefruit-cut': citrus('#f5ab45', '#fdeedd', '#ef6a5c', '#ff9d8a'),
  pomelo: () => [{ svg: ringed(curve([[100, 26], [132, 38], [168, 82], [178, 126], [150, 168], [100, 178], [50, 168], [22, 126], [32, 82], [68, 38]]), [[0, '#dfe27a'], [1, '#b3c552']]), ...ORANGE_SKIN }, stalk('M100 32L102 22', '#5f7a35', 6)],
  pear: () => [{ svg: shaded(pearShape, [[0, '#b9c24a'], [0.5, '#cfd063'], [1, '#dcc95f']]), puff: 0.9, gloss: 0.25, stain: { kind: 'cells', size: 5, from: 0.1, soft: -0.06, colour: '#8a7a30', share: 0.5 } }, stalk('M100 32C100 22 104 14 110 8')],
  nashi: () => [{ svg: ringed(ovalPath(100, 106, 80, 74), [[0, '#e8c56b'], [1, '#cfa04a']]), puff: 0.95, gloss: 0.2, dents: [{ x: 100, y: 52, r: 18, depth: 14 }], stain: { kind: 'cells', size: 5, from: 0.12, soft: -0.08, colour: '#fff0c0', share: 0.8 } }, stalk('M100 58C101 46 104 36 110 28')],
  peach: () => [{ svg: ringed(curve([[100, 44], [134, 34], [172, 62], [180, 108], [152, 158], [104, 178], [50, 160], [20, 112], [30, 62], [68, 34]]), [[0, '#ffcf7a'], [0.6, '#f9a060'], [1, '#e8664f']], [0.62, 0.62, 0.7]), puff: 0.95, gloss: 0.08, shine: 10, stain: { size: 60, from: 0.35, soft: 0.5, colour: '#d8433f', share: 0.65 }, dents: [{ x: 100, y: 44, r: 16, depth: 18 }] },
    { svg: line('M100 46C84 84 88 130 104 168', '#c7503c', 2.5, 'opacity="0.55"'), puff: 0, shadow: 0 }],
  apricot: () => [{ svg: ringed(ovalPath(100, 104, 74, 76), [[0, '#ffc063'], [1, '#f0913a']]), puff: 0.95, gloss: 0.1, shine: 12, stain: { size: 60, from: 0.4, soft: 0.5, colour: '#e0603a', share: 0.55 }, dents: [{ x: 100, y: 30, r: 14, depth: 14 }] },
    { svg: line('M100 34C88 74 90 120 102 170', '#c9682c', 2.4, 'opacity="0.5"'), puff: 0, shadow: 0 }],
  plum: () => [{ svg: turned(ringed(ovalPath(100, 104, 62, 78), [[0, '#7a3f74'], [1, '#3d1d44']]), 14), puff: 0.95, gloss: 0.35, stain: { size: 50, from: 0.3, soft: 0.6, colour: '#a8a0d0', share: 0.5 } }, stalk('M82 34L86 20', '#6b5a2a', 4)],
  cherry: () => [{ svg: line('M62 118C70 76 92 44 118 22M140 124C138 84 128 50 118 22', '#6d8a32', 5), puff: 0.8 },
    { svg: ringed(ovalPath(60, 146, 38, 37), [[0, '#c4152f'], [1, '#7d0a22']]), puff: 0.95, gloss: 0.6, shine: 60, dents: [{ x: 62, y: 112, r: 9, depth: 9 }] },
    { svg: ringed(ovalPath(142, 152, 38, 37), [[0, '#b81230'], [1, '#720a20']]), puff: 0.95, gloss: 0.6, shine: 60, dents: [{ x: 140, y: 118, r: 9, depth: 9 }] }],
  strawberry: () => [{ svg: ringed(curve([[100, 48], [138, 44], [166, 66], [164, 104], [138, 152], [100, 184], [62, 152], [36, 104], [34, 66], [62, 44]]), [[0, '#ec2f3c'], [1, '#c21528']]) + [62, 80, 98, 116, 134, 152] .flatMap((y, r) => Array.from({ length: 6 - (r > 2 ? r - 2 : 0) }, (_, i, all = 6 - (r > 2 ? r - 2 : 0)) => oval(100 + (i - (all - 1) / 2) * 21 + (r % 2) * 5, y, 2.3, 3.6, '#f3cf6a'))) .join(''), puff: 0.95, gloss: 0.45, shine: 34, bump: { size: 11, depth: 1.6 } },
    { svg: rays(7, 0, 0, (a) => fill(leaf(100, 50, ...polar(100, 46, 42, a + 0.2, 0.5), 8), '#5a9c35')), puff: 0.5 }, stalk('M100 48C100 38 104 28 110 22', '#6fae3c', 5)],
  raspberry: drupe('#e8506a', '#b8203f', 0.35),
  blueberry: () => [{ svg: ringed(ovalPath(100, 100, 78, 76), [[0, '#5a6aa8'], [1, '#2c3566']]), puff: 0.95, gloss: 0.2, stain: { size: 60, from: 0.25, soft: 0.6, colour: '#a9b6dc', share: 0.5 }, dents: [{ x: 112, y: 66, r: 17, depth: 14 }] },
    { svg: rays(5, 0, 0, (a) => fill(leaf(112, 66, ...polar(112, 66, 24, a, 0.8), 7), '#2a3058')), puff: 0.4 }],
  'grapes-black': grapes('#5f4078', '#2d1a44'),
  'grapes-white': grapes('#d3df7e', '#9fb648'),
  banana: () => [banana(14, -12), banana(6, 6), banana(0, 24), stalk('M36 62L28 38', '#7a6a2a', 13)],
  mango: () => [{ svg: ringed(mangoShape, [[0, '#ffc53d'], [0.55, '#f7a52c'], [0.85, '#d8593a'], [1, '#9aa03a']], [0.66, 0.66, 0.72]), puff: 0.9, gloss: 0.3, shine: 24, stain: { kind: 'cells', size: 6, from: 0.1, soft: -0.06, colour: '#fff0b0', share: 0.5 } }, stalk('M58 52L48 40', '#5f4a22', 6)],
  pineapple: () => [...Array.from({ length: 13 }, (_, i) => ({ svg: shaded(leaf(100, 82, 100 + (i % 2 ? 1 : -1) * (62 - i * 4.6), 12 + Math.abs(6 - i) * 2.4 + (i < 4 ? 26 : 0), 9, (i % 2 ? -1 : 1) * 6), [[0, '#8fbf5a'], [1, '#3d7a3a']]), puff: 0.5, gloss: 0.15 })),
    { svg: ringed(ovalPath(100, 132, 52, 62), [[0, '#f0b53a'], [1, '#c07f22']]) + within(ovalPath(100, 132, 52, 62), Array.from({ length: 17 }, (_, i) => line(`M${-60 + i * 17} 60L${80 + i * 17} 200M${-60 + i * 17} 200L${80 + i * 17} 60`, '#8a5a1c', 2.4)).join('')), puff: 0.9, gloss: 0.15, bump: [{ kind: 'cells', size: 11, depth: 3 }] }],
  watermelon: () => [{ svg: within(ovalPath(100, 104, 88, 78), fill(ovalPath(100, 104, 88, 78), '#3f8a3c') + [-74, -48, -20, 12, 42, 70] .map((o) => line(`M${100 + o * 0.35} 20C${100 + o * 1.5} 70 ${100 + o * 1.5} 140 ${100 + o * 0.35} 190`, '#1d5a2c', 13)) .join('')), puff: 0.9, gloss: 0.35, stain: { kind: 'veins', size: 12, colour: '#1d5a2c', share: 0.6, from: 0.3 } }, stalk('M104 34C102 24 108 18 116 16', '#7a8a4a', 5)],
  'watermelon-cut': () => { const slice = 'M12 44A90 118 0 0 0 188 44Z'; return [{ svg: fill('M4 40A97 128 0 0 0 196 40Z', '#2f7a34'), puff: 0.3, rim: 6 },
    { svg: fill(slice, '#e9f2c8'), puff: 0, shadow: 0 },
    { svg: ringed('M22 44A78 102 0 0 0 178 44Z', [[0, '#e93a46'], [0.8, '#ee4b50'], [1, '#f58a80']], [0.5, 0, 1]), puff: 0.2, rim: 3, shadow: 0, gloss: 0.3, bump: { size: 4, depth: 1 } },
    { svg: [[62, 92], [92, 98], [124, 94], [150, 90], [78, 118], [108, 122], [134, 112], [98, 140], [52, 110]] .map(([x, y]) => oval(x, y, 3, 5, '#2a1a18', (100 - x) * 0.5)) .join(''), puff: 0.8, gloss: 0.5, shadow: 0.2 }]; },
  melon: () => [{ svg: within(ovalPath(100, 104, 84, 80), ringed(ovalPath(100, 104, 84, 80), [[0, '#e3c98a'], [1, '#bfa468']]) + [-66, -40, -12, 16, 44, 70] .map((o) => line(`M${100 + o * 0.3} 22C${100 + o * 1.5} 70 ${100 + o * 1.5} 140 ${100 + o * 0.3} 186`, '#7f8f4a', 4)) .join('')), puff: 0.9, gloss: 0.12, stain: { kind: 'veins', size: 9, colour: '#f5e6bd', from: 0.25, share: 0.85 }, bump: { kind: 'veins', size: 9, depth: 1.2 } }, stalk('M100 28C100 18 108 14 116 14', '#8a8a4a', 7)],
  coconut: () => [{ svg: ringed(ovalPath(100, 102, 82, 80), [[0, '#8a5f3a'], [1, '#5a3a20']]), puff: 0.9, gloss: 0.05, bump: { kind: 'cloud', size: 2.6, stretch: 12, angle: 0.5, depth: 5 } },
    { svg: oval(84, 76, 6, 7, '#2f1d10') + oval(112, 70, 6, 7, '#2f1d10') + oval(102, 96, 6, 7, '#2f1d10'), puff: 0, shadow: 0 }],
  'coconut-cut': () => cut(100, 100, 84, '#6b4527', '#fbf8f0', '#e3ddcd'),
  kiwi: () => [{ svg: turned(ringed(ovalPath(100, 104, 82, 66), [[0, '#9a7a48'], [1, '#6f5530']]), -12), puff: 0.92, gloss: 0.06, bump: { kind: 'cloud', size: 1.8, stretch: 4, depth: 2.4, angle: 1 } }],
  'kiwi-cut': kiwi('#8a6a3c', '#7db535', '#9cc84a', '#eef0b8', '#a9cf5a', '#c9e08a'),
  pomegranate: () => [{ svg: ringed(curve([[100, 38], [140, 44], [176, 84], [176, 130], [142, 172], [100, 182], [58, 172], [24, 130], [24, 84], [60, 44]]), [[0, '#d8503f'], [1, '#a51f30']]), puff: 0.92, gloss: 0.3, stain: { size: 30, from: 0.5, colour: '#f0a860', share: 0.45 } },
    { svg: fill(curve([[84, 46], [76, 14], [92, 26], [100, 10], [108, 26], [124, 14], [116, 46]]), '#b8402f'), puff: 0.6 }],
  fig: () => [{ svg: shaded(curve([[100, 18], [110, 34], [126, 66], [158, 106], [162, 146], [136, 176], [100, 182], [64, 176], [38, 146], [42, 106], [74, 66], [90, 34]]), [[0, '#8aa048'], [0.25, '#7a4f68'], [1, '#4a2448']]), puff: 0.92, gloss: 0.15, stain: { kind: 'cloud', size: 5, stretch: 16, from: 0.5, colour: '#a98ab0', share: 0.5 } }],
  avocado: () => [{ svg: turned(ringed(pearShape, [[0, '#5a7a35'], [1, '#2f4a20']], [0.45, 0.6, 0.6]), 18), puff: 0.92, gloss: 0.3, bump: { kind: 'cells', size: 4, depth: 1.2 } }],
  'avocado-cut': () => [{ svg: fill(pearShape, '#35501f'), puff: 0.3, rim: 5 },
    { svg: turned(ringed(curve([[100, 34], [112, 40], [120, 60], [133, 90], [151, 123], [149, 156], [127, 175], [100, 177], [73, 175], [51, 156], [49, 123], [67, 90], [80, 60], [88, 40]]), [[0, '#f6efa6'], [0.6, '#e9ea98'], [0.9, '#b9d06a'], [1, '#8fb548']], [0.5, 0.6, 0.62]), 0), puff: 0.25, rim: 5, gloss: 0.25, shadow: 0 },
    { svg: ringed(ovalPath(100, 132, 33, 35), [[0, '#a86a3a'], [1, '#6b3f1e']]), puff: 0.95, gloss: 0.4, shine: 36 }],
};
