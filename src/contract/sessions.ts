import { endpoint } from './endpoint.ts';

export type { SignedInSession } from './sessions.schema.ts';

export const reauthenticate = endpoint({
  name: 'reauthenticate',
  tag: 'accounts',
  method: 'POST',
  path: '/authentication/reauthenticate',
  access: 'customer',
  schemas: async () => (await import('./sessions.schema.ts')).reauthenticate,
});

export const listSessions = endpoint({
  name: 'listSessions',
  tag: 'accounts',
  method: 'GET',
  path: '/authentication/sessions',
  access: 'customer',
  schemas: async () => (await import('./sessions.schema.ts')).listSessions,
});

export const endSession = endpoint({
  name: 'endSession',
  tag: 'accounts',
  method: 'DELETE',
  path: '/authentication/sessions/:id',
  access: 'customer',
  schemas: async () => (await import('./sessions.schema.ts')).endSession,
});
