import { call } from '../endpoint.ts';

export type { SignedInSession } from './sessions.schema.ts';

const area = { tag: 'accounts', access: 'customer', schemas: () => import('./sessions.schema.ts') } as const;

export const reauthenticate = call(area, 'reauthenticate', 'POST /authentication/reauthenticate');

export const listSessions = call(area, 'listSessions', 'GET /authentication/sessions');

export const endSession = call(area, 'endSession', 'DELETE /authentication/sessions/:id');
