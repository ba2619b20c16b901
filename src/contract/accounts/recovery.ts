import { call } from '../endpoint.ts';

/**
 * What pressing the button of a mailed link came to, where the form was posted without script: the page's address names
 * it (`?result=`). It is shown, and nothing else follows from it.
 */
export const linkResults = [
  'done',
  'already',
  'erased',
  'kept',
  'taken',
  'invalidToken',
  'tooMany',
  'conflict',
  'unexpected',
] as const;
export type LinkResult = (typeof linkResults)[number];

export function isLinkResult(text: string | null): text is LinkResult {
  return linkResults.some((known) => known === text);
}

const area = { tag: 'accounts', access: 'public', schemas: () => import('./recovery.schema.ts') } as const;
const mailsOfOffers = { tag: 'accounts', access: 'public', schemas: () => import('./unsubscribe.schema.ts') } as const;

export const forgotPassword = call(area, 'forgotPassword', 'POST /authentication/forgot-password', {
  flag: 'features.forgotPassword',
});

export const verifyResetPasswordToken = call(
  area,
  'verifyResetPasswordToken',
  'POST /authentication/verify-reset-password-token',
  {
    flag: 'features.forgotPassword',
    tokensOnTop: true,
  },
);

export const resetPassword = call(area, 'resetPassword', 'POST /authentication/reset-password', {
  flag: 'features.forgotPassword',
});

export const changePassword = call(area, 'changePassword', 'POST /authentication/change-password', {
  access: 'customer',
  tokensOnTop: true,
});

export const verifyEmail = call(area, 'verifyEmail', 'POST /authentication/verify-email');

export const readVerifyLink = call(area, 'readVerifyLink', 'GET /authentication/verify-email', { access: 'customer' });

export const rejectAddress = call(area, 'rejectAddress', 'POST /authentication/verify-email/reject');

export const withdrawNewAddress = call(area, 'withdrawNewAddress', 'POST /authentication/verify-email/withdraw', {
  access: 'customer',
});

export const resendVerification = call(area, 'resendVerification', 'POST /authentication/verify-email/resend', {
  access: 'customer',
});

export const openUnsubscribe = call(mailsOfOffers, 'openUnsubscribe', 'GET /unsubscribe/:token', { redirects: true });

export const unsubscribe = call(mailsOfOffers, 'unsubscribe', 'POST /unsubscribe/:token', {
  // Mail programs post a form of their own (RFC 8058), pages nothing: what is in it says nothing more.
  body: 'bytes',
  idempotent: true,
});
