import { pickedTotals } from '#domain/picking/picked-order.ts';
import type { OrderTotals } from '#domain/pricing/order-totals.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import { asc, eq } from '#server/db/sql.ts';
import { orderChanges, orderEvents, type RecordedLine } from '#server/db/tables/order-events.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { writeRows } from '#server/db/write-rows.ts';
import { returnCredit } from '#server/services/credit/order-credit.ts';
import { applyMove } from '#server/services/order/apply-move.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import type { PickLineRow } from '#server/services/picking/line-stock.ts';
import { serverWords } from '#server/words/server-words.ts';
import type { RunWrite } from './run-call.ts';
import { selectSubstituteLines } from './substitute-lines.ts';

type Line = typeof orderLines.$inferSelect;
/** What an order is made of once it is picked; a line without an id is what stands for another. */
type PickedLine = Omit<Line, 'id'> & { id: number | null };

/**
 * Writes what was picked of an order as what it holds and comes to: `orderedMilli` keeps what was wished, `agreedTotalCents`
 * what it came to, a substitute is a line of its own. What differs is a change of the order, so that it stays known what was
 * paid before. An order of which nothing was found is cancelled, its fee included. The caller holds the order's row.
 */
export async function writePicked(call: RunWrite, row: OrderRow, picked: readonly PickLineRow[]): Promise<void> {
  const { tx } = call;
  const agreed = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, row.id))
    .orderBy(asc(orderLines.position));
  const pickedOf = new Map(picked.map(({ lineId, pickedMilli }) => [lineId, pickedMilli]));
  const own = agreed.map((line) => ({ ...line, ...ofPicked(line, pickedOf.get(line.id)) }));
  const added = await selectSubstituteLines(tx, row, { picked, after: agreed.at(-1)?.position ?? -1 });
  const lines: PickedLine[] = [...own, ...added.map((line) => ({ ...line, id: null }))];
  const totals = pickedTotals(lines, row.feeCents);
  if (!totals) return cancelUnfound(call, row);
  const figured = lines.map((line, i) => ({ ...line, ...totals.lines[i] }));
  const known = figured.flatMap(({ id, ...line }) => (id === null ? [] : [{ id, ...line }]));
  await writeRows(tx, { table: orderLines, key: [orderLines.id] }, known);
  const more = figured.flatMap(({ id, ...line }) => (id === null ? [line] : []));
  if (more.length > 0) await tx.insert(orderLines).values(more);
  await writeSums(call, row, totals);
  const isOther = totals.totalCents !== row.totalCents || added.length > 0 || own.some(isOtherThanOrdered);
  if (isOther) await noteChange(call, row, { before: agreed, after: figured, totals });
}

function ofPicked({ quantityMilli }: Line, pickedMilli: Milli | undefined) {
  return { orderedMilli: quantityMilli, quantityMilli: pickedMilli ?? quantityMilli };
}

function isOtherThanOrdered({ orderedMilli, quantityMilli }: Pick<Line, 'orderedMilli' | 'quantityMilli'>): boolean {
  return orderedMilli !== quantityMilli;
}

function cancelUnfound(call: RunWrite, row: OrderRow): Promise<void> {
  const reason = serverWords[row.language].picking.nothingFound;
  return applyMove(call, row, { to: 'cancelled', actorId: call.who.customerId, reason });
}

async function writeSums({ tx, now }: RunWrite, row: OrderRow, totals: OrderTotals): Promise<void> {
  const { goodsCents, vatCents, totalCents, vatByRate } = totals;
  const creditCents = Math.min(row.creditCents, totalCents);
  await returnCredit({ tx, now }, row.id, creditCents);
  const figures = { goodsCents, vatCents, totalCents, vatByRate, creditCents };
  const standing = { pickedAt: now, agreedTotalCents: row.totalCents, pickRunId: null, updatedAt: now };
  await tx
    .update(orders)
    .set({ ...figures, ...standing })
    .where(eq(orders.id, row.id));
}

type Written = { before: readonly Line[]; after: readonly PickedLine[]; totals: OrderTotals };

async function noteChange(
  { tx, who, now }: RunWrite,
  row: OrderRow,
  { before, after, totals }: Written,
): Promise<void> {
  const [event] = await tx
    .insert(orderEvents)
    .values({ orderId: row.id, kind: 'change', at: now, actorId: who.customerId, to: 'picked' })
    .returning({ id: orderEvents.id });
  if (!event) throw new Error('the event was not written');
  await tx.insert(orderChanges).values({
    eventId: event.id,
    linesBefore: before.map(toRecorded),
    linesAfter: after.filter(({ quantityMilli }) => quantityMilli > 0).map(toRecorded),
    feeBeforeCents: row.feeCents,
    feeAfterCents: row.feeCents,
    totalBeforeCents: row.totalCents,
    totalAfterCents: totals.totalCents,
    creditBeforeCents: row.creditCents,
  });
}

function toRecorded({
  productId,
  productName,
  unit,
  quantityMilli,
  lineCents,
  substitution,
}: RecordedLine): RecordedLine {
  return { productId, productName, unit, quantityMilli, lineCents, substitution };
}
