import { asc, eq } from 'drizzle-orm';
import { shop } from '#server/db/tables/shop.ts';
import { storeHours, stores } from '#server/db/tables/stores.ts';
import { orderLink } from '#server/services/order/order-link.ts';
import { type StoredOrder, selectOrder } from '#server/services/order/stored-order.ts';
import type { MailDeps } from './mail.ts';

export type MailOrder = {
  order: StoredOrder;
  store: typeof stores.$inferSelect;
  hours: { weekday: number; opens: string; closes: string }[];
  shopName: string;
  /** ISO 4217. */
  currency: string;
  /** Opens the order without signing in. */
  link: string;
};

/** What the mails about an order say; null for one that is gone or has no address to write to. */
export async function selectMailOrder(deps: MailDeps, orderId: number): Promise<MailOrder | null> {
  const { db, config } = deps;
  const order = await selectOrder(db, orderId);
  if (!order?.customerEmail) return null;
  const [store] = await db.select().from(stores).where(eq(stores.id, order.storeId));
  if (!store) return null;
  const hours = await db
    .select({ weekday: storeHours.weekday, opens: storeHours.opens, closes: storeHours.closes })
    .from(storeHours)
    .where(eq(storeHours.storeId, store.id))
    .orderBy(asc(storeHours.weekday), asc(storeHours.opens));
  const [identity] = await db.select({ name: shop.name }).from(shop);
  const link = orderLink(deps, orderId);
  return { order, store, hours, shopName: identity?.name ?? 'Panier', currency: config.currency, link };
}
