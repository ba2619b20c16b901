import { expect, test } from 'vitest';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { AccountRequired } from './account-required.tsx';
import { AuthForms } from './auth-forms.tsx';
import { type AuthMode, authModes } from './auth-mode.ts';
import { ResetLinkFault } from './recovery/reset-link-fault.tsx';

const linksOf = (html: string) => tagsOf(html, 'a').map((tag) => /href="([^"]*)"/.exec(tag)?.[1]);

test('the guard says that an account is required, and offers to sign in and to sign up, then back', async () => {
  const html = await renderPart(<AccountRequired redirectTo="/orders?page=2" />);
  expect(readText(html)).toMatch(/^Account Required Sign in or create an account to continue\./);
  expect(linksOf(html)).toEqual([
    '/auth/login?form=login&amp;redirectTo=%2Forders%3Fpage%3D2',
    '/auth/login?form=signup&amp;redirectTo=%2Forders%3Fpage%3D2',
  ]);
});

test.each([
  ['fr', 'Lien de réinitialisation non valide', 'Ce lien est incomplet. Ouvrez-le tel qu’il figure'],
  ['en', 'Invalid Reset Link', 'Invalid reset link. Token is missing.'],
  ['vi', 'Liên kết đặt lại không hợp lệ', 'Liên kết này không đầy đủ.'],
] as const)('in %s a reset link without a token says so, and leads to another', async (language, title, text) => {
  const html = await renderPart(<ResetLinkFault refusal={null} />, { language });
  expect(readText(html)).toContain(`${title} ${text}`);
  expect(linksOf(html)).toEqual(['/auth/login?form=forgot']);
});

const formsOf = (mode: AuthMode, flags: object = {}) =>
  renderPart(
    <AuthForms
      mode={mode}
      query={new URLSearchParams('redirectTo=/cart')}
      onDone={() => undefined}
      onSent={() => undefined}
    />,
    { flags: { features: flags } },
  );
const waysOf = (html: string) => linksOf(html).map((href) => /form=(\w+)/.exec(href ?? '')?.[1]);

test('each form leads to the others, that for a new password from the sign-in', async () => {
  const ways = await Promise.all(authModes.map(async (mode) => waysOf(await formsOf(mode))));
  expect(ways).toEqual([['forgot', 'signup'], ['login'], ['login']]);
  expect(waysOf(await formsOf('login', { forgotPassword: false }))).toEqual(['signup']);
});

test('the form for a new password has one field, its button and the way back', async () => {
  const html = await formsOf('forgot');
  expect(tagsOf(html, 'input')).toHaveLength(1);
  expect(readText(html)).toMatch(/Send Reset Link Back to sign in$/);
});

test('the sign-up offers wholesale where the shop does', async () => {
  expect(readText(await formsOf('signup'))).toContain('I buy for a business');
  expect(readText(await formsOf('signup', { wholesaleCustomer: false }))).not.toContain('I buy for a business');
});
