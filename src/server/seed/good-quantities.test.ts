import { expect, test } from 'vitest';
import { inEach } from '#domain/language/by-language.ts';
import { countOf, packagingOf, quantitiesOf } from './good-quantities.ts';

test.each([
  ['apples', { unit: 'KG', quantityStep: 0.25, firstQuantity: 1, weightG: null }, [250, 1000]],
  ['tomatoes', { unit: 'KG', quantityStep: 0.1, weightG: null }, [100, 500]],
  ['a whole chicken', { unit: 'KG', weightG: 1400 }, [1400, 1400]],
  ['two mullets', { unit: 'KG', firstQuantity: 0.3, weightG: 150 }, [150, 300]],
  ['an avocado', { unit: 'P', weightG: 200 }, [1000, 1000]],
] as const)('%s', (_, good, [stepMilli, firstMilli]) => {
  expect(quantitiesOf(good)).toEqual({ stepMilli, firstMilli });
});

test.each([
  [null, null, null],
  ['500 g', null, null],
  ['1,5 L', null, null],
  ['2,5 kg', null, null],
  ['× 6', 6, null],
  ['× 16, 256 g', 16, null],
  ['12 pièces, 1 kg', 12, null],
  ['4 × 125 g', 4, null],
  ['6 × 1,5 L', 6, null],
  ['20 sachets, 40 g', 20, null],
  ['240 allumettes', 240, 'hundred'],
  ['80 cotons', 80, null],
  ['6 rouleaux', 6, 'roll'],
  ['44 couches', 44, 'nappy'],
  ['10 paires', 10, 'pair'],
  ['1 paire', 1, 'pair'],
  ['20 m', 20, 'metre'],
] as const)('%s holds %s, compared by the %s', (quantity, pieces, comparedBy) => {
  expect(countOf({ quantity })).toEqual({ pieces, comparedBy });
});

test('what the data says goes before what is printed', () => {
  expect(countOf({ quantity: '1,5 L', pieces: 30, comparedBy: 'wash' })).toEqual({ pieces: 30, comparedBy: 'wash' });
  expect(countOf({ quantity: '2 pièces', comparedBy: 'bulb' })).toEqual({ pieces: 2, comparedBy: 'bulb' });
});

test.each([
  ['bunch', { pack: 'loose', unit: 'P', name: 'Coriandre fraîche en botte 50 g', quantity: '50 g' }],
  ['pack', { pack: 'bottle', unit: 'COLIS', name: 'Eau de source en pack 6 × 1,5 L', quantity: '6 × 1,5 L' }],
  ['bottle', { pack: 'bottle', unit: 'P', name: 'Lait 1 L', quantity: '1 L' }],
  ['bag', { pack: 'pouch', unit: 'P', name: 'Riz 1 kg', quantity: '1 kg' }],
  ['can', { pack: 'can', unit: 'P', name: 'Tomates pelées 400 g', quantity: '400 g' }],
  ['box', { pack: 'box', unit: 'P', name: 'Œufs × 6', quantity: '× 6', category: 'LAITIER', kind: 'eggs' }],
  ['box', { pack: 'box', unit: 'P', name: 'Thé vert 40 g', quantity: '40 g', category: 'THECAFE', kind: 'green-tea' }],
  [null, { pack: 'box', unit: 'P', name: 'Beurre 250 g', quantity: '250 g', category: 'LAITIER', kind: 'butter' }],
  [null, { pack: 'loose', unit: 'KG', name: 'Pomme Gala', quantity: null }],
] as const)('is packed in a %s', (packaging, { name, ...good }) => {
  expect(packagingOf({ category: 'RIZ', kind: 'riz', ...good, name: inEach(() => name) })).toBe(packaging);
});
