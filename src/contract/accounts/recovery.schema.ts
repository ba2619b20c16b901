import { email, line, tokenText } from '../fields.ts';
import { z } from '../zod.ts';
import { newPassword, oldPassword, rememberMe, signedIn, tokens, useCookie } from './accounts.schema.ts';

/** The token of a mailed link. */
const mailedToken = tokenText(200, { required: 'auth.resetTokenRequired', tooLong: 'validation.invalid' }).min(
  1,
  'auth.resetTokenRequired',
);

export const forgotPassword = {
  summary: 'Ask for a link to choose a new password; the answer does not tell whether the address has an account',
  input: z.object({
    identifier: email,
    client_id: line(100).optional(),
  }),
  output: z.null(),
};

export const verifyResetPasswordToken = {
  summary: 'Check the token of a reset link and sign in by it; it is not used up',
  input: z.object({ token: mailedToken, use_cookie: useCookie, remember_me: rememberMe }),
  output: signedIn,
};

export const resetPassword = {
  summary: 'Set a new password by the token of a reset link, once; ends all sessions of the account',
  input: z.object({ token: mailedToken, password: newPassword }),
  output: z.null(),
};

export const changePassword = {
  summary: 'Set a new password, knowing the old one; ends all other sessions and answers a fresh pair of tokens',
  input: z.object({
    old_password: oldPassword('auth.currentPasswordRequired').min(1, 'auth.currentPasswordRequired'),
    password: newPassword,
    use_cookie: useCookie,
  }),
  output: tokens,
};

export const verifyEmail = {
  summary: 'Prove by the token of a mailed link that an address is one’s own',
  input: z.object({ token: mailedToken }),
  /** True for the used link of an address that was proved before: nothing has changed. */
  output: z.object({ alreadyVerified: z.boolean() }),
};

export const readVerifyLink = {
  summary: 'Whether it was the session that calls which asked for a link that verifies an address; changes nothing',
  input: z.object({ token: mailedToken }),
  output: z.object({ askedHere: z.boolean() }),
};

export const rejectAddress = {
  summary: 'Say by the token of a mailed link that one has not asked for it: an account opened with one’s address ends',
  input: z.object({ token: mailedToken }),
  /** False where an account was to have the address, and keeps the one it has. */
  output: z.object({ accountErased: z.boolean() }),
};

export const withdrawNewAddress = {
  summary: 'Take back the new address that waits for its link to be opened; the link opens nothing any more',
  input: z.object({}),
  output: z.null(),
};

export const resendVerification = {
  summary: 'Ask for the mail that verifies one’s address again',
  input: z.object({}),
  output: z.null(),
};
