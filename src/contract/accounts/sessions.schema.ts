import { tokenText } from '../fields.ts';
import { z } from '../zod.ts';
import { hasProof, proof } from './two-factor.schema.ts';

export const reauthenticate = {
  summary: 'Prove again who calls, for changes that ask for a recent sign-in',
  input: z.object(proof).refine(hasProof, { path: ['password'], message: 'validation.required' }),
  output: z.null(),
};

const session = z
  .object({
    id: z.string(),
    /** Browser and system; empty where the browser did not say. */
    device: z.string(),
    createdAt: z.string(),
    lastUsedAt: z.string(),
    /** The session that asks. */
    current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type SignedInSession = z.output<typeof session>;

export const listSessions = {
  summary: 'Where the account is signed in, the last used first',
  input: z.object({}),
  output: z.array(session),
};

export const endSession = {
  summary: 'End one of the own sessions: its tokens are refused from now on',
  input: z.object({ id: tokenText(200).regex(/^[\w-]{1,100}$/, 'validation.invalid') }),
  output: z.null(),
};
