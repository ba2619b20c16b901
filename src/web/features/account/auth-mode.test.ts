import { expect, test } from 'vitest';
import { authLink, authModeOf, queryOfLink, targetOf } from './auth-mode.ts';

test.each([
  ['', true, 'login'],
  ['form=signup', true, 'signup'],
  ['form=forgot', true, 'forgot'],
  ['form=forgot', false, 'login'],
  ['form=constructor', true, 'login'],
])('%j (forgot: %s) is %s', (query, hasForgot, mode) => {
  expect(authModeOf(new URLSearchParams(query), hasForgot)).toBe(mode);
});

test.each([
  ['https://shop.example/auth/login?redirectTo=%2Forders%3Fpage%3D2', '/orders?page=2'],
  ['https://shop.example/auth/login', '/'],
  ['https://shop.example/auth/login?redirectTo=%2F%2Fevil.example', '/'],
  ['https://shop.example/auth/login?redirectTo=https%3A%2F%2Fevil.example', '/'],
  ['https://shop.example/checkout', '/checkout'],
])('%s leads on to %s', (href, target) => {
  expect(targetOf(queryOfLink(href))).toBe(target);
});

test('the other form leads on to the same place', () => {
  expect(authLink('signup', new URLSearchParams('form=login&redirectTo=/cart'))).toBe(
    '/auth/login?form=signup&redirectTo=%2Fcart',
  );
});
