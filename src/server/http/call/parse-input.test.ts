import { expect, test } from 'vitest';
import { z } from '#contract/zod.ts';
import { languages } from '#domain/language/language.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import { loadWords } from '#web/i18n/words.ts';
import { fieldErrors } from './parse-input.ts';

await Promise.all(languages.map((language) => loadWords(language, ['profile'])));

test.each([
  ['required', z.string(), undefined, 'validation.required'],
  ['min length', z.string().min(3), 'ab', 'validation.tooShort'],
  ['max length', z.string().max(3), 'abcd', 'validation.tooLong'],
  ['smallest number', z.number().min(3), 2, 'validation.tooSmall'],
  ['largest number', z.number().max(3), 4, 'validation.tooLarge'],
  ['fewest in a list', z.array(z.string()).min(1), [], 'validation.tooFew'],
  ['most in a list', z.array(z.string()).max(1), ['a', 'b'], 'validation.tooMany'],
  ['another type', z.string('validation.required'), 7, 'validation.type'],
  ['email', z.email(), 'ab', 'validation.email'],
  ['url', z.url(), 'ab', 'validation.url'],
  ['date', z.iso.date(), 'ab', 'validation.date'],
  ['pattern', z.string().regex(/^x/), 'ab', 'validation.pattern'],
  ['number', z.number('validation.number'), 'ab', 'validation.number'],
  ['anything else', z.enum(['a', 'b']), 'ab', 'validation.invalid'],
])('%s has a key, and words of its own in each language', (_, schema, sent, key) => {
  const { error } = z.object({ field: schema }).safeParse({ field: sent }, { reportInput: true });
  const [fault] = (error && fieldErrors(error).field) ?? [];
  expect(fault?.message).toBe(key);
  for (const language of languages) {
    const t = translatorOf(language);
    const isGeneric =
      errorText(t, fault ?? { message: '', parameters: {} }) === errorText(t, { message: '?', parameters: {} });
    expect(isGeneric, language).toBe(key === 'validation.invalid');
  }
});

test.each([
  [7, 'Expected string, received number'],
  [['a'], 'Expected string, received array'],
  [{}, 'Expected string, received object'],
  [true, 'Expected string, received boolean'],
  [null, 'Required'],
  [undefined, 'Required'],
])('%j in the place of a text: %s', (sent, words) => {
  const { error } = z
    .object({ field: z.string('validation.required') })
    .safeParse({ field: sent }, { reportInput: true });
  const [fault] = (error && fieldErrors(error).field) ?? [];
  expect(fault && errorText(translatorOf('en'), fault)).toBe(words);
});

test('a field may be called like what every object has', () => {
  const { error } = z.record(z.string(), z.number()).safeParse({ constructor: 'a', toString: 'b' });
  const errors = error && fieldErrors(error);
  expect(Object.keys(errors ?? {})).toEqual(['constructor', 'toString']);
});
