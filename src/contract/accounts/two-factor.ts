import { call } from '../endpoint.ts';

const area = { tag: 'accounts', access: 'customer', schemas: () => import('./two-factor.schema.ts') } as const;

/** Off, it closes enrolment alone: a factor that is on is asked for, renewed and ended whatever it says. */
const flag = 'features.twoFactorAuth';

export const readTwoFactor = call(area, 'readTwoFactor', 'GET /authentication/two-factor');

export const beginTwoFactor = call(area, 'beginTwoFactor', 'POST /authentication/two-factor', { recent: true, flag });

export const confirmTwoFactor = call(area, 'confirmTwoFactor', 'PUT /authentication/two-factor', {
  recent: true,
  flag,
});

export const renewRecoveryCodes = call(area, 'renewRecoveryCodes', 'POST /authentication/two-factor/recovery-codes', {
  recent: true,
});

export const endTwoFactor = call(area, 'endTwoFactor', 'POST /authentication/two-factor/end', { recent: true });

export const answerChallenge = call(area, 'answerChallenge', 'POST /authentication/two-factor/challenge', {
  access: 'public',
  tokensOnTop: true,
});
