import { expect, test, vi } from 'vitest';
import { Refusal } from '#contract/errors.ts';
import type { PickEventInput, PickRun } from '#contract/orders/pick-runs.ts';
import type { PickEventResult } from '#domain/picking/pick-line.ts';
import { makeLine, makeRun } from '../testing/picked-run.ts';
import type { KeptRun, PickingStore, WaitingEvent } from './picking-store.ts';
import { createRunSession } from './run-session.ts';

/** A device’s store in memory: what is in it outlives a session, as IndexedDB does a reload. */
function makeStore(): PickingStore {
  const runs = new Map<number, KeptRun>();
  let events: WaitingEvent[] = [];
  let seq = 0;
  return {
    readRun: async (id) => runs.get(id),
    listRuns: async () => [...runs.values()],
    keepRun: async (run) => void runs.set(run.id, run),
    forgetRun: async (id) => void runs.delete(id),
    addEvents: async (added) => void events.push(...added.map((one) => ({ ...one, seq: ++seq }))),
    listEvents: async () => [...events],
    settle: async (seqs, run) => {
      events = events.filter((one) => !seqs.includes(one.seq));
      runs.set(run.id, run);
    },
  };
}

/** A server that takes every event once, and says `results` of those of a line; `isAway`: no answer comes. */
function makeServer(results: Record<number, PickEventResult> = {}) {
  const server = { isAway: false, losesAnswer: false, taken: [] as PickEventInput[], batches: [] as number[] };
  let run = makeRun([makeLine({ id: 1 }), makeLine({ id: 2, orderId: 2 })]);
  const answer = (): PickRun => run;
  const calls = {
    read: async () => {
      if (server.isAway) throw new Refusal('network');
      return answer();
    },
    send: async (_: number, events: PickEventInput[]) => {
      if (server.isAway) throw new Refusal('network');
      server.batches.push(events.length);
      const fresh = events.filter(({ id }) => !server.taken.some((one) => one.id === id));
      server.taken.push(...fresh);
      run = { ...run, version: run.version + 1 };
      if (server.losesAnswer) throw new Refusal('network');
      const resultOf = (event: PickEventInput): PickEventResult =>
        fresh.includes(event) ? (results[event.line_id] ?? 'ok') : 'repeated';
      return { results: events.map((event) => ({ id: event.id, result: resultOf(event) })), run: answer() };
    },
  };
  return { server, calls };
}

const clock = () => new Date('2026-11-28T09:00:00Z');
const newId = () => crypto.randomUUID();

test('what is said without network waits, outlives a reload, and is sent in its order', async () => {
  const { server, calls } = makeServer();
  const deps = { store: makeStore(), calls, clock, newId };
  const before = createRunSession(7, 5, deps);
  await before.sync();
  server.isAway = true;
  await before.say([{ line_id: 1, kind: 'picked', quantity: 1 }]);
  await before.say([
    { line_id: 1, kind: 'picked' },
    { line_id: 2, kind: 'picked' },
  ]);
  await before.sync();
  expect(before.read()).toMatchObject({ waiting: { length: 3 }, refusal: { code: 'network' } });

  const after = createRunSession(7, 5, deps);
  await after.sync();
  expect(after.read()).toMatchObject({ waiting: { length: 3 }, kept: { run: { id: 7 } } });
  server.isAway = false;
  await after.sync();
  expect(after.read()).toMatchObject({ waiting: [], refusal: null });
  expect(server.taken.map(({ line_id: line, quantity }) => [line, quantity])).toEqual([
    [1, 1],
    [1, undefined],
    [2, undefined],
  ]);
  // Of two events of a line the later one counts, though the clock stands still.
  expect(new Set(server.taken.map(({ at }) => at)).size).toBe(3);
});

test('an answer that is lost is asked for again, and each event counts once', async () => {
  const { server, calls } = makeServer();
  const session = createRunSession(7, 5, { store: makeStore(), calls, clock, newId });
  await session.sync();
  server.losesAnswer = true;
  await session.say([{ line_id: 1, kind: 'picked' }]);
  await session.sync();
  expect(session.read().waiting).toHaveLength(1);
  server.losesAnswer = false;
  await session.sync();
  expect(session.read().waiting).toEqual([]);
  expect(server.taken).toHaveLength(1);
  expect(server.batches.length).toBeGreaterThan(1);
});

test('at most five hundred events go in one call', async () => {
  const { server, calls } = makeServer();
  const session = createRunSession(7, 5, { store: makeStore(), calls, clock, newId });
  await session.sync();
  await session.say(Array.from({ length: 501 }, () => ({ line_id: 1, kind: 'undone' as const })));
  await session.sync();
  expect(server.batches).toEqual([500, 1]);
});

test('what does not count is kept to be read at its line, until another event of it counts', async () => {
  const results: Record<number, PickEventResult> = { 1: 'decidedByAnother' };
  const { calls } = makeServer(results);
  const session = createRunSession(7, 5, { store: makeStore(), calls, clock, newId });
  await session.sync();
  await session.say([
    { line_id: 1, kind: 'picked' },
    { line_id: 2, kind: 'picked' },
  ]);
  await session.sync();
  expect(session.read().kept?.said).toEqual({ 1: { result: 'decidedByAnother', kind: 'picked', alsoIn: [] } });
  results[1] = 'ok';
  await session.say([{ line_id: 1, kind: 'undone' }]);
  await session.sync();
  expect(session.read().kept?.said).toEqual({});
});

test('what another account has said on this device is not sent as one’s own', async () => {
  const { server, calls } = makeServer();
  const deps = { store: makeStore(), calls, clock, newId };
  server.isAway = true;
  const own = createRunSession(7, 5, deps);
  await own.say([{ line_id: 1, kind: 'picked' }]);
  await own.sync();
  server.isAway = false;
  const other = createRunSession(7, 6, deps);
  await other.sync();
  expect(server.taken).toEqual([]);
  expect(await deps.store.listEvents()).toHaveLength(1);
});

test('what is said while an answer is being kept shows neither of the two as undone', async () => {
  const { calls } = makeServer();
  const store = makeStore();
  let go = () => {};
  const isGone = vi.fn();
  const settle: PickingStore['settle'] = async (...args) => {
    await store.settle(...args);
    isGone();
    await new Promise<void>((done) => (go = done));
  };
  const session = createRunSession(7, 5, { store: { ...store, settle }, calls, clock, newId });
  await session.sync();
  const version = session.read().kept?.run.version;
  const isShown = () => {
    const { kept, waiting } = session.read();
    return kept?.run.version !== version || waiting.some(({ event }) => event.line_id === 1);
  };
  await session.say([{ line_id: 1, kind: 'picked' }]);
  const shown: boolean[] = [];
  session.subscribe(() => shown.push(isShown()));
  await vi.waitUntil(() => isGone.mock.calls.length > 0, { interval: 1 });
  const said = session.say([{ line_id: 2, kind: 'picked' }]);
  await new Promise((done) => setTimeout(done, 1));
  go();
  await said;
  expect(shown).not.toContain(false);
  expect(shown).not.toEqual([]);
});

test('what was read before a call had answered does not take its answer back', async () => {
  const { calls } = makeServer();
  let isSlow = false;
  let answer = () => {};
  const read = async () => {
    const run = await calls.read();
    if (isSlow) await new Promise<void>((done) => (answer = done));
    return run;
  };
  const session = createRunSession(7, 5, { store: makeStore(), calls: { ...calls, read }, clock, newId });
  await session.sync();
  const { run } = session.read().kept ?? {};
  if (!run) throw new Error('Not read');
  isSlow = true;
  const reading = session.sync();
  await new Promise((done) => setTimeout(done, 1));
  await session.take({ ...run, version: run.version + 1, state: 'finished' });
  answer();
  await reading;
  expect(session.read().kept?.run.state).toBe('finished');
});
