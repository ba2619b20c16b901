import { expect, test } from 'vitest';
import { aYearLater, bannerFaults, bannerState, bannerWordsIn } from './banner.ts';

const said = (more: object = {}) => ({ heading: 'Les fêtes', sentence: '', label: '', alt: '', ...more });
const whole = { words: { fr: said() }, linkTo: null, firstDay: null, lastDay: null };

test.each([
  ['a heading in one language is enough', {}, {}],
  ['a day alone', { firstDay: '2026-12-24', lastDay: '2026-12-24' }, {}],
  ['nothing said', { words: {} }, { 'words.fr.heading': 'required' }],
  [
    'something said without a heading',
    { words: { fr: said(), vi: said({ heading: '', sentence: 'Tết' }) } },
    { 'words.vi.heading': 'required' },
  ],
  ['a link', { words: { fr: said({ label: 'Voir' }) }, linkTo: '/offers' }, {}],
  ['home itself', { words: { fr: said({ label: 'Voir' }) }, linkTo: '/' }, {}],
  ['a label without an address', { words: { fr: said({ label: 'Voir' }) } }, { linkTo: 'required' }],
  ['an address without a label', { linkTo: '/offers' }, { 'words.fr.label': 'required' }],
  [
    'an address without a label in a language that says something',
    { words: { fr: said({ label: 'Voir' }), en: said() }, linkTo: '/offers' },
    { 'words.en.label': 'required' },
  ],
  ['another site', { words: { fr: said({ label: 'x' }) }, linkTo: 'https://x.example/' }, { linkTo: 'link' }],
  ['a script', { words: { fr: said({ label: 'x' }) }, linkTo: 'javascript:alert' }, { linkTo: 'link' }],
  ['a host without its scheme', { words: { fr: said({ label: 'x' }) }, linkTo: '//x.example' }, { linkTo: 'link' }],
  ['it ends before it begins', { firstDay: '2026-12-02', lastDay: '2026-12-01' }, { lastDay: 'days' }],
])('%s', (_, more, faults) => {
  expect(bannerFaults({ ...whole, ...more })).toEqual(faults);
});

test.each([
  ['2026-11-30', 'planned'],
  ['2026-12-01', 'shown'],
  ['2026-12-24', 'shown'],
  ['2026-12-25', 'ended'],
] as const)('on %s it is %s', (day, state) => {
  expect(bannerState({ firstDay: '2026-12-01', lastDay: '2026-12-24' }, day)).toBe(state);
});

test('in a language without a heading it says whole what the first that has one says', () => {
  const words = { en: said({ heading: 'Season’s best', sentence: 'All of it' }), vi: said({ heading: '', alt: 'x' }) };
  expect(bannerWordsIn(words, 'en')).toMatchObject({ heading: 'Season’s best', language: 'en' });
  for (const language of ['fr', 'vi'] as const)
    expect(bannerWordsIn(words, language)).toEqual({ ...words.en, language: 'en' });
  expect(bannerWordsIn({ fr: said({ heading: '' }) }, 'fr')).toBeNull();
});

test.each([
  ['2026-12-01', '2027-12-01'],
  ['2028-02-29', '2029-02-28'],
])('a year after %s is %s', (day, next) => {
  expect(aYearLater(day)).toBe(next);
});
