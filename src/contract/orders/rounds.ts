import { call } from '../endpoint.ts';

export type { RoundEventInput, RoundEventSent } from './round-events.schema.ts';
export type { Round, RoundRow, RoundStop } from './rounds.schema.ts';

const planning = {
  tag: 'back office',
  access: 'CAN_MANAGE_ORDERS',
  schemas: () => import('./rounds.schema.ts'),
} as const;

/** Whoever delivers reaches the rounds that are theirs, whoever manages orders all. */
const driving = { ...planning, access: 'CAN_DELIVER_ORDERS' } as const;

const events = { ...driving, schemas: () => import('./round-events.schema.ts') } as const;

export const readBringable = call(planning, 'readBringable', 'GET /round-orders');

export const createRound = call(planning, 'createRound', 'POST /rounds', { idempotent: true });

export const listRounds = call(driving, 'listRounds', 'GET /rounds');

export const readRound = call(driving, 'readRound', 'GET /rounds/:id');

export const updateRound = call(planning, 'updateRound', 'PUT /rounds/:id', { idempotent: true });

export const deleteRound = call(planning, 'deleteRound', 'DELETE /rounds/:id', { idempotent: true });

export const startRound = call(driving, 'startRound', 'POST /rounds/:id/start', { idempotent: true });

export const takeRoundEvents = call(events, 'takeRoundEvents', 'POST /rounds/:id/events');

export const finishRound = call(driving, 'finishRound', 'POST /rounds/:id/finish', { idempotent: true });
