import type { ParsedOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import type { finishPickRun } from '#contract/orders/pick-runs.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, eq, inArray } from '#server/db/sql.ts';
import { pickLines, pickRunOrders, pickRuns } from '#server/db/tables/pick-runs.ts';
import { readStock } from '#server/services/order/stock-ledger.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { type PickLineRow, reserveExactly } from '#server/services/picking/line-stock.ts';
import { lockRun } from './lock-run.ts';
import type { RunWrite } from './run-call.ts';
import { stateAt } from './run-lines.ts';
import { writePicked } from './write-picked.ts';

/**
 * Ends a run: what was picked becomes what its orders hold, what they have reserved and what they come to, once. Finished
 * already: nothing happens. Throws `notFound`, `conflict` for one that was given back, `invalid` naming the lines that are
 * undecided, and `waitingForAnswer` for proposals, unless they are to be a no.
 */
export async function finishRun(
  call: RunWrite,
  { id, bags, close_questions: closesQuestions }: ParsedOf<typeof finishPickRun>,
): Promise<void> {
  const { tx, who, now, audit } = call;
  const { run, orders } = await lockRun(tx, id);
  if (run.state === 'given_back') throw new Refusal('conflict');
  const status = { before: { status: run.state }, after: { status: 'finished' } };
  await audit({ thing: 'pickRun', id, storeId: run.storeId, ...status });
  if (run.state === 'finished') return;
  const version = run.version + 1;
  const lines = await decidedLines(tx, { runId: id, orders, closesQuestions: closesQuestions ?? false, now });
  const goods = lines.flatMap(({ productId, substituteId }) => [productId, ...(substituteId ? [substituteId] : [])]);
  // All at once, in the order of their ids: two runs that end at the same time wait for each other.
  await readStock(tx, run.storeId, [...new Set(goods)], { lock: true });
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  const bagsOf = new Map(bags.map(({ order_id: orderId, ...counts }) => [orderId, counts]));
  for (const order of orders) {
    const own = byOrder.get(order.id) ?? [];
    for (const line of own) await settleReserved(tx, { ...order, now }, line);
    await writePicked(call, order, own);
    const counts = bagsOf.get(order.id);
    const mine = and(eq(pickRunOrders.runId, id), eq(pickRunOrders.orderId, order.id));
    if (counts) await tx.update(pickRunOrders).set(counts).where(mine);
  }
  await tx
    .update(pickRuns)
    .set({ state: 'finished', version, endedAt: now, endedBy: who.customerId })
    .where(eq(pickRuns.id, id));
}

type Ending = { runId: number; orders: readonly OrderRow[]; closesQuestions: boolean; now: Date };

/** The lines of the orders that are in the run, all decided: a proposal that waits no longer is a no from here on. */
async function decidedLines(tx: Db, { runId, orders, closesQuestions, now }: Ending): Promise<PickLineRow[]> {
  const ids = orders.map(({ id }) => id);
  const found = await tx
    .select()
    .from(pickLines)
    .where(and(eq(pickLines.runId, runId), inArray(pickLines.orderId, ids)))
    .orderBy(asc(pickLines.lineId));
  const undecided = found.filter(({ state }) => state === 'waiting').map(({ lineId }) => lineId);
  if (undecided.length > 0) {
    const fault = [{ message: 'picking.undecided', parameters: {} }];
    throw new Refusal('invalid', { errors: Object.fromEntries(undecided.map((line) => [`lines.${line}`, fault])) });
  }
  const waiting = found.filter((line) => stateAt(line, now) === 'proposed').map(({ lineId }) => lineId);
  if (waiting.length > 0 && !closesQuestions) throw new Refusal('waitingForAnswer', { data: { lines: waiting } });
  const asked = found.filter(({ state }) => state === 'proposed').map(({ lineId }) => lineId);
  await tx
    .update(pickLines)
    .set({ state: 'refused' })
    .where(and(eq(pickLines.runId, runId), inArray(pickLines.lineId, asked)));
  return found.map((line) => (line.state === 'proposed' ? { ...line, state: 'refused' } : line));
}

/** What the order has reserved of a line and of what stands for it becomes what is in its bags. */
async function settleReserved(
  tx: Db,
  { storeId, id: orderId, now }: OrderRow & { now: Date },
  line: PickLineRow,
): Promise<void> {
  const { runId, lineId, productId, substituteId, reservedMilli, substituteReservedMilli, pickedMilli } = line;
  const order = { storeId, orderId, now };
  await reserveExactly(tx, order, { productId, from: reservedMilli, to: pickedMilli });
  if (substituteId === null) return;
  const to = line.state === 'substituted' ? line.substituteMilli : 0;
  await reserveExactly(tx, order, { productId: substituteId, from: substituteReservedMilli, to });
  await tx
    .update(pickLines)
    .set({ reservedMilli: pickedMilli, substituteReservedMilli: to })
    .where(and(eq(pickLines.runId, runId), eq(pickLines.lineId, lineId)));
}
