import { endpoint } from './endpoint.ts';

/** Off, it closes enrolment alone: a factor that is on is asked for, renewed and ended whatever it says. */
const flag = 'features.twoFactorAuth';

export const readTwoFactor = endpoint({
  name: 'readTwoFactor',
  tag: 'accounts',
  method: 'GET',
  path: '/authentication/two-factor',
  access: 'customer',
  schemas: async () => (await import('./two-factor.schema.ts')).readTwoFactor,
});

export const beginTwoFactor = endpoint({
  name: 'beginTwoFactor',
  tag: 'accounts',
  method: 'POST',
  path: '/authentication/two-factor',
  access: 'customer',
  recent: true,
  flag,
  schemas: async () => (await import('./two-factor.schema.ts')).beginTwoFactor,
});

export const confirmTwoFactor = endpoint({
  name: 'confirmTwoFactor',
  tag: 'accounts',
  method: 'PUT',
  path: '/authentication/two-factor',
  access: 'customer',
  recent: true,
  flag,
  schemas: async () => (await import('./two-factor.schema.ts')).confirmTwoFactor,
});

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  tag: 'accounts',
  method: 'POST',
  path: '/authentication/two-factor/recovery-codes',
  access: 'customer',
  recent: true,
  schemas: async () => (await import('./two-factor.schema.ts')).renewRecoveryCodes,
});

export const endTwoFactor = endpoint({
  name: 'endTwoFactor',
  tag: 'accounts',
  method: 'POST',
  path: '/authentication/two-factor/end',
  access: 'customer',
  recent: true,
  schemas: async () => (await import('./two-factor.schema.ts')).endTwoFactor,
});

export const answerChallenge = endpoint({
  name: 'answerChallenge',
  tag: 'accounts',
  method: 'POST',
  path: '/authentication/two-factor/challenge',
  access: 'public',
  schemas: async () => (await import('./two-factor.schema.ts')).answerChallenge,
  tokensOnTop: true,
});
