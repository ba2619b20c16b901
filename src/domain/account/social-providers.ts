/** Who may authenticate a shopper, by OpenID Connect; each works once the shop has settings for it. */
export const socialProviders = ['google', 'microsoft', 'apple'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** What a button says, unless the settings say otherwise. */
export const socialLabels: Record<SocialProvider, string> = {
  google: 'Google',
  microsoft: 'Microsoft',
  apple: 'Apple',
};

/** How a sign-in at a provider ended, as it is passed to the page that the browser returns to. */
export const socialResults = [
  'done',
  'code', // the second factor is wanted
  'denied', // the person has changed their mind
  'taken', // an account has the address, and one side has not verified it
  'unverified', // the provider has verified no address
  'unavailable', // the shop has no settings for this provider
  'failed',
] as const;
export type SocialResult = (typeof socialResults)[number];
