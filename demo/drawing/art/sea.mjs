// biome-ignore-all format: a set of drawings is a table of points and colours; one piece a line or two.

import { seedRandom } from '../random.mjs';
import { around, ball, polar, scatter, spots } from './bits.mjs';
import { curve, fill, leaf, line, oval, ovalPath, ringed, shaded, turned, within } from './paths.mjs';

/** A whole fish in side view: body colours from back to belly, with fins, scales, gill and a flat eye. */
function wholeFish({ back, flank, belly, deep = 34, fin = back, stripes = '', tail = 1, scale = 5 }) {
  const body = curve([[10, 104], [26, 90], [56, 100 - deep * 0.86], [96, 100 - deep], [138, 100 - deep * 0.5], [164, 94], [168, 104], [138, 100 + deep * 0.46], [96, 100 + deep * 0.9], [54, 100 + deep * 0.8], [24, 114]]);
  return [
    { svg: shaded(`M160 98C172 92 180 ${92 - deep * 0.55} 196 ${88 - deep * 0.85 * tail}C187 96 187 106 196 ${114 + deep * 0.85 * tail}C180 ${110 + deep * 0.55} 172 110 160 102Z`, [[0, fin], [1, flank]]) , puff: 0.35, gloss: 0.3, bump: { kind: 'cloud', size: 14, stretch: 0.14, depth: 1.6 } },
    { svg: fill(curve([[60, 100 - deep * 0.8], [84, 100 - deep * 1.45], [120, 100 - deep * 1.05], [146, 100 - deep * 0.4], [120, 100 - deep * 0.5], [90, 100 - deep * 0.8]]), fin) + fill(curve([[110, 100 + deep * 0.6], [126, 100 + deep * 1.1], [146, 100 + deep * 0.5], [132, 100 + deep * 0.4]]), fin) + fill(curve([[72, 100 + deep * 0.8], [84, 100 + deep * 1.25], [98, 100 + deep * 0.86]]), fin), puff: 0.3, gloss: 0.2, bump: { kind: 'cloud', size: 2.2, stretch: 12, depth: 1.6 } },
    { svg: within(body, shaded('M0 0H200V200H0Z', [[0.5 - deep / 200, back], [0.48, flank], [0.5 + deep / 240, belly]]) + stripes), puff: 0.72, gloss: 0.6, shine: 20, bump: { kind: 'cells', size: scale, depth: -scale * 0.2 }, stain: { kind: 'cloud', size: 30, stretch: 0.2, from: 0.5, colour: '#ffffff', share: 0.25 } },
    { svg: fill(curve([[10, 104], [26, 90], [46, 100 - deep * 0.72], [58, 88], [60, 108], [50, 100 + deep * 0.7], [24, 114]]), flank, 'opacity="0.9"'), puff: 0.35, rim: 10, gloss: 0.5, shadow: 0.3, stain: { size: 14, from: 0.5, colour: back, share: 0.5 } },
    { svg: line('M10 104L23 107.5', '#4a4440', 1.2) + line(`M57 ${100 - deep * 0.5}Q66 104 54 ${100 + deep * 0.55}`, back, 1.8, 'opacity="0.8"'), puff: 0, shadow: 0 },
    { svg: oval(35, 94, Math.min(5, deep * 0.16), Math.min(5, deep * 0.16), '#a9a89c') + oval(35, 94, Math.min(3.6, deep * 0.115), Math.min(3.6, deep * 0.115), '#151514'), puff: 0.35, gloss: 0.9, shine: 40, shadow: 0.15 },
    { svg: shaded(leaf(66, 106, 98, 116, 9), [[0, flank], [1, fin]]), puff: 0.4, gloss: 0.3, shadow: 0.35 },
  ];
}
const waves = (colour) => Array.from({ length: 15 }, (_, i) => line(`M${52 + i * 8} 58q5 8 0 16t2 16`, colour, 3.2)).join('');
const filletShape = curve([[16, 116], [30, 78], [78, 58], [136, 56], [180, 80], [186, 112], [150, 136], [90, 146], [40, 140]]);
const fillet = (flesh, deep, gap, skin) => [
  ...(skin ? [{ svg: fill(curve([[16, 118], [40, 140], [90, 148], [150, 138], [186, 114], [184, 128], [150, 150], [88, 160], [34, 150]]), skin), puff: 0.5, gloss: 0.5 }] : []),
  { svg: within(filletShape, ringed('M0 0H200V200H0Z', [[0, flesh], [1, deep]]) + Array.from({ length: 8 }, (_, i) => line(`M${20 + i * 22} 150Q${52 + i * 22} 112 ${34 + i * 22} 50`, gap, 2.6, 'opacity="0.85"')).join('') + line('M18 112Q90 96 184 98', gap, 2)), puff: 0.55, rim: 18, gloss: 0.45, shine: 24, bump: { kind: 'cloud', size: 4, stretch: 8, angle: -0.35, depth: 0.9 } },
];
const SPINE = [[38, 74, 15], [58, 58, 22], [84, 46, 25], [112, 46, 26], [136, 60, 25], [150, 84, 22], [150, 108, 18], [138, 128, 14], [120, 142, 10], [104, 148, 7]];
const at = (t) => {
  const i = Math.min(SPINE.length - 2, Math.floor(t));
  const f = t - i;
  return SPINE[i].map((v, k) => v * (1 - f) + SPINE[i + 1][k] * f);
};
const side = (t, s) => {
  const [x, y, r] = at(t);
  const [ax, ay] = at(Math.max(0, t - 0.3));
  const [bx, by] = at(Math.min(SPINE.length - 1.001, t + 0.3));
  const length = Math.hypot(bx - ax, by - ay);
  return [x + ((by - ay) / length) * r * s, y - ((bx - ax) / length) * r * s];
};
const prawnBody = curve([...Array.from({ length: 10 }, (_, i) => side(Math.min(8.99, i), 1)), ...Array.from({ length: 10 }, (_, i) => side(Math.min(8.99, 9 - i), -0.8))]);
const prawn = (light, mid, dark, tail, turn, dx = 0, dy = 0) => {
  const g = (svg) => `<g transform="translate(${dx} ${dy}) rotate(${turn} 100 100)">${svg}</g>`;
  const rings = [3, 3.9, 4.8, 5.7, 6.6, 7.5].map((t) => line(`M${side(t, 1.02)}Q${at(t + 0.35).slice(0, 2)} ${side(t, -0.85)}`, dark, 2.4)).join('');
  return [
    { svg: g(line('M34 70C20 46 40 14 84 8M30 74C12 60 6 36 14 12', dark, 2)), puff: 0.8, shadow: 0.3 },
    { svg: g([0, 1, 2, 3, 4].map((i) => line(`M${92 + i * 9} ${72 + i * 8}q-12 8 -22 ${8 + i * 3}`, mid, 3.4)).join('') + [0, 1, 2].map((i) => line(`M${58 + i * 10} ${80}q-4 14 -14 24`, mid, 2.4)).join('')), puff: 0.9, shadow: 0.3 },
    { svg: g(fill(leaf(108, 146, 70, 150, 8), tail) + fill(leaf(108, 148, 76, 168, 8), tail) + fill(leaf(108, 148, 92, 178, 6), tail)), puff: 0.5, gloss: 0.4 },
    { svg: g(fill('M34 62L4 56L32 74Z', dark)), puff: 0.6 },
    { svg: g(within(prawnBody, ringed(prawnBody, [[0, mid], [0.55, light], [1, mid]], [0.5, 0.6, 0.7]) + rings + line(`M${side(2.2, 1)}Q${at(2.7).slice(0, 2)} ${side(2.2, -0.8)}`, dark, 3))), puff: 0.85, gloss: 0.7, shine: 30, stain: { size: 9, from: 0.55, colour: dark, share: 0.3 } },
    { svg: g(oval(34, 68, 3.8, 3.8, '#1c1a18')), puff: 0.9, gloss: 0.8, shadow: 0 },
  ];
};
const mussel = (x, y, turn, open) => [
  ...(open ? [{ svg: turned(fill(curve([[x - 34, y], [x - 10, y - 26], [x + 26, y - 22], [x + 36, y], [x + 24, y + 18], [x - 10, y + 18]]), '#8a94a8'), turn - 24, x, y), puff: 0.3, gloss: 0.5 }, { svg: turned(fill(curve([[x - 22, y], [x, y - 14], [x + 22, y - 8], [x + 22, y + 8], [x - 4, y + 10]]), '#ef9a3f'), turn - 10, x, y), puff: 0.8, gloss: 0.5 }] : []),
  { svg: turned(ringed(curve([[x - 36, y + 4], [x - 14, y - 20], [x + 22, y - 22], [x + 38, y], [x + 24, y + 20], [x - 12, y + 20]]), [[0, '#3c4258'], [1, '#15161f']], [0.6, 0.4, 0.6]), turn, x, y), puff: 0.8, gloss: 0.6, shine: 30, shadow: 0.55, bump: { kind: 'cloud', size: 14, stretch: 0.2, angle: (turn * Math.PI) / 180, depth: 1.4 } },
];
const oysterShell = (x, y, r, turn) => [
  { svg: turned(fill(curve(around(11, (a, i) => polar(x, y, r * (i % 2 ? 0.9 : 1.04), a, 0.82))), '#8f8a7c'), turn, x, y), puff: 0.4, rim: 8, bump: { kind: 'veins', size: 9, depth: 2.6 }, stain: { size: 9, from: 0.5, colour: '#4f4d48', share: 0.6 } },
  { svg: turned(fill(curve(around(11, (a, i) => polar(x + 1, y - 1, r * (i % 2 ? 0.76 : 0.84), a, 0.8))), '#ece8e0'), turn, x, y), puff: -0.25, gloss: 0.6, shadow: 0, stain: { size: 24, from: 0.5, colour: '#a9a8b8', share: 0.6 } },
  { svg: turned(ringed(curve(around(9, (a, i) => polar(x + 1, y + 2, r * (i % 2 ? 0.5 : 0.62), a, 0.78))), [[0, '#e9e2d0'], [0.7, '#c9c2ac'], [1, '#7f7c70']]), turn, x, y), puff: 0.7, gloss: 0.8, shine: 24, bump: { size: 8, depth: 2 } },
];

/** A tentacle that curls in from (x, y): its discs, largest first, and the suckers along one side. */
const tentacle = (x, y, angle, bend, length, width) => {
  const discs = [];
  let [px, py, a] = [x, y, angle];
  for (let i = 0; i < length; i++) {
    const k = i / length;
    discs.push([px, py, width * (1 - k * 0.84), a]);
    a += bend * (0.35 + 2.1 * k * k);
    px += 4.2 * Math.cos(a);
    py += 3.5 * Math.sin(a);
  }
  const sucker = ([dx, dy, r, turn]) => oval(dx - Math.sin(turn) * r * 0.55 * Math.sign(bend), dy + Math.cos(turn) * r * 0.55 * Math.sign(bend), r * 0.34, r * 0.3, '#f6ebe4');
  return [
    { svg: discs.map(([dx, dy, r], i) => oval(dx, dy, r, r, i < length * 0.6 ? '#b58a90' : '#c39aa0')).join(''), puff: 0.9, gloss: 0.55, shine: 26, shadow: 0.4, stain: { kind: 'cells', size: 5, from: 0.45, colour: '#7a5560', share: 0.45 } },
    { svg: discs.filter((_, i) => i % 2 && i > 4).map(sucker).join(''), puff: 0.8, gloss: 0.6, shadow: 0.25 },
  ];
};
const lobsterette = (light, mid, dark) => [
  { svg: line('M46 92C30 60 20 36 30 10M46 108C30 140 20 164 30 190', dark, 2), puff: 0.8, shadow: 0.2 },
  ...[-1, 1].flatMap((s) => [
    { svg: [0, 1, 2, 3].map((i) => line(`M${66 + i * 8} ${100 + s * 12}L${60 + i * 15} ${100 + s * 36}L${52 + i * 18} ${100 + s * 50}`, mid, 3.4)).join(''), puff: 0.9, gloss: 0.4, shadow: 0.3 },
    { svg: line(`M60 ${100 + s * 12}L40 ${100 + s * 28}L26 ${100 + s * 30}`, mid, 7), puff: 0.9, gloss: 0.5, shadow: 0.4 },
    { svg: fill(curve([[32, 100 + s * 34], [20, 100 + s * 38], [4, 100 + s * 33], [13, 100 + s * 29], [4, 100 + s * 23], [20, 100 + s * 23], [32, 100 + s * 26]]), dark), puff: 0.9, gloss: 0.5, shadow: 0.4 },
  ]),
  { svg: [-26, 0, 26].map((t) => turned(fill(leaf(158, 100, 198, 100, 12), mid), t, 160, 100)).join(''), puff: 0.5, gloss: 0.4, bump: { kind: 'cloud', size: 12, stretch: 0.2, depth: 1 } },
  ...[0, 1, 2, 3, 4, 5].reverse().map((i) => ({ svg: ringed(ovalPath(106 + i * 10.5, 100, 13, 18.5 - i * 1.5), [[0, light], [0.7, mid], [1, dark]]), puff: 0.8, gloss: 0.6, shadow: 0.45, seed: i })),
  { svg: ringed(curve([[34, 100], [50, 84], [80, 78], [104, 82], [112, 100], [104, 118], [80, 122], [50, 116]]), [[0, light], [0.7, mid], [1, dark]]), puff: 0.85, gloss: 0.6, shine: 30, shadow: 0.4, stain: { size: 10, from: 0.55, colour: dark, share: 0.4 } },
  { svg: oval(48, 88, 4.6, 4.6, '#151312') + oval(48, 112, 4.6, 4.6, '#151312'), puff: 0.9, gloss: 0.9, shadow: 0.2 },
];

export const sea = {
  octopus: () => [
    ...[[78, 112, 2.5, -0.085, 30, 12], [92, 122, 2.0, 0.09, 30, 12], [122, 112, 0.5, 0.085, 30, 12], [108, 122, 1.1, -0.09, 30, 12], [74, 100, 3.3, 0.09, 24, 11], [126, 100, -0.2, -0.09, 24, 11], [100, 124, 1.5, 0.12, 24, 12]].flatMap((t) => tentacle(...t)),
    { svg: ringed(curve([[64, 110], [62, 84], [46, 56], [62, 22], [104, 10], [142, 28], [150, 60], [136, 86], [136, 110], [100, 130]]), [[0, '#cfa8ac'], [0.7, '#b48a90'], [1, '#8a626c']], [0.42, 0.32, 0.7]), puff: 0.9, gloss: 0.6, shine: 24, shadow: 0.4, bump: { size: 9, depth: 1.2 }, stain: { kind: 'cells', size: 5, from: 0.42, colour: '#74505c', share: 0.5 } },
    { svg: oval(74, 102, 6, 4.6, '#8a626c') + oval(74, 102, 3.4, 1.5, '#2a2024') + oval(126, 102, 6, 4.6, '#8a626c') + oval(126, 102, 3.4, 1.5, '#2a2024'), puff: 0.8, gloss: 0.5, shadow: 0.3 },
  ],
  langoustine: () => lobsterette('#f9c09a', '#f08a5a', '#d8603c'),
  'sea-bream': () => wholeFish({ back: '#6f7a86', flank: '#c3cbd0', belly: '#f3f3ee', deep: 46, fin: '#8a8f94', stripes: fill(ovalPath(60, 80, 5, 12), '#3a3f46') }),
  'sea-bass': () => wholeFish({ back: '#5f6b70', flank: '#b4bec2', belly: '#f6f5f0', deep: 31, fin: '#7f888c' }),
  mackerel: () => wholeFish({ back: '#2f6a72', flank: '#9fb8bc', belly: '#f6f4ec', deep: 27, fin: '#5f7f84', stripes: waves('#173c44'), tail: 1.4, scale: 3 }),
  sardine: () => [[-34, 0], [0, 0], [34, 0]].flatMap(([dy]) => wholeFish({ back: '#3f5f7a', flank: '#b9c6cc', belly: '#f6f6f2', deep: 18, fin: '#8a98a2', scale: 3.4 }).map((l) => ({ ...l, svg: `<g transform="translate(0 ${dy})">${l.svg}</g>` }))),
  anchovy: () => [[-30, -6], [0, 4], [28, -2]].flatMap(([dy, dx]) => wholeFish({ back: '#4f6f80', flank: '#c2ccd0', belly: '#f3f1ea', deep: 13, fin: '#8f9ca4', scale: 2.6 }).map((l) => ({ ...l, svg: `<g transform="translate(${dx} ${dy})">${l.svg}</g>` }))),
  trout: () => wholeFish({ back: '#6a7048', flank: '#c9a898', belly: '#f3ece0', deep: 30, fin: '#8f8260', stripes: spots(seedRandom('trout'), 60, 104, 88, 58, 20, 2, '#33331f') }),
  'red-mullet': () => wholeFish({ back: '#b8483a', flank: '#e8948a', belly: '#f7dcd2', deep: 32, fin: '#d0685a' }),
  tilapia: () => wholeFish({ back: '#4a4a40', flank: '#a39c86', belly: '#ecdcc6', deep: 52, fin: '#5c574c', tail: 0.35, scale: 7, stripes: [62, 80, 98, 116, 134, 150].map((x) => line(`M${x} 40Q${x - 5} 100 ${x + 3} 156`, '#3a3a32', 7, 'opacity="0.4"')).join('') }),
  'salmon-fillet': () => fillet('#f58a5a', '#ef7848', '#fbd0b4', '#8a8f94'),
  'cod-fillet': () => fillet('#fbf7ef', '#ece4d8', '#dccfc0', null),
  'white-fillet': () => fillet('#fae6de', '#eed0c6', '#fbf3ee', null).concat({ svg: line('M22 112Q90 98 180 102', '#d88a80', 4, 'opacity="0.6"'), puff: 0, shadow: 0 }),
  'tuna-steak': () => [{ svg: within(curve([[20, 110], [34, 66], [86, 46], [146, 50], [182, 86], [176, 128], [130, 152], [66, 150]]), ringed('M0 0H200V200H0Z', [[0, '#a8243a'], [1, '#c8404f']]) + around(7, (a) => line(`M100 100Q${polar(100, 100, 50, a + 0.2)} ${polar(100, 100, 110, a)}`, '#e38a8a', 2)).join('')), puff: 0.5, rim: 16, gloss: 0.5, bump: { kind: 'cloud', size: 3, stretch: 7, angle: 0.6, depth: 0.8 } }],
  'salmon-smoked': () => [0, 1, 2, 3].map((i) => ({ svg: within(`M${12 + i * 4} ${44 + i * 26}Q60 ${26 + i * 26} 110 ${42 + i * 26}T${190 - i * 3} ${40 + i * 26}V${74 + i * 26}Q150 ${84 + i * 26} 100 ${74 + i * 26}T${14 + i * 4} ${78 + i * 26}Z`, shaded('M0 0H200V200H0Z', [[0, '#f59a66'], [1, '#ea7a48']]) + Array.from({ length: 9 }, (_, k) => line(`M${k * 24} ${90 + i * 26}q10 -26 26 -60`, '#fbc8a4', 2.4)).join('')), puff: 0.4, rim: 12, gloss: 0.5, shadow: 0.5, seed: i })),
  prawn: () => [...prawn('#dfe0d4', '#b4b8aa', '#7f867c', '#8a7f70', 0, -26, 14), ...prawn('#e4e4d8', '#babdb0', '#868c80', '#8a7f70', 10, 26, 22)],
  'prawn-cooked': () => [...prawn('#ffb48a', '#f58a5a', '#e0603a', '#d8502f', 0, -26, 14), ...prawn('#ffbc94', '#f79468', '#e46a44', '#d8502f', 10, 26, 22)],
  'prawn-tails': () => [[62, 74, 0], [132, 70, 40], [92, 124, -20], [154, 130, 20]].flatMap(([x, y, t]) => [
    { svg: turned(line(`M${x - 22} ${y + 10}C${x - 24} ${y - 26} ${x + 26} ${y - 28} ${x + 26} ${y + 6}`, '#f9a07a', 25), t, x, y), puff: 0.9, gloss: 0.6, bump: { kind: 'cloud', size: 6, stretch: 30, depth: 2 }, stain: { kind: 'cloud', size: 5, stretch: 18, from: 0.5, colour: '#fdeee4', share: 0.8 } },
    { svg: turned(fill(leaf(x + 25, y + 8, x + 16, y + 34, 6), '#e0603a') + fill(leaf(x + 27, y + 8, x + 38, y + 32, 6), '#e0603a'), t, x, y), puff: 0.6, gloss: 0.4 },
  ]),
  mussels: () => [[60, 70, -20, 0], [128, 62, 30, 0], [154, 106, 70, 1], [54, 116, 10, 1], [100, 100, -40, 0], [120, 140, 12, 1], [72, 150, -16, 0], [158, 150, -30, 0]].flatMap(([x, y, t, o]) => mussel(x, y, t, o)),
  clams: () => [[60, 80], [134, 74], [96, 120], [150, 134], [50, 142]].map(([x, y], i) => ({ svg: turned(ringed(curve([[x - 36, y + 8], [x - 20, y - 20], [x, y - 27], [x + 20, y - 20], [x + 36, y + 8], [x + 18, y + 23], [x, y + 26], [x - 18, y + 23]]), [[0, '#efe2c8'], [1, '#b89a72']], [0.5, 0.1, 1]), i * 31, x, y), puff: 0.85, gloss: 0.35, seed: i, bump: { kind: 'cloud', size: 16, stretch: 0.16, depth: 2 }, stain: { kind: 'cloud', size: 18, stretch: 0.2, from: 0.5, colour: '#8a5f3c', share: 0.5 }, shadow: 0.5 })),
  oyster: () => [...oysterShell(62, 76, 50, -20), ...oysterShell(140, 90, 48, 30), ...oysterShell(92, 136, 54, 4)],
  'oyster-one': () => oysterShell(100, 100, 88, -16),
  scallop: () => [
    { svg: fill(`M64 176L56 156C10 130 4 66 40 40C74 14 126 14 160 40C196 66 190 130 144 156L136 176Q100 186 64 176Z`, '#d8875a'), puff: 0.5, rim: 14, gloss: 0.3 },
    { svg: around(9, (a) => line(`M100 168L${polar(100, 104, 80, a, 0.98)}`, '#b8603a', 3), Math.PI + 0.12, 2 * Math.PI + 0.24).join(''), puff: -0.5, shadow: 0 },
    ball(100, 112, 40, 34, '#fbf3e4', '#ead8bc', { gloss: 0.5 }), { svg: fill(curve([[62, 122], [70, 146], [100, 156], [132, 146], [140, 122], [122, 138], [100, 144], [78, 138]]), '#f07a3f'), puff: 0.8, gloss: 0.5 },
  ],
  'scallop-meat': () => [[60, 80, 40], [138, 76, 40], [98, 122, 44]].flatMap(([x, y, r], i) => [{ svg: fill(ovalPath(x, y + 12, r, r * 0.78), '#e0cdae'), puff: 0.5, gloss: 0.3, seed: i, shadow: 0.5, bump: { kind: 'cloud', size: 3, stretch: 14, depth: 1.2 } }, { svg: ringed(ovalPath(x, y, r, r * 0.76), [[0, '#fdf8ec'], [1, '#efe0c6']]), puff: 0.35, rim: 12, gloss: 0.5, seed: i, shadow: 0.1, bump: { kind: 'cells', size: 5, depth: -0.9 } }]),
  squid: () => [
    ...around(8, (_a, i) => ({ svg: line(`M${128 + i * 2} ${104 + (i - 4) * 3}C${150} ${90 + i * 8} ${170} ${60 + i * 16} ${190 - (i % 3) * 10} ${50 + i * 18}`, i % 2 ? '#e8c8c4' : '#dcb4b4', 7), puff: 0.9, gloss: 0.5 })),
    { svg: fill(curve([[10, 100], [34, 62], [60, 70], [66, 100], [60, 130], [34, 138]]), '#e3bfc0'), puff: 0.4, gloss: 0.5 },
    { svg: ringed(curve([[12, 100], [50, 80], [110, 72], [140, 84], [140, 118], [110, 130], [50, 120]]), [[0, '#f6e8e4'], [1, '#dfb9ba']]), puff: 0.85, gloss: 0.7, shine: 24, stain: { kind: 'cells', size: 6, from: 0.2, soft: -0.1, colour: '#8a4a5a', share: 0.4 } },
    { svg: ringed(ovalPath(142, 101, 16, 17), [[0, '#f3dcd8'], [1, '#d8a8aa']]) + oval(146, 94, 4.5, 4.5, '#2a2830'), puff: 0.8, gloss: 0.7 },
  ],
  'squid-rings': () => [[60, 80], [134, 76], [98, 126], [158, 134], [44, 138]].map(([x, y], i) => ({ svg: `<ellipse cx="${x}" cy="${y}" rx="31" ry="25" fill="none" stroke="#f8efe6" stroke-width="14"/>`, puff: 0.9, gloss: 0.6, seed: i, shadow: 0.5 })),
  crab: () => [
    ...[-1, 1].flatMap((s) => [0, 1, 2].map((i) => ({ svg: line(`M${100 + s * 44} ${118 + i * 10}L${100 + s * 76} ${104 + i * 20}L${100 + s * 88} ${130 + i * 20}`, '#d0502f', 9 - i), puff: 0.9, gloss: 0.5 }))),
    ...[-1, 1].flatMap((s) => [{ svg: line(`M${100 + s * 46} 96L${100 + s * 74} 74`, '#d0502f', 14), puff: 0.9 }, { svg: fill(curve([[100 + s * 64, 70], [100 + s * 62, 40], [100 + s * 80, 22], [100 + s * 78, 44], [100 + s * 96, 30], [100 + s * 96, 56], [100 + s * 82, 76]]), '#e0603a'), puff: 0.9, gloss: 0.6, bump: { size: 6, depth: 1.2 } }]),
    { svg: ringed(curve([[36, 112], [56, 82], [100, 72], [144, 82], [164, 112], [140, 146], [100, 156], [60, 146]]), [[0, '#ee7a4a'], [1, '#c8442a']]), puff: 0.75, gloss: 0.5, bump: { kind: 'cells', size: 7, depth: -1.6 } },
  ],
  surimi: () => [0, 1, 2, 3, 4].map((i) => ({ svg: turned(`<rect x="${20 + (i % 2) * 6}" y="${42 + i * 24}" width="156" height="25" rx="9" fill="#fbf6f0"/><rect x="${20 + (i % 2) * 6}" y="${42 + i * 24}" width="156" height="10" rx="5" fill="#ee6a48"/>`, i % 2 ? -3 : 2), puff: 0.8, gloss: 0.3, seed: i, bump: { kind: 'cloud', size: 22, stretch: 0.1, depth: 1 }, stain: { kind: 'cloud', size: 16, stretch: 0.2, from: 0.6, colour: '#fbd0c0', share: 0.5 }, shadow: 0.5 })),
  roe: () => scatter(seedRandom('roe'), 60, 100, 112, 74, 44, 12).map(([x, y]) => ball(x, y, 9, 9, '#ff9a4a', '#e85a20', { gloss: 0.9, shine: 40, shadow: 0.3 })),
  'fish-stick': () => [0, 1, 2, 3].map((i) => ({ svg: turned(`<rect x="24" y="${46 + i * 30}" width="150" height="32" rx="8" fill="#dc9a3c"/>`, (i % 2 ? -4 : 5)), puff: 0.6, rim: 9, gloss: 0.05, seed: i, bump: [{ kind: 'cells', size: 4, depth: -2.4 }], stain: { size: 9, from: 0.5, colour: '#a8661f', share: 0.5 }, shadow: 0.55 })),
  seaweed: () => [0, 1, 2].map((i) => ({ svg: turned('<rect x="30" y="46" width="140" height="112" rx="3" fill="#24382a"/>', i * 8 - 8), puff: 0.2, rim: 3, gloss: 0.35, seed: i, bump: { kind: 'cloud', size: 4, depth: 2.4 }, stain: { size: 9, from: 0.5, colour: '#3f5f38', share: 0.6 }, shadow: 0.5 })),
};
