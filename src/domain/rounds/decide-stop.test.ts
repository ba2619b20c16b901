import { expect, test } from 'vitest';
import { decideStop, type Stop, type StopEventKind } from './decide-stop.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 28, 9, 0, second));
const last = (second: number, actorId = 1) => ({ at: at(second), id: 'b', actorId });
const stop = (more: Partial<Stop>): Stop => ({ state: 'waiting', isHere: true, last: null, ...more });

test.each<[string, Stop, [second: number, kind: StopEventKind, actorId?: number, id?: string], string]>([
  ['the first of a stop', stop({}), [1, 'absent'], 'ok absent'],
  ['delivered', stop({}), [1, 'delivered'], 'ok delivered'],
  ['nobody there at first, then somebody', stop({ state: 'absent', last: last(1) }), [2, 'delivered'], 'ok delivered'],
  ['undone', stop({ state: 'absent', last: last(1) }), [2, 'undone'], 'ok waiting'],
  ['of an earlier moment', stop({ state: 'absent', last: last(2) }), [1, 'delivered'], 'superseded'],
  ['of one moment, the lower id', stop({ state: 'absent', last: last(2) }), [2, 'undone', 1, 'a'], 'superseded'],
  ['of one moment, the higher id', stop({ state: 'absent', last: last(2) }), [2, 'undone', 1, 'c'], 'ok waiting'],
  ['what somebody else decided', stop({ state: 'absent', last: last(1, 2) }), [2, 'delivered'], 'decidedByAnother'],
  ['the same, undone', stop({ state: 'absent', last: last(1, 2) }), [2, 'undone'], 'ok waiting'],
  ['after that', stop({ state: 'waiting', last: last(1, 2) }), [2, 'absent'], 'ok absent'],
  ['what is delivered is not undone', stop({ state: 'delivered', last: last(1) }), [2, 'undone'], 'notAllowed'],
  ['nor said again', stop({ state: 'delivered', last: last(1) }), [2, 'delivered'], 'notAllowed'],
  [
    'an order that another round brings',
    stop({ state: 'absent', isHere: false, last: last(1) }),
    [2, 'undone'],
    'notAllowed',
  ],
  ['an order that was cancelled', stop({ state: 'cancelled' }), [1, 'delivered'], 'unknownStop'],
])('%s', (_, before, [second, kind, actorId = 1, id = 'b2'], expected) => {
  const { result, state } = decideStop(before, { id, at: at(second), kind, actorId });
  expect([result, state].filter(Boolean).join(' ')).toBe(expected);
});
