import type { PickRun } from '#contract/orders/pick-runs.ts';
import { dayIn } from '#domain/clock/zone-time.ts';
import { defaultLanguage } from '#domain/language/language.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { roomFor } from '#domain/slot/slot-room.ts';
import { pickingSeconds } from '#domain/slot/slot-rules.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, eq, gt, inArray, isNull, lt, ne, sql } from '#server/db/sql.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { slotPlaces } from '#server/db/tables/slot-places.ts';
import { slots } from '#server/db/tables/slots.ts';
import { handOver } from '#server/features/orders/staff/hand-over.ts';
import { planHandOver } from '#server/features/orders/staff/plan-hand-over.ts';
import { finishRun } from '#server/features/picking/runs/finish-run.ts';
import { readRun } from '#server/features/picking/runs/read-run.ts';
import { requireRun } from '#server/features/picking/runs/run-rows.ts';
import { startRun } from '#server/features/picking/runs/start-run.ts';
import { takeEvents } from '#server/features/picking/runs/take-events.ts';
import { applyMove } from '#server/services/order/apply-move.ts';
import { type OrderRow, selectOrder } from '#server/services/order/stored-order.ts';
import { selectUnfulfillable } from '#server/services/payments/waits-for-payment.ts';
import { demoEmails } from './accounts.ts';
import { timeZone } from './calendar.ts';
import { drawnBytes } from './payments/drawn-bytes.ts';
import { noteRenewals } from './payments/note-renewals.ts';
import { slotTimes } from './seed-stores.ts';
import { demoDecimals } from './stores.ts';

const minute = 60_000;
/** A slot begins so long after the seeding at the soonest that nothing of it is late yet; as far ahead one looks. */
const soonest = 60 * minute;
const furthest = 48 * 60 * minute;
/** Of each way, in each store, so many of the next slots have orders. */
const slotsOfAWay = 3;

/**
 * The day of whoever picks: the open orders of the year are in the next slots of their stores, a run is half picked in the
 * second store, another one is finished in the first, with the labels of its bags, and an order that was picked in
 * another was handed over but for what was refused of it.
 */
export async function seedPickDay(tx: Db, now: Date, currency: string): Promise<void> {
  const open = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'submitted'), isNull(orders.slotId), ne(orders.paymentStatus, 'refunded')))
    .orderBy(asc(orders.id));
  await takeSlots(tx, open, now);
  const unpaid = await selectUnfulfillable(tx, open);
  const mayBePicked = open.filter((one) => mayFetch(one) && !unpaid.has(one.id));
  // Those that were begun come first: how many there are differs by the hour.
  const inStore = (storeId: number) =>
    mayBePicked
      .filter((one) => one.storeId === storeId)
      .toSorted((a, b) => Number(b.fulfilment === 'processing') - Number(a.fulfilment === 'processing'));
  await pickAll(tx, { storeId: 1, ids: idsOf(inStore(1)).slice(0, 2), now });
  // In cash, so that what is refused of it asks no provider for money back.
  const others = [...[4, 3, 5].flatMap(inStore), ...[1, 2].flatMap((id) => inStore(id).slice(2))];
  const handed = others.find(({ type, paymentMethod }) => type === 'pickup' && paymentMethod === 'cash');
  if (handed) {
    await pickAll(tx, { storeId: handed.storeId, ids: [handed.id], now });
    await handOverInPart(tx, handed.id, { now, currency });
  }
  await pick(tx, { storeId: 2, ids: idsOf(inStore(2)).slice(0, 2), part: 0.5, now });
  // Nobody is mailed about what the demo begins with.
  await tx.update(outbox).set({ doneAt: now }).where(isNull(outbox.doneAt));
}

const mayFetch = ({ fulfilment, pickedAt }: OrderRow) =>
  (fulfilment === 'processing' || fulfilment === 'pending') && pickedAt === null;
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

async function pickAll(tx: Db, named: { storeId: number; ids: number[]; now: Date }): Promise<void> {
  const { now } = named;
  const run = await pick(tx, { ...named, part: 1 });
  if (!run) return;
  const bags = run.orders.map(({ id }) => ({ order_id: id, ambient: 2, cold: 1, frozen: 0 }));
  await finishRun(callAt(tx, now), { id: run.id, bags, close_questions: false });
}

/** Delivered but for a piece of its first goods, which was refused; what was left to pay was taken in cash. */
async function handOverInPart(tx: Db, id: number, { now, currency }: { now: Date; currency: string }): Promise<void> {
  const call = callAt(tx, now);
  const by = { actorId: call.who.customerId, reason: null };
  const begun = await lockOrder(tx, id);
  if (begun.fulfilment === 'pending') await applyMove(call, begun, { to: 'processing', ...by });
  await applyMove(call, await lockOrder(tx, id), { to: 'ready', ...by });
  const [row, order] = [await lockOrder(tx, id), await selectOrder(tx, id)];
  const line = order?.lines.find(({ quantityMilli }) => quantityMilli >= 1000);
  if (!order || !line) return;
  const refused = [{ item_id: line.id, quantity: 1, reason: 'Emballage abîmé' }];
  const { dueCents } = await planHandOver(tx, order, refused);
  const said = { refused, cash_taken: toDecimal(dueCents, demoDecimals), age_checked: true, to_whom: undefined };
  await handOver({ ...call, currency }, row, said);
}

async function lockOrder(tx: Db, id: number): Promise<OrderRow> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!row) throw new Error(`the demo has no order ${id}`);
  return row;
}

type Open = { id: number; storeId: number; type: 'delivery' | 'pickup' };

/** Each order in turn goes into one of the next slots of its way that has room for it; what finds none agrees its time later. */
async function takeSlots(tx: Db, open: readonly Open[], now: Date): Promise<void> {
  const [from, to] = [new Date(now.getTime() + soonest), new Date(now.getTime() + furthest)];
  const found = await tx
    .select()
    .from(slots)
    .where(and(gt(slots.startsAt, from), lt(slots.startsAt, to)))
    .orderBy(asc(slots.startsAt), asc(slots.id));
  const offered = found.map((slot) => ({ ...slot, used: { orders: 0, pickingSeconds: 0 } }));
  const secondsOf = await selectSeconds(tx, open);
  const taken = open.flatMap(({ id: orderId, storeId, type }) => {
    const own = offered.filter((slot) => slot.storeId === storeId && slot.type === type).slice(0, slotsOfAWay);
    const seconds = secondsOf.get(orderId) ?? 0;
    const [slot] = own
      .filter((one) => roomFor(one, one.used, seconds) === null)
      .toSorted((a, b) => a.used.orders - b.used.orders);
    if (!slot) return [];
    slot.used = { orders: slot.used.orders + 1, pickingSeconds: slot.used.pickingSeconds + seconds };
    return [{ orderId, slotId: slot.id, startsAt: slot.startsAt, seconds, day: dayIn(timeZone, slot.startsAt) }];
  });
  if (taken.length === 0) return;
  const rows = JSON.stringify(taken);
  await tx.execute(sql`
    update orders o set slot_id = t."slotId", estimated_delivery_date = t.day
    from json_to_recordset(${rows}::json) as t("orderId" int, "slotId" int, day date) where o.id = t."orderId"`);
  await tx
    .insert(slotPlaces)
    .values(
      taken.map(({ orderId, slotId, seconds }) => ({ orderId, slotId, pickingSeconds: seconds, createdAt: now })),
    );
  await noteRenewals(tx, taken);
}

/** How long each order takes to pick. */
async function selectSeconds(tx: Db, open: readonly Open[]): Promise<ReadonlyMap<number, number>> {
  const ids = open.map(({ id }) => id);
  const lines = await tx
    .select({ orderId: orderLines.orderId, count: sql<number>`count(*)::int` })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .groupBy(orderLines.orderId);
  return new Map(lines.map(({ orderId, count }) => [orderId, pickingSeconds(slotTimes, count)]));
}

/** As the demo's picker does it, whose mails nobody waits for. */
function callAt(tx: Db, now: Date) {
  const index = demoEmails.indexOf('picker@panier.example');
  const who = {
    ...{ customerId: index + 1, sessionId: '', email: demoEmails[index] ?? '', isVerified: true },
    ...({
      roles: ['CAN_PICK_ORDERS'],
      priceType: 'retail',
      authenticatedAt: now,
      hasSecondFactor: false,
      storeIds: null,
    } as const),
  };
  const silent = { announce: () => undefined, audit: async () => undefined };
  return { tx, now, who, language: defaultLanguage, decimals: demoDecimals, ...silent };
}

/** Takes orders into a run half an hour before now and picks a part of it since; null where there is nothing to take. */
async function pick(
  tx: Db,
  { storeId, ids, part, now }: { storeId: number; ids: number[]; part: number; now: Date },
): Promise<PickRun | null> {
  if (ids.length === 0) return null;
  const begun = new Date(now.getTime() - 30 * minute);
  const started = callAt(tx, begun);
  const { runId } = await startRun(started, { store_id: storeId, slot_id: undefined, order_ids: ids });
  const run = await readRun(tx, { row: await requireRun(tx, runId) }, started);
  const picked = run.lines.slice(0, Math.ceil(run.lines.length * part));
  const events = picked.map(({ id, quantity, weighed }, i) => ({
    id: drawnUuid(runId, id),
    at: new Date(begun.getTime() + ((i + 1) * 25 * minute) / picked.length).toISOString(),
    line_id: id,
    kind: 'picked',
    ...(weighed && { quantity }),
  }));
  await takeEvents(callAt(tx, now), { id: runId, events });
  return run;
}

/** The id of an event as a device makes it. */
function drawnUuid(...words: readonly number[]): string {
  const hex = drawnBytes('pick', ...words)(16).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}
