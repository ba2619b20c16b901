import type { OutputOf } from '#contract/endpoint.ts';
import { type FieldErrors, isRefusal } from '#contract/errors.ts';
import type { RoundEventSent, takeRoundEvents } from '#contract/orders/rounds.ts';
import { decideStop, type StopEventResult } from '#domain/rounds/decide-stop.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, inArray, sql } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { roundEvents, roundOrders, rounds } from '#server/db/tables/rounds.ts';
import { readEvents, takeOnce } from '#server/http/call/take-once.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { tellNext } from '#server/services/rounds/open-round.ts';
import { handOver } from '../staff/hand-over.ts';
import { type LockedRound, lockRound, type RoundWrite, type StopRow } from './lock-round.ts';
import { readRoundOf } from './read-round.ts';

type StopEvent = Omit<RoundEventSent, 'at'> & { at: Date };
type Done = { result: StopEventResult; status?: 422; errors?: FieldErrors };
/** The round as it is after the events before: what they changed stands in the maps. */
type Context = { id: number; stops: Map<number, StopRow>; orders: Map<number, OrderRow> };

/**
 * Takes what a driver said of the stops of a round, in the order in which it was sent: each event counts once, whenever and
 * however often it comes, and is kept with what became of it. One that is refused spoils no other. Answers a result for each
 * and the round. Throws `notFound`.
 */
export async function takeEvents(
  call: RoundWrite,
  { id, events: sent }: { id: number; events: readonly unknown[] },
): Promise<OutputOf<typeof takeRoundEvents>> {
  const { tx, who, now, decimals, audit } = call;
  const { roundEvent } = await import('#contract/orders/round-events.schema.ts');
  const locked = await lockRound(tx, id, who);
  const { round } = locked;
  const read = readEvents(roundEvent, sent);
  const seen = await selectSeen(
    tx,
    read.flatMap((one) => ('event' in one ? [one.event.id] : [])),
  );
  const context: Context = {
    id,
    stops: new Map(locked.stops.map((stop) => [stop.orderId, stop])),
    orders: new Map(locked.orders),
  };
  const { results, taken } = await takeOnce(read, {
    now,
    seen,
    apply: async (event): Promise<Done> => {
      if (round.state !== 'started') return { result: round.state === 'planned' ? 'notStarted' : 'roundClosed' };
      return applyEvent(call, context, event);
    },
  });
  const kept = taken.map(({ event: { id: eventId, order_id: orderId, kind, at }, done: { result } }) => {
    return { id: eventId, roundId: id, orderId, kind, at, receivedAt: now, actorId: who.customerId, result };
  });
  if (kept.length > 0) await tx.insert(roundEvents).values(kept);
  if (results.some(({ result }) => result === 'ok')) {
    await tx
      .update(rounds)
      .set({ version: sql`${rounds.version} + 1` })
      .where(eq(rounds.id, id));
    await tellNext(call, id);
  }
  await audit({
    thing: 'round',
    id,
    storeId: round.storeId,
    before: itemsOf(locked, locked.stops),
    after: itemsOf(locked, context.stops.values()),
  });
  return { results, round: await readRoundOf(tx, { id, who, decimals }) };
}

async function selectSeen(tx: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: roundEvents.id })
    .from(roundEvents)
    .where(inArray(roundEvents.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** What the audit says: where each stop stands. */
function itemsOf({ orders: held }: LockedRound, stops: Iterable<StopRow>): { items: object[] } {
  return {
    items: [...stops].map(({ orderId, state }) => ({ orders: held.get(orderId)?.orderNumber ?? '', status: state })),
  };
}

/** Applies one event to the stop that it names; what it changes stands in `context` for those behind it. */
async function applyEvent(call: RoundWrite, context: Context, event: StopEvent): Promise<Done> {
  const { tx, who } = call;
  const stop = context.stops.get(event.order_id);
  const order = context.orders.get(event.order_id);
  if (!stop || !order) return { result: 'unknownStop' };
  const { lastAt, lastEventId, lastBy } = stop;
  const last = lastAt && lastEventId ? { at: lastAt, id: lastEventId, actorId: lastBy ?? 0 } : null;
  const isHere = order.roundId === context.id || (order.roundId === null && order.fulfilment === 'shipped');
  const outcome = decideStop({ state: stop.state, isHere, last }, { ...event, actorId: who.customerId });
  if (outcome.result !== 'ok') return { result: outcome.result };
  const { state } = outcome;
  const handed = state === 'delivered' ? await tryHandOver(call, order, event) : { cashCents: 0 };
  if ('result' in handed) return handed;
  // Nobody was there: it may go in another round. What is undone is in this one again.
  const roundId = state === 'waiting' ? context.id : null;
  await tx.update(orders).set({ roundId }).where(eq(orders.id, order.id));
  const changed = {
    state,
    cashCents: handed.cashCents,
    lastEventId: event.id,
    lastAt: event.at,
    lastBy: who.customerId,
  };
  await tx
    .update(roundOrders)
    .set(changed)
    .where(and(eq(roundOrders.roundId, context.id), eq(roundOrders.orderId, order.id)));
  context.stops.set(order.id, { ...stop, ...changed });
  const { fulfilment } = order;
  context.orders.set(order.id, { ...order, roundId, fulfilment: state === 'delivered' ? state : fulfilment });
  return { result: 'ok' };
}

/** Hands an order over, or leaves all as it was and says why not. Answers the cash that was taken. */
async function tryHandOver(call: RoundWrite, order: OrderRow, event: StopEvent): Promise<Done | { cashCents: number }> {
  try {
    return await call.tx.transaction(async (within) => {
      const { cashCents } = await handOver({ ...call, tx: within as unknown as Db }, order, event);
      return { cashCents: cashCents ?? 0 };
    });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { code, errors } = error;
    return code === 'invalid' ? { result: 'invalid', status: 422, errors } : { result: 'notAllowed' };
  }
}
