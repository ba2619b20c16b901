import { randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { orderNumber } from '#domain/order/order-number.ts';

/** The first of a few random numbers that no order has; `day` is `YYYY-MM-DD`. */
export function freeOrderNumber(day: string, random: () => Uint8Array = () => randomBytes(8)): SQL<string> {
  const candidates = JSON.stringify(Array.from({ length: 5 }, () => orderNumber(day, random())));
  return sql`(
    select n from json_array_elements_text(${candidates}::json) n
    where not exists (select 1 from orders taken where taken.order_number = n) limit 1)`;
}
