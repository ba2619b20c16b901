import { staffListNames } from '#domain/access/staff-lists.ts';
import { boolean, index, integer, pgTable, serial, smallint, text } from '#server/db/pg-core.ts';
import { customers } from './accounts.ts';
import { createdAt } from './columns.ts';

/** How one of the staff has set up the back office for themselves; no row until they have. */
export const officeSettings = pgTable('office_settings', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  rowsPerPage: smallint('rows_per_page').notNull(),
});

/** Filters and columns of a list of the back office, kept under a name: for oneself, or for all who may open the list. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: serial().primaryKey(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    list: text({ enum: staffListNames }).notNull(),
    name: text().notNull(),
    /** What stands after the question mark of the list's address. */
    query: text().notNull(),
    /** The columns that are shown, in order. */
    columns: text().array().notNull(),
    shared: boolean().notNull(),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [index('saved_views_owner').on(t.ownerId), index('saved_views_shared').on(t.list, t.shared)],
);
