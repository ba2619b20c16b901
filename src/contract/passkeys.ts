import { endpoint } from './endpoint.ts';

export type { Passkey } from './passkeys.schema.ts';

export const readPasskeyRegistration = endpoint({
  name: 'readPasskeyRegistration',
  tag: 'accounts',
  method: 'POST',
  path: '/authentication/passkeys/register/options',
  access: 'customer',
  recent: true,
  schemas: async () => (await import('./passkeys.schema.ts')).readPasskeyRegistration,
});

export const addPasskey = endpoint({
  name: 'addPasskey',
  tag: 'accounts',
  method: 'POST',
  path: '/authentication/passkeys/register/verify',
  access: 'customer',
  recent: true,
  schemas: async () => (await import('./passkeys.schema.ts')).addPasskey,
});

export const readPasskeySignIn = endpoint({
  name: 'readPasskeySignIn',
  tag: 'accounts',
  method: 'POST',
  path: '/authentication/passkeys/login/options',
  access: 'public',
  schemas: async () => (await import('./passkeys.schema.ts')).readPasskeySignIn,
});

export const signInByPasskey = endpoint({
  name: 'signInByPasskey',
  tag: 'accounts',
  method: 'POST',
  path: '/authentication/passkeys/login/verify',
  access: 'public',
  schemas: async () => (await import('./passkeys.schema.ts')).signInByPasskey,
  tokensOnTop: true,
});

export const listPasskeys = endpoint({
  name: 'listPasskeys',
  tag: 'accounts',
  method: 'GET',
  path: '/authentication/passkeys',
  access: 'customer',
  schemas: async () => (await import('./passkeys.schema.ts')).listPasskeys,
});

export const removePasskey = endpoint({
  name: 'removePasskey',
  tag: 'accounts',
  method: 'DELETE',
  path: '/authentication/passkeys/:id',
  access: 'customer',
  recent: true,
  schemas: async () => (await import('./passkeys.schema.ts')).removePasskey,
});
