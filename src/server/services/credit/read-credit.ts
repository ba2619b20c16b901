import type { Cents } from '#domain/money/cents.ts';
import { type Db, runWithin } from '#server/db/connection.ts';

const readOne = { name: 'read-credit', text: 'select store_credit_cents as cents from customers where id = $1' };
// Whatever only names the account meanwhile, as a hold does, need not wait.
const lockOne = {
  name: 'lock-credit',
  text: 'select store_credit_cents as cents from customers where id = $1 for no key update',
};

/** What credit a customer has. With `lock` it stays so until the transaction ends: of two orders the second sees what is left. */
export async function readCredit(tx: Db, customerId: number, { lock }: { lock: boolean }): Promise<Cents> {
  const [row] = await runWithin(tx)<{ cents: Cents }>(lock ? lockOne : readOne, [customerId]);
  return row?.cents ?? 0;
}
