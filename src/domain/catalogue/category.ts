/** The category codes, in the order that menus show them in. */
export const categories = [
  'ALCOOL',
  'BOISSON',
  'CONGELE',
  'CONSERVE',
  'EPICE',
  'FARINE',
  'FRUIT',
  'GALETTE',
  'LAITDECOCO',
  'LAITIER',
  'LEGUME',
  'NOUILLEINSTANTANEE',
  'PLANTEGRAINECEREALE',
  'POISSONNERIE',
  'RIZ',
  'SAUCE',
  'SNACKDESSERT',
  'THECAFE',
  'TRAITEUR',
  'VEGETARIEN',
  'VERMICELLENOUILLE',
  'VIANDE',
  'NONALIMENTAIRE',
] as const;
export type Category = (typeof categories)[number];

export function isCategory(code: string): code is Category {
  return (categories as readonly string[]).includes(code);
}
