import { call } from '../endpoint.ts';

export type { SignedInSession } from './sessions.schema.ts';

const signIn = { tag: 'accounts', access: 'public', schemas: () => import('./accounts.schema.ts') } as const;
const sessions = { tag: 'accounts', access: 'customer', schemas: () => import('./sessions.schema.ts') } as const;

export const login = call(signIn, 'login', 'POST /authentication/login_check', { tokensOnTop: true });

export const register = call(signIn, 'register', 'POST /authentication/customer/register');

export const reauthenticate = call(sessions, 'reauthenticate', 'POST /authentication/reauthenticate');

export const listSessions = call(sessions, 'listSessions', 'GET /authentication/sessions');

export const endSession = call(sessions, 'endSession', 'DELETE /authentication/sessions/:id');
