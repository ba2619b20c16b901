import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connection.ts';
import { orders } from '#server/db/tables/orders.ts';
import { stores } from '#server/db/tables/stores.ts';
import { pictureUrl } from '#server/services/product/picture-url.ts';

export type OrderRow = typeof orders.$inferSelect;

/** A line as it was frozen; amounts in cents, quantity in thousandths, VAT in basis points. */
export type StoredOrderLine = {
  id: number;
  productId: number;
  productName: string;
  productCategory: string;
  unit: string;
  quantityMilli: number;
  baseCents: number;
  unitCents: number;
  discountPercent: number | null;
  vatBp: number;
  lineCents: number;
  vatCents: number;
  slug: string | null;
  /** The address of the product's first picture of today. */
  picture: string | null;
};
export type StoredEvent = { at: string; actor: string | null; from: string | null; to: string };
export type StoredOrder = OrderRow & { storeName: string; lines: StoredOrderLine[]; events: StoredEvent[] };

const lines = sql<StoredOrderLine[]>`(
  select coalesce(json_agg(json_build_object(
    'id', l.id, 'productId', l.product_id, 'productName', l.product_name, 'productCategory', l.product_category,
    'unit', l.unit, 'quantityMilli', l.quantity_milli, 'baseCents', l.base_cents, 'unitCents', l.unit_cents,
    'discountPercent', l.discount_percent, 'vatBp', l.vat_bp, 'lineCents', l.line_cents, 'vatCents', l.vat_cents,
    'slug', p.slug, 'picture', (
      select i.picture_id from product_pictures i where i.product_id = p.id order by i.position limit 1)
  ) order by l.position), '[]')
  from order_lines l
  join products p on p.id = l.product_id
  where l.order_id = ${orders.id})`;

const events = sql<StoredEvent[]>`(
  select coalesce(json_agg(json_build_object('at', e.at, 'actor', a.name, 'from', e."from", 'to', e."to") order by e.id), '[]')
  from order_events e
  left join customers a on a.id = e.actor_id
  where e.order_id = ${orders.id})`;

/** Orders with their lines and history, in one statement. */
export async function selectOrders(
  db: Db,
  asked: { where: SQL | undefined; orderBy?: SQL[]; limit?: number; offset?: number },
): Promise<StoredOrder[]> {
  const query = db
    .select({ order: orders, storeName: stores.name, lines, events })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(asked.where)
    .orderBy(...(asked.orderBy ?? []))
    .$dynamic();
  if (asked.limit !== undefined) query.limit(asked.limit);
  if (asked.offset !== undefined) query.offset(asked.offset);
  const rows = await query;
  return rows.map(({ order, lines, ...more }) => ({ ...order, ...more, lines: lines.map(withPictureUrl) }));
}

function withPictureUrl(line: StoredOrderLine): StoredOrderLine {
  return { ...line, picture: line.picture === null ? null : pictureUrl(line.picture, 320) };
}

/** One order by its id, or null. */
export async function selectOrder(db: Db, id: number): Promise<StoredOrder | null> {
  const [found] = await selectOrders(db, { where: eq(orders.id, id) });
  return found ?? null;
}
