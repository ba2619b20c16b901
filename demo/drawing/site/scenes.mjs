// biome-ignore-all format: compositions are tables, one group of things a line.
/**
 * Compositions of packs and produce. A thing: {hint: art} or {pack: key of a product}, x and base in shares of the
 * stage, size in shares of its unit (the larger side; for a pack the whole square it was pictured in), turn, mirror,
 * depth (order; else what stands lower comes in front).
 */
const fresh = (hint, x, base, size, turn = 0, more = {}) => ({ hint, x, base, size, turn, ...more });
const pack = (key, x, base, size, more = {}) => ({ pack: key, x, base, size, ...more });

/** The basket and what looks out of it: its middle and foot in shares of the stage, its size, the stage's width and height in units. */
function basket(x, base, k, [wide, high]) {
  const put = (hint, dx, up, size, turn, depth, shadow = 0) => fresh(hint, x + (dx * k) / wide, base - (up * k) / high, size * k, turn, { depth, shadow });
  return [
    put('basket-back', 0, 0.28, 0.6, 0, 0.01),
    put('leek', -0.17, 0.24, 0.46, -20, 0.02), put('baguette', 0.12, 0.2, 0.6, -26, 0.03), put('baguette', 0.18, 0.2, 0.56, -14, 0.031, 0.4),
    put('pineapple', -0.06, 0.24, 0.44, -4, 0.04, 0.4), put('spinach', 0.22, 0.29, 0.26, 16, 0.05, 0.4), put('bok-choy', -0.19, 0.3, 0.25, -14, 0.06, 0.4),
    put('pepper-red', 0.04, 0.3, 0.2, 6, 0.07, 0.4), put('banana', 0.15, 0.27, 0.26, 14, 0.08, 0.4), put('orange', -0.09, 0.32, 0.15, 0, 0.09, 0.4), put('lemon', -0.005, 0.33, 0.13, -8, 0.091, 0.4),
    put('basket-front', 0, 0, 0.64, 0, 0.2, 1),
  ];
}

export const HERO = [
  ...basket(0.675, 0.865, 0.98, [16 / 9, 1]),
  pack('huile-olive-vierge', 0.478, 0.79, 0.68, { depth: 0.1 }),
  pack('lait-entier-1l', 0.872, 0.815, 0.58, { depth: 0.1 }),
  pack('riz-jasmin-1kg', 0.935, 0.875, 0.52, { depth: 0.12 }),
  pack('lait-coco-400', 0.527, 0.875, 0.4, { depth: 0.3 }),
  fresh('cheese-emmental', 0.432, 0.872, 0.21, 0, { depth: 0.29 }),
  fresh('grapes-black', 0.385, 0.915, 0.2, 8, { depth: 0.34 }),
  fresh('eggs', 0.315, 0.9, 0.14, 0, { depth: 0.33 }),
  pack('confiture-abricot', 0.832, 0.9, 0.37, { depth: 0.34 }),
  fresh('avocado', 0.462, 0.94, 0.155, -12, { depth: 0.42 }), fresh('avocado-cut', 0.503, 0.962, 0.145, 10, { depth: 0.43 }),
  fresh('lemon', 0.598, 0.925, 0.135, 8, { depth: 0.41 }), fresh('lemon-cut', 0.57, 0.952, 0.1, 0, { depth: 0.44 }),
  fresh('apple-red', 0.7, 0.922, 0.14, -6, { depth: 0.41 }), fresh('apple-green', 0.742, 0.955, 0.135, 7, { depth: 0.45 }), fresh('apple-red', 0.775, 0.925, 0.13, 4, { depth: 0.42 }),
  fresh('tomato', 0.895, 0.945, 0.13, 0, { depth: 0.4 }), fresh('tomato', 0.945, 0.955, 0.125, 0, { depth: 0.41 }), fresh('tomato', 0.915, 0.978, 0.13, 0, { depth: 0.46 }),
];

export const HERO_PHONE = [
  ...basket(0.53, 0.85, 0.98, [1, 1.25]),
  pack('huile-olive-vierge', 0.13, 0.79, 0.66, { depth: 0.1 }),
  pack('lait-entier-1l', 0.89, 0.8, 0.56, { depth: 0.1 }),
  pack('lait-coco-400', 0.225, 0.862, 0.38, { depth: 0.3 }),
  pack('confiture-abricot', 0.85, 0.885, 0.36, { depth: 0.3 }),
  fresh('grapes-black', 0.105, 0.91, 0.2, 8, { depth: 0.34 }),
  fresh('avocado', 0.285, 0.915, 0.15, -12, { depth: 0.41 }), fresh('avocado-cut', 0.35, 0.94, 0.145, 8, { depth: 0.42 }),
  fresh('lemon', 0.5, 0.905, 0.135, 8, { depth: 0.4 }), fresh('lemon-cut', 0.455, 0.932, 0.1, 0, { depth: 0.43 }),
  fresh('apple-red', 0.635, 0.91, 0.14, -4, { depth: 0.41 }), fresh('apple-green', 0.7, 0.94, 0.135, 6, { depth: 0.45 }),
  fresh('tomato', 0.88, 0.93, 0.13, 0, { depth: 0.46 }), fresh('tomato', 0.95, 0.945, 0.125, 0, { depth: 0.47 }),
];

const trio = (back, front, side) => [
  { ...back, x: 0.36, base: 0.84 }, ...(side ? [{ ...side, x: 0.68, base: 0.82 }] : []), { ...front, x: side ? 0.56 : 0.66, base: 0.92 },
];
const p = (key, size = 0.78) => ({ pack: key, size });
const a = (hint, size = 0.42, turn = 0) => ({ hint, size, turn });

/** The tile of each category: its ground and its things. */
export const TILES = {
  FRUIT: { ground: '#fde7c4', things: [fresh('pineapple', 0.33, 0.8, 0.66), fresh('mango', 0.68, 0.78, 0.4, 6), fresh('dragon-fruit', 0.62, 0.93, 0.36), fresh('mandarin', 0.3, 0.93, 0.26)] },
  LEGUME: { ground: '#dcecc8', things: [fresh('broccoli', 0.3, 0.78, 0.5), fresh('bok-choy', 0.7, 0.78, 0.5), fresh('tomato', 0.36, 0.93, 0.3), fresh('carrot', 0.68, 0.95, 0.42, -8)] },
  VIANDE: { ground: '#f6dcd4', things: [fresh('board', 0.5, 0.88, 0.86, 0, { depth: 0 }), fresh('beef-steak', 0.44, 0.74, 0.48, 0, { flat: true }), fresh('chicken-leg', 0.68, 0.82, 0.34, 0, { flat: true })] },
  POISSONNERIE: { ground: '#d4e8f0', things: [fresh('slate', 0.5, 0.88, 0.88, 0, { depth: 0 }), fresh('sea-bream', 0.46, 0.7, 0.62, 0, { flat: true }), fresh('salmon-fillet', 0.36, 0.83, 0.36, 0, { flat: true }), fresh('lemon-cut', 0.72, 0.82, 0.2, 0, { flat: true })] },
  LAITIER: { ground: '#dbe7f6', things: trio(p('lait-demi-ecreme-1l', 0.86), a('eggs', 0.34), a('cheese-emmental', 0.46)) },
  BOISSON: { ground: '#fde3cf', things: trio(p('jus-orange-1l', 0.8), a('orange-cut', 0.3), p('eau-gazeuse-1l', 0.8)) },
  ALCOOL: { ground: '#eadfd6', things: trio(p('vin-rouge-rhone', 0.82), a('wine-red', 0.4), p('biere-blonde-33', 0.74)) },
  THECAFE: { ground: '#e6dccf', things: trio(p('cafe-moulu-arabica', 0.8), a('coffee-beans', 0.36), a('teapot', 0.42)) },
  SAUCE: { ground: '#f6d9cf', things: trio(p('sauce-soja-500', 0.88), a('chili-red', 0.34), p('huile-olive-vierge', 0.88)) },
  EPICE: { ground: '#f9e3bf', things: trio(p('curry-madras', 0.74), a('star-anise', 0.3), a('turmeric-powder', 0.44)) },
  RIZ: { ground: '#e0e6f0', things: trio(p('riz-jasmin-1kg', 0.84), a('rice-jasmine', 0.46)) },
  FARINE: { ground: '#efe6d6', things: trio(p('farine-ble-t55', 0.84), a('flour-white', 0.5)) },
  PLANTEGRAINECEREALE: { ground: '#eae6c8', things: trio(p('lentilles-vertes', 0.82), a('chickpeas', 0.5)) },
  LAITDECOCO: { ground: '#dcefe4', things: trio(p('lait-coco-400', 0.78), a('coconut-cut', 0.34), a('coconut', 0.36)) },
  VERMICELLENOUILLE: { ground: '#f3e6cf', things: trio(p('vermicelle-riz-400', 0.8), a('noodles-egg', 0.46)) },
  NOUILLEINSTANTANEE: { ground: '#f9ddc9', things: trio(p('nouilles-poulet-85', 0.76), a('ramen-miso', 0.5)) },
  GALETTE: { ground: '#f3e3cc', things: trio(a('baguette', 0.72), a('naan', 0.4), a('rice-paper', 0.44)) },
  CONSERVE: { ground: '#f0dfd0', things: trio(p('tomates-pelees', 0.78), a('tomato', 0.28), p('pois-chiches-conserve', 0.78)) },
  CONGELE: { ground: '#d8ebf6', things: trio(p('frites-four', 0.82), a('peas-heap', 0.4), a('ice-vanilla', 0.36)) },
  TRAITEUR: { ground: '#f6e4d0', things: [fresh('bo-bun', 0.36, 0.78, 0.5), fresh('spring-roll', 0.66, 0.76, 0.38), fresh('sushi', 0.58, 0.94, 0.48)] },
  VEGETARIEN: { ground: '#e2eed6', things: trio(a('tofu', 0.46), a('falafel', 0.34), a('edamame', 0.44)) },
  SNACKDESSERT: { ground: '#f6dfe4', things: trio(p('cookies-chocolat', 0.8), a('chocolate-dark', 0.34), a('mochi', 0.4)) },
  NONALIMENTAIRE: { ground: '#d6ecef', things: trio(p('liquide-vaisselle', 0.86), a('sponge', 0.36), a('toilet-roll', 0.42)) },
};
