// biome-ignore-all format: a set of drawings is a table of points and colours; one piece a line or two.

import { seedRandom } from '../random.mjs';
import { ball, scatter, spots } from './bits.mjs';
import { curve, fill, line, oval, ovalPath, ringed, shaded, turned, within } from './paths.mjs';

const RAW = { puff: 0.5, rim: 12, gloss: 0.4, shine: 26 };
const marble = (colour, size, share, from = 0.5) => ({ kind: 'veins', size, colour, share, from, soft: 0.4 });
const steakShape = curve([[24, 96], [40, 58], [86, 40], [136, 44], [174, 70], [184, 110], [160, 150], [112, 160], [70, 150], [36, 134]]);
const innerSteak = curve([[34, 98], [48, 66], [90, 50], [134, 52], [166, 76], [176, 110], [154, 142], [110, 152], [72, 142], [44, 128]]);
const steak = (fat, red, vein) => [
  { svg: fill(steakShape, fat), ...RAW, rim: 9, gloss: 0.25 },
  { svg: fill(innerSteak, red), ...RAW, rim: 6, shadow: 0, stain: marble(vein, 15, 0.6), bump: { kind: 'cloud', size: 3, stretch: 5, angle: 0.8, depth: 0.9 } },
];
const mince = (seed, light, dark, mid) => {
  const r = seedRandom(seed);
  const strand = () => {
    const [x, y, a] = [r.between(30, 164), r.between(60, 146), r.between(0, 6.3)];
    return line(`M${x} ${y}q${5 * Math.cos(a)} ${5 * Math.sin(a)} ${9 * Math.cos(a + 0.4)} ${8 * Math.sin(a + 0.4)}`, r.pick([light, dark, light, mid, light, mid]), 6);
  };
  return [{ svg: fill(curve([[22, 106], [36, 72], [76, 54], [124, 54], [164, 74], [176, 106], [152, 142], [104, 152], [50, 142]]), dark), puff: 0.7 }, ...Array.from({ length: 7 }, () => ({ svg: Array.from({ length: 75 }, strand).join(''), puff: 0.9, gloss: 0.3, shadow: 0.35 }))];
};
const sausage = (colour, dark, y, speck, seed) => {
  const d = `M22 ${y}C40 ${y + 30} 160 ${y + 30} 178 ${y}`;
  return { svg: line(d, colour, 27) + within(`M8 ${y - 20}H192V${y + 44}H8Z`, spots(seedRandom(seed), 24, 100, y + 21, 62, 7, 1.7, speck)) + line(`M8 ${y - 8}L20 ${y - 2}M192 ${y - 8}L180 ${y - 2}`, dark, 7), puff: 0.92, gloss: 0.5, shine: 26, shadow: 0.5, stain: { size: 14, from: 0.5, colour: dark, share: 0.4 } };
};
const breast = (light, dark) => [{ svg: ringed(curve([[22, 96], [50, 56], [104, 44], [152, 58], [182, 92], [178, 116], [140, 140], [88, 152], [44, 140]]), [[0, light], [1, dark]], [0.4, 0.4, 0.75]), puff: 0.7, gloss: 0.5, shine: 20, bump: { kind: 'cloud', size: 12, stretch: 0.35, angle: 0.25, depth: 1.8 }, stain: { kind: 'cloud', size: 30, stretch: 0.25, angle: 0.3, from: 0.55, colour: '#fbe9e2', share: 0.6 } }];
const leg = (_dx, _dy, turn, light, dark) => ({ svg: turned(ringed(curve([[38, 150], [52, 128], [66, 92], [98, 58], [142, 52], [168, 82], [160, 124], [120, 146], [84, 146], [58, 160], [44, 166]]), [[0, light], [1, dark]], [0.62, 0.4, 0.6]), turn) , puff: 0.9, gloss: 0.35, shine: 20, bump: { kind: 'cells', size: 4.5, depth: 0.8 }, stain: { size: 26, from: 0.55, colour: '#f6e0c8', share: 0.5 } });
const chickenBody = (light, dark, gloss) => [
  { svg: fill(curve([[160, 132], [186, 120], [192, 132], [184, 144], [162, 150]]), dark), puff: 0.9, gloss },
  { svg: ringed(curve([[18, 122], [30, 84], [74, 58], [124, 56], [164, 84], [178, 120], [160, 152], [100, 166], [42, 154]]), [[0, light], [1, dark]], [0.42, 0.35, 0.7]), puff: 0.9, gloss, shine: 18, bump: { kind: 'cells', size: 4.5, depth: 0.7 } },
  { svg: ringed(curve([[92, 112], [110, 88], [144, 84], [166, 106], [176, 134], [190, 150], [180, 160], [160, 156], [128, 156], [100, 140]]), [[0, light], [1, dark]]), puff: 0.9, gloss, shine: 18, bump: { kind: 'cells', size: 4.5, depth: 0.7 }, shadow: 0.5 },
  { svg: ringed(curve([[40, 110], [62, 96], [84, 108], [78, 134], [58, 146], [38, 136]]), [[0, light], [1, dark]]), puff: 0.8, gloss, bump: { kind: 'cells', size: 4.5, depth: 0.7 }, shadow: 0.45 },
];
const slicesOf = (n, draw) => Array.from({ length: n }, (_, i) => draw(i)).flat();
const belly = (y, skin) => ({ svg: within(`M14 ${y}Q100 ${y - 16} 186 ${y}L188 ${y + 52}Q100 ${y + 38} 12 ${y + 52}Z`, [[skin, 0, 8], ['#f7e3da', 7, 11], ['#d98a84', 17, 9], ['#f9ebe2', 25, 8], ['#cf7a76', 32, 13], ['#f7e3da', 44, 14]].map(([c, o, h]) => `<path d="M8 ${y + o}Q100 ${y + o - 16} 192 ${y + o}V${y + o + h + 2}Q100 ${y + o + h - 14} 8 ${y + o + h + 2}Z" fill="${c}"/>`).join('')), puff: 0.4, rim: 9, gloss: 0.35, shadow: 0.5, stain: { kind: 'cloud', size: 18, stretch: 0.3, from: 0.6, colour: '#fbeee6', share: 0.5 }, bump: { size: 8, depth: 1 } });

const tailSlice = (x, y, r, i) => [
  { svg: fill(ovalPath(x, y + r * 0.3, r, r * 0.84), '#d8b896'), puff: 0.3, rim: 8, gloss: 0.2, shadow: 0.5, seed: i },
  { svg: fill(ovalPath(x, y, r, r * 0.84), '#f3e2c8'), puff: 0.25, rim: 6, gloss: 0.25, shadow: 0.2, seed: i, bump: { size: 9, depth: 1 } },
  ...[0, 1, 2, 3, 4].map((k) => ({ svg: turned(fill(ovalPath(x, y - r * 0.5, r * 0.3, r * 0.24), '#a3262c'), k * 72 + i * 25, x, y), puff: 0.4, rim: 5, gloss: 0.4, shadow: 0.1, seed: i * 9 + k, stain: marble('#efc9b8', 9, 0.55), bump: { kind: 'cloud', size: 3, stretch: 5, depth: 0.7 } })),
  { svg: ringed(ovalPath(x, y, r * 0.3, r * 0.26), [[0, '#c98a78'], [0.5, '#f3e6d8'], [1, '#e6d3bc']]), puff: 0.35, rim: 4, gloss: 0.2, shadow: 0.15 },
];

export const meat = {
  oxtail: () => [[62, 68, 46, 0], [140, 74, 42, 1], [100, 128, 50, 2], [168, 134, 29, 3], [34, 134, 31, 4]].flatMap(([x, y, r, i]) => tailSlice(x, y, r, i)),
  liver: () => [[62, 78, 44, 28, -18], [132, 70, 46, 27, 14], [96, 104, 46, 28, -6], [152, 120, 40, 27, 26], [50, 130, 42, 27, 10], [108, 146, 46, 26, -8]].map(([x, y, rx, ry, t], i) => ({ svg: turned(ringed(curve([[x - rx, y], [x - rx * 0.6, y - ry * 0.9], [x, y - ry * 0.72], [x + rx * 0.6, y - ry], [x + rx, y - ry * 0.1], [x + rx * 0.6, y + ry * 0.8], [x, y + ry * 0.7], [x - rx * 0.6, y + ry]]), [[0, i % 2 ? '#8e3428' : '#9a3d2e'], [1, '#571812']], [0.45, 0.35, 0.7]), t, x, y), puff: 0.75, gloss: 0.7, shine: 30, seed: i, shadow: 0.5, bump: { size: 14, depth: 2 }, stain: { kind: 'cloud', size: 22, from: 0.55, colour: '#b8684a', share: 0.4 } })),
  'beef-steak': () => steak('#f3dfc8', '#a8262c', '#efc9b8'),
  'pork-chop': () => [
    ...steak('#f6e6d8', '#d98078', '#f6d8cc'),
    { svg: shaded(curve([[146, 50], [166, 56], [182, 82], [186, 112], [176, 120], [172, 94], [160, 72], [144, 60]]), [[0, '#f3ead8'], [1, '#d6c0a0']]), puff: 0.5, rim: 4, gloss: 0.2, shadow: 0.15, bump: { size: 4, depth: 0.8 }, stain: { size: 8, from: 0.55, colour: '#c98a78', share: 0.5 } },
    { svg: line('M150 66Q118 92 96 132', '#f3dfd0', 4.5, 'opacity="0.85"'), puff: 0.2, shadow: 0 },
  ],
  'veal-cutlet': () => steak('#f3e3d2', '#d8857c', '#f3d4c8'),
  'lamb-chop': () => [
    { svg: shaded(curve([[10, 178], [30, 148], [58, 116], [88, 92], [98, 102], [72, 128], [46, 160], [26, 188], [14, 188]]), [[0, '#f3ead8'], [1, '#cdb596']], [0, 0, 1, 1]), puff: 0.85, gloss: 0.2, bump: { size: 5, depth: 0.8 }, stain: { size: 14, from: 0.55, colour: '#b5605a', share: 0.45 } },
    { svg: fill(curve([[66, 122], [72, 84], [100, 44], [146, 28], [182, 46], [194, 88], [182, 128], [150, 156], [110, 160], [80, 146]]), '#f1dcc4'), ...RAW, rim: 10, gloss: 0.25, bump: { size: 9, depth: 1.2 } },
    { svg: fill(curve([[84, 112], [94, 76], [122, 48], [154, 44], [176, 68], [174, 98], [152, 120], [120, 128], [96, 126]]), '#a8303a'), ...RAW, rim: 6, shadow: 0, stain: marble('#eebfb0', 16, 0.6), bump: { kind: 'cloud', size: 3, stretch: 5, angle: 0.6, depth: 0.9 } },
    { svg: fill(curve([[92, 140], [122, 140], [158, 126], [178, 106], [182, 116], [160, 142], [122, 153], [100, 152]]), '#b04048'), ...RAW, rim: 4, shadow: 0, stain: marble('#eebfb0', 12, 0.5) },
  ],
  'stewing-beef': () => [[54, 74], [110, 62], [154, 88], [76, 116], [128, 122], [100, 92], [48, 140], [94, 152], [150, 150]].map(([x, y], i) => ({ svg: turned(fill(curve([[x - 27, y - 16], [x, y - 22], [x + 26, y - 15], [x + 28, y + 12], [x + 2, y + 21], [x - 26, y + 15]]), i % 2 ? '#a82a2e' : '#96222a'), i * 37, x, y), puff: 0.6, rim: 10, gloss: 0.4, seed: i, stain: marble('#efd0c0', 12, 0.5), shadow: 0.55, bump: { kind: 'cloud', size: 3, stretch: 5, depth: 0.8 } })),
  'sliced-beef': () => Array.from({ length: 9 }, (_, i) => ({ svg: turned(fill(curve([[30, 90 + i * 7], [70, 72 + i * 7], [120, 76 + i * 7], [172, 70 + i * 7], [176, 84 + i * 7], [130, 96 + i * 7], [80, 92 + i * 7], [34, 106 + i * 7]]), i % 2 ? '#b03034' : '#9e262c'), (i * 23) % 30 - 15), puff: 0.6, gloss: 0.4, seed: i, stain: marble('#f2d8c8', 14, 0.5), shadow: 0.55 })),
  'minced-beef': () => mince('minced beef', '#c0403c', '#9a2a2c', '#d06a60'),
  'minced-pork': () => mince('minced pork', '#e39c92', '#d2847c', '#eebcb0'),
  'beef-patty': () => [{ svg: fill(ovalPath(100, 112, 90, 58), '#8a2426'), puff: 0.5, rim: 18, gloss: 0.2 }, { svg: ringed(ovalPath(100, 104, 88, 54), [[0, '#bf423e'], [1, '#a8302f']]), puff: 0.35, rim: 12, gloss: 0.3, shadow: 0, bump: { kind: 'cells', size: 8, depth: -4 }, stain: { kind: 'cells', size: 8, from: 0.5, colour: '#efb8ac', share: 0.4 } }],
  'chicken-breast': () => breast('#f7cfc0', '#e8a898'),
  'turkey-escalope': () => breast('#f3c4b4', '#df9c8c'),
  'chicken-leg': () => [leg(0, 0, 0, '#f3d0a8', '#dfa878'), { svg: fill(curve([[36, 150], [26, 156], [20, 172], [30, 182], [44, 176], [54, 162]]), '#f6e8d4'), puff: 0.9, gloss: 0.3 }],
  'chicken-wing': () => [
    { svg: ringed(curve([[150, 56], [164, 40], [186, 22], [194, 30], [188, 50], [176, 74], [160, 84]]), [[0, '#f3cfa8'], [1, '#d09a68']]), puff: 0.9, gloss: 0.35, bump: { kind: 'cells', size: 4.5, depth: 0.7 } },
    { svg: ringed(curve([[82, 118], [96, 86], [126, 62], [156, 50], [172, 64], [166, 92], [144, 120], [112, 142], [88, 140]]), [[0, '#f6d6b0'], [1, '#dda678']]), puff: 0.85, gloss: 0.4, bump: { kind: 'cells', size: 4.5, depth: 0.9 }, shadow: 0.45 },
    { svg: ringed(curve([[12, 70], [28, 52], [56, 56], [84, 84], [112, 112], [120, 138], [104, 156], [78, 150], [46, 124], [18, 96]]), [[0, '#f8dab6'], [1, '#d89f70']], [0.4, 0.35, 0.7]), puff: 0.9, gloss: 0.4, bump: { kind: 'cells', size: 4.5, depth: 0.9 }, shadow: 0.5, stain: { size: 22, from: 0.55, colour: '#fbe6cc', share: 0.5 } },
  ],
  'whole-chicken': () => chickenBody('#f6d9ae', '#e0af78', 0.35),
  'roast-chicken': () => chickenBody('#d8903f', '#9a5420', 0.6),
  'whole-duck': () => chickenBody('#f3dfc0', '#dfb88f', 0.35),
  'duck-breast': () => [
    { svg: ringed(curve([[18, 108], [36, 66], [90, 44], [148, 52], [184, 92], [174, 132], [120, 156], [56, 148]]), [[0, '#f6e3c2'], [1, '#e6c796']]), puff: 0.6, rim: 16, gloss: 0.3 },
    { svg: within(curve([[22, 108], [40, 70], [90, 50], [146, 58], [178, 94], [168, 128], [118, 150], [58, 142]]), Array.from({ length: 10 }, (_, i) => line(`M${i * 22} 166L${44 + i * 22} 34M${i * 22 - 10} 34L${34 + i * 22} 166`, '#b9684f', 2.2)).join('')), puff: -0.4, shadow: 0 }, { svg: fill(curve([[20, 116], [40, 146], [84, 158], [122, 157], [172, 136], [180, 116], [164, 148], [120, 170], [60, 164], [28, 142]]), '#8e2230'), puff: 0.6, gloss: 0.4 },
  ],
  'pork-belly': () => [belly(44, '#e8c4a8'), belly(92, '#e8c4a8')],
  bacon: () => slicesOf(4, (i) => ({ svg: within(`M14 ${46 + i * 26}q22 -14 43 0t43 0t43 0t43 0v26q-22 14 -43 0t-43 0t-43 0t-43 0Z`, [['#c4585a', 0, 9], ['#f6dfd0', 8, 7], ['#b94a50', 14, 7], ['#f8e6d8', 20, 8]].map(([c, o, h]) => `<path d="M6 ${40 + i * 26 + o}q22 -14 45 0t45 0t45 0t55 0v${h + 10}H6Z" fill="${c}"/>`).join('')), puff: 0.5, rim: 8, gloss: 0.45, shadow: 0.5, seed: i, stain: { size: 14, from: 0.6, colour: '#f6dccc', share: 0.5 } })),
  lardons: () => scatter(seedRandom('lardons'), 30, 100, 110, 76, 46, 15).map(([x, y], i) => {
    const t = (i * 67) % 180;
    return { svg: turned(`<rect x="${x - 20}" y="${y - 8}" width="40" height="16" rx="3" fill="#cf6a68"/><rect x="${x - 20}" y="${y - 8}" width="40" height="6" rx="2" fill="#f6e2d4"/>`, t, x, y), puff: 0.6, rim: 4, gloss: 0.4, shadow: 0.5 };
  }),
  ham: () => [0, 1, 2].map((i) => ({ svg: turned(fill(curve([[20, 100], [34, 58], [84, 36], [140, 44], [178, 82], [176, 124], [138, 156], [78, 160], [34, 138]]), '#f6ded4') + fill(curve([[28, 100], [42, 64], [86, 45], [138, 53], [170, 86], [167, 122], [134, 148], [80, 151], [42, 132]]), '#eda6a0'), i * 9 - 8, 100 , 160), puff: 0.3, rim: 7, gloss: 0.35, seed: i, shadow: 0.5, stain: { size: 26, from: 0.5, colour: '#f7cfc6', share: 0.6 } })),
  'cured-ham': () => [0, 1, 2, 3].map((i) => ({ svg: turned(fill(curve([[16, 104], [50, 72], [104, 62], [160, 66], [186, 92], [168, 120], [104, 130], [48, 134]]), '#f3dccb') + fill(curve([[24, 106], [54, 82], [104, 72], [158, 76], [178, 94], [162, 110], [104, 120], [50, 124]]), '#b03a40'), i * 16 - 30), puff: 0.5, rim: 9, gloss: 0.4, seed: i, shadow: 0.55, stain: marble('#efc8b8', 14, 0.5), bump: { kind: 'cloud', size: 18, stretch: 0.4, depth: 3 } })),
  sausage: () => [sausage('#dd9a84', '#b86f5c', 46, '#f6d8c8', 's1'), sausage('#d8917c', '#b06553', 84, '#f6d8c8', 's2'), sausage('#dd9a84', '#b86f5c', 122, '#f6d8c8', 's3')],
  merguez: () => [38, 66, 94, 122].map((y, i) => sausage('#b83f2a', '#7f2418', y, '#e89a6a', `m${i}`)),
  'smoked-sausage': () => [sausage('#a85438', '#6f2f1e', 56, '#c87a54', 'k1'), sausage('#9c4c34', '#66291a', 104, '#c87a54', 'k2')],
  'lap-xuong': () => [40, 72, 104, 134].map((y, i) => sausage('#8e2a26', '#5a1616', y, '#e8b0a0', `l${i}`)),
  chorizo: () => [
    { svg: turned(line('M30 74Q100 40 170 64', '#a83a24', 40), 0), puff: 0.92, gloss: 0.4, stain: { kind: 'cells', size: 11, from: 0.62, colour: '#e8a07a', share: 0.6 }, bump: { size: 10, depth: 2 } },
    ...[[52, 138], [102, 148], [150, 130]].map(([x, y], i) => ({ svg: fill(ovalPath(x, y, 31, 27), '#b8402a'), puff: 0.3, rim: 5, gloss: 0.35, seed: i, stain: { kind: 'cells', size: 8, from: 0.55, colour: '#f3c8a8', share: 0.75 } })),
  ],
  saucisson: () => [
    { svg: turned(line('M26 78Q100 50 176 76', '#d8c4b0', 42), 0), puff: 0.92, gloss: 0.08, stain: { size: 18, from: 0.5, colour: '#a8735c', share: 0.6 }, bump: { size: 8, depth: 2 } },
    ...[[52, 140], [102, 150], [150, 134]].map(([x, y], i) => ({ svg: fill(ovalPath(x, y, 31, 27), '#e3d3c0'), puff: 0.3, rim: 4 , seed: i })), ...[[52, 140], [102, 150], [150, 134]].map(([x, y], i) => ({ svg: fill(ovalPath(x, y, 28, 24), '#a8343a'), puff: 0.1, gloss: 0.3, shadow: 0, seed: i, stain: { kind: 'cells', size: 8, from: 0.58, colour: '#f3dccc', share: 0.85 } })),
  ],
  'spare-ribs': () => slicesOf(6, (i) => [
    { svg: shaded(`M${8 + i * 29} 52Q${24 + i * 29} 36 ${40 + i * 29} 52L${42 + i * 28} 150Q${25 + i * 28} 166 ${8 + i * 28} 150Z`, [[0, '#d8857a'], [1, '#b8504c']]), ...RAW, seed: i, stain: marble('#f6dccc', 14, 0.5), shadow: 0.45 },
    { svg: oval(24 + i * 29, 50, 10, 7, '#f6ecdc'), puff: 0.6, shadow: 0.2 },
  ]),
  'leg-of-lamb': () => [
    { svg: fill(curve([[150, 60], [180, 28], [192, 22], [194, 36], [184, 48], [166, 82]]), '#f0e2cc'), puff: 0.9 },
    { svg: ringed(curve([[14, 126], [30, 80], [80, 56], [126, 60], [156, 52], [174, 66], [160, 94], [136, 140], [92, 168], [40, 164]]), [[0, '#d87a70'], [1, '#b8504c']]), puff: 0.9, gloss: 0.4, stain: { size: 30, from: 0.45, colour: '#f6e0cc', share: 0.85 }, bump: { size: 14, depth: 2 } },
  ],
  pate: () => [
    { svg: shaded('M20 84L100 60L182 84V140L100 172L20 140Z', [[0, '#c08a6a'], [1, '#a06a50']]), puff: 0.3, rim: 8, gloss: 0.2, stain: { kind: 'cells', size: 9, from: 0.5, colour: '#e8c8ac', share: 0.5 }, bump: { kind: 'cells', size: 6, depth: 1.4 } },
    { svg: fill('M20 84L100 60L182 84L100 112Z', '#d8b48a'), puff: 0.15, rim: 4, gloss: 0.5, shadow: 0 },
  ],
  nugget: () => [[62, 84], [132, 76], [96, 120], [156, 128], [44, 138]].map(([x, y], i) => ({ svg: fill(curve([[x - 36, y], [x - 20, y - 22], [x + 14, y - 24], [x + 36, y - 6], [x + 26, y + 20], [x - 10, y + 24]]), '#d8983f'), puff: 0.8, gloss: 0.1, seed: i, bump: [{ kind: 'cells', size: 4, depth: -2.6 }], stain: { size: 10, from: 0.5, colour: '#a8621f', share: 0.6 }, shadow: 0.5 })),
  egg: () => [ball(100, 108, 62, 78, '#e6b68a', '#cf9664', { gloss: 0.2, shine: 14, stain: { kind: 'cells', size: 6, from: 0.1, soft: -0.06, colour: '#b8804f', share: 0.4 } })],
  'egg-white': () => [ball(100, 108, 62, 78, '#fdfbf6', '#ece2d2', { gloss: 0.2, shine: 14 })],
};
