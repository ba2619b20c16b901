import { endpoint } from './endpoint.ts';

const flag = 'features.socialLogins';

export const listSocialProviders = endpoint({
  name: 'listSocialProviders',
  tag: 'accounts',
  method: 'GET',
  path: '/authentication/social',
  access: 'public',
  flag,
  schemas: async () => (await import('./social.schema.ts')).listSocialProviders,
});

export const beginSocialSignIn = endpoint({
  name: 'beginSocialSignIn',
  tag: 'accounts',
  method: 'GET',
  path: '/authentication/social/:provider',
  access: 'public',
  flag,
  redirects: true,
  schemas: async () => (await import('./social.schema.ts')).beginSocialSignIn,
});

export const finishSocialSignIn = endpoint({
  name: 'finishSocialSignIn',
  tag: 'accounts',
  method: 'GET',
  path: '/authentication/social/:provider/callback',
  access: 'public',
  flag,
  redirects: true,
  schemas: async () => (await import('./social.schema.ts')).finishSocialSignIn,
});
