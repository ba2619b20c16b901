import type { Attempt } from './place-order.ts';

/** An attempt and what it was made for, as text. */
export type KeptAttempt = Attempt & { payload: string };
type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const name = 'checkout_attempt';
let current: KeptAttempt | null = null;

/**
 * The attempt for this order: the one before when it was for the very same order, else a new one. It is kept with the
 * tab, so that a page that is loaded again after a lost answer asks for the same order and not for a second one.
 */
export function takeAttempt(payload: string, place: Place = sessionStorage): KeptAttempt {
  const before = read(place);
  const attempt = before?.payload === payload ? before : { payload, key: crypto.randomUUID(), draftId: null };
  keepAttempt(attempt, place);
  return attempt;
}

export function keepAttempt(attempt: KeptAttempt, place: Place = sessionStorage): void {
  current = attempt;
  try {
    place.setItem(name, JSON.stringify(attempt));
  } catch {
    // A browser that keeps nothing still has it until the page goes.
  }
}

/** Once the order is placed, the next one is another. */
export function endAttempt(place: Place = sessionStorage): void {
  current = null;
  try {
    place.removeItem(name);
  } catch {
    // Nothing was kept, so nothing stays.
  }
}

function read(place: Place): KeptAttempt | null {
  try {
    const kept = place.getItem(name);
    return kept === null ? current : (JSON.parse(kept) as KeptAttempt);
  } catch {
    return current;
  }
}
