import type { Category } from '#domain/catalogue/category.ts';
import type { SeedProduct } from '#server/seed/goods.schema.ts';

/** Goods with a season: how much more or less is bought from January to December than in the common month. */
type Season = { keys: readonly string[]; months: readonly number[] };

export const seasons: readonly Season[] = [
  {
    keys: ['glace-coco', 'sorbet-mangue', 'glace-vanille-1l', 'mochi-glaces-6'],
    months: [0.2, 0.2, 0.4, 0.7, 1.4, 2.6, 4, 3.2, 1.2, 0.5, 0.3, 0.4],
  },
  {
    keys: [
      'pasteque-rouge',
      'melon-charentais',
      'peche-jaune',
      'nectarine-blanche',
      'abricot-bergeron',
      'prune-noire',
      'mure-125',
    ],
    months: [0, 0, 0, 0.1, 0.8, 2.6, 3.4, 3, 1.2, 0.1, 0, 0],
  },
  { keys: ['cerise-burlat'], months: [0, 0, 0, 0, 2, 3.4, 1.4, 0, 0, 0, 0, 0] },
  { keys: ['fraise-gariguette'], months: [0, 0, 1.2, 3.2, 3.4, 2, 0.6, 0, 0, 0, 0, 0] },
  { keys: ['framboise-125', 'myrtille-125'], months: [0.2, 0.2, 0.3, 0.5, 1, 2, 2.4, 2, 1.2, 0.5, 0.2, 0.2] },
  { keys: ['figue-violette'], months: [0, 0, 0, 0, 0, 0, 0.6, 2.6, 3, 1, 0, 0] },
  { keys: ['raisin-italia', 'raisin-noir-muscat'], months: [0.1, 0.1, 0.1, 0.1, 0.2, 0.3, 0.6, 1.6, 3, 2.6, 1.2, 0.3] },
  { keys: ['clementine-corse'], months: [2.4, 1.2, 0.3, 0, 0, 0, 0, 0, 0, 0.6, 3, 3.2] },
  { keys: ['litchi'], months: [1.6, 0.4, 0.1, 0, 0, 0, 0, 0, 0, 0, 1.2, 3.4] },
  { keys: ['grenade', 'kaki-persimon'], months: [0.8, 0.3, 0, 0, 0, 0, 0, 0, 0.8, 2.4, 2.6, 1.8] },
  {
    keys: ['orange-valencia', 'pamplemousse-rose'],
    months: [1.6, 1.5, 1.3, 1, 0.8, 0.6, 0.5, 0.5, 0.6, 0.8, 1.2, 1.6],
  },
  {
    keys: [
      'tomate-grappe',
      'tomate-cerise-250',
      'concombre',
      'courgette',
      'aubergine',
      'laitue-batavia',
      'poivron-rouge',
      'poivron-jaune',
      'haricot-vert',
      'basilic-thai',
    ],
    months: [0.5, 0.5, 0.6, 0.8, 1.3, 1.7, 1.9, 1.7, 1.4, 0.9, 0.6, 0.5],
  },
  { keys: ['asperge-verte-500'], months: [0, 0, 1, 3.4, 3, 1, 0, 0, 0, 0, 0, 0] },
  {
    keys: ['poireau', 'butternut', 'chou-fleur', 'chou-vert', 'soupe-potiron-50', 'feuilles-brick'],
    months: [1.7, 1.6, 1.3, 0.9, 0.6, 0.4, 0.3, 0.3, 0.8, 1.4, 1.7, 1.7],
  },
  {
    keys: [
      'eau-source-pack6',
      'eau-gazeuse-1l',
      'eau-gazeuse-pack6',
      'eau-gazeuse-citron-1l',
      'eau-source-50',
      'limonade-75',
      'the-glace-peche',
      'the-glace-citron-1l5',
      'limonade-canette-pack6',
      'sirop-menthe-70',
      'biere-blonde-33',
      'pack-biere-12',
      'biere-blanche-33',
      'biere-riz-vietnam',
      'vin-rose-provence',
      'vin-rose-bib',
      'sangria',
      'eau-coco-1l',
      'jus-canne-320',
    ],
    months: [0.6, 0.6, 0.7, 0.9, 1.2, 1.7, 2.2, 2, 1.3, 0.8, 0.6, 0.8],
  },
  {
    keys: ['merguez-halal', 'chipolatas-6', 'sauce-barbecue', 'pains-burger-4', 'travers-porc', 'assiettes-carton'],
    months: [0.3, 0.3, 0.5, 0.9, 1.6, 2.3, 2.7, 2.2, 1.3, 0.5, 0.3, 0.3],
  },
  { keys: ['raclette-tranches-400'], months: [3, 2.6, 1, 0.2, 0, 0, 0, 0, 0.1, 0.8, 2.2, 3.2] },
  {
    keys: ['chocolat-chaud', 'tilleul', 'camomille-bio', 'the-gingembre', 'lentilles-vertes', 'cassoulet-840'],
    months: [1.8, 1.7, 1.3, 0.8, 0.5, 0.3, 0.3, 0.3, 0.8, 1.3, 1.7, 1.8],
  },
  {
    keys: ['champagne-brut', 'huitres-n3', 'truffes-cacao', 'saumon-fume-4', 'cremant-loire', 'oeufs-lump-rouges-100'],
    months: [0.7, 0.6, 0.5, 0.6, 0.6, 0.6, 0.5, 0.5, 0.6, 0.7, 1.2, 4],
  },
  { keys: ['gateau-lune'], months: [0, 0, 0, 0, 0, 0, 0, 0.8, 4, 1, 0, 0] },
  {
    keys: [
      'gio-lua-500',
      'lap-xuong-400',
      'riz-gluant-1kg',
      'keo-dua',
      'papier-votif',
      'banh-dau-xanh',
      'encens-santal',
    ],
    months: [3, 2.6, 0.7, 0.7, 0.7, 0.7, 0.7, 1, 0.8, 0.7, 0.7, 0.9],
  },
  {
    keys: ['spirales-moustiques', 'desodorisant-citronnelle'],
    months: [0, 0, 0, 0.3, 1.2, 2.6, 3.4, 3, 1.6, 0.2, 0, 0],
  },
];

const byCategory: Partial<Record<Category, readonly number[]>> = {
  BOISSON: [0.8, 0.8, 0.9, 1, 1.1, 1.3, 1.4, 1.3, 1.1, 0.9, 0.8, 0.9],
  THECAFE: [1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.7, 0.7, 0.9, 1.1, 1.2, 1.3],
};
const byKey = new Map(seasons.flatMap(({ keys, months }) => keys.map((key) => [key, months] as const)));

/** How much more (or less) of a good is bought in a month, 1 to 12, than in the common one: 0 to 4. */
export function seasonOf(good: SeedProduct, month: number): number {
  return (byKey.get(good.key) ?? byCategory[good.category])?.[month - 1] ?? 1;
}
