import type { Limit } from '#server/services/session/limits.ts';

const hour = 3600;
/** Mails with a reset link to one address, known or not; beyond that the answer is the same and nothing is mailed. */
export const resetMailLimit: Limit = { name: 'forgot-account', tries: 5, seconds: hour };
/** Requests for reset links from one network. */
export const forgotLimit: Limit = { name: 'forgot-address', tries: 50, seconds: hour };
/** Tokens of mailed links shown from one network. */
export const linkLimit: Limit = { name: 'mailed-link', tries: 300, seconds: hour };
/** Wrong old passwords given for one account when the password is to be changed. */
export const oldPasswordLimit: Limit = { name: 'old-password', tries: 10, seconds: hour / 4 };
/** Mails that verify an address, asked for again by one account. */
export const resendLimit: Limit = { name: 'resend-verification', tries: 5, seconds: hour };
