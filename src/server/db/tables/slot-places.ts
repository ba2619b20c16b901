import { bigserial, boolean, check, index, integer, pgTable, text, uniqueIndex } from '#server/db/pg-core.ts';
import { sql } from '#server/db/sql.ts';
import { customers } from './accounts.ts';
import { createdAt, instant } from './columns.ts';
import { orders } from './orders.ts';
import { slots } from './slots.ts';

/**
 * A place in a slot: of an order, or held for a shopper until it expires. A hold that has expired counts for nothing from
 * that moment, whether it has been deleted or not.
 */
export const slotPlaces = pgTable(
  'slot_places',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    slotId: integer('slot_id')
      .notNull()
      .references(() => slots.id),
    orderId: integer('order_id')
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Whose hold it is; null for a guest's, whose token alone opens it, and for an order's, which says it itself. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** Of the hold of a guest or of an account with an unverified address (`networkOf`): one network holds few. */
    network: text(),
    /** Of the order; 0 for a hold. */
    pickingSeconds: integer('picking_seconds').notNull().default(0),
    /** Agreed with the order, whatever the slot costs later. */
    feeCents: integer('fee_cents').notNull().default(0),
    expiresAt: instant('expires_at'),
    wasExtended: boolean('was_extended').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('slot_places_slot').on(t.slotId),
    uniqueIndex('slot_places_one_hold').on(t.customerId).where(sql`${t.orderId} is null`),
    index('slot_places_network').on(t.network).where(sql`${t.network} is not null`),
    index('slot_places_expiry').on(t.expiresAt).where(sql`${t.orderId} is null`),
    check('slot_places_kind', sql`(${t.orderId} is null) = (${t.expiresAt} is not null)`),
  ],
);
