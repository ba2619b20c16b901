import { z } from '../zod.ts';
import { rememberMe, tokens, useCookie } from './accounts.schema.ts';

const bytes = (max: number) =>
  z
    .string('validation.required')
    .max(max, 'validation.tooLong')
    .regex(/^[\w-]+={0,2}$/, 'validation.invalid');
// The names are those of the browser (Web Authentication, PublicKeyCredential.toJSON).
const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key', 'validation.invalid'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish().catch(undefined),
};
const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(60_000),
    transports: z
      .array(z.string().regex(/^[\w-]{1,20}$/))
      .max(10)
      .optional()
      .catch(undefined),
  }),
});
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(8000),
    signature: bytes(8000),
    userHandle: bytes(200).nullish(),
  }),
});
export type SentAttestation = z.output<typeof attestation>;
export type SentAssertion = z.output<typeof assertion>;

const passkey = z
  .object({
    id: z.string(),
    /** Browser and system that it was made in. */
    device: z.string(),
    createdAt: z.string(),
    lastUsedAt: z.string().nullable(),
    /** Kept by an account of the device's maker too. */
    backedUp: z.boolean(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.output<typeof passkey>;

/** What the browser is to be asked; its shape is the browser's own. */
const options = z.record(z.string(), z.unknown());

export const readPasskeyRegistration = {
  summary: 'What to ask the browser for a new passkey: good once, for five minutes',
  input: z.object({}),
  output: options,
};
export const addPasskey = {
  summary: 'Add the passkey that the browser made',
  input: z.object({ credential: attestation }),
  output: passkey,
};
export const readPasskeySignIn = {
  summary: 'What to ask the browser for a sign-in by passkey: good once, for five minutes',
  input: z.object({}),
  output: options,
};
export const signInByPasskey = {
  summary: 'Sign in with what a passkey signed',
  input: z.object({ credential: assertion, use_cookie: useCookie, remember_me: rememberMe }),
  output: tokens,
};
export const listPasskeys = {
  summary: 'The passkeys of the account, the newest first',
  input: z.object({}),
  output: z.array(passkey),
};
export const removePasskey = {
  summary: 'Remove a passkey of the account; all other sessions end',
  input: z.object({ id: bytes(1400) }),
  output: z.null(),
};
