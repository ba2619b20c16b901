import { expect, test } from 'vitest';
import { inEach } from '#domain/language/by-language.ts';
import { pageTextsOf, pageValuesOf } from './page-values.ts';

const none = { picture: null, alt: inEach(() => '') };
const words = { ...inEach(() => 'Words.'), fr: 'Mots.' };

test('one picture begins the text of each language, and the form again', () => {
  const values = { ...words, picture: '/pictures/front-600.webp', alt: { ...inEach(() => ''), fr: 'La devanture' } };
  const texts = pageTextsOf(values);
  expect(texts.fr).toBe('![La devanture](/pictures/front-600.webp)\n\nMots.');
  expect(texts.en).toBe('![](/pictures/front-600.webp)\n\nWords.');
  expect(pageValuesOf({ key: 'about', ...texts })).toEqual(values);
  // A picture that one language alone has is the form's.
  expect(pageValuesOf({ key: 'about', ...texts, fr: 'Mots.' }).picture).toBe(values.picture);
});

test('without a picture the text is its words, and on a page that has none whatever stands there', () => {
  expect(pageTextsOf({ ...words, ...none })).toEqual(words);
  expect(pageValuesOf({ key: 'about', ...words })).toEqual({ ...words, ...none });
  const legal = { key: 'legal' as const, ...words, fr: '![a](/b.webp)\n\nMots.' };
  expect(pageTextsOf(pageValuesOf(legal))).toEqual({ ...words, fr: legal.fr });
});
