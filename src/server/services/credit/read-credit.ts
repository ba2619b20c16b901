import { eq } from 'drizzle-orm';
import type { Cents } from '#domain/money/cents.ts';
import type { Db } from '#server/db/connection.ts';
import { customers } from '#server/db/tables/accounts.ts';

/** What credit a customer has. With `lock` it stays so until the transaction ends: of two orders the second sees what is left. */
export async function readCredit(tx: Db, customerId: number, { lock }: { lock: boolean }): Promise<Cents> {
  const query = tx.select({ cents: customers.storeCreditCents }).from(customers).where(eq(customers.id, customerId));
  const [row] = await (lock ? query.for('update') : query);
  return row?.cents ?? 0;
}
