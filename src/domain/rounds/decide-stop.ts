import { type LastEvent, whyNotLatest } from '#domain/picking/latest-event.ts';

/** Where a stop stands; `cancelled`: its order was, while it was in the round. Only `waiting` is open. */
export const stopStates = ['waiting', 'delivered', 'absent', 'cancelled'] as const;
export type StopState = (typeof stopStates)[number];

/** What a driver says of a stop. */
export const stopEventKinds = ['delivered', 'absent', 'undone'] as const;
export type StopEventKind = (typeof stopEventKinds)[number];

/** What becomes of an event: it counts (`ok`), or why it does not. `invalid` names its fields. */
export const stopEventResults = [
  'ok',
  'repeated',
  'superseded',
  'notAllowed',
  'decidedByAnother',
  'unknownStop',
  'roundClosed',
  'notStarted',
  'invalid',
] as const;
export type StopEventResult = (typeof stopEventResults)[number];

/** A stop as it stands before an event. `isHere`: its order may go on in this round: it is open, and in no other. */
export type Stop = { state: StopState; isHere: boolean; last: LastEvent | null };
export type StopEvent = LastEvent & { kind: StopEventKind };

type Outcome =
  | { result: 'ok'; state: Exclude<StopState, 'cancelled'> }
  | { result: Exclude<StopEventResult, 'ok'>; state?: undefined };

/**
 * What an event makes of a stop, where it counts (`whyNotLatest`). An order that is handed over has its invoice: that is not
 * undone, and nothing more is said of it.
 */
export function decideStop(stop: Stop, event: StopEvent): Outcome {
  if (stop.state === 'cancelled') return { result: 'unknownStop' };
  const obstacle = whyNotLatest({ last: stop.last, isDecided: stop.state !== 'waiting' }, event);
  if (obstacle) return { result: obstacle };
  if (stop.state === 'delivered' || !stop.isHere) return { result: 'notAllowed' };
  return { result: 'ok', state: event.kind === 'undone' ? 'waiting' : event.kind };
}
