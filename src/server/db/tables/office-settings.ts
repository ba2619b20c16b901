import { integer, pgTable, smallint } from '#server/db/pg-core.ts';
import { customers } from './accounts.ts';

/** How one of the staff has set up the back office for themselves; no row until they have. */
export const officeSettings = pgTable('office_settings', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  rowsPerPage: smallint('rows_per_page').notNull(),
});
