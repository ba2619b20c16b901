import { invalidFields } from '#contract/errors.ts';
import type { PackingSheet } from '#contract/orders/packing.ts';
import { mayActIn } from '#domain/access/staff-stores.ts';
import type { Language } from '#domain/language/language.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { walkingStops } from '#domain/picking/walking-order.ts';
import { fromMilli, isSoldByMeasure } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { selectAisles } from '#server/services/picking/select-aisles.ts';
import { type PackedOrder, selectLinesToPick, selectPackedOrders } from '#server/services/picking/select-packed.ts';
import { pictureUrl } from '#server/services/product/picture-url.ts';
import type { OfStores } from '#server/services/session/own-stores.ts';

/**
 * What is fetched for each of these orders, as one walks through its store. Throws `invalid` with the place in `order_ids`
 * of the first order that is not there, or is of a store that `who` is not there for.
 */
export async function readPackingSheets(
  db: Db,
  orderIds: readonly number[],
  { who, language, decimals }: { who: OfStores; language: Language; decimals: number },
): Promise<PackingSheet[]> {
  const packed = await requireOrders(db, { ids: orderIds, who }, (i) => `order_ids.${i}`);
  const lines = Map.groupBy(await selectLinesToPick(db, orderIds, language), ({ orderId }) => orderId);
  const aisles = await selectAisles(db, [...new Set(packed.map(({ storeId }) => storeId))]);
  return packed.map((order) => {
    const own = lines.get(order.id) ?? [];
    const stops = walkingStops(own, { aisles: aisles.get(order.storeId)?.aisles ?? [], language });
    const { number, storeId, storeName, customerName, customerPhone, type, timeZone, note, substitution } = order;
    return {
      orderId: order.id,
      orderNumber: number,
      customerName,
      customerPhone,
      storeId,
      storeName,
      type,
      timeZone,
      slot: order.slot && { start: order.slot.startsAt.toISOString(), end: order.slot.endsAt.toISOString() },
      note,
      substitution,
      total: toDecimal(order.totalCents, decimals),
      dueAmount: toDecimal(order.dueCents, decimals),
      lines: stops.flatMap(({ lines: found, aisle, category, storageType, shelf }) =>
        found.map((line) => ({
          id: line.id,
          productId: line.productId,
          name: line.name,
          picture: line.pictureId && pictureUrl(line.pictureId, 160),
          barcode: line.barcodes[0] ?? null,
          storageType,
          aisle,
          category,
          shelf,
          quantity: fromMilli(line.quantityMilli),
          unit: line.unit,
          weighed: isSoldByMeasure(line.unit),
          substitution: line.substitution === substitution ? null : line.substitution,
        })),
      ),
    };
  });
}

/** These orders. Throws `invalid` on the field of the first that is not there, or is of another store than those of `who`. */
export async function requireOrders(
  db: Db,
  { ids, who }: { ids: readonly number[]; who: OfStores },
  fieldOf: (index: number) => string,
): Promise<PackedOrder[]> {
  const all = await selectPackedOrders(db, ids);
  const packed = all.filter(({ storeId }) => mayActIn(who.storeIds, storeId));
  const found = new Set(packed.map(({ id }) => id));
  const missing = ids.findIndex((id) => !found.has(id));
  if (missing !== -1) throw invalidFields({ [fieldOf(missing)]: 'validation.invalid' });
  return packed;
}
