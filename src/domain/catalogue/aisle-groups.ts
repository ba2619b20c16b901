import type { Category } from './category.ts';

/** Groups of aisles as shoppers look for them, in the order in which they are shown. */
export const aisleGroups = {
  fresh: ['FRUIT', 'LEGUME', 'VIANDE', 'POISSONNERIE', 'LAITIER', 'TRAITEUR', 'VEGETARIEN', 'CONGELE'],
  grocery: ['PLANTEGRAINECEREALE', 'FARINE', 'SAUCE', 'EPICE', 'CONSERVE', 'SNACKDESSERT'],
  asia: ['RIZ', 'VERMICELLENOUILLE', 'NOUILLEINSTANTANEE', 'GALETTE', 'LAITDECOCO'],
  drinks: ['BOISSON', 'THECAFE', 'ALCOOL'],
  home: ['NONALIMENTAIRE'],
} as const satisfies Record<string, readonly Category[]>;
export type AisleGroup = keyof typeof aisleGroups;
export const aisleGroupNames = Object.keys(aisleGroups) as AisleGroup[];

/** The group of an aisle; one of none stands among the groceries. */
export function aisleGroupOf(code: string): AisleGroup {
  return aisleGroupNames.find((name) => (aisleGroups[name] as readonly string[]).includes(code)) ?? 'grocery';
}
