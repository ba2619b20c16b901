import type { StaffCustomerDetail } from '#contract/accounts/staff-customers.ts';
import { toDecimal } from '#domain/money/cents.ts';
import type { Db } from '#server/db/connection.ts';
import { desc, eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { creditMovements } from '#server/db/tables/credit.ts';
import { selectNotes } from '#server/services/notes/notes.ts';
import { requireCustomer } from './select-customers.ts';

/** How many movements of credit a page shows. */
const mostMovements = 100;

/** One customer as staff see them, with the history of their credit and what was noted of them. Throws `notFound`. */
export async function requireCustomerDetail(db: Db, id: number, decimals: number): Promise<StaffCustomerDetail> {
  const customer = await requireCustomer(db, id, decimals);
  const rows = await db
    .select({ row: creditMovements, by: customers.name })
    .from(creditMovements)
    .leftJoin(customers, eq(customers.id, creditMovements.actorId))
    .where(eq(creditMovements.customerId, id))
    .orderBy(desc(creditMovements.id))
    .limit(mostMovements);
  const creditHistory = rows.map(({ row, by }) => ({
    id: row.id,
    at: row.createdAt.toISOString(),
    by,
    reason: row.reason,
    orderId: row.orderId,
    amount: toDecimal(row.cents, decimals),
    balance: toDecimal(row.balanceCents, decimals),
  }));
  return { ...customer, creditHistory, notes: await selectNotes(db, { customerId: id }) };
}
