import type { addShippingAddress, ShippingAddress, updateShippingAddress } from '#contract/accounts/own-things.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { shippingAddresses as table } from '#server/db/tables/own-things.ts';
import { clearDefault, countForOneMore, defaultToFirst, lockOwner } from '#server/services/own-things/one-default.ts';

const shape = {
  id: table.id,
  name: table.name,
  address: table.address,
  city: table.city,
  zipCode: table.zipCode,
  isDefault: table.isDefault,
};
const mine = (customerId: number, id?: number) =>
  and(eq(table.customerId, customerId), id === undefined ? undefined : eq(table.id, id));

const select = (db: Db, customerId: number) =>
  db.select(shape).from(table).where(mine(customerId)).orderBy(asc(table.id));

/** Somebody's addresses in the order they were added. Where none is stored, the profile's is, if it has a whole one. */
export async function listAddresses(tx: Db, customerId: number): Promise<ShippingAddress[]> {
  const stored = await select(tx, customerId);
  if (stored.length > 0) return stored;
  await lockOwner(tx, customerId);
  // Another request may have stored one meanwhile.
  const [row] = await tx.select().from(customers).where(eq(customers.id, customerId));
  const { name, address, city, postalCode } = row ?? {};
  if (name && address && city && postalCode && (await tx.$count(table, mine(customerId))) === 0)
    await tx.insert(table).values({ customerId, name, address, city, zipCode: postalCode, isDefault: true });
  return select(tx, customerId);
}

/** Throws `notFound`, for another's address too. */
export async function findAddress(db: Db, customerId: number, id: number): Promise<ShippingAddress> {
  const [found] = await db.select(shape).from(table).where(mine(customerId, id));
  if (!found) throw new Refusal('notFound');
  return found;
}

/** Keeps an address; the first one is the default. Throws `invalid` where there are too many. */
export async function addAddress(
  tx: Db,
  customerId: number,
  { isDefault, ...fields }: ParsedOf<typeof addShippingAddress>,
): Promise<ShippingAddress> {
  await lockOwner(tx, customerId);
  const isFirst = (await countForOneMore(tx, table, customerId)) === 0;
  if (isDefault) await clearDefault(tx, table, customerId);
  const [added] = await tx
    .insert(table)
    .values({ customerId, ...fields, isDefault: isFirst || isDefault === true })
    .returning(shape);
  if (!added) throw new Error('the address was not written');
  return added;
}

/** Changes an address; `isDefault` true takes the default from the others. Throws `notFound`. */
export async function updateAddress(
  tx: Db,
  customerId: number,
  { id, isDefault, ...fields }: ParsedOf<typeof updateShippingAddress>,
): Promise<ShippingAddress> {
  await lockOwner(tx, customerId);
  const found = await findAddress(tx, customerId, id);
  if (isDefault) await clearDefault(tx, table, customerId);
  const change = { ...fields, isDefault: isDefault === true || found.isDefault };
  const [changed] = await tx.update(table).set(change).where(mine(customerId, id)).returning(shape);
  return changed ?? found;
}

/** Deletes an address. Throws `notFound`, and `conflict` for the only one. */
export async function deleteAddress(tx: Db, customerId: number, id: number): Promise<null> {
  await lockOwner(tx, customerId);
  await findAddress(tx, customerId, id);
  if ((await tx.$count(table, mine(customerId))) === 1) throw new Refusal('conflict');
  await tx.delete(table).where(mine(customerId, id));
  await defaultToFirst(tx, table, customerId);
  return null;
}
