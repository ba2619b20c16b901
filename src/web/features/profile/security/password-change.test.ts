import { beforeAll, expect, test } from 'vitest';
import { changePassword } from '#contract/accounts/recovery.ts';
import { Refusal } from '#contract/errors.ts';
import { languages } from '#domain/language/language.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import { loadWords } from '#web/i18n/words.ts';
import { asFormFault, confirmationFaults, passwordFailure, passwordInput } from './password-change.ts';

beforeAll(async () => {
  for (const language of languages) await loadWords(language, ['profile']);
});
const formOf = (old_password: string, password: string, confirmPassword: string) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ old_password, password, confirmPassword })) form.append(name, value);
  return form;
};

test('the old and the new password are sent, the confirmation is not', async () => {
  const input = passwordInput(formOf('Panier2024', 'Panier2025', 'Panier2025'));
  expect(input).toEqual({ old_password: 'Panier2024', password: 'Panier2025', use_cookie: true });
  expect((await changePassword.schemas()).input.safeParse(input).success).toBe(true);
});

test.each([
  ['', 'auth.confirmRequired'],
  ['Panier2026', 'auth.passwordsDiffer'],
  ['Panier2025', undefined],
  ['Ｐanier2025', undefined],
])('confirmed by “%s”: %s', (again, message) => {
  const { confirmPassword } = confirmationFaults(formOf('Panier2024', 'Panier2025', again));
  expect(confirmPassword?.[0]?.message).toBe(message);
});

test.each([
  [new Refusal('wrongPassword', { status: 400 }), 'code.wrongPassword'],
  [new Refusal('unauthenticated', { status: 401 }), 'code.wrongPassword'],
  [new Refusal('tooMany', { status: 429 }), undefined],
])('%s is the fault of the form: %s', (refusal, message) => {
  expect((asFormFault(refusal) as Refusal).errors['']?.[0]?.message).toBe(message);
});

test('any other failure is told by the server’s message, else by the usual one', () => {
  const said = languages.map((language) => {
    const t = translatorOf<'profile'>(language);
    const answer = { code: 'tooMany', message: 'Wait a moment.' } as const;
    return [passwordFailure(t, answer), passwordFailure(t, new Refusal('network', { message: '' }))];
  });
  expect(said.map(([answer]) => answer)).toEqual(Array(3).fill('Wait a moment.'));
  expect(said.map(([, usual]) => usual)).toEqual([
    'Le mot de passe n’a pas pu être changé. Veuillez réessayer.',
    'Failed to update password. Please try again.',
    'Không thể đổi mật khẩu. Vui lòng thử lại.',
  ]);
});
