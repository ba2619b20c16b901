/** What to do about goods that have run out while an order is picked. */
export const substitutions = ['best_match', 'ask_me', 'refund'] as const;
export type Substitution = (typeof substitutions)[number];

/** What is wished of a line that has run out: its own wish, else its order's; where nobody said anything, nothing replaces it. */
export function wishOf(line: Substitution | null, order: Substitution | null): Substitution {
  return line ?? order ?? 'refund';
}
