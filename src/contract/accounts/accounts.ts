import { call } from '../endpoint.ts';

export type { Profile, SignedIn, Tokens } from './accounts.schema.ts';

const area = { tag: 'accounts', access: 'customer', schemas: () => import('./accounts.schema.ts') } as const;

export const refreshToken = call(area, 'refreshToken', 'POST /authentication/token/refresh', {
  access: 'public',
  tokensOnTop: true,
});

export const logout = call(area, 'logout', 'POST /authentication/logout');

export const readProfile = call(area, 'readProfile', 'GET /authentication/customer/get-profile');
