import type { PickEventSent } from '#contract/orders/pick-runs.ts';
import type { Unit } from '#domain/catalogue/unit.ts';
import { type Milli, quantityStepMilli, staffStepMilli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, inArray } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { orderLines } from '#server/db/tables/orders.ts';
import { pickLines } from '#server/db/tables/pick-runs.ts';
import { shortDateLots } from '#server/db/tables/stock-counts.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import type { PickLineRow } from '#server/services/picking/line-stock.ts';
import { readPickingSettings } from '#server/services/picking/picking-settings.ts';
import { readScanned, type Scanned } from '#server/services/picking/read-scanned.ts';
import type { RunRow } from './lock-run.ts';

/** What events are read by: the lines that are in the run now, their products, and the shop's settings. */
export type EventContext = {
  lines: Map<number, PickLineRow>;
  /** Unit price and wish of each line, as they were agreed. */
  agreed: ReadonlyMap<number, Pick<typeof orderLines.$inferSelect, 'unitCents' | 'substitution' | 'unit'>>;
  orders: ReadonlyMap<number, OrderRow>;
  products: ReadonlyMap<number, PickedProduct>;
  /** Of lots of short date in the run: the product whose codes their packs have. */
  madeOf: ReadonlyMap<number, number>;
  scanned: ReadonlyMap<string, Scanned>;
  settings: Awaited<ReturnType<typeof readPickingSettings>>;
};

type Asked = { run: RunRow; orders: readonly OrderRow[]; events: readonly PickEventSent[]; now: Date };

/** Reads it for the events of one call. */
export async function readContext(tx: Db, { run, orders, events, now }: Asked): Promise<EventContext> {
  const { id: runId, storeId } = run;
  const ids = orders.map(({ id }) => id);
  const rows = await tx
    .select({ line: pickLines, agreed: orderLines })
    .from(pickLines)
    .innerJoin(orderLines, eq(orderLines.id, pickLines.lineId))
    .where(and(eq(pickLines.runId, runId), inArray(pickLines.orderId, ids)));
  const settings = await readPickingSettings(tx);
  const scanned = await readScanned(tx, events, { patterns: settings.scaleBarcodes, storeId, now });
  const named = events.flatMap(({ product_id: productId }) => productId ?? []);
  const involved = [
    ...rows.map(({ line }) => line.productId),
    ...named,
    ...[...scanned.values()].map((s) => s.productId),
  ];
  return {
    lines: new Map(rows.map(({ line }) => [line.lineId, line])),
    agreed: new Map(rows.map(({ line, agreed }) => [line.lineId, agreed])),
    orders: new Map(orders.map((order) => [order.id, order])),
    products: await selectPickedProducts(tx, [...new Set(involved)]),
    madeOf: scanned.size > 0 ? await selectMadeOf(tx, [...new Set(rows.map(({ line }) => line.productId))]) : new Map(),
    scanned,
    settings,
  };
}

/** What a run's events are read by of a product. */
type PickedProduct = {
  id: number;
  unit: Unit;
  weightG: number | null;
  volumeMl: number | null;
  stepMilli: Milli;
};

async function selectMadeOf(db: Db, ids: number[]): Promise<ReadonlyMap<number, number>> {
  const { productId, ofId } = shortDateLots;
  const rows = await db.select({ productId, ofId }).from(shortDateLots).where(inArray(productId, ids));
  return new Map(rows.map((lot) => [lot.productId, lot.ofId]));
}

/** Products by their ids. */
async function selectPickedProducts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, PickedProduct>> {
  if (ids.length === 0) return new Map();
  const { id, unit, unitWeightG: weightG, volumeMl, quantityStepMilli: step } = products;
  const rows = await db
    .select({ id, unit, weightG, volumeMl, step })
    .from(products)
    .where(inArray(id, [...ids]));
  return new Map(
    rows.map(({ step: own, ...row }) => {
      const sold = row.unit as Unit;
      return [row.id, { ...row, unit: sold, stepMilli: staffStepMilli(sold, quantityStepMilli(sold, own)) }];
    }),
  );
}
