import { call } from '../endpoint.ts';

const area = { tag: 'accounts', schemas: () => import('./social.schema.ts') } as const;

const flag = 'features.socialLogins';

export const listSocialProviders = call(area, 'listSocialProviders', 'GET /authentication/social', {
  access: 'public',
  flag,
});

export const beginSocialSignIn = call(area, 'beginSocialSignIn', 'GET /authentication/social/:provider', {
  access: 'public',
  flag,
  redirects: true,
});

export const finishSocialSignIn = call(area, 'finishSocialSignIn', 'GET /authentication/social/:provider/callback', {
  access: 'public',
  flag,
  redirects: true,
});
