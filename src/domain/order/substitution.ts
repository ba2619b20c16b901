/** What to do about goods that have run out while an order is picked. */
export const substitutions = ['best_match', 'ask_me', 'refund'] as const;
export type Substitution = (typeof substitutions)[number];
