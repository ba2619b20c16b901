import { check, index, integer, pgTable, serial, text } from '#server/db/pg-core.ts';
import { sql } from '#server/db/sql.ts';
import { customers } from './accounts.ts';
import { instant } from './columns.ts';
import { orders } from './orders.ts';

/** What staff note of an order or a customer for each other: plain text, never shown to the customer. */
export const notes = pgTable(
  'notes',
  {
    id: serial().primaryKey(),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    actorId: integer('actor_id').references(() => customers.id, { onDelete: 'set null' }),
    text: text().notNull(),
  },
  (t) => [
    index('notes_customer').on(t.customerId),
    index('notes_order').on(t.orderId),
    check('notes_about', sql`num_nonnulls(${t.customerId}, ${t.orderId}) = 1`),
  ],
);
