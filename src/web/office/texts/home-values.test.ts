import { expect, test } from 'vitest';
import { inEach } from '#domain/language/by-language.ts';
import { homeTextsOf, homeValuesOf } from './home-values.ts';

const origin = 'https://shop.example';
const none = { heading: '', sentence: '', link: '', alt: '' };
const values = {
  ...inEach(() => none),
  fr: { heading: 'Titre', sentence: 'Phrase.', link: 'Voir', alt: 'Une table' },
  en: { ...none, link: 'See', alt: 'A table' },
  picture: '/pictures/feast-1200.webp',
  narrow: null,
  linkTo: '/offers',
};

test('one picture and one address become the text of each language, and the form again', () => {
  const texts = homeTextsOf(values, origin);
  expect(texts).toEqual({
    ...inEach(() => '![](/pictures/feast-1200.webp)'),
    fr: '![Une table](/pictures/feast-1200.webp)\n\n## Titre\n\nPhrase.\n\n[Voir](/offers)',
    en: '![A table](/pictures/feast-1200.webp)\n\n[See](/offers)',
  });
  expect(homeValuesOf(texts)).toEqual(values);
  const two = { ...values, narrow: '/pictures/narrow-600.webp' };
  expect(homeValuesOf(homeTextsOf(two, origin))).toEqual(two);
});

test('nothing typed is nothing kept; a link without words is none', () => {
  const empty = { ...inEach(() => none), picture: null, narrow: null, linkTo: '' };
  expect(homeTextsOf({ ...empty, linkTo: '/offers', narrow: '/pictures/alone-600.webp' }, origin)).toEqual(
    inEach(() => ''),
  );
  expect(homeValuesOf(inEach(() => ''))).toEqual(empty);
});

test.each([
  ['https://shop.example/products?category=FRUIT', '/products?category=FRUIT'],
  ['https://shop.example.evil/x', 'https://shop.example.evil/x'],
  ['', '/'],
])('an address pasted from the browser, %s, leads to %s', (linkTo, to) => {
  expect(homeTextsOf({ ...values, linkTo }, origin).en).toContain(`[See](${to})`);
});
