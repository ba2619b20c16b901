import { useMemo } from 'react';
import { type Round, type RoundEventInput, readRound, takeRoundEvents } from '#contract/orders/rounds.ts';
import { api } from '#web/lib/api/api.ts';
import { foldRound } from './fold-stops.ts';
import { roundsDb } from './picking-db.ts';
import type { StopSaid } from './picking-store.ts';
import { useSessionState } from './use-session-state.ts';
import { createWorkSession, type Draft, type WorkSession } from './work-session.ts';

export type StopDraft = Draft<RoundEventInput>;
export type RoundSession = WorkSession<Round, StopSaid, RoundEventInput>;

const deps = { store: roundsDb, clock: () => new Date(), newId: () => crypto.randomUUID() };
const sessions = new Map<string, RoundSession>();

/** The newer of two answers: each is the whole round. */
const newerOf = (known: Round, read: Round) => (read.version >= known.version ? read : known);

/** The one session of a round for an account: two would send the same events, each by itself. */
export function roundSessionOf(roundId: number, userId: number): RoundSession {
  const key = `${roundId} ${userId}`;
  const known =
    sessions.get(key) ??
    createWorkSession({ runId: roundId, by: userId }, deps, {
      read: (id) => api(readRound, { id }),
      send: async (id, events) => {
        const { results, round } = await api(takeRoundEvents, { id, events });
        return { results, run: round };
      },
      merge: newerOf,
      mergeAnswer: newerOf,
      partOf: (event) => event.order_id,
      saidOf: ({ kind }, { result, errors = {} }) => (result === 'ok' ? null : { result, kind, errors }),
    });
  sessions.set(key, known);
  return known;
}

/** The rounds that this device keeps, as `useDeviceWork` reads them. */
export const deviceRounds = {
  store: roundsDb,
  sessionOf: roundSessionOf,
  isOver: ({ state }: Round) => state === 'finished',
};

/** A round on this device, kept in step with the server; `isSignedIn`: asks again once somebody has signed in. */
export function useRoundSession(roundId: number, userId: number, isSignedIn: boolean) {
  const session = roundSessionOf(roundId, userId);
  const { state } = useSessionState(session, isSignedIn);
  const round = useMemo(() => foldRound(state.kept, state.waiting), [state]);
  return { session, state, round };
}
