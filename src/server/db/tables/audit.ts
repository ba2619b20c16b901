import type { AuditChanges } from '#domain/audit/changed-fields.ts';
import { thingKinds } from '#domain/audit/thing-kind.ts';
import { bigint, bigserial, check, index, integer, jsonb, pgTable, text } from '#server/db/pg-core.ts';
import { desc, sql } from '#server/db/sql.ts';
import { folded } from '../searched.ts';
import { customers } from './accounts.ts';
import { instant } from './columns.ts';
import { contactMessages } from './messages.ts';
import { orders } from './orders.ts';

/**
 * Every write by staff, in its transaction. Rows are only ever added: a trigger refuses anything else, so no key leads out
 * of here that would have to be followed. An actor or thing that is gone is a number without a row.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    actorId: integer('actor_id').notNull(),
    /** The name that the key had by which a program acted for them; null: they acted themselves. */
    apiKey: text('api_key'),
    /** The name of the call. */
    action: text().notNull(),
    thing: text({ enum: thingKinds }).notNull(),
    thingId: text('thing_id').notNull(),
    /** Its name or number, where that names no person. */
    label: text(),
    storeId: integer('store_id'),
    /** The names of all fields that changed, those with personal values too. */
    fields: text().array().notNull(),
    changes: jsonb().$type<AuditChanges>().notNull(),
    /** What a search looks into: label, number and the names of fields. */
    searched: text().notNull(),
  },
  (t) => [
    index('audit_entries_newest').on(desc(t.at), desc(t.id)),
    index('audit_entries_kind').on(t.thing, desc(t.at), desc(t.id)),
    index('audit_entries_thing').on(t.thingId, t.thing, desc(t.at), desc(t.id)),
    index('audit_entries_actor').on(t.actorId, desc(t.at), desc(t.id)),
    index('audit_entries_action').on(t.action, desc(t.at), desc(t.id)),
    index('audit_entries_searched').using('gin', sql`${folded(t.searched)} gin_trgm_ops`),
  ],
);

/** What entries of the audit say of a person. The row goes with whom it is about; until then nothing changes it. */
export const auditPersonal = pgTable(
  'audit_personal',
  {
    entryId: bigint('entry_id', { mode: 'number' })
      .primaryKey()
      .references(() => auditEntries.id),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    messageId: integer('message_id').references(() => contactMessages.id, { onDelete: 'cascade' }),
    /** The name of the person, for the list. */
    label: text(),
    changes: jsonb().$type<AuditChanges>().notNull(),
  },
  (t) => [
    index('audit_personal_customer').on(t.customerId),
    index('audit_personal_order').on(t.orderId),
    index('audit_personal_message').on(t.messageId),
    index('audit_personal_label').using('gin', sql`${folded(t.label)} gin_trgm_ops`),
    check('audit_personal_about', sql`num_nonnulls(${t.customerId}, ${t.orderId}, ${t.messageId}) > 0`),
  ],
);
