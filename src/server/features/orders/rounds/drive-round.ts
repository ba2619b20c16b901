import type { ParsedOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import type { finishRound } from '#contract/orders/rounds.ts';
import { eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { rounds } from '#server/db/tables/rounds.ts';
import { applyMove } from '#server/services/order/apply-move.ts';
import { tellNext } from '#server/services/rounds/open-round.ts';
import { checkBringable } from './create-round.ts';
import { lockRound, type RoundWrite, readCash } from './lock-round.ts';

/**
 * Sets out: the orders of a round become `shipped`, and the first of them is told. Under way already, nothing happens. Throws
 * `notFound`, `conflict` once it is finished, and `inRun`, `notPaid`, `nothingToBring` naming the orders that may not go.
 */
export async function setOut(call: RoundWrite, id: number): Promise<void> {
  const { tx, who, now, audit } = call;
  const { round, ...locked } = await lockRound(tx, id, who);
  if (round.state === 'finished') throw new Refusal('conflict');
  const status = { before: { status: round.state }, after: { status: 'started' } };
  await audit({ thing: 'round', id, storeId: round.storeId, ...status });
  if (round.state === 'started') return;
  const going = [...locked.orders.values()].filter(({ roundId }) => roundId === id);
  await checkBringable(tx, going);
  const move = { to: 'shipped', actorId: who.customerId, reason: null } as const;
  for (const order of going) if (order.fulfilment === 'processing') await applyMove(call, order, move);
  const started = { state: 'started', version: round.version + 1, startedAt: now, startedBy: who.customerId } as const;
  await tx.update(rounds).set(started).where(eq(rounds.id, id));
  await tellNext(call, id);
}

/**
 * Ends a round that is under way, with what the driver gives back of cash. Finished already: nothing happens. Throws
 * `notFound`, `conflict` for one that has not started, and `invalid` naming the stops that are open.
 */
export async function endRound(call: RoundWrite, { id, given }: ParsedOf<typeof finishRound>): Promise<void> {
  const { tx, who, now, decimals, audit } = call;
  const { round, stops } = await lockRound(tx, id, who);
  if (round.state === 'planned') throw new Refusal('conflict');
  const isOver = round.state === 'finished';
  const givenCents = given === undefined || isOver ? round.givenCents : readCash(given, 'given', decimals);
  const open = stops.filter(({ state }) => state === 'waiting').map(({ orderId }) => orderId);
  if (!isOver && open.length > 0) {
    const fault = [{ message: 'rounds.open', parameters: {} }];
    throw new Refusal('invalid', { errors: Object.fromEntries(open.map((order) => [`stops.${order}`, fault])) });
  }
  const after = { status: 'finished', ...(!isOver && given !== undefined && { cashGiven: given }) };
  await audit({ thing: 'round', id, storeId: round.storeId, before: { status: round.state }, after });
  if (isOver) return;
  await tx.update(orders).set({ roundId: null }).where(eq(orders.roundId, id));
  await tx
    .update(rounds)
    .set({ state: 'finished', version: round.version + 1, endedAt: now, endedBy: who.customerId, givenCents })
    .where(eq(rounds.id, id));
}
