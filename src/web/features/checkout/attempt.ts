import { createOwnValue } from '#web/lib/browser/tab-value.ts';
import type { Attempt } from './place-order.ts';

/** An attempt and what it was made for, as text. */
export type KeptAttempt = Attempt & { payload: string };

const attempts = createOwnValue<KeptAttempt>('checkout_attempt');

/**
 * The attempt for this order: the one before when it was for the very same order, else a new one. It outlives
 * the tab, so that who opens the shop again after a lost answer asks for the same order and not for a second one.
 */
export function takeAttempt(payload: string, place?: Parameters<typeof attempts.read>[0]): KeptAttempt {
  const before = attempts.read(place);
  const attempt = before?.payload === payload ? before : { payload, key: crypto.randomUUID(), draftId: null };
  attempts.keep(attempt, place);
  return attempt;
}

export const keepAttempt = attempts.keep;

/** Once the order is placed, the next one is another. */
export const endAttempt = attempts.forget;
