import type { StorageType } from '#domain/catalogue/usual-facts.ts';
import type { Language } from '#domain/language/language.ts';
import { dueCents } from '#domain/order/due.ts';
import type { OrderType } from '#domain/order/status.ts';
import type { Substitution } from '#domain/order/substitution.ts';
import type { ToPick } from '#domain/picking/walking-order.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, eq, inArray, sql } from '#server/db/sql.ts';
import { products, productTexts } from '#server/db/tables/catalogue.ts';
import { isListed, orderLines, orders } from '#server/db/tables/orders.ts';
import { shelfPlaces } from '#server/db/tables/picking.ts';
import { slots } from '#server/db/tables/slots.ts';
import { stores } from '#server/db/tables/stores.ts';
import { paymentStepsOf, returnedOf } from '../order/payment-steps.ts';

/** An order as it is packed and handed over; amounts in cents, moments in UTC. */
export type PackedOrder = {
  id: number;
  /** Null for a draft of the staff. */
  number: string | null;
  customerName: string;
  customerPhone: string;
  storeId: number;
  storeName: string;
  timeZone: string;
  type: OrderType;
  slot: { startsAt: Date; endsAt: Date } | null;
  note: string | null;
  substitution: Substitution | null;
  totalCents: number;
  /** Still to be paid; below 0: to be given back. */
  dueCents: number;
};

/**
 * These orders, in the order of their ids as they are asked for; those that are unknown, or drafts of shoppers, are left
 * out.
 */
export async function selectPackedOrders(db: Db, ids: readonly number[]): Promise<PackedOrder[]> {
  const rows = await db
    .select({
      order: orders,
      storeName: stores.name,
      timeZone: stores.timeZone,
      slot: slots,
      steps: paymentStepsOf,
      returnedCents: returnedOf,
    })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .leftJoin(slots, eq(slots.id, orders.slotId))
    .where(and(inArray(orders.id, [...ids]), isListed(orders)));
  const found = new Map(rows.map((row) => [row.order.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const { order, storeName, timeZone, slot, steps, returnedCents } = row;
    const { orderNumber: number, storeId, type, deliveryNote: note, substitution, totalCents } = order;
    return [
      {
        id,
        number,
        customerName: order.customerName ?? '',
        customerPhone: order.customerPhone ?? '',
        storeId,
        storeName,
        timeZone,
        type,
        slot: slot && { startsAt: slot.startsAt, endsAt: slot.endsAt },
        note,
        substitution,
        totalCents,
        dueCents: dueCents(order, steps, returnedCents),
      },
    ];
  });
}

/** A line of an order with what one needs to find it in the store. */
export type LineToPick = ToPick & {
  id: number;
  orderId: number;
  quantityMilli: Milli;
  unit: string;
  /** The line's own wish; null: that of its order. */
  substitution: Substitution | null;
  pictureId: string | null;
  /** As packs show them, in their order; those of short date show the codes of the goods that they were made of. */
  barcodes: string[];
  /** By which the shop’s scales name it. */
  scaleCode: string | null;
};

/** What a lot of short date was made of. */
const madeOf = sql`(select lot.of_id from short_date_lots lot where lot.product_id = ${products.id})`;

/**
 * The lines of orders, order by order as they stand there, with the facts of their products as they are today; with
 * `lineIds` these alone.
 */
export async function selectLinesToPick(
  db: Db,
  orderIds: readonly number[],
  language: Language,
  lineIds?: readonly number[],
): Promise<LineToPick[]> {
  const named = and(eq(productTexts.productId, products.id), eq(productTexts.language, language));
  const placed = and(eq(shelfPlaces.productId, products.id), eq(shelfPlaces.storeId, orders.storeId));
  return db
    .select({
      id: orderLines.id,
      orderId: orderLines.orderId,
      productId: orderLines.productId,
      name: sql<string>`coalesce(nullif(${productTexts.name}, ''), ${orderLines.productName})`,
      category: products.category,
      storageType: sql<StorageType>`${products.storageType}`,
      shelf: shelfPlaces.shelf,
      quantityMilli: orderLines.quantityMilli,
      unit: orderLines.unit,
      scaleCode: sql<string | null>`coalesce(${products.scaleCode},
        (select o.scale_code from products o where o.id = ${madeOf}))`,
      substitution: orderLines.substitution,
      pictureId: sql<string | null>`(select x.picture_id from product_pictures x
        where x.product_id = ${products.id} order by x.position limit 1)`,
      barcodes: sql<
        string[]
      >`(select coalesce(json_agg(right(b.code, b.digits) order by b.product_id = ${products.id} desc, b.position), '[]')
        from product_barcodes b where b.product_id in (${products.id}, ${madeOf}))`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(productTexts, named)
    .leftJoin(shelfPlaces, placed)
    .where(and(inArray(orderLines.orderId, [...orderIds]), lineIds && inArray(orderLines.id, [...lineIds])))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
}
