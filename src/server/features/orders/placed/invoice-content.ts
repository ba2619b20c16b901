import { eq } from 'drizzle-orm';
import { dayIn } from '#domain/clock/zone-time.ts';
import type { InvoiceContent } from '#domain/invoice/invoice-content.ts';
import type { Db } from '#server/db/connection.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { shop, unnamedShop } from '#server/db/tables/shop.ts';
import { stores } from '#server/db/tables/stores.ts';
import { composeContent } from '#server/services/invoice/compose-content.ts';
import type { StoredOrder } from '#server/services/order/stored-order.ts';

/** What the invoice of a delivered order says, from the order, its store and the shop as they are now. */
export async function invoiceContent(
  { tx, now, currency }: { tx: Db; now: Date; currency: string },
  order: StoredOrder,
): Promise<InvoiceContent> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, order.storeId));
  if (!store) throw new Error(`Order ${order.id} has no store`);
  const [identity = unnamedShop] = await tx.select().from(shop);
  const day = (at: Date) => dayIn(store.timeZone, at);
  const delivered = order.events.findLast(({ to }) => to === 'delivered');
  return composeContent(order, {
    ...{ identity, store, currency, taxNumber: await taxNumberOf(tx, order), issuedOn: day(now) },
    orderedOn: order.orderDate ?? day(order.submittedAt ?? order.createdAt),
    deliveredOn: day(delivered ? new Date(delivered.at) : now),
  });
}

/** Businesses are named with the number that they have given. */
async function taxNumberOf(tx: Db, { priceType, customerId }: StoredOrder): Promise<string | null> {
  if (priceType !== 'wholesale' || customerId === null) return null;
  const [row] = await tx.select({ taxNumber: customers.taxNumber }).from(customers).where(eq(customers.id, customerId));
  return row?.taxNumber ?? null;
}
