import { useMemo } from 'react';
import { type PickRun, readPickRun, takePickEvents } from '#contract/orders/pick-runs.ts';
import { api } from '#web/lib/api/api.ts';
import { foldLine } from './fold-events.ts';
import { pickingDb } from './picking-db.ts';
import { createRunSession, type RunSession, type RunState, type SessionDeps } from './run-session.ts';
import { useSessionState } from './use-session-state.ts';

const deps: SessionDeps = {
  store: pickingDb,
  calls: {
    read: (id, since) => api(readPickRun, { id, ...(since !== undefined && { since }) }),
    send: (id, events) => api(takePickEvents, { id, events }),
  },
  clock: () => new Date(),
  newId: () => crypto.randomUUID(),
};

const sessions = new Map<string, RunSession>();

/** The one session of a run for an account: two would send the same events, each by itself. */
export function sessionOf(runId: number, userId: number): RunSession {
  const key = `${runId} ${userId}`;
  const known = sessions.get(key) ?? createRunSession(runId, userId, deps);
  sessions.set(key, known);
  return known;
}

/** The runs that this device keeps, as `useDeviceWork` reads them. */
export const deviceRuns = { store: pickingDb, sessionOf, isOver: ({ state }: PickRun) => state !== 'open' };

/** The state of a run with what waits on top of it, folded anew as time ends proposals. */
export function foldState({ kept, waiting }: RunState, now: Date) {
  if (!kept) return null;
  const byLine = Map.groupBy(waiting, ({ event }) => event.line_id);
  const lines = kept.run.lines.map((line) =>
    foldLine(
      line,
      (byLine.get(line.id) ?? []).map(({ event }) => event),
      now,
    ),
  );
  return { ...kept.run, lines };
}

/** A run on this device, kept in step with the server; `isSignedIn`: asks again once somebody has signed in. */
export function useRunSession(runId: number, userId: number, isSignedIn: boolean) {
  const session = sessionOf(runId, userId);
  const { state, now } = useSessionState(session, isSignedIn);
  const run = useMemo(() => foldState(state, now), [state, now]);
  return { session, state, run };
}
