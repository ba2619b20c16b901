import { call } from '../endpoint.ts';

const area = { tag: 'accounts', access: 'public', schemas: () => import('./accounts.schema.ts') } as const;

export const login = call(area, 'login', 'POST /authentication/login_check', { tokensOnTop: true });

export const register = call(area, 'register', 'POST /authentication/customer/register');
