import { call } from '../endpoint.ts';

export type { Passkey } from './passkeys.schema.ts';

const area = { tag: 'accounts', access: 'customer', schemas: () => import('./passkeys.schema.ts') } as const;

export const readPasskeyRegistration = call(
  area,
  'readPasskeyRegistration',
  'POST /authentication/passkeys/register/options',
  {
    recent: true,
  },
);

export const addPasskey = call(area, 'addPasskey', 'POST /authentication/passkeys/register/verify', { recent: true });

export const readPasskeySignIn = call(area, 'readPasskeySignIn', 'POST /authentication/passkeys/login/options', {
  access: 'public',
});

export const signInByPasskey = call(area, 'signInByPasskey', 'POST /authentication/passkeys/login/verify', {
  access: 'public',
  tokensOnTop: true,
});

export const listPasskeys = call(area, 'listPasskeys', 'GET /authentication/passkeys');

export const removePasskey = call(area, 'removePasskey', 'DELETE /authentication/passkeys/:id', { recent: true });
