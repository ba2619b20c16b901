import type { OutputOf } from '#contract/endpoint.ts';
import type { PickEventSent, takePickEvents } from '#contract/orders/pick-runs.ts';
import type { PickEventResult } from '#domain/picking/pick-line.ts';
import { fromMilli, toMilli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { eq, inArray } from '#server/db/sql.ts';
import { pickEvents, pickLines, pickRuns } from '#server/db/tables/pick-runs.ts';
import { writeRows } from '#server/db/write-rows.ts';
import { readEvents, takeOnce } from '#server/http/call/take-once.ts';
import { readStock } from '#server/services/order/stock-ledger.ts';
import type { PickLineRow } from '#server/services/picking/line-stock.ts';
import { applyEvent, type PickEventAt } from './apply-event.ts';
import { readContext } from './event-context.ts';
import { lockRun } from './lock-run.ts';
import { readRun } from './read-run.ts';
import type { RunReading, RunWrite } from './run-call.ts';
import { requireRun } from './run-rows.ts';

/**
 * Takes what pickers said of the lines of a run, in the order in which it was sent: each event counts once, whenever and
 * however often it comes, and is kept with what became of it. Answers a result for each and what changed in the run. Throws
 * `notFound`.
 */
export async function takeEvents(
  call: RunWrite & RunReading,
  { id, events: sent }: { id: number; events: readonly unknown[] },
): Promise<OutputOf<typeof takePickEvents>> {
  const { tx, who, now } = call;
  const { run, orders } = await lockRun(tx, id);
  const { pickEvent } = await import('#contract/orders/pick-events.schema.ts');
  const read = readEvents(pickEvent, sent);
  const events = read.flatMap((one) => ('event' in one ? [one.event] : []));
  const seen = await selectSeen(tx, events);
  const context = await readContext(tx, { run, orders, events, now });
  const goods = events.flatMap(({ line_id: line }) => context.lines.get(line)?.productId ?? []);
  const others = events.flatMap(({ product_id: product }) => product ?? []);
  // All at once, in the order of their ids: what is written of one line may not wait for who holds that of another.
  await readStock(tx, run.storeId, [...new Set([...goods, ...others])], { lock: true });
  const before = [...context.lines.values()];
  const version = run.version + 1;
  const actorId = who.customerId;
  const { results, taken } = await takeOnce(read, {
    now,
    seen,
    apply: async (event) =>
      run.state === 'open'
        ? applyEvent({ ...call, version, actorId }, context, event)
        : { result: 'runClosed' as const },
  });
  const kept = taken.map(({ event, done }) => toRow({ runId: id, event, now, actorId, result: done.result }));
  const changed = [...context.lines.values()].filter((line) => line.version === version);
  await writeRows(tx, { table: pickLines, key: [pickLines.runId, pickLines.lineId] }, changed);
  if (kept.length > 0) await tx.insert(pickEvents).values(kept);
  if (results.some(({ result }) => result === 'ok')) {
    await tx.update(pickRuns).set({ version }).where(eq(pickRuns.id, id));
  }
  const touched = new Set(events.map(({ line_id: line }) => line));
  const itemsOf = (lines: Iterable<PickLineRow>) => ({
    items: [...lines]
      .filter(({ lineId }) => touched.has(lineId))
      .map(({ productId, pickedMilli, state }) => ({ productId, quantity: fromMilli(pickedMilli), status: state })),
  });
  const after = itemsOf(context.lines.values());
  await call.audit({ thing: 'pickRun', id, storeId: run.storeId, before: itemsOf(before), after });
  return { results, run: await readRun(tx, { row: await requireRun(tx, id), since: run.version }, call) };
}

async function selectSeen(tx: Db, events: readonly PickEventSent[]): Promise<Set<string>> {
  const ids = events.map(({ id }) => id);
  const rows = await tx.select({ id: pickEvents.id }).from(pickEvents).where(inArray(pickEvents.id, ids));
  return new Set(rows.map(({ id }) => id));
}

type Kept = { runId: number; event: PickEventAt; now: Date; actorId: number; result: PickEventResult };

function toRow({ runId, event, now, actorId, result }: Kept): typeof pickEvents.$inferInsert {
  const { id, at, line_id: lineId, kind, quantity, barcode = null, product_id: productId = null } = event;
  return {
    id,
    runId,
    lineId,
    kind,
    at,
    receivedAt: now,
    actorId,
    quantityMilli: quantity === undefined ? null : toMilli(quantity),
    barcode,
    productId,
    shelfEmpty: event.shelf_empty ?? false,
    byPhone: event.accepted_by === 'phone',
    result,
  };
}
