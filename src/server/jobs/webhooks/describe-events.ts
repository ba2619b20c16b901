import { toDecimal } from '#domain/money/cents.ts';
import type { Db } from '#server/db/connection.ts';
import { asc, eq, inArray, sql } from '#server/db/sql.ts';
import { productBarcodes, products } from '#server/db/tables/catalogue.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { slots } from '#server/db/tables/slots.ts';
import { stock } from '#server/db/tables/stock.ts';
import type { ToldEvent } from './take-events.ts';

/** What is told of a thing; null where there is nothing to tell of it any more. */
export type Described = { data: Record<string, unknown> & { id: number | null; version: number | null } } | null;

/**
 * What each event says: the thing as it is now, with its version, in statements for all. Of an order it has neither who
 * ordered nor where it goes: a program that needs that reads the order by a key.
 */
export async function describeEvents(db: Db, events: readonly ToldEvent[], decimals: number): Promise<Described[]> {
  const idsOf = (begins: string) => [
    ...new Set(events.flatMap(({ type, thingId }) => (type.startsWith(begins) && thingId !== null ? [thingId] : []))),
  ];
  const orderIds = [...new Set([...idsOf('order.'), ...idsOf('payment.')])];
  const productIds = [...new Set([...idsOf('product.changed'), ...idsOf('stock.')])];
  const ordersById = await readOrders(db, orderIds, decimals);
  const productsById = await readProducts(db, productIds);
  const stockOf = await readStocks(db, idsOf('stock.'));
  return events.map(({ type, thingId, storeIds, detail }) => {
    if (type === 'product.deleted') return { data: { id: thingId, version: (detail?.version as number) ?? null } };
    if (type === 'product.changed' && thingId === null) return { data: { id: null, version: null, storeIds } };
    if (thingId === null) return null;
    if (type === 'product.changed') {
      const product = productsById.get(thingId);
      return product ? { data: { ...product, storeIds } } : null;
    }
    if (type === 'stock.changed') {
      const [product, held] = [productsById.get(thingId), stockOf.get(`${storeIds?.[0]}/${thingId}`)];
      return product && held ? { data: { ...product, ...held } } : null;
    }
    const order = ordersById.get(thingId);
    if (!order) return null;
    const { items, ...rest } = order;
    const moved = type === 'order.changed' ? {} : (detail ?? {});
    return { data: { ...rest, ...(type.startsWith('order.') && { items }), ...moved } };
  });
}

async function readOrders(db: Db, ids: readonly number[], decimals: number) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db
    .select({ order: orders, slot: slots })
    .from(orders)
    .leftJoin(slots, eq(slots.id, orders.slotId))
    .where(inArray(orders.id, [...ids]));
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  return new Map(
    rows.map(({ order, slot }) => [
      order.id,
      {
        id: order.id,
        version: order.version,
        orderNumber: order.orderNumber,
        storeId: order.storeId,
        type: order.type,
        status: order.status === 'rejected' ? 'rejected' : order.fulfilment,
        paymentStatus: order.paymentStatus,
        paymentMethod: order.paymentMethod,
        totalIncludeGst: toDecimal(order.totalCents, decimals),
        deliveryFee: toDecimal(order.feeCents, decimals),
        placedAt: order.submittedAt?.toISOString() ?? null,
        slot: slot && { start: slot.startsAt.toISOString(), end: slot.endsAt.toISOString() },
        items: lines
          .filter(({ orderId }) => orderId === order.id)
          .map((line) => ({
            productId: line.productId,
            quantity: line.quantityMilli / 1000,
            priceIncludeTaxes: toDecimal(line.unitCents, decimals),
            total: toDecimal(line.lineCents, decimals),
          })),
      },
    ]),
  );
}

async function readProducts(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const barcode = sql<string | null>`(select b.code from ${productBarcodes} b where b.product_id = ${products.id}
    order by b.position limit 1)`;
  const rows = await db
    .select({
      id: products.id,
      version: sql<number>`${products.version} + ${products.figuresVersion}`,
      barcode,
      supplierCode: products.supplierCode,
      visible: products.visible,
    })
    .from(products)
    .where(sql`${inArray(products.id, [...ids])} and ${products.deletedAt} is null`);
  return new Map(rows.map((row) => [row.id, row]));
}

async function readStocks(db: Db, productIds: readonly number[]) {
  if (productIds.length === 0) return new Map<string, never>();
  const rows = await db
    .select()
    .from(stock)
    .where(inArray(stock.productId, [...productIds]));
  return new Map(
    rows.map(({ storeId, productId, onHandMilli, reservedMilli, inventory }) => [
      `${storeId}/${productId}`,
      {
        storeId,
        onHand: onHandMilli / 1000,
        reserved: reservedMilli / 1000,
        available: (onHandMilli - reservedMilli) / 1000,
        isCounted: inventory,
      },
    ]),
  );
}
