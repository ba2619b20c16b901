import { call } from '../endpoint.ts';

const area = { tag: 'accounts', schemas: () => import('./two-factor.schema.ts') } as const;

/** Off, it closes enrolment alone: a factor that is on is asked for, renewed and ended whatever it says. */
const flag = 'features.twoFactorAuth';

export const readTwoFactor = call(area, 'readTwoFactor', 'GET /authentication/two-factor', { access: 'customer' });

export const beginTwoFactor = call(area, 'beginTwoFactor', 'POST /authentication/two-factor', {
  access: 'customer',
  recent: true,
  flag,
});

export const confirmTwoFactor = call(area, 'confirmTwoFactor', 'PUT /authentication/two-factor', {
  access: 'customer',
  recent: true,
  flag,
});

export const renewRecoveryCodes = call(area, 'renewRecoveryCodes', 'POST /authentication/two-factor/recovery-codes', {
  access: 'customer',
  recent: true,
});

export const endTwoFactor = call(area, 'endTwoFactor', 'POST /authentication/two-factor/end', {
  access: 'customer',
  recent: true,
});

export const answerChallenge = call(area, 'answerChallenge', 'POST /authentication/two-factor/challenge', {
  access: 'public',
  tokensOnTop: true,
});
