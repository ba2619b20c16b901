import { createOwnValue } from '#web/lib/browser/kept-value.ts';
import { longestTypedMs } from '#web/shared/forms/typed-checkout.ts';
import type { Attempt } from './place-order.ts';

type AttemptStore = Parameters<typeof attempts.read>[0];

/** An attempt, what it was made for as text (with a name and an address), and when it began, in ms. */
export type KeptAttempt = Attempt & { payload: string; at: number };

const attempts = createOwnValue<KeptAttempt>('checkout_attempt');

/**
 * The attempt for this order: the one before when it was for the very same order, else a new one. It is kept after
 * the tab is closed, so that who opens the shop again after a lost answer asks for the same order, not a second one.
 */
export function takeAttempt(payload: string, now: number, store?: AttemptStore): KeptAttempt {
  forgetOldAttempt(now, store);
  const before = attempts.read(store);
  const attempt = before?.payload === payload ? before : { payload, key: crypto.randomUUID(), draftId: null, at: now };
  attempts.keep(attempt, store);
  return attempt;
}

/** What a guest typed is kept for a week (`typed-checkout.ts`), and so is what it was sent as. */
export function forgetOldAttempt(now: number, store?: AttemptStore): void {
  const kept = attempts.read(store);
  // An attempt without its moment was kept by an earlier version.
  if (kept && !(now - kept.at < longestTypedMs)) attempts.forget(store);
}

export const keepAttempt = attempts.keep;

/** Once the order is placed, the next one is another. */
export const endAttempt = attempts.forget;
