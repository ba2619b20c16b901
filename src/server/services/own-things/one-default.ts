import { invalidFields } from '#contract/errors.ts';
import { maxOwnThings } from '#domain/account/saved-payment.ts';
import type { Db } from '#server/db/connection.ts';
import { eq, sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import type { paymentMethods, shippingAddresses } from '#server/db/tables/own-things.ts';

/** Lists of one's own things, of which one is the default: the first, until another is chosen. */
export type OwnList = typeof shippingAddresses | typeof paymentMethods;

/** Has writes to the things of an account wait for each other, so that one default remains. */
export async function lockOwner(tx: Db, customerId: number): Promise<void> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update');
}

/** How many there are. Throws `invalid` when one more is too many. */
export async function countForOneMore(tx: Db, list: OwnList, customerId: number): Promise<number> {
  const count = await tx.$count(list, eq(list.customerId, customerId));
  if (count >= maxOwnThings) throw invalidFields({ '': 'validation.tooMany' }, { maximum: maxOwnThings });
  return count;
}

/** Takes the default from whichever has it: the next statement gives it to another one. */
export async function clearDefault(tx: Db, list: OwnList, customerId: number): Promise<void> {
  await tx.execute(sql`update ${list} set is_default = false where customer_id = ${customerId} and is_default`);
}

/** The first one becomes the default where none is. */
export async function defaultToFirst(tx: Db, list: OwnList, customerId: number): Promise<void> {
  await tx.execute(sql`update ${list} set is_default = true where id = (select min(id) from ${list} where customer_id = ${customerId})
    and not exists (select 1 from ${list} where customer_id = ${customerId} and is_default)`);
}
