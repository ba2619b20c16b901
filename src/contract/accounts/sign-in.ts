import { call } from '../endpoint.ts';

const area = { tag: 'accounts', schemas: () => import('./accounts.schema.ts') } as const;

export const login = call(area, 'login', 'POST /authentication/login_check', {
  access: 'public',
  tokensOnTop: true,
});

export const register = call(area, 'register', 'POST /authentication/customer/register', { access: 'public' });
