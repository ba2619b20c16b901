import { type SQL, sql } from 'drizzle-orm';
import { orders } from '#server/db/tables/orders.ts';
import { outbox } from '#server/db/tables/outbox.ts';

/** The entries of the outbox that are about an account: they name it, or one of its orders. */
export function mailsOf(customerId: number): SQL {
  return sql`((${outbox.payload} ->> 'customerId')::int = ${customerId}
    or (${outbox.payload} ->> 'orderId')::int in
      (select ${orders.id} from ${orders} where ${orders.customerId} = ${customerId}))`;
}
