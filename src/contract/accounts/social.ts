import { call } from '../endpoint.ts';

const area = {
  tag: 'accounts',
  access: 'public',
  flag: 'features.socialLogins',
  schemas: () => import('./social.schema.ts'),
} as const;

export const listSocialProviders = call(area, 'listSocialProviders', 'GET /authentication/social');

export const beginSocialSignIn = call(area, 'beginSocialSignIn', 'GET /authentication/social/:provider', {
  redirects: true,
});

export const finishSocialSignIn = call(area, 'finishSocialSignIn', 'GET /authentication/social/:provider/callback', {
  redirects: true,
});
