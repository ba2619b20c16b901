// biome-ignore-all format: the shapes read as tables, one line each.
/**
 * The pack shapes. Each was rendered (demo/packs, by packs/render.py) or stretches one that was. `label` is the size of
 * the label when flat and `front` the part a shopper sees, in units of LABEL_SCALE pixels before stretching; `bounds`
 * is the pack in the render (left, top, right, bottom in pixels of 600); `tall` is how high it stands in the picture of
 * 600. `detail`: how much larger than the model the label of a small pack is drawn, so that there is room for its letters.
 * `tints` say what colours that which is no label: the content, the cap, the side in the label's colour, the label's own
 * colour, or the colour of the material. `clear`: light goes through its first colour, as deep as the tint mask says.
 */
const glass = (label, front, bounds, detail = 1, clear = false) => ({ label, front, bounds, detail, clear, tints: ['content', 'cap'] });
const clearGlass = (label, front, bounds, detail) => glass(label, front, bounds, detail, true);

const RENDERED = {
  can: { label: [6.09, 2.12], front: [1.84, 1.9], bounds: [150, 116, 449, 502] },
  jar: glass([6.46, 1.25], [1.94, 1.14], [141, 85, 459, 526]),
  bottle: glass([3.95, 1.25], [1.1, 1.14], [216, 75, 384, 518]),
  pouch: { label: [2, 2.5], front: [1.62, 2.0], bounds: [121, 79, 484, 504] },
  box: { label: [1.75, 2.25], front: [1.51, 2.01], bounds: [133, 81, 471, 520] },
  slab: { label: [2.19, 1.4], front: [1.89, 1.25], bounds: [96, 151, 511, 454] },
  'carton-box': { label: [1.37, 2.25], front: [1.18, 2.01], bounds: [162, 79, 439, 518] },
  spice: { label: [4.91, 1.25], front: [1.47, 1.14], bounds: [179, 80, 420, 521], tints: ['content', 'cap'] },
  tub: { label: [6.92, 0.925], front: [2.08, 0.84], bounds: [88, 138, 511, 477], tints: ['content', 'cap'], detail: 1.05 },
  carton: { label: [1.25, 2.5], front: [1.07, 2.26], bounds: [195, 81, 401, 520] },
  wine: clearGlass([1.25, 1.1], [0.85, 1.03], [235, 73, 364, 516], 1.35),
  sparkling: clearGlass([1.49, 0.8], [0.92, 0.76], [229, 77, 370, 516], 1.5),
  spirit: clearGlass([1.84, 1.16], [1.06, 1.06], [203, 79, 396, 520], 1.2),
  beer: clearGlass([2.92, 0.98], [0.88, 0.9], [223, 77, 376, 517], 1.4),
  sauce: clearGlass([3.1, 1.08], [0.94, 0.98], [217, 77, 383, 519], 1.3),
  pet: clearGlass([3.26, 0.8], [0.94, 0.75], [219, 76, 381, 514], 1.45),
  squeeze: glass([3.27, 1.28], [0.98, 1.16], [213, 78, 386, 519], 1.2),
  jug: glass([1.38, 0.82], [1.28, 0.74], [141, 72, 456, 511], 1.3),
  tray: { label: [2.28, 1.6], front: [1.98, 1.36], bounds: [118, 141, 507, 434], tints: ['side', '#44474a'] },
  'egg-box': { label: [2.4, 1.52], front: [2.2, 1.32], bounds: [100, 184, 490, 418], tints: ['#b7ada0', '#b7ada0'] },
  pots: { label: [1.96, 0.76], front: [1.84, 0.68], bounds: [82, 191, 496, 418], tints: ['#f4f2ec', 'side'], detail: 1.4 },
  'six-pack': { label: [2.04, 1.1], front: [1.9, 0.98], bounds: [86, 89, 501, 529], tints: ['content', 'side'], detail: 1.2 },
  'round-box': { label: [2.12, 2.12], front: [1.46, 1.5], bounds: [130, 86, 512, 479], tints: ['#d8b88a', '#d8b88a'] },
  sack: { label: [2, 2.75], front: [1.62, 2.05], bounds: [138, 76, 461, 499], tints: ['side', '#efe6d2'] },
  rolls: { label: [2.75, 1.58], front: [2.2, 1.36], bounds: [85, 127, 499, 488], tints: ['#e9e4da', '#e9e4da'] },
  brick: { label: [1.18, 1.87], front: [1.03, 1.7], bounds: [155, 84, 440, 521], tints: ['side', 'cap'], detail: 1.3 },
  sardine: { label: [2.34, 1.44], front: [1.26, 1.14], bounds: [116, 155, 509, 415], detail: 1.2 },
  tube: { label: [1.33, 1.9], front: [0.84, 1.56], bounds: [194, 78, 407, 510], tints: ['label', 'cap'] },
  pump: { label: [1.84, 1.1], front: [1.04, 0.98], bounds: [200, 83, 393, 517], tints: ['content', 'cap'], detail: 1.2 },
  spray: { label: [1.44, 1.14], front: [0.9, 1.02], bounds: [201, 75, 385, 513], tints: ['content', 'cap'], detail: 1.35 },
  shower: { label: [1.21, 1.48], front: [0.84, 1.32], bounds: [196, 76, 404, 509], tints: ['content', 'cap'], detail: 1.4 },
  'tea-tin': { label: [3.92, 1.17], front: [1.16, 1.08], bounds: [135, 83, 464, 522], tints: ['label', 'cap'], detail: 1.2 },
  'water-pack': { label: [3.55, 1.42], front: [3.0, 1.22], bounds: [91, 120, 495, 499], tints: ['content', 'label'] },
  'kitchen-rolls': { label: [2.49, 1.8], front: [2.0, 1.56], bounds: [91, 93, 502, 510], tints: ['#e9e4da', '#e9e4da'] },
  'rolls-6': { label: [2.75, 1.58], front: [2.2, 1.36], bounds: [92, 123, 506, 479], tints: ['#e9e4da', '#e9e4da'] },
  'pots-2': { label: [1.96, 0.76], front: [1.84, 0.68], bounds: [92, 177, 505, 421], tints: ['#f4f2ec', 'side'], detail: 1.4 },
  'pots-6': { label: [2.96, 0.76], front: [2.8, 0.68], bounds: [85, 219, 500, 392], tints: ['#f4f2ec', 'side'], detail: 1.4 },
  'pots-12': { label: [3.96, 0.76], front: [3.76, 0.68], bounds: [79, 238, 496, 380], tints: ['#f4f2ec', 'side'], detail: 1.4 },
  tablet: { label: [1.26, 2.36], front: [1.1, 2.1], bounds: [194, 76, 423, 510], detail: 1.2 },
};

const shape = (passes, tall, stretch = [1, 1]) => {
  const { label, front, bounds, tints = ['side', 'side'], detail = 1, clear = false } = RENDERED[passes];
  const stretched = (size) => size.map((n, i) => n * stretch[i] * detail);
  return { passes, tall, stretch, bounds, tints, clear, label: stretched(label), front: stretched(front) };
};

export const SHAPES = {
  can: shape('can', 420),
  tin: shape('can', 240, [1.1, 0.46]),
  'drink-can': shape('can', 490, [0.62, 1]),
  jar: shape('jar', 430),
  'spice-jar': shape('spice', 470),
  tub: shape('tub', 320),
  bottle: shape('bottle', 530),
  flask: shape('bottle', 480, [1.5, 1]),
  pouch: shape('pouch', 455),
  sack: shape('pouch', 520, [1.06, 1]),
  sachet: shape('pouch', 350, [1.15, 0.74]),
  box: shape('box', 450),
  'carton-box': shape('carton-box', 470),
  slab: shape('slab', 330),
  carton: shape('carton', 510),
  brick: shape('carton', 430, [1, 0.78]),
  bordeaux: shape('wine', 550),
  sparkling: shape('sparkling', 540),
  spirit: shape('spirit', 500),
  beer: shape('beer', 505),
  'sauce-bottle': shape('sauce', 505),
  pet: shape('pet', 540),
  squeeze: shape('squeeze', 495),
  jug: shape('jug', 500),
  tray: shape('tray', 355),
  'egg-box': shape('egg-box', 285),
  pots: shape('pots', 265),
  'six-pack': shape('six-pack', 480),
  'round-box': shape('round-box', 440),
  'rice-sack': shape('sack', 540),
  rolls: shape('rolls', 415),
  tetra: shape('brick', 430),
  tablet: shape('tablet', 500),
  'flat-tin': shape('sardine', 305),
  tube: shape('tube', 490),
  pump: shape('pump', 500),
  spray: shape('spray', 510),
  shower: shape('shower', 490),
  'tea-tin': shape('tea-tin', 400),
  'water-pack': shape('water-pack', 470),
  'kitchen-rolls': shape('kitchen-rolls', 450),
  'rolls-6': shape('rolls-6', 400),
  'pots-2': shape('pots-2', 250),
  'pots-6': shape('pots-6', 205),
  'pots-12': shape('pots-12', 165),
};

/** Pixels of label to a unit of the model. */
export const LABEL_SCALE = 300;
