import { filledLine, line, mayBeMissing, tokenText } from '../fields.ts';
import { z } from '../zod.ts';
import { oldPassword, rememberMe, tokens, useCookie } from './accounts.schema.ts';

/** Six digits of an app or a recovery code, as people copy them; what parts them is dropped where it is checked. */
export const factorCode = filledLine(40);
/** Either is proof of who calls; one of them must be there. */
export const proof = { password: mayBeMissing(oldPassword()), code: mayBeMissing(line(40)) };
export const hasProof = (sent: { password?: string | undefined; code?: string | undefined }) =>
  Boolean(sent.password || sent.code);

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });

export const readTwoFactor = {
  summary: 'Whether the account asks for a second factor, and how many recovery codes are left',
  input: z.object({}),
  output: z.object({
    enabled: z.boolean(),
    recoveryCodesLeft: z.number(),
    /** Staff, where the shop asks them for a second factor. */
    required: z.boolean(),
  }),
};

export const beginTwoFactor = {
  summary: 'Make the secret for an authenticator app; nothing changes until a code confirms it',
  input: z.object({}),
  output: z.object({
    /** In base 32, for typing. */
    secret: z.string(),
    otpauthUrl: z.string(),
    /** A picture of `otpauthUrl`, as a data: address. */
    qr: z.string(),
  }),
};

export const confirmTwoFactor = {
  summary: 'Turn the second factor on with a code of the app; all other sessions end',
  input: z.object({ code: factorCode }),
  output: recoveryCodes,
};

export const renewRecoveryCodes = {
  summary: 'Make new recovery codes; the old ones are void',
  input: z.object({}),
  output: recoveryCodes,
};

export const endTwoFactor = {
  summary: 'Turn the second factor off, with a code or the password; all other sessions end',
  input: z.object(proof).refine(hasProof, { path: ['code'], message: 'validation.required' }),
  output: z.null(),
};

export const answerChallenge = {
  summary: 'Complete a sign-in with the second factor',
  input: z.object({
    /** Left out where a provider signed in: the browser then keeps it in a cookie. */
    challenge: mayBeMissing(tokenText(100)),
    code: factorCode,
    use_cookie: useCookie,
    remember_me: rememberMe,
  }),
  output: tokens,
};
