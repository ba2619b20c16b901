import { endpoint } from './endpoint.ts';

export type { Profile, Tokens } from './accounts.schema.ts';

export const login = endpoint({
  name: 'login',
  summary: 'Sign in with email and password',
  tag: 'accounts',
  method: 'POST',
  path: '/authentication/login_check',
  access: 'public',
  schemas: async () => (await import('./accounts.schema.ts')).login,
  tokensOnTop: true,
});

export const register = endpoint({
  name: 'register',
  summary: 'Create a customer account and sign in',
  tag: 'accounts',
  method: 'POST',
  path: '/authentication/customer/register',
  access: 'public',
  schemas: async () => (await import('./accounts.schema.ts')).register,
});

export const refreshToken = endpoint({
  name: 'refreshToken',
  summary: 'Exchange a refresh token (body or cookie) for a fresh pair; the old one is used up',
  tag: 'accounts',
  method: 'POST',
  path: '/authentication/token/refresh',
  access: 'public',
  schemas: async () => (await import('./accounts.schema.ts')).refreshToken,
  tokensOnTop: true,
});

export const logout = endpoint({
  name: 'logout',
  summary: 'End this session: its tokens are refused from now on',
  tag: 'accounts',
  method: 'POST',
  path: '/authentication/logout',
  access: 'customer',
  schemas: async () => (await import('./accounts.schema.ts')).logout,
});

export const readProfile = endpoint({
  name: 'readProfile',
  summary: 'The profile of the signed-in customer',
  tag: 'accounts',
  method: 'GET',
  path: '/authentication/customer/get-profile',
  access: 'customer',
  schemas: async () => (await import('./accounts.schema.ts')).readProfile,
});
