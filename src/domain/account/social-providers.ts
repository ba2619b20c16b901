/** Who may authenticate a shopper, by OpenID Connect, and what their buttons say unless the settings say otherwise. */
export const socialLabels = { google: 'Google', microsoft: 'Microsoft', apple: 'Apple' };
export type SocialProvider = keyof typeof socialLabels;
/** Each works once the shop has settings for it. */
export const socialProviders = Object.keys(socialLabels) as [SocialProvider, ...SocialProvider[]];

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
