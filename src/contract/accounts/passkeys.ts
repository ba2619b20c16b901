import { call } from '../endpoint.ts';

export type { Passkey } from './passkeys.schema.ts';

const area = { tag: 'accounts', schemas: () => import('./passkeys.schema.ts') } as const;

export const readPasskeyRegistration = call(
  area,
  'readPasskeyRegistration',
  'POST /authentication/passkeys/register/options',
  {
    access: 'customer',
    recent: true,
  },
);

export const addPasskey = call(area, 'addPasskey', 'POST /authentication/passkeys/register/verify', {
  access: 'customer',
  recent: true,
});

export const readPasskeySignIn = call(area, 'readPasskeySignIn', 'POST /authentication/passkeys/login/options', {
  access: 'public',
});

export const signInByPasskey = call(area, 'signInByPasskey', 'POST /authentication/passkeys/login/verify', {
  access: 'public',
  tokensOnTop: true,
});

export const listPasskeys = call(area, 'listPasskeys', 'GET /authentication/passkeys', { access: 'customer' });

export const removePasskey = call(area, 'removePasskey', 'DELETE /authentication/passkeys/:id', {
  access: 'customer',
  recent: true,
});
