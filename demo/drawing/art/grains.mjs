// biome-ignore-all format: a set of drawings is a table of points and colours; one piece a line or two.

import { seedRandom } from '../random.mjs';
import { around, bowl, heap, polar, scatter } from './bits.mjs';
import { curve, fill, leaf, line, oval, ovalPath, ringed, shaded, turned } from './paths.mjs';

const grain = (colours, length, width) => (x, y, turn, r) => oval(x, y, length, width, r.pick(colours), turn);
const pile = (name, colours, length, width, more = {}) => () => heap(seedRandom(name), { base: colours[0], draw: grain(colours, length, width), each: Math.round(1900 / (length * width + 8)), layers: 4, ...more });
const powder = (name, light, dark, more = {}) => () => [
  { svg: shaded(curve([[8, 156], [26, 140], [58, 104], [84, 78], [104, 70], [126, 82], [152, 112], [176, 142], [192, 156], [150, 168], [100, 172], [50, 168]]), [[0, light], [1, dark]]), puff: 0.5, gloss: 0.02, bump: [{ size: 18, depth: 5 }, { size: 3, depth: 1.4 }], ...more },
  { svg: scatter(seedRandom(name), 46, 100, 162, 94, 14, 3).map(([x, y]) => oval(x, y, 1.6, 1.2, dark)).join(''), puff: 0.6, shadow: 0.2 },
];
const bean = (colours, rx, ry, gloss = 0.4) => ({ colours, rx, ry, gloss });
const beans = (name, { colours, rx, ry, gloss }, eye) => () => heap(seedRandom(name), {
  base: colours[0], layers: 5, each: Math.round(1500 / (rx * ry + 6)), layer: { gloss, shine: 30 },
  draw: (x, y, turn, r) => oval(x, y, rx, ry, r.pick(colours), turn) + (eye ? oval(x, y + ry * 0.3, rx * 0.3, ry * 0.16, eye, turn) : ''),
});
const riceBowl = (name, colour, grains, length = 7, width = 2.6, bowlColour = '#2f4f7f') => () => bowl(bowlColour, '#f3efe6', [
  { svg: fill(curve([[20, 94], [34, 66], [66, 44], [100, 36], [134, 44], [166, 66], [180, 94], [140, 114], [60, 114]]), colour), puff: 0.6, shadow: 0 },
  ...[0, 1, 2, 3].map((n) => ({ svg: scatter(seedRandom(`${name}${n}`), 150, 100, 84, 76, 42, 4.6).map(([x, y], i) => oval(x, y, length, width, grains[i % grains.length], (i * 67 + n * 31) % 180)).join(''), puff: 0.9, gloss: 0.3, shadow: 0.3 })),
]);
const tubes = (name, colours, draw, count = 26, apart = 15) => () => scatter(seedRandom(name), count, 100, 110, 72, 44, apart).map(([x, y], i) => ({ svg: turned(draw(x, y, colours[i % colours.length], i), (i * 71) % 180, x, y), puff: 0.9, gloss: 0.25, shine: 20, seed: i, shadow: 0.5 }));
const penne = (x, y, c) => `<path d="M${x - 26} ${y - 8}H${x + 16}L${x + 26} ${y + 8}H${x - 16}Z" fill="${c}"/>`;
const bundle = (colours, width, tie) => () => {
  const r = seedRandom(`bundle${colours[0]}`);
  const strand = (n) => {
    const [a, b, c] = [r.between(-1, 1), r.between(-1, 1), r.between(-0.5, 0.5)];
    return line(`M${12 + r.between(0, 8)} ${100 + a * 30}Q100 ${100 + c * 36} ${180 + r.between(0, 8)} ${100 + b * 30}`, colours[n % colours.length], width);
  };
  return [
    ...Array.from({ length: 11 }, (_, k) => ({ svg: Array.from({ length: 7 }, (_, n) => strand(n + k)).join(''), puff: 0.9, gloss: 0.25, shadow: 0.45 })),
    ...(tie ? [{ svg: `<rect x="85" y="74" width="30" height="52" rx="5" fill="${tie}"/>`, puff: 0.4, rim: 10, gloss: 0.2 }] : []),
  ];
};
const nests = (colours, width) => () => {
  const r = seedRandom(`nest${colours[0]}`);
  const strand = (n, i) => {
    const k = Math.max(0.16, 1 - n * 0.085 - r.between(0, 0.16));
    const [x, y] = [100 + r.between(-16, 16) * (1.1 - k), 116 - n * 2.6 + r.between(-7, 7)];
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(84 * k).toFixed(1)}" ry="${(46 * k).toFixed(1)}" fill="none" stroke="${colours[(i + n) % colours.length]}" stroke-width="${width}" transform="rotate(${r.between(-24, 24).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
  };
  const turns = Math.max(3, Math.round(26 / width));
  return [
    { svg: fill(ovalPath(100, 118, 80, 42), colours[2]), puff: 0.3 },
    ...Array.from({ length: 9 }, (_, n) => ({ svg: Array.from({ length: turns }, (_s, i) => strand(n, i)).join(''), puff: 0.9, gloss: 0.25, shadow: 0.45 })),
  ];
};
const brick = (colours) => () => Array.from({ length: 12 }, (_, n) => ({ svg: Array.from({ length: 8 }, (_, i) => line(`M${24 + i * 18.500} ${52 + n * 9}q4.6 -15 9.2 0t9.2 0`, colours[(i + n) % colours.length], 7)).join(''), puff: 0.9, gloss: 0.3, shadow: 0.4, seed: n }));
const stalkOfGrain = (x, lean, i) => [
  { svg: line(`M${100 + lean * 0.1} 190Q${100 + lean * 0.4} 120 ${x} 50`, '#c9a24a', 3), puff: 0.9 },
  ...around(10, (_a, k) => { const t = k / 10; const [px, py] = [x - lean * 0.3 * t * 0.7, 34 + t * 66]; return { svg: shaded(leaf(px + (k % 2 ? 3 : -3), py + 12, px + (k % 2 ? 13 : -13), py - 8, 6), [[0, '#f0cf72'], [1, '#c8953a']]), puff: 0.8, gloss: 0.2, shadow: 0.3, seed: i }; }),
  { svg: [0, 1, 2, 3].map((k) => line(`M${x - lean * 0.05 * k} ${44 + k * 12}l${(k % 2 ? 1 : -1) * 14} -30`, '#d8b45a', 1.2)).join(''), puff: 0.5, shadow: 0.1 },
];
const nut = (name, colours, rx, ry, more = {}, count = 24) => () => scatter(seedRandom(name), count, 100, 112, 74, 42, Math.min(rx, ry) * 1.7).map(([x, y], i) => ({ svg: turned(ringed(leafOval(x, y, rx, ry, more.point), [[0, colours[0]], [1, colours[1]]]), (i * 61) % 360, x, y), puff: 0.9, gloss: 0.25, seed: i, shadow: 0.5, ...more.layer }));
const leafOval = (x, y, rx, ry, point) => (point ? curve([[x - rx, y], [x - rx * 0.4, y - ry], [x + rx * 0.4, y - ry * 0.8], [x + rx * 1.15, y], [x + rx * 0.4, y + ry * 0.8], [x - rx * 0.4, y + ry]]) : ovalPath(x, y, rx, ry));
const kidney = (x, y, w, h) => `M${x - w} ${y + h * 0.2}C${x - w} ${y - h * 1.2} ${x + w} ${y - h * 1.2} ${x + w} ${y + h * 0.2}C${x + w} ${y + h * 1.1} ${x + w * 0.35} ${y + h} ${x + w * 0.3} ${y + h * 0.4}C${x + w * 0.2} ${y - h * 0.1} ${x - w * 0.2} ${y - h * 0.1} ${x - w * 0.3} ${y + h * 0.4}C${x - w * 0.35} ${y + h} ${x - w} ${y + h * 1.1} ${x - w} ${y + h * 0.2}Z`;

export const grains = {
  'rice-jasmine': riceBowl('jasmine', '#f3efe2', ['#fdfbf4', '#f6f2e6', '#ffffff']),
  'rice-basmati': riceBowl('basmati', '#f3ead2', ['#fdf8e8', '#f6eed6', '#fffaf0'], 10, 2.1, '#b8602a'),
  'rice-sushi': riceBowl('sushi', '#f3f1e8', ['#ffffff', '#f8f6ee'], 5.6, 3.6, '#1f1f22'),
  'rice-sticky': riceBowl('sticky', '#f3f0e4', ['#fffefa', '#f6f3ea'], 6, 3.2, '#8a6a3c'),
  'rice-brown': riceBowl('brown', '#c9a06a', ['#d8b07a', '#c4965c', '#e3c090'], 7, 2.8, '#5a7a4a'),
  'rice-black': riceBowl('black', '#2a1a2c', ['#3a2440', '#241626', '#503456'], 6.6, 2.7, '#e8e0d0'),
  'rice-red': riceBowl('red', '#8a3a2c', ['#a04836', '#8a3426', '#b86450'], 7, 2.7, '#f0e6d4'),
  'rice-broken': pile('broken', ['#f6f2e6', '#ffffff', '#ece6d6'], 4.6, 2.6),
  'rice-long': pile('long', ['#f6eed4', '#fdf8e6', '#ecdfba'], 10, 2.4),
  'rice-round': pile('round', ['#f6f2e4', '#fffdf6', '#e9e3d0'], 5.6, 3.8),
  risotto: riceBowl('risotto', '#f0dfa8', ['#f8ecc4', '#f3e2ae', '#fdf4d6'], 6, 3.6, '#7a3a2a'),
  wheat: () => [-44, 40, -16, 14].flatMap((lean, i) => stalkOfGrain(100 + lean, lean, i)),
  'flour-white': powder('flour', '#fdfcf8', '#ece8de'),
  'flour-brown': powder('brown flour', '#e3cda8', '#c8aa7c', { stain: { kind: 'cells', size: 3, from: 0.3, soft: -0.2, colour: '#9a7448', share: 0.6 } }),
  'flour-yellow': powder('yellow flour', '#f6e29a', '#e0c05a'),
  'flour-grey': powder('buckwheat', '#c9bcae', '#9f9082', { stain: { kind: 'cells', size: 3, from: 0.3, soft: -0.2, colour: '#5f5148', share: 0.6 } }),
  'flour-chickpea': powder('chickpea flour', '#f3dea0', '#d8b868'),
  panko: pile('panko', ['#f3dcae', '#f9e9c8', '#e3c082'], 6, 2.2),
  'sugar-white': powder('sugar', '#ffffff', '#eeeeea', { bump: [{ size: 16, depth: 5 }, { kind: 'cells', size: 2.4, depth: 1.6 }] }),
  'sugar-brown': powder('brown sugar', '#b8783c', '#8a5224', { bump: [{ size: 14, depth: 5 }, { kind: 'cells', size: 2.6, depth: 1.8 }] }),
  'salt-coarse': pile('salt', ['#fbfbfa', '#f0f1f2', '#ffffff'], 4, 3.2, { layer: { gloss: 0.7 } }),
  matcha: powder('matcha', '#9cbf4f', '#6f9430'),
  cocoa: powder('cocoa', '#7a4a2c', '#4f2c18'),
  'coconut-grated': pile('coconut', ['#ffffff', '#f8f6f0', '#eeeae2'], 9, 2.2),
  'coconut-powder': powder('coconut powder', '#fffefb', '#ece8e0'),
  oats: pile('oats', ['#e8d2a4', '#f3e3c0', '#d6b97f'], 8, 5.4, { layer: { puff: 0.5 } }),
  muesli: pile('muesli', ['#e3c48a', '#f0dcb0', '#8a4a3a', '#c8904a', '#5a3448'], 7.5, 5),
  couscous: pile('couscous', ['#f0d48a', '#f8e4a8', '#e3c070'], 3, 2.8),
  bulgur: pile('bulgur', ['#c89a50', '#dcb470', '#b0803c'], 4.4, 3.2),
  quinoa: pile('quinoa', ['#efe0b8', '#f8ecd0', '#dcc48e'], 3.2, 3),
  'sesame-white': pile('sesame', ['#f3e4bc', '#faf0d4', '#e6d09a'], 4.6, 2.6),
  'sesame-black': pile('sesame black', ['#2c2826', '#1e1b1a', '#413a36'], 4.6, 2.6),
  'chia-seed': pile('chia', ['#4a4648', '#6a6462', '#2f2c2e'], 3, 2.2),
  'sunflower-seed': pile('sunflower', ['#b8b09c', '#d0c8b4', '#9a917c'], 8, 3.6),
  'pumpkin-seed': pile('pumpkin seed', ['#6f8a4a', '#8aa45f', '#567038'], 8.6, 4.6),
  'pepper-white': beans('white pepper', bean(['#efe3c8', '#e0cfac', '#f6eddb'], 5.6, 5.2, 0.2)),
  fenugreek: beans('fenugreek', bean(['#c99a3f', '#b8862f', '#dcb05a'], 5.6, 3.6, 0.2)),
  'lentils-green': beans('green lentils', bean(['#7a7a45', '#8f8f58', '#64663a', '#a09a68'], 5, 3.8, 0.2)),
  'lentils-red': beans('red lentils', bean(['#ee8a4a', '#f59a5a', '#e0763a'], 4.8, 3.6, 0.15)),
  chickpeas: beans('chickpeas', bean(['#e3bf7c', '#eccb8c', '#d4ac66'], 8.6, 7.8, 0.15)),
  'mung-beans': beans('mung', bean(['#6f8f3f', '#84a44f', '#5c7a32'], 6, 4.8, 0.3), '#e9efce'),
  'azuki-beans': beans('azuki', bean(['#8a2430', '#9c3440', '#741a26'], 7, 5.4, 0.5), '#f3e4d8'),
  'red-beans': beans('kidney', bean(['#7f1f24', '#97302f', '#6a161c'], 11, 6.6, 0.5), '#f0dcd0'),
  'white-beans': beans('white beans', bean(['#f6efdf', '#fdf8ec', '#e9dec6'], 11, 6.4, 0.35)),
  'black-beans': beans('black beans', bean(['#26222a', '#36303a', '#1b181e'], 9, 5.8, 0.5), '#c9c2c8'),
  'soy-beans': beans('soy', bean(['#e6cf94', '#f0dcaa', '#d8bc78'], 8, 7.2, 0.35), '#6a5230'),
  'split-peas': beans('split peas', bean(['#b8b84a', '#cacb62', '#a2a23c'], 6, 5, 0.15)),
  edamame: () => [[60, 60, -16], [140, 72, 14], [64, 112, 8], [142, 128, -12], [84, 156, 6]].map(([x, y, t], i) => ({ svg: turned(shaded(curve([[x - 48, y + 2], [x - 32, y - 13], [x - 18, y - 10], [x, y - 16], [x + 18, y - 10], [x + 32, y - 13], [x + 50, y], [x + 32, y + 14], [x + 18, y + 11], [x, y + 16], [x - 18, y + 11], [x - 32, y + 13]]), [[0, '#9ccc5a'], [1, '#5f9a38']]), t, x, y), puff: 0.9, gloss: 0.2, seed: i, bump: { size: 3, depth: 0.7 }, shadow: 0.5 })),
  'peas-heap': beans('peas', bean(['#6fb53c', '#84c650', '#5c9f30'], 7.4, 7.2, 0.5)),
  'corn-heap': beans('corn', bean(['#f9c83a', '#fdd65a', '#eeb528'], 7.4, 6.2, 0.5)),
  penne: tubes('penne', ['#f3cf78', '#f6d88a', '#ecc468'], penne),
  'penne-brown': tubes('penne brown', ['#b8875a', '#c4966a', '#a87848'], penne),
  fusilli: tubes('fusilli', ['#f3cf78', '#f6d88a', '#ecc468'], (x, y, c) => [-24, -14, -4, 6, 16].map((d) => `<path d="M${x + d} ${y + 10}Q${x + d - 2} ${y - 12} ${x + d + 11} ${y - 11}Q${x + d + 14} ${y + 8} ${x + d} ${y + 10}Z" fill="${c}"/>`).join('')),
  macaroni: tubes('macaroni', ['#f3cf78', '#f6d88a', '#ecc468'], (x, y, c) => line(`M${x - 13} ${y + 6}Q${x} ${y - 16} ${x + 13} ${y + 6}`, c, 11), 36, 12),
  farfalle: tubes('farfalle', ['#f3cf78', '#f6d88a', '#ecc468'], (x, y, c) => `<path d="M${x - 26} ${y - 16}L${x} ${y - 5}L${x + 26} ${y - 16}L${x + 22} ${y}L${x + 26} ${y + 16}L${x} ${y + 5}L${x - 26} ${y + 16}L${x - 22} ${y}Z" fill="${c}"/>`, 18, 22),
  spaghetti: bundle(['#f3d07a', '#f6da8e', '#e8c062'], 3, '#8a2f24'),
  lasagne: () => [0, 1, 2, 3].map((i) => ({ svg: turned(`<rect x="44" y="24" width="92" height="150" rx="3" fill="${i % 2 ? '#f3d488' : '#f6dc98'}"/>`, i * 9 - 10), puff: 0.2, rim: 4, gloss: 0.3, seed: i, bump: { kind: 'cloud', size: 40, stretch: 0.12, depth: 4 }, shadow: 0.5 })),
  'noodles-rice-flat': nests(['#f6f2e8', '#fdfbf4', '#eae4d6'], 6.5),
  vermicelli: nests(['#fbf9f2', '#f0ede2', '#ffffff'], 3),
  'glass-noodles': nests(['#e6e9e6', '#f4f6f3', '#d6dcd8'], 3.4),
  'glass-noodles-potato': nests(['#b8aca8', '#cfc4be', '#a49894'], 4.4),
  'noodles-egg': nests(['#f6cf6a', '#f9dc88', '#ecbc50'], 5),
  'noodles-wheat': brick(['#f3dc9a', '#f9e8b8', '#e6c878']),
  'noodles-wok': nests(['#e8c07a', '#f0d090', '#dcae60'], 7),
  soba: bundle(['#8f7a66', '#a08a74', '#7c6856'], 3.8, '#f6f1e4'),
  udon: nests(['#fdf9ee', '#f6efde', '#fffdf6'], 8),
  almond: nut('almond', ['#c98a52', '#95592c'], 15, 9, { point: true, layer: { bump: { kind: 'cloud', size: 14, stretch: 0.2, depth: 2 } } }),
  cashew: () => scatter(seedRandom('cashew'), 22, 100, 112, 72, 42, 21).map(([x, y], i) => ({ svg: turned(fill(kidney(x, y, 17, 13), '#f0d8ac'), (i * 67) % 360, x, y), puff: 0.9, gloss: 0.25, seed: i, shadow: 0.5, stain: { size: 9, from: 0.55, colour: '#d8ac6c', share: 0.4 } })),
  peanut: () => scatter(seedRandom('peanut'), 16, 100, 112, 70, 42, 28).map(([x, y], i) => ({ svg: turned(fill(curve([[x - 26, y], [x - 18, y - 12], [x - 6, y - 11], [x, y - 8], [x + 8, y - 12], [x + 22, y - 11], [x + 28, y], [x + 22, y + 11], [x + 8, y + 12], [x, y + 8], [x - 6, y + 11], [x - 18, y + 12]]), '#d8ae72'), (i * 67) % 180, x, y), puff: 0.9, gloss: 0.06, seed: i, shadow: 0.5, bump: { kind: 'cells', size: 6, depth: 2.4 } })),
  'peanut-shelled': nut('peanut shelled', ['#e8c48a', '#cf9f5f'], 11, 8, {}, 34),
  hazelnut: nut('hazelnut', ['#b8763c', '#834a20'], 12, 11, { layer: { bump: { kind: 'cloud', size: 4, stretch: 12, depth: 1 }, stain: { size: 12, from: 0.6, colour: '#e3c08f', share: 0.5 } } }),
  walnut: nut('walnut', ['#d0a062', '#9a6a34'], 19, 17, { layer: { bump: { kind: 'veins', size: 9, depth: 4 } } }, 14),
  pistachio: nut('pistachio', ['#e8d4ac', '#c8ac7c'], 14, 9.5, { layer: { stain: { kind: 'cloud', size: 16, stretch: 0.3, from: 0.6, colour: '#8fae4f', share: 0.9 } } }, 26),
  raisin: nut('raisin', ['#6a3c2c', '#3a1e18'], 11, 8, { layer: { bump: { kind: 'veins', size: 5, depth: 3 }, gloss: 0.4 } }, 36),
  prune: nut('prune', ['#4a2a34', '#281420'], 19, 15, { layer: { bump: { kind: 'veins', size: 8, depth: 4 }, gloss: 0.5 } }, 14),
  'apricot-dried': nut('apricot dried', ['#f5a33f', '#dc7f22'], 20, 17, { layer: { bump: { size: 9, depth: 4 }, gloss: 0.25 } }, 14),
  'black-fungus': () => scatter(seedRandom('fungus'), 14, 100, 110, 66, 40, 26).map(([x, y], i) => ({ svg: fill(curve(around(9, (a, k) => polar(x, y, k % 2 ? 30 : 20, a + i, 0.8))), i % 2 ? '#3a3030' : '#4f4038'), puff: 0.5, rim: 10, gloss: 0.35, seed: i, bump: { size: 9, depth: 4 }, shadow: 0.55 })),
  'coffee-beans': () => scatter(seedRandom('coffee'), 34, 100, 110, 76, 46, 15).map(([x, y], i) => ({ svg: turned(ringed(ovalPath(x, y, 15, 10.5), [[0, '#6f4428'], [1, '#3f2312']]) + line(`M${x - 13} ${y}q6 -4 13 0t13 0`, '#26140a', 2.4), (i * 67) % 180, x, y), puff: 0.9, gloss: 0.45, seed: i, shadow: 0.5 })),
  'coffee-ground': powder('ground coffee', '#5a3620', '#38200f'),
  'tea-leaves': pile('tea', ['#3a3a24', '#4f4d2c', '#2a2a1c'], 8, 1.9),
  'tea-green': pile('green tea', ['#6f8a3f', '#84a050', '#566f32'], 8, 2.2),
  'tea-oolong': pile('oolong', ['#4f5a34', '#6a6a3c', '#3a4228'], 5.6, 4.2),
  tapioca: pile('tapioca', ['#fbfaf6', '#f0eee8', '#ffffff'], 5.6, 5.4, { layer: { gloss: 0.6 } }),
  genmaicha: pile('genmaicha', ['#8fa458', '#c9a060', '#6f8a42', '#f3e8cc'], 6.6, 3),
};
