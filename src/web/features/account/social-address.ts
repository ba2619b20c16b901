import type { SocialProvider } from '#domain/account/social-providers.ts';
import { rememberedEmail } from '#web/shared/session/remembered-email.ts';

/** Where a button leads that signs in at a provider; the shopper comes back to `redirectTo`. */
export function socialAddress(provider: SocialProvider, redirectTo: string): string {
  const query = new URLSearchParams({ redirectTo, remember_me: String(rememberedEmail().rememberMe) });
  return `/api/v1/authentication/social/${provider}?${query}`;
}
