import { and, eq, inArray } from 'drizzle-orm';
import type { PickEventSent } from '#contract/orders/pick-runs.ts';
import { codeOf, digitsOf } from '#domain/catalogue/barcode.ts';
import type { Unit } from '#domain/catalogue/unit.ts';
import { type Milli, quantityStepMilli, staffStepMilli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { productBarcodes, products } from '#server/db/tables/catalogue.ts';
import { orderLines } from '#server/db/tables/orders.ts';
import { pickLines } from '#server/db/tables/pick-runs.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import type { PickLineRow } from '#server/services/picking/line-stock.ts';
import { readPickingSettings } from './picking-settings.ts';

/** What events are read by: the lines that are in the run now, their products, and the shop's settings. */
export type EventContext = {
  lines: Map<number, PickLineRow>;
  /** Unit price and wish of each line, as they were agreed. */
  agreed: ReadonlyMap<number, Pick<typeof orderLines.$inferSelect, 'unitCents' | 'substitution' | 'unit'>>;
  orders: ReadonlyMap<number, OrderRow>;
  products: ReadonlyMap<number, PickedProduct>;
  scanned: ReadonlyMap<string, Scanned>;
  settings: Awaited<ReturnType<typeof readPickingSettings>>;
};

/** Reads it for the events of one call. */
export async function readContext(
  tx: Db,
  { runId, orders, events }: { runId: number; orders: readonly OrderRow[]; events: readonly PickEventSent[] },
): Promise<EventContext> {
  const ids = orders.map(({ id }) => id);
  const rows = await tx
    .select({ line: pickLines, agreed: orderLines })
    .from(pickLines)
    .innerJoin(orderLines, eq(orderLines.id, pickLines.lineId))
    .where(and(eq(pickLines.runId, runId), inArray(pickLines.orderId, ids)));
  const scanned = await readScanned(tx, events);
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
    scanned,
    settings: await readPickingSettings(tx),
  };
}

/** What a run's events are read by of a product. */
type PickedProduct = {
  id: number;
  scaleCode: string | null;
  unit: Unit;
  weightG: number | null;
  volumeMl: number | null;
  stepMilli: Milli;
};

/** Products by their ids. */
async function selectPickedProducts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, PickedProduct>> {
  if (ids.length === 0) return new Map();
  const { id, scaleCode, unit, unitWeightG: weightG, volumeMl, quantityStepMilli: step } = products;
  const rows = await db
    .select({ id, scaleCode, unit, weightG, volumeMl, step })
    .from(products)
    .where(inArray(id, [...ids]));
  return new Map(
    rows.map(({ step: own, ...row }) => {
      const sold = row.unit as Unit;
      return [row.id, { ...row, unit: sold, stepMilli: staffStepMilli(sold, quantityStepMilli(sold, own)) }];
    }),
  );
}

/** What a scanned code says: of which product it is, and how much of it a label of the shop's scale names. */
type Scanned = { productId: number; milli: Milli | null };

/** What the codes of events say, by the code as it was sent; one that says nothing is left out. */
async function readScanned(
  db: Db,
  events: readonly Pick<PickEventSent, 'barcode'>[],
): Promise<ReadonlyMap<string, Scanned>> {
  const codes = new Map<string, string>();
  for (const { barcode = '' } of events) {
    const digits = digitsOf(barcode);
    const code = digits && codeOf(digits);
    if (code) codes.set(barcode, code);
  }
  if (codes.size === 0) return new Map();
  const rows = await db
    .select()
    .from(productBarcodes)
    .where(inArray(productBarcodes.code, [...codes.values()]));
  const byCode = new Map(rows.map(({ code, productId }) => [code, productId]));
  return new Map(
    [...codes].flatMap(([text, code]): [string, Scanned][] => {
      const productId = byCode.get(code);
      return productId === undefined ? [] : [[text, { productId, milli: null }]];
    }),
  );
}
