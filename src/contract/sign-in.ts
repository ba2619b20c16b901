import { endpoint } from './endpoint.ts';

export const login = endpoint({
  name: 'login',
  tag: 'accounts',
  method: 'POST',
  path: '/authentication/login_check',
  access: 'public',
  schemas: async () => (await import('./accounts.schema.ts')).login,
  tokensOnTop: true,
});

export const register = endpoint({
  name: 'register',
  tag: 'accounts',
  method: 'POST',
  path: '/authentication/customer/register',
  access: 'public',
  schemas: async () => (await import('./accounts.schema.ts')).register,
});
