// biome-ignore-all format: a set of drawings is a table of points and colours; one piece a line or two.

import { seedRandom } from '../random.mjs';
import { around, ball, foliage, polar, scatter, spots } from './bits.mjs';
import { curve, fill, leaf, line, ovalPath, ringed, shaded, turned } from './paths.mjs';

const GLASS = '#e3ecef';
const stem = (cup, level, liquid, surface) => () => [
  { svg: fill(ovalPath(100, 184, 40, 9), GLASS), puff: 0.4, gloss: 0.8 }, { svg: line('M100 118V180', GLASS, 7), puff: 0.9, gloss: 0.8 },
  { svg: fill(cup, GLASS, 'opacity="0.8"'), puff: 0.5, gloss: 0.7, shine: 40, shadow: 0.2 }, { svg: fill(level, liquid), puff: 0.6, gloss: 0.7, shine: 40, shadow: 0 }, ...surface,
];
const WINE = ['M54 16C44 70 60 122 100 124C140 122 156 70 146 16Z', 'M51 60C54 98 72 119 100 120C128 119 146 98 149 60Z'];
const wine = (liquid, surface) => stem(WINE[0], WINE[1], liquid, [{ svg: fill(ovalPath(100, 60, 48.500, 9), surface), puff: 0.1, gloss: 0.4, shadow: 0 }, { svg: `<ellipse cx="100" cy="16" rx="46" ry="7" fill="none" stroke="#dfe9ec" stroke-width="3"/>`, puff: 0.9, gloss: 0.8, shadow: 0 }]);
const beer = (light, dark) => () => [
  { svg: fill('M52 24H148L138 182Q137 190 128 190H72Q63 190 62 182Z', GLASS), puff: 0.4, rim: 12, gloss: 0.7, shine: 40 },
  { svg: shaded('M58 56H142L134 174Q133 180 126 180H74Q67 180 66 174Z', [[0, light], [1, dark]]), puff: 0.5, gloss: 0.5, shadow: 0 },
  { svg: spots(seedRandom('beer'), 30, 100, 120, 28, 50, 2, '#fff4d0'), puff: 0.6, shadow: 0 },
  { svg: fill(curve([[46, 48], [50, 28], [70, 16], [92, 20], [112, 12], [134, 20], [152, 32], [154, 50], [146, 66], [130, 60], [112, 68], [90, 60], [70, 68], [54, 64]]), '#fffdf6'), puff: 0.7, gloss: 0.15, bump: { kind: 'cells', size: 7, depth: -2 } },
];
const cup = (liquid, light, body = '#fbfaf7', foam = []) => () => [
  { svg: fill(ovalPath(96, 160, 88, 24), body), puff: 0.25, rim: 8, gloss: 0.5 },
  { svg: `<path d="M150 84C190 80 190 130 146 130" fill="none" stroke="${body}" stroke-width="13" stroke-linecap="round"/>`, puff: 0.9, gloss: 0.5 },
  { svg: fill('M24 72C24 130 52 162 96 162S168 130 168 72Z', body), puff: 0.6, gloss: 0.6, shine: 40 },
  { svg: fill(ovalPath(96, 72, 72, 22), body), puff: 0.2, rim: 4, gloss: 0.5, shadow: 0 }, { svg: ringed(ovalPath(96, 74, 65, 18), [[0, light], [1, liquid]]), puff: 0.15, gloss: 0.6, shadow: 0 }, ...foam,
];
const drop = (light, dark) => () => [{ svg: ringed('M100 12C112 52 156 92 156 132A56 56 0 0 1 44 132C44 92 88 52 100 12Z', [[0, light], [1, dark]], [0.4, 0.5, 0.6]), puff: 0.95, gloss: 0.9, shine: 40 }];

export const drinks = {
  'wine-red': wine('#6a1024', '#8a2034'), 'wine-white': wine('#f0dc88', '#f6e8ac'), 'wine-rose': wine('#f3a494', '#f9c4b4'),
  champagne: stem('M72 10C68 70 78 120 100 122C122 120 132 70 128 10Z', 'M73 40C74 84 84 116 100 117C116 116 126 84 127 40Z', '#f3d87a', [{ svg: spots(seedRandom('champagne'), 30, 100, 76, 19, 34, 1.8, '#fffbe8'), puff: 0.7, shadow: 0 }]),
  'beer-blond': beer('#f9cf4a', '#eeaa1f'), 'beer-white': beer('#f9ecae', '#f0d67c'), 'beer-amber': beer('#d8822a', '#a85414'),
  sake: () => [{ svg: shaded(curve([[84, 14], [92, 12], [104, 14], [102, 44], [122, 78], [128, 130], [116, 172], [72, 172], [60, 130], [66, 78], [86, 44]]), [[0, '#f6f8f8'], [0.5, '#dfe6ea'], [1, '#8fa8c0']]), puff: 0.9, gloss: 0.6 }, { svg: fill('M132 136H186L176 178H142Z', '#f3f5f5'), puff: 0.5, gloss: 0.5 }, { svg: fill(ovalPath(159, 136, 27, 7), '#dfe8ee'), puff: 0.1, gloss: 0.7, shadow: 0 }],
  'rum-glass': () => [{ svg: fill('M44 60H156L146 176Q145 184 136 184H64Q55 184 54 176Z', GLASS), puff: 0.4, rim: 12, gloss: 0.7 }, { svg: shaded('M52 96H148L141 170Q140 176 134 176H66Q60 176 59 170Z', [[0, '#f6f3e6'], [1, '#ece6cc']]), puff: 0.4, gloss: 0.6, shadow: 0 }, { svg: [[82, 112, 12], [118, 124, -14]].map(([x, y, t]) => `<rect x="${x - 20}" y="${y - 20}" width="40" height="40" rx="7" fill="#ffffff" opacity="0.75" transform="rotate(${t} ${x} ${y})"/>`).join(''), puff: 0.6, rim: 8, gloss: 0.8, shadow: 0.1 }, { svg: fill(ovalPath(150, 62, 26, 25), '#7fb53a') + fill(ovalPath(150, 62, 22, 21), '#eef7d0') + fill(ovalPath(150, 62, 19, 18), '#c0de7a'), puff: 0.2, rim: 4, gloss: 0.4 }, foliage(70, 76, 50, 30, 13), foliage(78, 74, 88, 24, 13)],
  'coffee-cup': cup('#3a1e10', '#5a3420', '#fbfaf7', [{ svg: `<ellipse cx="96" cy="74" rx="58" ry="15" fill="none" stroke="#b8824a" stroke-width="4"/>`, puff: 0.6, shadow: 0 }]),
  'coffee-milk': cup('#c89a6a', '#e3c49a', '#f3efe6', [{ svg: ringed(ovalPath(96, 73, 34, 9), [[0, '#fbf3e4'], [1, '#f0e0c8']]), puff: 0.3, shadow: 0 }]),
  'coffee-lungo': cup('#2a140a', '#4a2818', '#2f4f45'),
  'coffee-viet': () => [...cup('#3a1e10', '#5a3420', '#efe4d0')().slice(0, 5), { svg: shaded('M54 26H138L132 66H60Z', [[0, '#dfe2e4'], [1, '#a9aeb2']]), puff: 0.5, gloss: 0.7 }, { svg: fill(ovalPath(96, 26, 43, 10), '#c9cdd0'), puff: 0.3, gloss: 0.7, shadow: 0 }, { svg: fill(ovalPath(96, 68, 56, 9), '#b8bdc0'), puff: 0.3, gloss: 0.7 }, { svg: line('M96 20V12', '#8a8f92', 8), puff: 0.9 }],
  'tea-cup-green': cup('#b8b84a', '#d8d474', '#f3f6f0'), 'tea-cup-black': cup('#a8501c', '#cf7a34', '#fbfaf7'),
  'tea-cup-herbal': () => [...cup('#c8c060', '#e0da8c', '#eaf0e4')(), foliage(100, 76, 132, 60, 11, '#7cc267', '#3a9148'), foliage(98, 78, 70, 64, 11, '#7cc267', '#3a9148')],
  teapot: () => [
    { svg: `<path d="M150 84C196 78 196 146 146 144" fill="none" stroke="#7a5a48" stroke-width="12"/>`, puff: 0.9, gloss: 0.4 }, { svg: fill(curve([[60, 110], [36, 96], [22, 66], [10, 62], [16, 52], [34, 56], [48, 82], [66, 92]]), '#7a5a48'), puff: 0.8, gloss: 0.4 },
    ball(104, 118, 60, 54, '#94705a', '#5f4232', { gloss: 0.45, bump: { kind: 'cells', size: 8, depth: -1.6 } }), { svg: fill(curve([[66, 78], [82, 62], [104, 58], [126, 62], [142, 78], [104, 86]]), '#7a5a48'), puff: 0.6, gloss: 0.4 }, ball(104, 52, 9, 9, '#94705a', '#5f4232'),
  ],
  'water-drop': drop('#d4ecf9', '#6ab4e0'), 'oil-drop': drop('#f9dc6a', '#d89a1a'), 'soy-drop': drop('#6a3a20', '#2a140c'), 'fish-sauce-drop': drop('#e09a4a', '#a8561a'), 'honey-drop': drop('#f9bc3a', '#d07a10'),
  'water-splash': () => [{ svg: ringed(curve([[20, 130], [40, 92], [26, 60], [60, 78], [76, 30], [98, 70], [128, 22], [134, 76], [176, 50], [162, 96], [184, 128], [140, 160], [60, 162]]), [[0, '#e3f3fb'], [1, '#7cc0e6']]), puff: 0.7, gloss: 0.9, shine: 36, bump: { size: 16, depth: 3 } }, { svg: spots(seedRandom('splash'), 9, 100, 40, 80, 24, 6, '#8fcbec'), puff: 0.95, gloss: 0.9 }],
  bubbles: () => scatter(seedRandom('bubbles'), 11, 100, 100, 72, 72, 34).map(([x, y], i) => ({ svg: ringed(ovalPath(x, y, 12 + ((i * 11) % 18), 12 + ((i * 11) % 18)), [[0, '#f3fbff', 0.75], [0.75, '#cfe9f6', 0.8], [0.92, '#c4b8ec', 0.9], [1, '#8fc4e3']]), puff: 0.9, gloss: 0.9, shine: 40, shadow: 0.15 })),
  aloe: () => [-0.9, -0.5, 0, 0.5, 0.9, -0.25, 0.28].map((a, i) => ({ svg: shaded(leaf(100, 186, 100 + Math.sin(a) * 96, 186 - Math.cos(a) * (150 - i * 8), 17), [[0, '#9ccf8a'], [1, '#4f9a68']]), puff: 0.8, gloss: 0.4, seed: i, stain: { kind: 'cells', size: 10, from: 0.25, soft: -0.2, colour: '#d4ecc4', share: 0.6 }, shadow: 0.5 })),
  hop: () => [foliage(100, 60, 44, 34, 15), foliage(100, 60, 156, 34, 15), ...[0, 1, 2, 3, 4, 5].flatMap((row) => [-1, 0, 1].map((k) => ({ svg: shaded(leaf(100 + k * (18 + row * 2) * Math.sin(0.6 + row * 0.42), 62 + row * 18, 100 + k * (26 + row) * Math.sin(0.6 + row * 0.42), 98 + row * 18, 16), [[0, '#c4d868'], [1, '#8fae3c']]), puff: 0.6, gloss: 0.15, shadow: 0.4 }))).reverse()],
  olive: () => [foliage(96, 92, 40, 30, 10, '#9aac7a', '#5f7448'), foliage(100, 90, 152, 30, 10, '#9aac7a', '#5f7448'), foliage(100, 92, 180, 76, 9, '#9aac7a', '#5f7448'), ball(64, 124, 34, 40, '#98a244', '#5f6a22', { gloss: 0.6 }), ball(136, 130, 34, 40, '#98a244', '#5f6a22', { gloss: 0.6 }), { svg: turned(line('M60 90Q80 74 100 60Q120 76 134 94', '#7a6a45', 4), 0), puff: 0.9 }],
  'olive-black': () => [ball(60, 96, 36, 32, '#4a3a48', '#1e161e', { gloss: 0.7 }), ball(138, 92, 36, 32, '#4a3a48', '#1e161e', { gloss: 0.7 }), ball(100, 136, 38, 33, '#4a3a48', '#1e161e', { gloss: 0.7 })],
  'honey-jar': () => [{ svg: fill(curve([[30, 100], [60, 60], [100, 48], [150, 60], [174, 100], [160, 150], [100, 172], [44, 150]]), '#e8a01f'), puff: 0.5, gloss: 0.9, shine: 30, bump: { size: 20, depth: 2 } }, { svg: line('M150 20L112 84', '#b8824a', 8), puff: 0.9 }, ...[0, 1, 2, 3].map((i) => ({ svg: turned(fill(ovalPath(104, 84 + i * 11, 24 - Math.abs(i - 1.500) * 4, 7), '#c8924f'), 30, 104, 96), puff: 0.9, gloss: 0.5 }))],
  honeycomb: () => [{ svg: around(1, () => '').join('') + [0, 1, 2, 3, 4].flatMap((r) => [0, 1, 2, 3].map((c) => fill(`${around(6, (a, k) => `${k ? 'L' : 'M'}${polar(46 + c * 36 + (r % 2) * 18, 44 + r * 31, 20, a + Math.PI / 6)}`).join('')}Z`, (r + c) % 3 ? '#f0ac2a' : '#f6bf45'))).join(''), puff: 0.5, rim: 6, gloss: 0.9, shine: 34 }],
};
