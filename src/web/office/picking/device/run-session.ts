import type { OutputOf } from '#contract/endpoint.ts';
import { isRefusal, Refusal } from '#contract/errors.ts';
import type { PickEventInput, PickRun, takePickEvents } from '#contract/orders/pick-runs.ts';
import { mostEvents } from '#domain/picking/pick-run.ts';
import { mergeAnswer, mergeRun } from './merge-run.ts';
import type { KeptRun, PickingStore, WaitingEvent } from './picking-store.ts';

/** An event before it has its id and its moment. */
export type EventDraft = Omit<PickEventInput, 'id' | 'at'>;

export type RunState = {
  /** Null until it is known; what waits to be sent is not in it. */
  kept: KeptRun | null;
  /** Of this account, in this run, unanswered. */
  waiting: readonly WaitingEvent[];
  /** Why the server was not asked, or did not answer; null while it does. */
  refusal: Refusal | null;
  /** The device itself has no such run: only the server can say whether there is one. */
  isRead: boolean;
};

type Calls = {
  read: (id: number, since: number | undefined) => Promise<PickRun>;
  send: (id: number, events: PickEventInput[]) => Promise<OutputOf<typeof takePickEvents>>;
};
export type SessionDeps = { store: PickingStore; calls: Calls; clock: () => Date; newId: () => string };

export type RunSession = {
  read: () => RunState;
  subscribe: (listener: () => void) => () => void;
  /** Keeps what a picker says, at once; it is sent as soon as it can be. */
  say: (drafts: readonly EventDraft[]) => Promise<void>;
  /** Shows what this device has kept, sends what waits, in its order, and asks for what has changed. Never throws: `refusal` says what kept it. */
  sync: () => Promise<void>;
  /** A run as a call has just answered it. */
  take: (run: PickRun) => Promise<void>;
};

/** A run on this device, for one account: what is kept of it, what waits, and the way to the server and back. */
export function createRunSession(runId: number, by: number, { store, calls, clock, newId }: SessionDeps): RunSession {
  let state: RunState = { kept: null, waiting: [], refusal: null, isRead: false };
  let lastAt = 0;
  let running: Promise<void> | null = null;
  let isAsked = false;
  const listeners = new Set<() => void>();
  const show = (change: Partial<RunState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const isOwn = (one: WaitingEvent) => one.runId === runId && one.by === by;
  const readWaiting = async () => (await store.listEvents()).filter(isOwn);
  const keep = async (run: PickRun) => {
    const kept: KeptRun = { id: runId, run, said: state.kept?.said ?? {} };
    await store.keepRun(kept);
    show({ kept, refusal: null, isRead: true });
  };

  async function sendWaiting(): Promise<void> {
    for (let waiting = await readWaiting(); waiting.length > 0; waiting = await readWaiting()) {
      const batch = waiting.slice(0, mostEvents);
      const answer = await calls.send(
        runId,
        batch.map(({ event }) => event),
      );
      const known = state.kept?.run;
      const run = known ? mergeAnswer(known, answer.run) : await calls.read(runId, undefined);
      const kept = { id: runId, run, said: saidAfter(state.kept?.said ?? {}, batch, answer.results) };
      await store.settle(
        batch.map(({ seq }) => seq),
        kept,
      );
      show({ kept, waiting: await readWaiting(), refusal: null, isRead: true });
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
      const known = state.kept?.run;
      const run = await calls.read(runId, known?.version);
      await keep(known ? mergeRun(known, run) : run);
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
        return { ...draft, id: newId(), at: new Date(lastAt).toISOString() };
      });
      await store.addEvents(events.map((event) => ({ runId, by, event })));
      show({ waiting: await readWaiting() });
      void sync();
    },
    sync,
    take: keep,
  };
}

type Results = OutputOf<typeof takePickEvents>['results'];

/** What is to be read at the lines: the last that was said of each, where that is more than that it counts. */
function saidAfter(said: KeptRun['said'], batch: readonly WaitingEvent[], results: Results): KeptRun['said'] {
  const after: Record<number, KeptRun['said'][number]> = { ...said };
  const byId = new Map(results.map((one) => [one.id, one]));
  for (const { event } of batch) {
    const answer = byId.get(event.id);
    // Sent again after an answer that was lost: what became of it is in the run.
    if (!answer || answer.result === 'repeated') continue;
    const { result, alsoIn = [] } = answer;
    if (result === 'ok' && alsoIn.length === 0) delete after[event.line_id];
    else after[event.line_id] = { result, kind: event.kind, alsoIn };
  }
  return after;
}
