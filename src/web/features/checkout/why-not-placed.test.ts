import { beforeAll, expect, test } from 'vitest';
import { invalidFields, Refusal } from '#contract/errors.ts';
import { languages } from '#domain/language/language.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import { type BaseArea, loadWords } from '#web/i18n/words.ts';
import { whyNotPlaced } from './why-not-placed.ts';

beforeAll(async () => {
  for (const language of languages) await loadWords(language, ['checkout']);
});

test.each([
  ['a failure', new Refusal('unexpected', { status: 500, message: 'Internal' })],
  ['an answer that is none', new Refusal('unexpected', { status: 502, message: '' })],
  ['a shop that is away', new Refusal('unavailable', { status: 503, message: 'Later' })],
])('%s is told in the words of the specification, in each language', (_, refusal) => {
  expect(languages.map((language) => whyNotPlaced(translatorOf<BaseArea | 'checkout'>(language), refusal))).toEqual([
    'Votre commande n’a pas pu être passée. Veuillez réessayer.',
    'There was an error processing your order. Please try again.',
    'Có lỗi khi xử lý đơn hàng. Vui lòng thử lại.',
  ]);
});

test('a field’s fault and a refusal say what they are', () => {
  const t = translatorOf<BaseArea | 'checkout'>('en');
  expect(whyNotPlaced(t, invalidFields({ type: 'checkout.storeDoesNotDeliver' }))).toMatch(/does not deliver/);
  expect(whyNotPlaced(t, new Refusal('network', { message: '' }))).toMatch(/^No connection/);
  expect(whyNotPlaced(t, new Refusal('tooMany', { status: 429, message: 'Wait.' }))).toBe('Wait.');
});
