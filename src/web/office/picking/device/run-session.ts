import type { OutputOf } from '#contract/endpoint.ts';
import type { PickEventInput, PickRun, takePickEvents } from '#contract/orders/pick-runs.ts';
import { mergeAnswer, mergeRun } from './merge-run.ts';
import type { Said } from './picking-store.ts';
import { createWorkSession, type Draft, type WorkDeps, type WorkSession, type WorkState } from './work-session.ts';

/** An event before it has its id and its moment. */
export type EventDraft = Draft<PickEventInput>;
export type RunState = WorkState<PickRun, Said, PickEventInput>;
export type RunSession = WorkSession<PickRun, Said, PickEventInput>;

type Calls = {
  read: (id: number, since: number | undefined) => Promise<PickRun>;
  send: (id: number, events: PickEventInput[]) => Promise<OutputOf<typeof takePickEvents>>;
};
export type SessionDeps = WorkDeps<PickRun, Said, PickEventInput> & { calls: Calls };

/** A run on this device, for one account: what is kept of it, what waits, and the way to the server and back. */
export function createRunSession(runId: number, by: number, { calls, ...deps }: SessionDeps): RunSession {
  return createWorkSession({ runId, by }, deps, {
    ...calls,
    merge: mergeRun,
    mergeAnswer,
    partOf: (event) => event.line_id,
    saidOf: ({ kind }, { result, alsoIn = [] }) =>
      result === 'ok' && alsoIn.length === 0 ? null : { result, kind, alsoIn },
  });
}
