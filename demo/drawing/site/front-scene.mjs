// biome-ignore-all format: compositions are tables, one group of things a line.
/** What stands on the shelves behind the panes, out of focus. */
export const PACKS_INSIDE = [
  'huile-olive-vierge', 'riz-jasmin-1kg', 'jus-orange-1l', 'confiture-abricot', 'sauce-soja-500', 'cafe-moulu-arabica',
  'farine-ble-t55', 'tomates-pelees', 'lait-coco-400', 'cookies-chocolat', 'curry-madras', 'vin-rouge-rhone',
];

/**
 * The crates before the shop, in two rows: pixels of the near rim (`top`), of a crate (`wide`), between two (`gap`), of its near
 * side (`board`), from its far rim to the near one (`heap`), and of one render (`size`; a crate's own is a factor of that).
 */
export const CRATES = {
  back: {
    top: 372, wide: 232, gap: 12, from: -96, board: 46, heap: 104, size: 104,
    crates: [
      { key: 'kaki-persimon' }, { key: 'pomme-granny', price: '2,40' }, { key: 'clementine-corse', price: '3,20' },
      { key: 'pomme-gala', price: '2,60' }, { key: 'peche-jaune', price: '3,90' }, { key: 'grenade' },
    ],
  },
  front: {
    top: 556, wide: 290, gap: 16, from: -150, board: 70, heap: 140, size: 150,
    crates: [
      { key: 'aubergine', turn: 6 }, { key: 'carotte-sable', price: '1,95', turn: 5 }, { key: 'tomate-grappe', price: '2,90', turn: 5, size: 1.05 },
      { key: 'courgette', price: '1,80', turn: 6 }, { key: 'poivron-jaune', turn: 8 },
    ],
  },
};
