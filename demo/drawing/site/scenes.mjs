// biome-ignore-all format: compositions are tables, one group of things a line.
/**
 * Compositions of packs and produce. A thing: {hint: art}, {pack: key of a product} or {goods: key of one that is rendered},
 * x and base in shares of the stage, size in shares of its unit (the larger side, of goods with their shadow; for a pack the
 * whole square it was pictured in), turn, mirror,
 * depth (order; else what stands lower comes in front).
 */
export const pack = (key, x, base, size, more = {}) => ({ pack: key, x, base, size, ...more });
export const goods = (key, x, base, size, more = {}) => ({ goods: key, x, base, size, ...more });

/**
 * What stands and lies on the counter of the hero, as a desk shows it beside the words, and as a tablet and a phone do. The
 * left of each is beneath the words.
 */
export const HERO = [
  pack('jus-orange-1l', 0.735, 0.855, 0.88, { depth: 0.09 }),
  pack('huile-olive-vierge', 0.475, 0.86, 0.98, { depth: 0.1 }),
  pack('riz-jasmin-1kg', 0.585, 0.88, 0.78, { depth: 0.11 }), goods('pain-campagne', 0.7, 0.8, 0.5, { depth: 0.12 }),
  pack('lait-entier-1l', 0.93, 0.86, 0.9, { depth: 0.1 }), pack('confiture-abricot', 0.845, 0.87, 0.62, { depth: 0.13 }),
  goods('banane-cavendish', 0.67, 0.9, 0.52, { depth: 0.2 }), goods('poivron-rouge', 0.785, 0.93, 0.42, { depth: 0.22 }),
  goods('pomme-gala', 0.56, 0.97, 0.42, { depth: 0.3 }), goods('tomate-grappe', 0.9, 0.98, 0.44, { depth: 0.31 }),
  goods('orange-valencia', 0.69, 0.99, 0.36, { depth: 0.32 }), goods('baguette-tradition', 0.42, 0.985, 0.62, { depth: 0.29 }),
  goods('avocat-hass', 0.795, 0.99, 0.27, { depth: 0.33 }),
];

export const HERO_NARROW = [
  pack('huile-olive-vierge', 0.3, 0.83, 0.86, { depth: 0.1 }), pack('riz-jasmin-1kg', 0.47, 0.85, 0.74, { depth: 0.11 }),
  pack('lait-entier-1l', 0.86, 0.82, 0.84, { depth: 0.1 }), goods('pain-campagne', 0.66, 0.82, 0.5, { depth: 0.12 }),
  goods('banane-cavendish', 0.62, 0.9, 0.54, { depth: 0.2 }), goods('pomme-gala', 0.42, 0.97, 0.46, { depth: 0.3 }),
  goods('orange-valencia', 0.63, 0.99, 0.36, { depth: 0.32 }), goods('tomate-grappe', 0.83, 0.98, 0.48, { depth: 0.31 }),
];

const trio = (back, front, side) => [
  { ...back, x: 0.36, base: 0.84 }, ...(side ? [{ ...side, x: 0.68, base: 0.82 }] : []), { ...front, x: side ? 0.56 : 0.66, base: 0.92 },
];
const p = (key, size = 0.78) => ({ pack: key, size });
const a = (hint, size = 0.42, turn = 0) => ({ hint, size, turn });

/** The tile of each category: its ground and its things. */
export const TILES = {
  FRUIT: { ground: '#fde7c4', things: [goods('banane-cavendish', 0.36, 0.56, 0.66), goods('pomme-gala', 0.7, 0.7, 0.56), goods('orange-valencia', 0.37, 0.93, 0.62)] },
  LEGUME: { ground: '#dcecc8', things: [goods('courgette', 0.4, 0.5, 0.6), goods('poivron-rouge', 0.68, 0.68, 0.5), goods('carotte-sable', 0.34, 0.82, 0.56), goods('tomate-grappe', 0.62, 0.95, 0.58)] },
  VIANDE: { ground: '#f6dcd4', things: [goods('filet-poulet', 0.62, 0.58, 0.62), goods('entrecote-boeuf', 0.45, 0.9, 0.84)] },
  POISSONNERIE: { ground: '#d4e8f0', things: [goods('daurade-royale', 0.5, 0.52, 0.86), goods('pave-saumon', 0.42, 0.92, 0.66), goods('citron-jaune', 0.78, 0.94, 0.44)] },
  LAITIER: { ground: '#dbe7f6', things: [pack('lait-demi-ecreme-1l', 0.32, 0.84, 0.86), goods('comte-12-mois', 0.66, 0.82, 0.5), goods('brie-meaux-coupe', 0.54, 0.94, 0.5)] },
  BOISSON: { ground: '#fde3cf', things: [pack('jus-orange-1l', 0.36, 0.84, 0.8), pack('eau-gazeuse-1l', 0.68, 0.82, 0.8), goods('orange-valencia', 0.56, 0.95, 0.44)] },
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
  GALETTE: { ground: '#f3e3cc', things: [goods('baguette-tradition', 0.5, 0.6, 0.82), goods('pain-campagne', 0.38, 0.86, 0.56), goods('croissant-beurre', 0.68, 0.95, 0.48)] },
  CONSERVE: { ground: '#f0dfd0', things: [pack('tomates-pelees', 0.36, 0.84, 0.78), pack('pois-chiches-conserve', 0.68, 0.82, 0.78), goods('tomate-grappe', 0.54, 0.96, 0.42)] },
  CONGELE: { ground: '#d8ebf6', things: trio(p('frites-four', 0.82), a('peas-heap', 0.4), a('ice-vanilla', 0.36)) },
  TRAITEUR: { ground: '#f6e4d0', things: [goods('bo-bun-boeuf', 0.46, 0.64, 0.7), goods('sushi-assortiment-12', 0.56, 0.96, 0.84)] },
  VEGETARIEN: { ground: '#e2eed6', things: trio(a('tofu', 0.46), a('falafel', 0.34), a('edamame', 0.44)) },
  SNACKDESSERT: { ground: '#f6dfe4', things: trio(p('cookies-chocolat', 0.8), a('chocolate-dark', 0.34), a('mochi', 0.4)) },
  NONALIMENTAIRE: { ground: '#d6ecef', things: trio(p('liquide-vaisselle', 0.86), a('sponge', 0.36), a('toilet-roll', 0.42)) },
};
