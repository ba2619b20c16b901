import { Refusal } from '#contract/errors.ts';
import type { RunStatement } from '#server/db/connection.ts';

/** As SQL: the order `$1` of the customer `$2`, where they may know of it: what staff have not placed yet is theirs alone. */
export const isOwnOrder = `o.id = $1 and o.customer_id = $2 and (o.status <> 'draft' or not o.by_staff)`;

const findOwn = { name: 'find-own-order', text: `select o.id from orders o where ${isOwnOrder}` };

/** Throws `notFound` for an order that is not this customer's. */
export async function checkOwnOrder(run: RunStatement, customerId: number, id: number): Promise<void> {
  if ((await run(findOwn, [id, customerId])).length === 0) throw new Refusal('notFound');
}
