import type { Round, RoundEventInput, RoundStop } from '#contract/orders/rounds.ts';
import { decideStop } from '#domain/rounds/decide-stop.ts';
import type { KeptRound, WaitingStopEvent } from './picking-store.ts';

/**
 * A stop as it stands on this device: as the server told it, with the events that it has not answered yet on top, in the
 * order in which they were made. The rule is the server’s own, which decides.
 */
function foldStop(stop: RoundStop, events: readonly RoundEventInput[]): RoundStop {
  return events.reduce(applyEvent, stop);
}

function applyEvent(stop: RoundStop, { id, at, kind, cash_taken: cash }: RoundEventInput): RoundStop {
  // Whose the last event was, and where else its order is now, is the server’s to know.
  const known = { state: stop.state, isHere: true, last: null };
  const { state } = decideStop(known, { id, at: new Date(at), actorId: 0, kind });
  if (!state) return stop;
  const paid = state === 'delivered' ? { due: 0, cashTaken: cash ?? 0 } : {};
  return { ...stop, ...paid, state, decidedBy: null, decidedAt: state === 'waiting' ? null : at };
}

/** A round with what waits on top of it: its stops, and of its figures what follows from them. */
export function foldRound(kept: KeptRound | null, waiting: readonly WaitingStopEvent[]): Round | null {
  if (!kept) return null;
  const { run: round } = kept;
  const byOrder = Map.groupBy(waiting, ({ event }) => event.order_id);
  const stops = round.stops.map((stop) =>
    foldStop(
      stop,
      (byOrder.get(stop.orderId) ?? []).map(({ event }) => event),
    ),
  );
  const added = stops.reduce((sum, { cashTaken }, i) => sum + cashTaken - (round.stops[i]?.cashTaken ?? 0), 0);
  const decided = stops.filter(({ state }) => state === 'delivered' || state === 'absent').length;
  return { ...round, stops, decided, cash: { ...round.cash, due: round.cash.due + added } };
}
