import { randomInt } from 'node:crypto';
import type { OrderRow } from './stored-order.ts';

/** Ten codes of six digits, as JSON, from the cryptographic source: nobody can tell one from those before it. */
export function pickupCodeCandidates(draw: (below: number) => number = randomInt): string {
  return JSON.stringify(Array.from({ length: 10 }, () => String(draw(1_000_000)).padStart(6, '0')));
}

/**
 * The part of a statement that takes the first that no open order of the store has; null for an empty list. `candidates` and
 * `storeId` are texts of SQL. `offset 0` has each candidate looked up in the index: otherwise PostgreSQL expects a hundred
 * of them and reads all open orders of the store, as often as one is placed.
 */
export const freeCodePart = (candidates: string, storeId: string) => `(
  select c from json_array_elements_text(${candidates}::json) c
  where not exists (select 1 from orders open
    where open.store_id = ${storeId} and open.status = 'submitted' and open.pickup_code = c offset 0) limit 1)`;

/** The code by which an order is collected, as whoever ordered reads it; null once it is closed, and where it is brought. */
export function shownPickupCode({ status, pickupCode }: Pick<OrderRow, 'status' | 'pickupCode'>): string | null {
  return status === 'submitted' ? pickupCode : null;
}
