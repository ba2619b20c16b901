import type { OutputOf } from '#contract/endpoint.ts';
import type { findBuyers } from '#contract/orders/staff-orders.ts';
import type { Db } from '#server/db/connection.ts';
import { findPage, inOrderOf } from '#server/db/find-page.ts';
import { mostFound, newestHits } from '#server/db/searched.ts';
import { asc, desc, eq, inArray, sql } from '#server/db/sql.ts';
import { customers, searchedCustomers } from '#server/db/tables/accounts.ts';
import { shippingAddresses } from '#server/db/tables/own-things.ts';

type Buyers = OutputOf<typeof findBuyers>;

/** At most so many: whoever takes an order asks for one person. */
const most = 8;

/**
 * The customers whose name, email or telephone number contains `q`, the newest first, with what an order needs of them
 * alone: whoever takes orders need not be one who manages customers. The address that they have set as their own way of
 * delivery comes first, then their others, then that of the profile.
 */
export async function selectBuyers(db: Db, q: string): Promise<Buyers> {
  const listing = {
    from: sql`${customers}`,
    id: sql`${customers.id}`,
    key: sql`${customers.createdAt}`,
    direction: 'desc' as const,
    where: undefined,
    among: newestHits(searchedCustomers, q, eq(customers.active, true)),
    most: mostFound,
  };
  const { ids } = await findPage(db, { page: 1, perPage: most }, listing);
  if (ids.length === 0) return [];
  const { id, name, phone, address, city, postalCode } = customers;
  const rows = await db.select({ id, name, phone, address, city, postalCode }).from(customers).where(inArray(id, ids));
  const saved = await db
    .select()
    .from(shippingAddresses)
    .where(inArray(shippingAddresses.customerId, ids))
    .orderBy(desc(shippingAddresses.isDefault), asc(shippingAddresses.id));
  return inOrderOf(ids, rows, (row) => row.id).map(({ postalCode: zipCode, ...row }) => ({
    id: row.id,
    name: row.name,
    phone: row.phone,
    addresses: [
      ...saved.filter(({ customerId }) => customerId === row.id),
      ...(row.address ? [{ address: row.address, city: row.city, zipCode }] : []),
    ].map(({ address: street, city: town, zipCode: code }) => ({ address: street, city: town, zipCode: code })),
  }));
}
