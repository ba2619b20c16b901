import type { Category } from '#domain/catalogue/category.ts';
import type { Aisle } from './aisle.ts';

/**
 * What a store is offered that has no aisles yet: all 23 categories as grocers mostly put them, what is heavy first, what
 * bruises later, what must stay cold last.
 */
const usual = {
  drinks: ['BOISSON', 'ALCOOL'],
  staples: ['RIZ', 'VERMICELLENOUILLE', 'NOUILLEINSTANTANEE', 'PLANTEGRAINECEREALE', 'FARINE'],
  tins: ['CONSERVE', 'SAUCE', 'EPICE', 'LAITDECOCO'],
  sweets: ['SNACKDESSERT', 'THECAFE'],
  household: ['NONALIMENTAIRE'],
  produce: ['LEGUME', 'FRUIT'],
  bread: ['GALETTE'],
  dairy: ['LAITIER'],
  deli: ['TRAITEUR', 'VEGETARIEN'],
  fresh: ['VIANDE', 'POISSONNERIE'],
  frozen: ['CONGELE'],
} as const satisfies Record<string, readonly Category[]>;
export type UsualAisle = keyof typeof usual;

/** The same as aisles of a store, whose staff write their names in their own language. */
export function usualAisles(nameOf: (aisle: UsualAisle) => string): Aisle[] {
  return (Object.keys(usual) as UsualAisle[]).map((aisle) => ({ name: nameOf(aisle), categories: usual[aisle] }));
}
