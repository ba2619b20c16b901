import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { pickedTotals } from '#domain/picking/picked-order.ts';
import type { Db } from '#server/db/connection.ts';
import { products, productTexts } from '#server/db/tables/catalogue.ts';
import { orderChanges, orderEvents, type RecordedLine } from '#server/db/tables/order-events.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { returnCredit } from '#server/services/credit/order-credit.ts';
import { applyMove, staffStatus } from '#server/services/order/apply-move.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import type { PickLineRow } from '#server/services/picking/line-stock.ts';
import { serverWords } from '#server/words/words.ts';
import type { RunWrite } from './run-call.ts';

type Line = typeof orderLines.$inferSelect;
type NewLine = typeof orderLines.$inferInsert;

/**
 * Writes what was picked of an order as what it holds and comes to: `orderedMilli` keeps what was wished, `agreedTotalCents`
 * what it came to, a substitute is a line of its own. What differs is a change of the order, so that what was paid before is
 * known. An order of which nothing was found is cancelled, its fee included. The caller holds the order's row.
 */
export async function writePicked(call: RunWrite, row: OrderRow, picked: readonly PickLineRow[]): Promise<void> {
  const { tx, who, now, audit } = call;
  const before = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, row.id))
    .orderBy(asc(orderLines.position));
  const substitutes = await selectSubstituteLines(tx, row, { picked, position: (before.at(-1)?.position ?? -1) + 1 });
  const pickedOf = new Map(picked.map((line) => [line.lineId, line.pickedMilli]));
  const counted = before.map((line) => ({ ...line, pickedMilli: pickedOf.get(line.id) ?? line.quantityMilli }));
  const totals = pickedTotals(
    [
      ...counted.map((line) => ({ ...line, substitute: null })),
      ...substitutes.map((line) => ({ ...line, pickedMilli: line.quantityMilli, substitute: null })),
    ],
    row.feeCents,
  );
  const { orderNumber: label, storeId, customerId, id } = row;
  const entry = { thing: 'order', id, label, storeId, about: { orderId: id, customerId } } as const;
  if (!totals) {
    const reason = serverWords[row.language].picking.nothingFound;
    await applyMove(call, row, { to: 'cancelled', actorId: who.customerId, reason });
    return audit({ ...entry, before: { status: staffStatus(row) }, after: { status: 'cancelled' } });
  }
  const after = [...counted, ...substitutes].map((line, i) => ({ ...line, ...totals.lines[i] }));
  const own = after.slice(0, counted.length);
  for (const { id: lineId, orderedMilli: _, pickedMilli, quantityMilli, lineCents, vatCents } of own as typeof counted) {
    const values = { orderedMilli: quantityMilli, quantityMilli: pickedMilli, lineCents, vatCents };
    await tx.update(orderLines).set(values).where(eq(orderLines.id, lineId));
  }
  const added = after.slice(counted.length) as NewLine[];
  if (added.length > 0) await tx.insert(orderLines).values(added);
  const { goodsCents, vatCents, totalCents, vatByRate } = totals;
  const creditCents = Math.min(row.creditCents, totalCents);
  await returnCredit({ tx, now }, id, creditCents);
  await tx
    .update(orders)
    .set({
      ...{ goodsCents, vatCents, totalCents, vatByRate, creditCents },
      ...{ pickedAt: now, agreedTotalCents: row.totalCents, pickRunId: null, updatedAt: now },
    })
    .where(eq(orders.id, id));
  await audit({ ...entry, before: itemsOf(before, row.totalCents), after: itemsOf([...own, ...added], totalCents) });
}
