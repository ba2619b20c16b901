import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts';
import { decodeUser } from '#web/lib/api/access-token.ts';
import { api } from '#web/lib/api/api.ts';
import { storedToken } from '#web/lib/api/session-token.ts';

/** How long answers about oneself are taken without asking again, in milliseconds (specification, sections 4 and 9). */
export const lifetimes = { profile: 5 * 60_000, auth: 3 * 60_000, orders: 3 * 60_000 } as const;

type Kept = { userId: number; at: number; answer: Promise<unknown> };
const kept = new Map<string, Kept>();

const userIdNow = (): number | null => {
  const token = storedToken.read();
  return token && (decodeUser(token.access_token)?.id ?? null);
};

// In the memory of this page alone, and only for who is signed in: what is someone else's goes at once.
let isWatching = false;
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  storedToken.subscribe(() => {
    const userId = userIdNow();
    for (const [name, one] of kept) if (one.userId !== userId) kept.delete(name);
  });
}

/**
 * The answer of a call from the last `lifetime` milliseconds, or a fresh one: of a call that takes nothing, or for this
 * `input`. Rejects with a `Refusal`.
 */
export function readKept<E extends Endpoint>(
  e: E,
  lifetime: number,
  ask?: () => Promise<OutputOf<E>>,
  input: InputOf<E> = {} as InputOf<E>,
): Promise<OutputOf<E>> {
  watch();
  const userId = userIdNow();
  const name = nameOf(e, input);
  const known = kept.get(name);
  if (known && known.userId === userId && Date.now() - known.at < lifetime) return known.answer as Promise<OutputOf<E>>;
  const answer = ask ? ask() : api(e, input);
  if (userId === null) return answer;
  const mine: Kept = { userId, at: Date.now(), answer };
  kept.set(name, mine);
  answer.catch(() => {
    if (kept.get(name) === mine) kept.delete(name);
  });
  return answer;
}

/** What a write has answered is the newest there is. */
export function keepAnswer<E extends Endpoint>(e: E, answer: OutputOf<E>): void {
  watch();
  const userId = userIdNow();
  if (userId !== null) kept.set(nameOf(e, {}), { userId, at: Date.now(), answer: Promise.resolve(answer) });
}

/** All is asked for again: an order that is placed, changed or cancelled makes orders old, and the credit in the profile. */
export function forgetAnswers(): void {
  kept.clear();
}

const nameOf = (e: Endpoint, input: unknown) => `${e.name} ${JSON.stringify(input)}`;
