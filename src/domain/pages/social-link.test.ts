import { expect, test } from 'vitest';
import { socialAddress } from './social-link.ts';

test.each([
  ['facebook', 'https://www.facebook.com/panier', 'https://www.facebook.com/panier'],
  ['facebook', 'https://fr-fr.facebook.com/panier/', 'https://fr-fr.facebook.com/panier/'],
  ['instagram', 'https://instagram.com/panier?hl=fr', 'https://instagram.com/panier?hl=fr'],
  ['x', 'https://X.com/panier', 'https://x.com/panier'],
  ['x', 'https://twitter.com/panier', 'https://twitter.com/panier'],
  ['youtube', 'https://www.youtube.com/@panier', 'https://www.youtube.com/@panier'],
  ['tiktok', 'https://www.tiktok.com/@panier', 'https://www.tiktok.com/@panier'],
] as const)('%s: %s is %s', (network, sent, address) => {
  expect(socialAddress(network, sent)).toBe(address);
});

test.each([
  'http://www.facebook.com/panier',
  'https://www.facebook.com',
  'https://www.facebook.com/',
  'https://facebook.com.evil.example/panier',
  'https://evilfacebook.com/panier',
  'https://evil.example/facebook.com/panier',
  'https://facebook.com@evil.example/panier',
  'https://evil.example\\@facebook.com/panier',
  'https://me:secret@facebook.com/panier',
  'https://facebook.com:8443/panier',
  'javascript:alert(1)//facebook.com/panier',
  '//facebook.com/panier',
  'facebook.com/panier',
  'https://instagram.com/panier',
  '',
])('%j is no address of Facebook', (sent) => {
  expect(socialAddress('facebook', sent)).toBeNull();
});

test('what could end an attribute is written as browsers escape it', () => {
  expect(socialAddress('x', 'https://x.com/a"><script>')).toBe('https://x.com/a%22%3E%3Cscript%3E');
});
