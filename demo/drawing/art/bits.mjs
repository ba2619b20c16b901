import { curve, fill, leaf, line, oval, ovalPath, ringed, shaded } from './paths.mjs';

/** A stalk along a path. */
export const stalk = (d, colour = '#6b5130', width = 6) => ({ svg: line(d, colour, width), puff: 0.9, gloss: 0.1 });

/** A round thing cut in two: shell, flesh and the hollow in the middle. */
export const cut = (x, y, r, shell, flesh, hollow) => [
  { svg: fill(ovalPath(x, y, r, r), shell), puff: 0.35, rim: 8, gloss: 0.1, bump: { size: 3, depth: 1.6 } },
  { svg: fill(ovalPath(x, y, r * 0.9, r * 0.9), flesh), puff: 0.25, rim: 5, gloss: 0.3, shadow: 0 },
  {
    svg: ringed(ovalPath(x, y + 2, r * 0.62, r * 0.6), [
      [0, '#fbf8f2'],
      [0.7, flesh],
      [1, hollow],
    ]),
    puff: -0.35,
    gloss: 0.2,
    shadow: 0,
  },
];

/** Point on an ellipse round (x, y); the angle is in radians. */
export const polar = (x, y, r, angle, squash = 1) => [x + r * Math.cos(angle), y + r * squash * Math.sin(angle)];

/** `count` things round a circle; draw(angle, index). */
export const around = (count, draw, from = 0, to = 2 * Math.PI) =>
  Array.from({ length: count }, (_, i) => draw(from + (i * (to - from)) / count, i));

/** A round body: two colours from its middle outwards. */
export const ball = (x, y, rx, ry, light, dark, more = {}) => ({
  svg: ringed(
    ovalPath(x, y, rx, ry),
    [
      [0, light],
      [1, dark],
    ],
    [0.45, 0.4, 0.62],
  ),
  puff: 0.95,
  gloss: 0.35,
  shine: 34,
  ...more,
});

/** One leaf with its vein, lit on its own. */
export const foliage = (x0, y0, x1, y1, width, light = '#7db548', dark = '#357a2f', more = {}) => ({
  svg:
    shaded(leaf(x0, y0, x1, y1, width), [
      [0, light],
      [1, dark],
    ]) + line(`M${x0} ${y0}L${x0 + (x1 - x0) * 0.9} ${y0 + (y1 - y0) * 0.9}`, light, 1.2),
  puff: 0.45,
  gloss: 0.18,
  shine: 18,
  ...more,
});

/** A stick from one point to another that narrows from width w0 to w1. */
export function stick(x0, y0, x1, y1, w0, w1 = w0) {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [nx, ny] = [-(y1 - y0) / length / 2, (x1 - x0) / length / 2];
  return `M${x0 + nx * w0} ${y0 + ny * w0}L${x1 + nx * w1} ${y1 + ny * w1}A${w1 / 2} ${w1 / 2} 0 0 0 ${x1 - nx * w1} ${y1 - ny * w1}L${x0 - nx * w0} ${y0 - ny * w0}A${w0 / 2} ${w0 / 2} 0 0 0 ${x0 + nx * w0} ${y0 + ny * w0}Z`;
}

/** A wavy-edged leaf blob round a middle: `waves` lobes of `depth` units. */
export const frill = (x, y, rx, ry, waves, depth, turn = 0) =>
  curve(
    around(waves * 2, (a, i) => {
      const r = i % 2 ? -depth : depth;
      return [x + (rx + r) * Math.cos(a + turn), y + (ry + r) * Math.sin(a + turn)];
    }),
  );

/** Grains scattered in layers over a mound, each lit: draw(x, y, turn, random) gives the markup of one grain. */
export function heap(random, { layers = 4, each = 40, base, draw, width = 88, height = 52, bottom = 156, layer = {} }) {
  const mound = curve([
    [100 - width, bottom],
    [100 - width * 0.86, bottom - height * 0.34],
    [100 - width * 0.45, bottom - height * 0.8],
    [100, bottom - height],
    [100 + width * 0.45, bottom - height * 0.8],
    [100 + width * 0.86, bottom - height * 0.34],
    [100 + width, bottom],
    [100 + width * 0.6, bottom + 12],
    [100, bottom + 16],
    [100 - width * 0.6, bottom + 12],
  ]);
  const grains = (n) =>
    Array.from({ length: n }, () => {
      const u = random.between(-1, 1);
      const top = bottom - height * (1 - Math.abs(u) ** 1.7) + 3;
      const low = bottom + 13 * (1 - u * u) ** 0.5;
      return draw(100 + u * width * 0.98, top + (low - top) * random.next(), random.between(0, 180), random);
    }).join('');
  return [
    { svg: fill(mound, base), puff: 0.5, gloss: 0.05, bump: { size: 4, depth: 2 } },
    ...Array.from({ length: layers }, () => ({
      svg: grains(each),
      puff: 0.9,
      gloss: 0.25,
      shadow: 0.35,
      smooth: 0.6,
      ...layer,
    })),
  ];
}

/** A shallow bowl: the part behind the content and the part in front of it. */
export const bowl = (colour, inside, content) => [
  { svg: fill(ovalPath(100, 92, 88, 32), colour), puff: 0.15, rim: 5, gloss: 0.3 },
  { svg: fill(ovalPath(100, 93, 81, 27), inside), puff: -0.3, gloss: 0.1, shadow: 0 },
  ...content,
  {
    svg: shaded('M12 94C14 150 52 178 70 180H130C148 178 186 150 188 94C178 118 140 126 100 126S22 118 12 94Z', [
      [0, colour],
      [1, colour],
    ]),
    puff: 0.45,
    gloss: 0.5,
    shine: 40,
    shadow: 0.15,
    bump: { size: 30, depth: 0.5 },
  },
  { svg: line('M13 95C20 117 60 125.500 100 125.500S180 117 187 95', colour, 4), puff: 0.9, gloss: 0.4, shadow: 0.1 },
];

/** A bunch of stalks with small leaves; `leafOf(x, y, angle)` gives layers for one sprig's leaf. */
export function bunch(
  random,
  { stems = 9, colour = '#6fa043', width = 3.4, spread = 70, leafOf, each = 6, tie = '#c9a36a' },
) {
  const layers = [];
  for (let i = 0; i < stems; i++) {
    const u = stems === 1 ? 0 : (i / (stems - 1)) * 2 - 1;
    const tip = [100 + u * spread + random.between(-6, 6), 40 + 22 * u * u + random.between(-12, 14)];
    layers.push({
      svg: line(`M${100 + u * 9} 186C${100 + u * 6} 150 ${100 + u * 18} 110 ${tip}`, colour, width),
      puff: 0.9,
      gloss: 0.15,
      shadow: 0.2,
    });
    for (let k = 0; k < each; k++) {
      const t = 0.35 + (0.65 * k) / (each - 1);
      const x = 100 + u * 8 + (tip[0] - 100 - u * 8) * t ** 1.5;
      const y = 150 + (tip[1] - 150) * t;
      layers.push(...leafOf(x, y, k % 2 ? -1 : 1, random, t));
    }
  }
  return tie ? [...layers, { svg: line('M82 154C92 160 108 160 118 154', tie, 5), puff: 0.9 }] : layers;
}

/** Points scattered in an ellipse, none nearer than `apart` to another; fewer than `count` when there is no room. */
export function scatter(random, count, x, y, rx, ry, apart) {
  const points = [];
  for (let tries = 0; tries < count * 30 && points.length < count; tries++) {
    const [a, d] = [random.between(0, 2 * Math.PI), Math.sqrt(random.next())];
    const p = [x + rx * d * Math.cos(a), y + ry * d * Math.sin(a)];
    if (points.every((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) >= apart)) points.push(p);
  }
  return points;
}

/** Small spots, for seeds, pores and pepper. */
export const spots = (random, count, x, y, rx, ry, r, colour) =>
  scatter(random, count, x, y, rx, ry, r * 2.3)
    .map(([px, py]) => oval(px, py, r * random.between(0.7, 1.15), r * random.between(0.7, 1.15), colour))
    .join('');
