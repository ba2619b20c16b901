import { call } from '../endpoint.ts';

export type { PickEventInput, PickEventSent } from './pick-events.schema.ts';
export type { PickLineOnWire, PickRun, PickRunRow } from './pick-runs.schema.ts';

const picking = {
  tag: 'back office',
  access: 'CAN_PICK_ORDERS',
  schemas: () => import('./pick-runs.schema.ts'),
} as const;

const papers = { ...picking, schemas: () => import('./run-papers.schema.ts') } as const;

const events = { ...picking, schemas: () => import('./pick-events.schema.ts') } as const;

export const startPickRun = call(picking, 'startPickRun', 'POST /pick-runs', { idempotent: true });

export const listPickRuns = call(picking, 'listPickRuns', 'GET /pick-runs');

export const readPickRun = call(picking, 'readPickRun', 'GET /pick-runs/:id');

export const giveBackPickRun = call(picking, 'giveBackPickRun', 'DELETE /pick-runs/:id', { idempotent: true });

export const takePickEvents = call(events, 'takePickEvents', 'POST /pick-runs/:id/events');

export const finishPickRun = call(picking, 'finishPickRun', 'POST /pick-runs/:id/finish', { idempotent: true });

export const printRunLabels = call(papers, 'printRunLabels', 'POST /pick-runs/:id/labels', {
  writesNothing: true,
  answersFile: true,
});

export const printRunList = call(papers, 'printRunList', 'POST /pick-runs/:id/list', {
  writesNothing: true,
  answersFile: true,
});
