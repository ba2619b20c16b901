import type { CartLine } from './cart-line.ts';

/** What an account would not take, by product id: how much of it, and when (milliseconds since 1970). */
export type Refused = Readonly<Record<string, { quantity: number; at: number }>>;

/** Milliseconds after which it is offered again: the store may sell it by then. */
const retryAfter = 24 * 3_600_000;

/** The lines that are as they were when the account refused them, a short while ago: quantities by product id. */
export function stillRefused(
  refused: Refused | undefined,
  lines: readonly CartLine[],
  now: number,
): Map<number, number> {
  const same = lines.filter(({ id, quantity }) => {
    const one = refused?.[id];
    return one !== undefined && one.quantity === quantity && now - one.at < retryAfter;
  });
  return new Map(same.map(({ id, quantity }) => [id, quantity]));
}

/** Lines that the account has refused just now. */
export function refusedNow(lines: readonly { product_id: number; quantity: number }[], now: number): Refused {
  return Object.fromEntries(lines.map(({ product_id, quantity }) => [product_id, { quantity, at: now }]));
}

/** What is worth keeping of `refused`: the lines that `still` names. */
export function pickRefused(refused: Refused | undefined, still: ReadonlyMap<number, number>): Refused {
  return Object.fromEntries(Object.entries(refused ?? {}).filter(([id]) => still.has(Number(id))));
}
