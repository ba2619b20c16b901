import { Refusal } from '#contract/errors.ts';
import { dayIn } from '#domain/clock/zone-time.ts';
import type { Db } from '#server/db/connection.ts';
import { enqueue } from '#server/db/enqueue.ts';
import { and, eq, inArray } from '#server/db/sql.ts';
import { orderChanges, orderEvents, type RecordedLine } from '#server/db/tables/order-events.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { returnCredit } from '#server/services/credit/order-credit.ts';
import { type Availability, emptyShelves, releaseStock, reserveStock } from '#server/services/order/stock-ledger.ts';
import { chargePlace } from '#server/services/slot/take-place.ts';
import type { AgreedLine } from './agreed-lines.ts';
import type { ChangeCall } from './change-call.ts';
import type { Change } from './change-order.ts';
import { moveSlot } from './move-slot.ts';
import type { ChangedLine } from './plan-change.ts';

/** Writes the changed order and its place in the history, which answers its id; lines that stay keep theirs. */
export async function writeChange(
  call: Pick<ChangeCall<object>, 'tx' | 'actorId' | 'holderId' | 'reason' | 'secret' | 'now'>,
  change: Change,
): Promise<number> {
  const { tx, actorId, reason, now } = call;
  const { row, agreed, plan, slot, timeZone, deliveryNote, ageConfirmed, contact, shelfEmpty } = change;
  const { goodsCents, feeCents, vatCents, totalCents, vatByRate } = plan?.totals ?? row;
  // Money goes back first; an order that comes to less than its credit gives the rest of that back.
  const creditCents = Math.min(row.creditCents, totalCents);
  await returnCredit({ tx, now }, row.id, creditCents);
  const content = { deliveryNote, ageConfirmed, goodsCents, feeCents, vatCents, totalCents, creditCents, vatByRate };
  await tx
    .update(orders)
    .set({
      ...content,
      ...contact.values,
      ...(slot && { slotId: slot.to?.id ?? null, estimatedDeliveryDate: slot.to && dayIn(timeZone, slot.to.startsAt) }),
      updatedAt: now,
    })
    .where(eq(orders.id, row.id));
  if (plan) await writeLines(tx, row.id, agreed, plan.lines);
  await moveSlot(call, change);
  // What the fee has for the slot: a later change takes just that off it.
  if (plan) await chargePlace(tx, row.id, plan.fee.slotCents);
  const [event] = await tx
    .insert(orderEvents)
    .values({ orderId: row.id, kind: 'change', at: now, actorId, to: 'changed', reason })
    .returning({ id: orderEvents.id });
  if (!event) throw new Error('the event was not written');
  await tx.insert(orderChanges).values({
    eventId: event.id,
    linesBefore: agreed.map(toRecorded),
    linesAfter: (plan?.lines ?? agreed).map(toRecorded),
    feeBeforeCents: row.feeCents,
    feeAfterCents: feeCents,
    feeByRulesCents: plan?.fee.byRulesCents ?? null,
    totalBeforeCents: row.totalCents,
    totalAfterCents: totalCents,
    creditBeforeCents: row.creditCents,
    noteChanged: deliveryNote !== row.deliveryNote,
    fieldsChanged: contact.fields,
    shelfEmpty: [...shelfEmpty],
    ...(slot && { slotChanged: true, slotBefore: slot.from, slotAfter: slot.to?.startsAt ?? null }),
  });
  return event.id;
}

/** What a change does beside the order: stock is reserved and given back by the difference, the mail queued. */
export async function settleChange(
  {
    tx,
    announce,
    reason,
    noteEmptied,
    now,
  }: Pick<ChangeCall<object>, 'tx' | 'announce' | 'reason' | 'noteEmptied' | 'now'>,
  { row, plan, slot, contact, shelfEmpty }: Change,
  event: { eventId: number; stock: ReadonlyMap<number, Availability> },
): Promise<void> {
  const order = { storeId: row.storeId, orderId: row.id, now };
  const all = [...(plan?.differences ?? [])];
  const more = all.filter(([productId, milli]) => milli > 0 && event.stock.get(productId)?.inventory !== false);
  const less = all.flatMap(([productId, milli]): [number, number][] => (milli < 0 ? [[productId, -milli]] : []));
  await releaseStock(tx, order, new Map(less));
  if (!(await reserveStock(tx, order, new Map(more)))) throw new Refusal('outOfStock');
  await noteEmptied?.(await emptyShelves(tx, order, [...shelfEmpty]));
  const isOthers =
    all.length > 0 || contact.fields.length > 0 || (plan !== null && plan.totals.feeCents !== row.feeCents);
  if (!isOthers && !slot) return;
  const dedupeKey = `order-changed:${row.id}:${event.eventId}`;
  // Who has another slot and the same goods gets the mail about the slot.
  const slotOnly = slot !== null && all.length === 0 && contact.fields.length === 0;
  const payload = { orderId: row.id, slotOnly, ...(reason && { reason }) };
  await enqueue(tx, { kind: 'order-changed', dedupeKey, payload, now });
  announce('outbox');
}

async function writeLines(tx: Db, orderId: number, agreed: readonly AgreedLine[], lines: readonly ChangedLine[]) {
  const gone = agreed.filter(({ id }) => !lines.some((line) => line.id === id)).map(({ id }) => id);
  if (gone.length > 0) await tx.delete(orderLines).where(inArray(orderLines.id, gone));
  for (const { id, quantityMilli, lineCents, vatCents, substitution } of lines) {
    if (id === null) continue;
    const mine = and(eq(orderLines.id, id), eq(orderLines.orderId, orderId));
    await tx.update(orderLines).set({ quantityMilli, lineCents, vatCents, substitution }).where(mine);
  }
  const last = agreed.at(-1)?.position ?? -1;
  const added = lines.filter(({ id }) => id === null);
  if (added.length === 0) return;
  await tx
    .insert(orderLines)
    .values(added.map(({ id: _, ...line }, i) => ({ ...line, orderId, position: last + 1 + i })));
}

function toRecorded(line: RecordedLine): RecordedLine {
  const { productId, productName, unit, quantityMilli, lineCents, substitution } = line;
  return { productId, productName, unit, quantityMilli, lineCents, substitution };
}
