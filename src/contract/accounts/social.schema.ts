import { socialProviders } from '#domain/account/social-providers.ts';
import { flag } from '../fields.ts';
import { z } from '../zod.ts';

const provider = z.enum(socialProviders, 'validation.invalid');
const button = z
  .object({
    provider,
    label: z.string(),
    /** Whether the shop has settings for it; without, the button says that it is not available. */
    configured: z.boolean(),
  })
  .meta({ id: 'SocialButton' });

export const listSocialProviders = {
  summary: 'The providers that a shopper may sign in with',
  input: z.object({}),
  output: z.array(button),
};

export const beginSocialSignIn = {
  summary: 'Leads a browser to the provider, or to /auth/provider with the reason why not',
  input: z.object({
    provider,
    /** A path of the shop to go on to. */
    redirectTo: z.string().max(2000).optional().catch(undefined),
    remember_me: flag.optional().catch(undefined),
  }),
  output: z.null(),
};

// What comes back is checked by the library that implements the protocol, as it is in the address.
const sent = z.string().max(4000).optional().catch(undefined);
export const finishSocialSignIn = {
  summary: 'Where the provider leads back to; goes on to /auth/provider with how it ended',
  input: z.object({ provider, state: sent, code: sent, error: sent, iss: sent }),
  output: z.null(),
};
