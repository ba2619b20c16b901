import { randomBytes } from 'node:crypto';
import { orderNumber } from '#domain/order/order-number.ts';

/** A few random numbers for an order, as JSON; `day` is `YYYY-MM-DD`. */
export function numberCandidates(day: string, random: () => Uint8Array = () => randomBytes(8)): string {
  return JSON.stringify(Array.from({ length: 5 }, () => orderNumber(day, random())));
}

/** The part of a statement that takes the first that no order has; null for an empty list. `candidates` is a text of SQL. */
export const freeNumberPart = (candidates: string) => `(
  select n from json_array_elements_text(${candidates}::json) n
  where not exists (select 1 from orders taken where taken.order_number = n) limit 1)`;
