// biome-ignore-all format: a set of drawings is a table of points and colours; one piece a line or two.

import { curve, fill, leaf, line, oval, ovalPath, ringed, shaded, turned } from './paths.mjs';

const PLASTIC = { gloss: 0.7, shine: 34 };
const cloth = (i) => ({ puff: 0.35, rim: 7, gloss: 0.03, seed: i, bump: [{ kind: 'cells', size: 5, depth: -0.8 }, { size: 40, depth: 2 }], shadow: 0.45 });
const sticking = (y, turn, skin, pad) => [
  { svg: turned(`<rect x="18" y="${y - 22}" width="164" height="44" rx="22" fill="${skin}"/>`, turn, 100, y), puff: 0.3, rim: 6, gloss: 0.12, shadow: 0.5, bump: { kind: 'cells', size: 4, depth: -0.5 } },
  { svg: turned(`<rect x="74" y="${y - 20}" width="52" height="40" rx="4" fill="${pad}"/>${[36, 48, 60, 140, 152, 164].map((x) => [-8, 0, 8].map((dy) => oval(x, y + dy, 1.7, 1.7, '#a8774e')).join('')).join('')}`, turn, 100, y), puff: 0.25, rim: 4, gloss: 0.05, shadow: 0.1 },
];
const razor = (x, turn, handle, grip) => [
  { svg: turned(shaded(curve([[x - 8, 62], [x + 8, 62], [x + 10, 96], [x + 8, 150], [x + 6, 188], [x - 6, 188], [x - 8, 150], [x - 10, 96]]), [[0, handle], [1, handle]]), turn, x, 110), puff: 0.9, ...PLASTIC, shadow: 0.5 },
  { svg: turned([104, 116, 128, 140, 152].map((y) => line(`M${x - 6} ${y}H${x + 6}`, grip, 5)).join(''), turn, x, 110), puff: 0.7, gloss: 0.2, shadow: 0.2 },
  { svg: turned(`<rect x="${x - 34}" y="28" width="68" height="34" rx="8" fill="${handle}"/>`, turn, x, 110), puff: 0.5, rim: 7, ...PLASTIC, shadow: 0.45 },
  { svg: turned([37, 45, 53].map((y) => `<rect x="${x - 28}" y="${y - 2.500}" width="56" height="5" rx="1.500" fill="#d8dde2"/>`).join(''), turn, x, 110), puff: 0.6, gloss: 0.9, shine: 40, shadow: 0.3 },
];
const glove = (dx, turn, colour, dark) => {
  const shape = curve([[66, 182], [62, 140], [58, 116], [30, 92], [22, 76], [32, 68], [50, 80], [62, 90], [60, 56], [60, 30], [72, 26], [77, 46], [80, 74], [84, 44], [88, 16], [100, 15], [101, 44], [101, 74], [108, 44], [114, 22], [126, 26], [122, 52], [118, 82], [128, 60], [138, 46], [148, 54], [138, 82], [132, 116], [130, 142], [134, 182]]);
  const at = (svg) => turned(`<g transform="translate(${dx} 0)">${svg}</g>`, turn, 100 + dx, 110);
  return [
    { svg: at(shaded(shape, [[0, colour], [1, dark]])), puff: 0.5, rim: 14, gloss: 0.35, shine: 22, shadow: 0.5, bump: { size: 14, depth: 1.4 } },
    { svg: at(line('M64 176Q100 184 136 176', dark, 9)), puff: 0.9, gloss: 0.3, shadow: 0.2 },
  ];
};

export const drugstore = {
  'spray-bottle': () => [
    { svg: shaded(curve([[66, 92], [78, 74], [122, 74], [134, 92], [144, 128], [144, 180], [136, 190], [64, 190], [56, 180], [56, 128]]), [[0, '#8fd06a'], [1, '#4fa04a']]), puff: 0.75, ...PLASTIC },
    { svg: fill('M66 122H134Q138 122 138 128V168Q138 174 132 174H68Q62 174 62 168V128Q62 122 66 122Z', '#f8fbf4'), puff: 0.3, rim: 6, gloss: 0.3, shadow: 0.1 },
    { svg: fill(leaf(100, 168, 100, 128, 15), '#4fa04a'), puff: 0.4, shadow: 0.1 },
    { svg: '<rect x="82" y="56" width="36" height="22" rx="5" fill="#f4f6f7"/>', puff: 0.8, ...PLASTIC },
    { svg: fill('M36 22Q36 14 46 14H118Q146 16 148 40Q148 52 138 58H82Q76 44 56 42H44Q36 40 36 32Z', '#f4f6f7'), puff: 0.6, rim: 14, ...PLASTIC },
    { svg: fill('M62 42L80 44Q76 66 58 88Q50 90 50 82Q62 64 62 42Z', '#e0605a'), puff: 0.8, gloss: 0.5, shadow: 0.3 },
    { svg: '<rect x="26" y="18" width="14" height="18" rx="4" fill="#e0605a"/>', puff: 0.8, gloss: 0.5 },
    { svg: [[10, 16, 4], [12, 28, 5], [8, 40, 4], [20, 8, 3]].map(([x, y, r]) => oval(x, y, r, r, '#b9dff0')).join(''), puff: 0.9, gloss: 0.9, shadow: 0 },
  ],
  'tissue-box': () => [
    { svg: fill('M52 92C60 52 74 60 78 26C90 44 98 30 108 14C116 40 132 34 138 60C142 76 140 86 146 94Z', '#ffffff'), puff: 0.55, rim: 16, gloss: 0.03, bump: { kind: 'cloud', size: 10, stretch: 4, depth: 4 } },
    { svg: fill('M10 92L54 70H152L190 92L188 98H12Z', '#a8d8dc'), puff: 0.2, rim: 5, gloss: 0.2 },
    { svg: fill(ovalPath(100, 86, 52, 8), '#5f9aa4'), puff: -0.3, shadow: 0 },
    { svg: fill('M58 88C64 62 76 66 82 50C92 62 100 52 110 42C116 60 128 58 132 74Q136 84 142 88Q100 98 58 88Z', '#fdfdfb'), puff: 0.55, rim: 14, gloss: 0.03, shadow: 0.3, bump: { kind: 'cloud', size: 9, stretch: 4, depth: 4 } },
    { svg: shaded('M10 96H190V174Q190 182 182 182H18Q10 182 10 174Z', [[0, '#8fcbd2'], [1, '#5fa8b4']]), puff: 0.3, rim: 8, gloss: 0.25, shadow: 0.1 },
    { svg: [40, 88, 136].map((x) => fill(leaf(x, 168, x + 22, 112, 12), '#d8f0ee') + fill(leaf(x + 6, 162, x + 34, 140, 7), '#bfe3e4')).join(''), puff: 0.15, shadow: 0 },
  ],
  napkins: () => [0, 1, 2, 3, 4, 5].map((i) => ({ svg: fill(`M22 ${150 - i * 11}L98 ${112 - i * 11}L182 ${134 - i * 11}V${142 - i * 11}L106 ${184 - i * 11}L22 ${158 - i * 11}Z`, i % 2 ? '#ffffff' : '#f1f3f2'), ...cloth(i) })).concat([
    { svg: fill('M22 94L98 56L182 78L106 122Z', '#ffffff'), ...cloth(7), shadow: 0 },
    { svg: [0, 1, 2, 3].map((i) => line(`M${36 + i * 19} ${90 - i * 9.5}L${110 + i * 19} ${114 - i * 10}`, '#d5dfe2', 1.4)).join(''), puff: -0.2, shadow: 0 },
  ]),
  dishcloth: () => ['#f6cf5a', '#7fc4c0', '#f09a8a', '#a8cf7a'].map((colour, i) => ({ svg: fill(`M18 ${142 - i * 22}Q16 ${130 - i * 22} 28 ${124 - i * 22}L108 ${100 - i * 22}Q116 ${98 - i * 22} 124 ${102 - i * 22}L184 ${124 - i * 22}V${136 - i * 22}L96 ${170 - i * 22}Q88 ${173 - i * 22} 80 ${169 - i * 22}Z`, colour), puff: 0.35, rim: 8, gloss: 0.02, seed: i, bump: [{ kind: 'cells', size: 6, depth: -2 }], shadow: 0.5 })),
  'paper-cup': () => [[62, 0, '#e0b884'], [132, 8, '#f6f3ec']].flatMap(([x, dy, colour], i) => [
    { svg: fill(ovalPath(x, 42 + dy, 46, 13), '#fbfaf6'), puff: 0.3, rim: 4, gloss: 0.2 }, { svg: fill(ovalPath(x, 42 + dy, 40, 9.500), i ? '#d8d4c8' : '#d8d4c8'), puff: -0.5, shadow: 0 },
    { svg: shaded(`M${x - 45} ${46 + dy}A45 12 0 0 0 ${x + 45} ${46 + dy}L${x + 31} ${178 + dy}A31 9 0 0 1 ${x - 31} ${178 + dy}Z`, [[0, colour], [1, colour]]), puff: 0.55, gloss: 0.1, shadow: 0.35 },
    { svg: line(`M${x - 45} ${44 + dy}A45 12 0 0 0 ${x + 45} ${44 + dy}`, '#ffffff', 5), puff: 0.9, gloss: 0.3, shadow: 0.25 },
    { svg: shaded(`M${x - 41} ${84 + dy}A41 11 0 0 0 ${x + 41} ${84 + dy}L${x + 35} ${138 + dy}A36 10 0 0 1 ${x - 35} ${138 + dy}Z`, [[0, i ? '#6f9a6a' : '#a8743c'], [1, i ? '#5a8556' : '#8f5f2e']]), puff: 0.5, gloss: 0.08, shadow: 0, bump: i ? [] : { kind: 'cloud', size: 3, stretch: 30, depth: 1.4 } },
  ]),
  razor: () => [...razor(66, -16, '#5aa0c8', '#2f6f94'), ...razor(132, 14, '#e88fa6', '#b85a76')],
  plaster: () => [...sticking(100, 34, '#e0b084', '#ecc8a4'), ...sticking(100, -30, '#e8bc92', '#f4d8ba')],
  nappy: () => [
    { svg: fill(curve([[14, 46], [50, 38], [100, 46], [150, 38], [186, 46], [188, 84], [150, 96], [136, 124], [140, 160], [100, 172], [60, 160], [64, 124], [50, 96], [12, 84]]), '#ffffff'), puff: 0.5, rim: 18, gloss: 0.04, bump: [{ kind: 'cells', size: 9, depth: -2 }] },
    { svg: fill(curve([[66, 56], [100, 62], [134, 56], [128, 100], [124, 150], [100, 158], [76, 150], [72, 100]]), '#e8f4f8'), puff: 0.4, rim: 10, gloss: 0.03, shadow: 0.15, bump: { kind: 'cells', size: 6, depth: -1 } },
    { svg: fill('M12 52H34V78H12ZM166 52H188V78H166Z', '#f2b84a'), puff: 0.3, rim: 3, gloss: 0.2, shadow: 0.2 },
    { svg: [[86, 84], [112, 100], [92, 122], [110, 138]].map(([x, y]) => fill(leaf(x - 8, y, x + 8, y, 6), '#9fd0e0') + oval(x + 8, y, 2.4, 2.4, '#9fd0e0')).join(''), puff: 0.1, shadow: 0 },
  ],
  glove: () => [...glove(-17, -12, '#f6c93f', '#e0a824'), ...glove(24, 12, '#f9d352', '#e6b02c')],
  'coffee-filter': () => [0, 1, 2].map((i) => ({ svg: turned(shaded('M28 44Q100 22 172 44L132 164Q100 176 68 164Z', [[0, '#e3c69a'], [1, '#cda873']]), (i - 1) * 13, 100, 176), puff: 0.25, rim: 8, gloss: 0.03, seed: i, bump: { kind: 'cloud', size: 5, depth: 1.2 }, shadow: 0.5 })).concat([
    { svg: turned([0, 1, 2, 3, 4].map((i) => line(`M${54 + i * 23} 46L${80 + i * 10} 160`, '#b98f5a', 1.6)).join(''), 13, 100, 176), puff: -0.2, shadow: 0 },
  ]),
  kibble: () => [[46, 130], [84, 140], [124, 138], [160, 128], [62, 106], [102, 112], [142, 104], [80, 82], [120, 82], [100, 152]].map(([x, y], i) => ({ svg: turned(ringed(curve([[x - 20, y], [x - 10, y - 15], [x + 8, y - 14], [x + 21, y - 2], [x + 10, y + 14], [x - 10, y + 14]]), [[0, i % 3 ? '#b0703a' : '#c88a48'], [1, '#7f4a20']]), i * 47, x, y), puff: 0.8, gloss: 0.12, seed: i, shadow: 0.5, bump: { size: 4, depth: 1.6 }, dents: [{ x, y, r: 6, depth: 4 }] })),
  paw: () => [
    { svg: ringed(curve([[100, 92], [126, 98], [150, 124], [160, 152], [144, 174], [116, 166], [100, 162], [84, 166], [56, 174], [40, 152], [50, 124], [74, 98]]), [[0, '#7a5a4a'], [1, '#4a342a']]), puff: 0.75, gloss: 0.2, bump: { size: 4, depth: 0.8 } },
    { svg: [[32, 96, 19, 26, -26], [70, 56, 20, 29, -8], [130, 56, 20, 29, 8], [168, 96, 19, 26, 26]].map(([x, y, rx, ry, t]) => oval(x, y, rx, ry, '#5f4436', t)).join(''), puff: 0.85, gloss: 0.2, bump: { size: 4, depth: 0.8 } },
  ],
};
