import { call } from '../endpoint.ts';

export type { SignedInSession } from './sessions.schema.ts';

const area = { tag: 'accounts', schemas: () => import('./sessions.schema.ts') } as const;

export const reauthenticate = call(area, 'reauthenticate', 'POST /authentication/reauthenticate', {
  access: 'customer',
});

export const listSessions = call(area, 'listSessions', 'GET /authentication/sessions', { access: 'customer' });

export const endSession = call(area, 'endSession', 'DELETE /authentication/sessions/:id', { access: 'customer' });
