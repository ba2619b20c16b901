import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const google = {
  SOCIAL_GOOGLE_ISSUER: 'https://accounts.google.com',
  SOCIAL_GOOGLE_CLIENT_ID: 'shop',
  SOCIAL_GOOGLE_CLIENT_SECRET: 'secret',
};

test('a provider is there once it has issuer, id and secret; its label is its own name', () => {
  expect(readConfig({}).social).toEqual({});
  const client = { issuer: 'https://accounts.google.com', clientId: 'shop', clientSecret: 'secret' };
  expect(readConfig(google).social).toEqual({ google: { ...client, label: 'Google' } });
  expect(readConfig({ ...google, SOCIAL_GOOGLE_LABEL: 'Our staff' }).social.google?.label).toBe('Our staff');
});

test.each([
  ['half of it', { SOCIAL_GOOGLE_ISSUER: google.SOCIAL_GOOGLE_ISSUER }],
  ['no secret', { ...google, SOCIAL_GOOGLE_CLIENT_SECRET: '' }],
  ['no TLS', { ...google, SOCIAL_GOOGLE_ISSUER: 'http://accounts.google.com' }],
  ['no address', { ...google, SOCIAL_GOOGLE_ISSUER: 'accounts.google.com' }],
])('%s is said plainly', (_, env) => {
  expect(() => readConfig(env)).toThrow(/SOCIAL_GOOGLE/);
});
