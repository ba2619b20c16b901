import { bigserial, check, index, integer, pgTable, text } from '#server/db/pg-core.ts';
import { sql } from '#server/db/sql.ts';
import { customers } from './accounts.ts';
import { createdAt } from './columns.ts';
import { orders } from './orders.ts';

/** The ledger of customers' credit: the sum of somebody's movements is what stands in `customers.store_credit_cents`. */
export const creditMovements = pgTable(
  'credit_movements',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Given above zero, taken or spent below. */
    cents: integer().notNull(),
    /** What there was after it. */
    balanceCents: integer('balance_cents').notNull(),
    reason: text().notNull(),
    /** The order that it was spent on, or that was refunded. */
    orderId: integer('order_id').references(() => orders.id),
    /** Who of the staff; null: the shop itself, or an account that is gone. */
    actorId: integer('actor_id').references(() => customers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('credit_movements_customer').on(t.customerId, t.id),
    check('credit_movements_amounts', sql`${t.cents} <> 0 and ${t.balanceCents} >= 0`),
  ],
);
