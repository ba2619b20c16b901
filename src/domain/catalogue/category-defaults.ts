import type { Category } from './category.ts';

/** What the 23 codes are called in one language until a shop says otherwise: a file of `category-names/` for each. */
export type CategoryNames = Readonly<Record<Category, string>>;

/** The colour of each one's tile, in the order of the aisles. */
export const categoryColors: Readonly<Record<Category, string>> = {
  FRUIT: '#fdecc8',
  LEGUME: '#dff0d8',
  VIANDE: '#fbe0dc',
  POISSONNERIE: '#d9ecf5',
  LAITIER: '#e6eefb',
  TRAITEUR: '#fbe7d3',
  VEGETARIEN: '#e3f1da',
  CONGELE: '#dcebf7',
  RIZ: '#f3eddc',
  VERMICELLENOUILLE: '#fbeed2',
  NOUILLEINSTANTANEE: '#fde3cf',
  GALETTE: '#f4eee2',
  PLANTEGRAINECEREALE: '#f1e6d0',
  FARINE: '#f2ece3',
  SAUCE: '#f8dcd0',
  EPICE: '#fae1c3',
  LAITDECOCO: '#eef0ea',
  CONSERVE: '#f3dfd6',
  SNACKDESSERT: '#fbe1e6',
  THECAFE: '#e9e2d6',
  BOISSON: '#d8eef0',
  ALCOOL: '#efdfe6',
  NONALIMENTAIRE: '#e4e8ef',
};
