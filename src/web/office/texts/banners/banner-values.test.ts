import { expect, test } from 'vitest';
import { inEach } from '#domain/language/by-language.ts';
import { bannerInput, bannerOfNextYear, bannerValues, blankBanner } from './banner-values.ts';

const by = { origin: 'https://panier.example', language: 'fr' } as const;
const said = { heading: 'Fêtes', sentence: ' Tout \n pour la table', label: 'Voir', alt: '' };
const nothing = { heading: '', sentence: '', label: '', alt: '' };

test('what stands in the form goes as the call takes it, and comes back the same', () => {
  const banner = {
    ...{ ...blankBanner, place: 'week' as const, storeId: 2, firstDay: '2026-12-01', position: 3 },
    ...{ linkTo: '/offers', picture: '/pictures/a-600.webp', words: { ...blankBanner.words, fr: said } },
  };
  const { version: _, ...content } = banner;
  const words = { fr: { ...said, sentence: 'Tout pour la table' }, en: nothing, vi: nothing };
  expect(bannerInput(bannerValues(banner), by)).toEqual({ ...content, words });
});

test.each([
  ['nothing typed is nothing sent', {}, {}],
  ['an emptied day', { firstDay: '', lastDay: '2026-12-24' }, { firstDay: null, lastDay: '2026-12-24' }],
  ['all stores', { storeId: '' }, { storeId: null }],
  ['an address that was pasted', { linkTo: ' https://panier.example/offers ' }, { linkTo: '/offers' }],
  [
    'an address of elsewhere, for the call to refuse',
    { linkTo: 'https://x.example/' },
    { linkTo: 'https://x.example/' },
  ],
  ['an emptied address', { linkTo: ' ' }, { linkTo: null }],
  ['an emptied rank', { position: '' }, { position: 0 }],
  ['a rank that is none, for the call to refuse', { position: 'x' }, { position: 'x' }],
])('%s', (_, typed, sent) => {
  expect(bannerInput(typed, by)).toEqual(sent);
});

test('for the next year its days are a year later, and all else is the same', () => {
  const banner = { ...blankBanner, version: 7, firstDay: '2026-11-28', words: inEach(() => said) };
  expect(bannerOfNextYear(banner)).toEqual({ ...banner, version: 0, firstDay: '2027-11-28', lastDay: null });
});
