/** How many products one call changes at most: so long their rows are locked. */
export const mostProducts = 100;

/**
 * What comes of a change of many products for one of them: it is changed; it was so already (`same`); somebody has saved it
 * since it was read (`conflict`); there is none (`notFound`); a field of it is refused (`invalid`); it lacks what the law
 * asks before it is listed (`factsMissing`); none of these stores sells it (`notSold`).
 */
export const productOutcomes = [
  'changed',
  'same',
  'conflict',
  'notFound',
  'invalid',
  'factsMissing',
  'notSold',
] as const;
export type ProductOutcomeKind = (typeof productOutcomes)[number];
