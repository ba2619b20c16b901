import { endpoint } from './endpoint.ts';

export type { Profile, SignedIn, Tokens } from './accounts.schema.ts';

export const refreshToken = endpoint({
  name: 'refreshToken',
  tag: 'accounts',
  method: 'POST',
  path: '/authentication/token/refresh',
  access: 'public',
  schemas: async () => (await import('./accounts.schema.ts')).refreshToken,
  tokensOnTop: true,
});

export const logout = endpoint({
  name: 'logout',
  tag: 'accounts',
  method: 'POST',
  path: '/authentication/logout',
  access: 'customer',
  schemas: async () => (await import('./accounts.schema.ts')).logout,
});

export const readProfile = endpoint({
  name: 'readProfile',
  tag: 'accounts',
  method: 'GET',
  path: '/authentication/customer/get-profile',
  access: 'customer',
  schemas: async () => (await import('./accounts.schema.ts')).readProfile,
});
