import { isRefusal, Refusal } from '#contract/errors.ts';
import { mostEvents } from '#domain/picking/pick-run.ts';
import type { DeviceStore, Kept, Waiting } from './picking-store.ts';

type Sent = { id: string; at: string };
/** An event before it has its id and its moment. */
export type Draft<E extends Sent> = Omit<E, 'id' | 'at'>;

export type WorkState<R, S, E> = {
  /** Null until it is known; what waits to be sent is not in it. */
  kept: Kept<R, S> | null;
  /** Of this account, in this run, unanswered. */
  waiting: readonly Waiting<E>[];
  /** Why the server was not asked, or did not answer; null while it does. */
  refusal: Refusal | null;
  /** The device itself has no such run: only the server can say whether there is one. */
  isRead: boolean;
};

type Result = { id: string | null; result: string };
/** What runs and rounds differ in: whose calls, and how what is known and what is answered come together. */
export type WorkWays<R, S, E, A extends Result> = {
  read: (id: number, since: number | undefined) => Promise<R>;
  send: (id: number, events: E[]) => Promise<{ results: A[]; run: R }>;
  /** What is known, with what was read since. */
  merge: (known: R, read: R) => R;
  /** The same with what an answer to events says. */
  mergeAnswer: (known: R, answered: R) => R;
  /** Of what part an event speaks. */
  partOf: (event: E) => number;
  /** What is to be read there of what became of it; null: nothing. */
  saidOf: (event: E, answer: A) => S | null;
};
export type WorkDeps<R, S, E> = { store: DeviceStore<R, S, E>; clock: () => Date; newId: () => string };

export type WorkSession<R, S, E extends Sent> = {
  read: () => WorkState<R, S, E>;
  subscribe: (listener: () => void) => () => void;
  /** Keeps what is said, at once; it is sent as soon as it can be. */
  say: (drafts: readonly Draft<E>[]) => Promise<void>;
  /**
   * Shows what this device has kept, sends what waits, in its order, and asks for what has changed. Never throws:
   * `refusal` says what kept it.
   */
  sync: () => Promise<void>;
  /** A run as a call has just answered it. */
  take: (run: R) => Promise<void>;
};

/** A run, or a round, on this device, for one account: what is kept of it, what waits, and the way to the server and back. */
export function createWorkSession<R extends { version: number }, S, E extends Sent, A extends Result>(
  { runId, by }: { runId: number; by: number },
  { store, clock, newId }: WorkDeps<R, S, E>,
  ways: WorkWays<R, S, E, A>,
): WorkSession<R, S, E> {
  let state: WorkState<R, S, E> = { kept: null, waiting: [], refusal: null, isRead: false };
  let lastAt = 0;
  let running: Promise<void> | null = null;
  let isAsked = false;
  const listeners = new Set<() => void>();
  const show = (change: Partial<WorkState<R, S, E>>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const isOwn = (one: Waiting<E>) => one.runId === runId && one.by === by;
  const readWaiting = async () => (await store.listEvents()).filter(isOwn);
  let turn: Promise<unknown> = Promise.resolve();
  /**
   * A change of what the device keeps, with what is shown of it, before the next begins: an event is shown as waiting, or as
   * answered in what is kept, never as neither.
   */
  const inTurn = <T>(change: () => Promise<T>): Promise<T> => {
    const done = turn.then(change);
    turn = done.catch(() => undefined);
    return done;
  };
  const keep = (runOf: (known: R | undefined) => R) =>
    inTurn(async () => {
      const kept: Kept<R, S> = { id: runId, run: runOf(state.kept?.run), said: state.kept?.said ?? {} };
      await store.keepRun(kept);
      show({ kept, refusal: null, isRead: true });
    });

  async function sendWaiting(): Promise<void> {
    for (let waiting = await readWaiting(); waiting.length > 0; waiting = await readWaiting()) {
      const batch = waiting.slice(0, mostEvents);
      const answer = await ways.send(
        runId,
        batch.map(({ event }) => event),
      );
      const whole = state.kept ? null : await ways.read(runId, undefined);
      await inTurn(async () => {
        const known = state.kept?.run;
        const run = whole ?? (known ? ways.mergeAnswer(known, answer.run) : answer.run);
        const said = saidAfter(ways, state.kept?.said ?? {}, { batch, results: answer.results });
        const kept = { id: runId, run, said };
        await store.settle(
          batch.map(({ seq }) => seq),
          kept,
        );
        show({ kept, waiting: await readWaiting(), refusal: null, isRead: true });
      });
    }
  }

  let loading: Promise<void> | null = null;
  /** What the device has kept comes first: without network it is all there is. */
  const load = (): Promise<void> => {
    loading ??= (async () => {
      const kept = (await store.readRun(runId)) ?? null;
      const waiting = await readWaiting();
      // A clock that was set back does not make what is said now older than what was said before.
      lastAt = Math.max(0, ...waiting.map(({ event }) => Date.parse(event.at)));
      show({ kept, waiting });
    })();
    return loading;
  };

  async function syncOnce(): Promise<void> {
    try {
      await load();
      await sendWaiting();
      const run = await ways.read(runId, state.kept?.run.version);
      // A call may have answered meanwhile with what came later.
      await keep((known) => (!known ? run : known.version > run.version ? known : ways.merge(known, run)));
    } catch (error) {
      show({ refusal: isRefusal(error) ? error : new Refusal('unexpected'), isRead: true });
    }
  }

  const sync = (): Promise<void> => {
    isAsked = true;
    running ??= (async () => {
      while (isAsked) {
        isAsked = false;
        await syncOnce();
      }
      running = null;
    })();
    return running;
  };

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async say(drafts) {
      await load();
      const events = drafts.map((draft) => {
        // Of two events the later one counts: no two of a device are of one moment.
        lastAt = Math.max(clock().getTime(), lastAt + 1);
        return { ...draft, id: newId(), at: new Date(lastAt).toISOString() } as E;
      });
      await inTurn(async () => {
        await store.addEvents(events.map((event) => ({ runId, by, event })));
        show({ waiting: await readWaiting() });
      });
      void sync();
    },
    sync,
    take: (run) => keep(() => run),
  };
}

/** What is to be read at the parts: the last that was said of each, where that is more than that it counts. */
function saidAfter<R, S, E extends Sent, A extends Result>(
  { partOf, saidOf }: WorkWays<R, S, E, A>,
  before: Kept<R, S>['said'],
  { batch, results }: { batch: readonly Waiting<E>[]; results: readonly A[] },
): Kept<R, S>['said'] {
  const after: Record<number, S> = { ...before };
  const byId = new Map(results.map((one) => [one.id, one]));
  for (const { event } of batch) {
    const answer = byId.get(event.id);
    // Sent again after an answer that was lost: what became of it is in the run.
    if (!answer || answer.result === 'repeated') continue;
    const read = saidOf(event, answer);
    if (read === null) delete after[partOf(event)];
    else after[partOf(event)] = read;
  }
  return after;
}
