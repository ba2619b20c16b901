import type { Refusal } from '#contract/errors.ts';

/** What a review is sent as: the first one of a product, or another in the place of one's own. */
export type Sending = 'new' | 'edit';

/** Why a review was not taken, by the key of its words, and what the same press sends the next time. */
export type WhyRefused = {
  words: 'ended' | 'notBought' | 'twice' | 'gone' | 'notSold' | 'tooMany' | null;
  next: Sending;
};

/**
 * Reads the refusal of a review that names no field. Where one's own was written or withdrawn in another tab meanwhile,
 * what was typed can be sent all the same. `words` null: what the refusal itself says.
 */
export function whyRefused({ code }: Pick<Refusal, 'code'>, sent: Sending): WhyRefused {
  if (code === 'unauthenticated') return { words: 'ended', next: sent };
  if (code === 'forbidden') return { words: 'notBought', next: sent };
  if (code === 'tooMany') return { words: 'tooMany', next: sent };
  if (code === 'conflict' && sent === 'new') return { words: 'twice', next: 'edit' };
  if (code === 'notFound') return sent === 'edit' ? { words: 'gone', next: 'new' } : { words: 'notSold', next: sent };
  return { words: null, next: sent };
}
