// biome-ignore-all format: a set of drawings is a table of points and colours; one piece a line or two.

import { seedRandom } from '../random.mjs';
import { ball, bowl, scatter, spots } from './bits.mjs';
import { curve, fill, leaf, line, oval, ovalPath, ringed, shaded, turned, within } from './paths.mjs';

const wedge = (rind, paste, top, holes = '', paint = {}) => [
  { svg: fill('M10 112L128 58L190 92V148L176 158L10 162Z', rind), puff: 0.2, rim: 6, gloss: 0.15 },
  { svg: fill('M12 112L128 60L182 92L12 116Z', top), puff: 0.12, rim: 4, gloss: 0.3, shadow: 0, ...paint },
  { svg: fill('M12 116L178 94V150L12 160Z', paste), puff: 0.12, rim: 4, gloss: 0.25, shadow: 0, ...paint },
  ...(holes ? [{ svg: holes, puff: -0.7, gloss: 0.3, shadow: 0 }] : []),
];
const roundCheese = (rind, paste, more = {}) => [
  { svg: fill('M14 92V132C14 152 54 168 100 168S186 152 186 132V92Z', rind), puff: 0.25, rim: 10, gloss: 0.06, ...more },
  { svg: fill(ovalPath(100, 92, 86, 34), rind), puff: 0.2, rim: 8, gloss: 0.06, shadow: 0, ...more },
  { svg: fill('M100 94L154 118V160Q132 168 100 168Z', '#d8c49a'), puff: 0, shadow: 0 },
  { svg: fill('M100 96L56 120V160Q40 154 32 150L60 112Z', rind), puff: 0, shadow: 0, skip: true },
  { svg: shaded('M100 94L156 117V152Q132 164 100 166Z', [[0, paste], [1, paste]]), puff: 0.1, rim: 4, gloss: 0.3, shadow: 0 },
].filter((layer) => !layer.skip);
const block = (top, front, side, paint = {}) => [
  { svg: fill('M16 92L76 66L186 80L130 110Z', top), puff: 0.12, rim: 5, shadow: 0, gloss: 0.3, ...paint },
  { svg: fill('M16 92L130 110V166L16 144Z', front), puff: 0.12, rim: 5, shadow: 0, gloss: 0.25, ...paint },
  { svg: fill('M130 110L186 80V132L130 166Z', side), puff: 0.12, rim: 5, shadow: 0, gloss: 0.2, ...paint },
];
const creamBowl = (colour, light, dark, swirl = true, topping = []) =>
  bowl(colour, '#f3efe6', [
    { svg: ringed(ovalPath(100, 92, 76, 26), [[0, light], [1, dark]]), puff: 0.5, gloss: 0.35, shadow: 0 },
    ...(swirl ? [{ svg: ringed(curve([[56, 92], [70, 72], [96, 60], [104, 46], [112, 60], [134, 72], [146, 92], [120, 104], [80, 104]]), [[0, light], [1, dark]]), puff: 0.7, gloss: 0.3, bump: { kind: 'cloud', size: 14, stretch: 0.4, angle: 0.3, depth: 4 } }] : []),
    ...topping,
  ]);
const glass = (fillColour, top, extra = []) => [
  { svg: fill('M48 22H152L140 178Q139 186 130 186H70Q61 186 60 178Z', '#e6eef0', 'opacity="0.75"'), puff: 0.3, rim: 10, gloss: 0.7, shine: 40 },
  { svg: shaded('M54 52H146L136 172Q135 178 128 178H72Q65 178 64 172Z', [[0, fillColour], [1, fillColour]]), puff: 0.45, gloss: 0.5, shine: 30, shadow: 0 },
  { svg: fill(ovalPath(100, 53, 46, 9), top), puff: 0.15, gloss: 0.3, shadow: 0 },
  ...extra,
  { svg: shaded('M58 34L70 34L78 170H68Z', [[0, '#ffffff', 0.55], [1, '#ffffff', 0.1]]), puff: 0, gloss: 0, shadow: 0 },
  { svg: `<ellipse cx="100" cy="23" rx="52" ry="8" fill="none" stroke="#dfe9ec" stroke-width="4"/>`, puff: 0.8, gloss: 0.8, shadow: 0 },
];

export const dairy = {
  'cheese-emmental': () => wedge('#d8a848', '#f6d878', '#f9e08a', oval(52, 130, 13, 12, '#e3bd58') + oval(98, 118, 10, 9, '#e3bd58') + oval(136, 132, 14, 12, '#e3bd58') + oval(88, 144, 8, 7, '#e3bd58') + oval(112, 84, 12, 6, '#e8c666')),
  'cheese-hard': () => wedge('#a8783c', '#f3d88e', '#f6e0a0', '', { stain: { kind: 'cloud', size: 14, from: 0.5, colour: '#e8c470', share: 0.4 }, bump: { size: 6, depth: 0.6 } }),
  'cheese-blue': () => wedge('#cfc4a4', '#f6efdc', '#f9f4e6', '', { stain: { kind: 'veins', size: 15, from: 0.35, colour: '#5f7f9a', share: 0.9 }, bump: { size: 5, depth: 1 } }),
  'cheese-mimolette': () => wedge('#b8743c', '#f08a3a', '#f49a4a'),
  camembert: () => roundCheese('#f6f1e4', '#f6e2a4', { bump: { size: 6, depth: 1 }, stain: { size: 14, from: 0.6, colour: '#d8bd94', share: 0.5 } }),
  brie: () => wedge('#f3ecdc', '#f6e6ac', '#f6f1e4', '', { bump: { size: 8, depth: 0.8 } }),
  'goat-cheese': () => [
    { svg: fill('M30 70H136Q150 100 136 134H30Q14 100 30 70Z', '#f4f0e6'), puff: 0.8, gloss: 0.08, bump: { kind: 'cells', size: 7, depth: -1.4 } },
    { svg: fill(ovalPath(140, 102, 17, 32), '#fdfbf4'), puff: 0.3, rim: 6, shadow: 0, bump: { size: 5, depth: 1 } },
    { svg: fill(ovalPath(112, 150, 38, 22), '#f7f3e8'), puff: 0.3, rim: 8, bump: { size: 5, depth: 1 } },
  ],
  mozzarella: () => [ball(74, 106, 56, 50, '#fdfdfa', '#e6e4dc', { gloss: 0.6, bump: { size: 16, depth: 3 } }), ball(138, 124, 44, 40, '#fdfdfa', '#e6e4dc', { gloss: 0.6, bump: { size: 14, depth: 3 } }), { svg: shaded(leaf(96, 70, 150, 44, 16), [[0, '#6cc03f'], [1, '#2f8a2c']]), puff: 0.6, gloss: 0.4 }],
  feta: () => block('#fdfcf8', '#f3f1ea', '#e6e3da', { bump: [{ kind: 'cells', size: 8, depth: 2 }, { size: 4, depth: 1 }] }),
  'cheese-grated': () => Array.from({ length: 5 }, (_, n) => ({ svg: scatter(seedRandom(`grated${n}`), 40, 100, 118 - n * 8, 84 - n * 13, 40 - n * 6, 7).map(([x, y], i) => line(`M${x - 13} ${y}q13 ${(i % 5) * 4 - 8} 26 ${(i % 3) * 5 - 5}`, i % 2 ? '#f6dc84' : '#f9e6a0', 5, `transform="rotate(${(i * 53) % 180} ${x} ${y})"`)).join(''), puff: 0.9, gloss: 0.25, shadow: 0.35 })),
  butter: () => [...block('#fbe690', '#f6da70', '#ecc95a').map((l) => l), { svg: fill('M150 96L176 82V136L150 150Z', '#f9e28a'), puff: 0.3, rim: 5 }],
  'cream-bowl': () => creamBowl('#3f6fae', '#fffdf8', '#f0ebe0'),
  'yoghurt-bowl': () => creamBowl('#ffffff', '#fdfcf9', '#ece9e2', false, [{ svg: line('M62 92C80 80 120 80 138 92C120 102 90 100 84 94', '#ffffff', 7), puff: 0.8, gloss: 0.3, shadow: 0.25 }]),
  'yoghurt-honey': () => creamBowl('#d8e4ea', '#fdfcf9', '#ece9e2', true, [{ svg: line('M70 84C84 74 112 72 128 82C120 92 96 88 92 82M104 48C104 64 118 70 120 84', '#e09a1f', 6), puff: 0.9, gloss: 0.8, shadow: 0.2 }]),
  'milk-glass': () => glass('#fbfaf6', '#ffffff'),
  'soy-glass': () => glass('#f3e8d0', '#f9f1de'),
  'juice-orange': () => glass('#f9a02a', '#fbb44a'),
  'juice-apple': () => glass('#e3b64a', '#ecc868'),
  'juice-red': () => glass('#b8283f', '#c8405a'),
  'juice-mango': () => glass('#f9b43a', '#fbc65a'),
  'tea-iced': () => glass('#b8682a', '#c87f42', [{ svg: [[78, 80, 14], [116, 92, -10], [92, 120, 24]].map(([x, y, t]) => `<rect x="${x - 17}" y="${y - 17}" width="34" height="34" rx="6" fill="#e8c8a4" opacity="0.6" transform="rotate(${t} ${x} ${y})"/>`).join(''), puff: 0.5, rim: 7, gloss: 0.6, shadow: 0 }]),
  'thai-tea': () => glass('#e08a4a', '#f3dcc4', [{ svg: shaded('M54 52H146L142 108Q100 128 58 104Z', [[0, '#fbf1e4'], [0.6, '#f3cfa8'], [1, '#e08a4a', 0]]), puff: 0, shadow: 0 }]),
  cola: () => glass('#3a1a10', '#5a3020', [{ svg: spots(seedRandom('cola'), 40, 100, 110, 34, 56, 2.6, '#8a5a44'), puff: 0.7, gloss: 0.6, shadow: 0 }]),
  'lemonade-glass': () => glass('#f3f0c4', '#f9f6dc', [{ svg: spots(seedRandom('lemonade'), 44, 100, 112, 34, 56, 2.6, '#ffffff'), puff: 0.7, gloss: 0.6, shadow: 0 }]),
  'water-glass': () => glass('#cfe6ef', '#e3f2f7', [{ svg: spots(seedRandom('water'), 34, 100, 116, 34, 52, 2.4, '#ffffff'), puff: 0.7, gloss: 0.6, shadow: 0 }]),
  'bubble-tea-glass': () => glass('#c89a72', '#e3c4a4', [{ svg: spots(seedRandom('tapioca'), 24, 100, 158, 30, 18, 6, '#2a1812'), puff: 0.9, gloss: 0.7, shadow: 0.2 }, { svg: line('M112 60L126 4', '#d8505a', 10), puff: 0.9, gloss: 0.5 }]),
  tofu: () => block('#fdfaf0', '#f6f0e0', '#ece4d0', { bump: { size: 5, depth: 0.5 } }),
  'tofu-fried': () => [[60, 84], [134, 80], [98, 130], [160, 138], [38, 140]].map(([x, y], i) => ({ svg: `<rect x="${x - 31}" y="${y - 25}" width="62" height="50" rx="9" fill="#e0aa55" transform="rotate(${(i * 31) % 40 - 20} ${x} ${y})"/>`, puff: 0.5, rim: 12, gloss: 0.12, seed: i, bump: [{ kind: 'cells', size: 7, depth: -2.4 }], stain: { size: 12, from: 0.5, colour: '#b87a2e', share: 0.6 }, shadow: 0.55 })),
  'tofu-smoked': () => block('#c99a62', '#b8864f', '#a57542', { bump: { size: 4, depth: 0.8 } }),
  tempeh: () => block('#efe2c0', '#e3d2a8', '#d6c294', { stain: { kind: 'cells', size: 11, from: 0.55, colour: '#b08f5a', share: 0.7 }, bump: { kind: 'cells', size: 11, depth: -2.4 } }),
  'quail-egg': () => [[58, 84, -20], [140, 80, 18], [98, 106, 4], [52, 144, 14], [146, 142, -14]].flatMap(([x, y, t], i) => {
    const shell = ovalPath(x, y, 31, 39);
    const r = seedRandom(`quail${i}`);
    const blots = Array.from({ length: 26 }, () => turned(oval(x + r.between(-28, 28), y + r.between(-36, 36), r.between(1.2, 5.5), r.between(1, 4), r.pick(['#4a3222', '#6b4a30', '#3a2a20'])), r.between(0, 180), x, y)).join('');
    return [{ svg: turned(within(shell, ringed(shell, [[0, '#f3e8d2'], [1, '#d8c4a0']], [0.45, 0.4, 0.62]) + blots), t, x, y), puff: 0.95, gloss: 0.22, shine: 16, seed: i, shadow: 0.5 }];
  }),
  eggs: () => [ball(64, 96, 40, 50, '#e6b68a', '#cf9664', { gloss: 0.2 }), ball(138, 94, 40, 50, '#eac29a', '#d6a072', { gloss: 0.2 }), ball(100, 132, 42, 50, '#e2ae80', '#c88c5a', { gloss: 0.2 })],
  'egg-fried': () => [{ svg: fill(curve([[20, 104], [34, 68], [70, 60], [100, 42], [146, 56], [180, 88], [172, 130], [130, 150], [92, 166], [44, 146]]), '#fdfcf8'), puff: 0.3, rim: 9, gloss: 0.4 }, ball(100, 100, 34, 32, '#ffc23a', '#f09a1a', { gloss: 0.8 })],
  'ice-cream': () => creamBowl('#f3c4cc', '#fdf4e4', '#f0dcc0', false, [ball(68, 70, 34, 32, '#fbf3e0', '#ecd8b4', { gloss: 0.2, bump: { size: 5, depth: 1.6 } }), ball(132, 70, 34, 32, '#f3b8c0', '#dd8a98', { gloss: 0.2, bump: { size: 5, depth: 1.6 } }), ball(100, 58, 36, 34, '#8a5a3a', '#5a3420', { gloss: 0.25, bump: { size: 5, depth: 1.6 } })]),
  'ice-vanilla': () => creamBowl('#9a6ab0', '#fdf4e4', '#f0dcc0', false, [ball(70, 68, 36, 34, '#fdf3da', '#efdcae', { gloss: 0.25, bump: { size: 5, depth: 1.8 } }), ball(130, 68, 36, 34, '#fdf3da', '#efdcae', { gloss: 0.25, bump: { size: 5, depth: 1.8 }, seed: 3 }), ball(100, 52, 36, 34, '#fdf5e0', '#f0deb4', { gloss: 0.25, bump: { size: 5, depth: 1.8 }, seed: 5 })]),
  'ice-coconut': () => creamBowl('#6b4527', '#fdfaf4', '#efe8dc', false, [ball(70, 68, 36, 34, '#ffffff', '#e9e6de', { gloss: 0.25, bump: { size: 4, depth: 2.4 } }), ball(130, 68, 36, 34, '#ffffff', '#e9e6de', { gloss: 0.25, bump: { size: 4, depth: 2.4 }, seed: 3 }), ball(100, 52, 36, 34, '#ffffff', '#ece9e2', { gloss: 0.25, bump: { size: 4, depth: 2.4 }, seed: 5 })]),
  'sorbet-mango': () => creamBowl('#ffffff', '#fbc04a', '#f0a02a', false, [ball(70, 68, 36, 34, '#fbbf45', '#ee9a26', { gloss: 0.35, bump: { size: 4, depth: 2 } }), ball(130, 68, 36, 34, '#fbbf45', '#ee9a26', { gloss: 0.35, bump: { size: 4, depth: 2 }, seed: 3 }), ball(100, 52, 36, 34, '#fdc650', '#f0a02a', { gloss: 0.35, bump: { size: 4, depth: 2 }, seed: 5 })]),
  custard: () => [{ svg: shaded('M50 60H150L172 150Q100 172 28 150Z', [[0, '#f6d888'], [1, '#ecc468']]), puff: 0.5, gloss: 0.6 }, { svg: fill(ovalPath(100, 60, 51, 15), '#8a4a1c') + fill('M52 62Q50 84 58 92Q64 78 74 74Q84 96 92 96Q98 78 112 76Q124 102 132 98Q136 80 148 64Z', '#8a4a1c'), puff: 0.4, gloss: 0.9, shine: 30 }],
};
