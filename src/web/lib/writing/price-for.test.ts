import { beforeAll, expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import { loadWords } from '#web/i18n/words.ts';
import { formatFor } from './format.ts';
import { priceNotes } from './price-for.ts';
import { writingOf } from './writing.ts';

beforeAll(() => Promise.all(languages.map((language) => loadWords(language))));

const plain = { unit: 'P', unitWeight: null, isWeightEstimated: false, pieces: null, packaging: null } as const;
const kilo = { ...plain, unit: 'KG', unitPrice: 2.89, unitPriceUnit: 'kg' } as const;
const goods = {
  apples: kilo,
  chicken: { ...kilo, unitWeight: 1400, isWeightEstimated: true },
  milk: { ...kilo, unit: 'LITRE', unitPriceUnit: 'l' },
  avocado: { ...plain, unitWeight: 200, isWeightEstimated: true, unitPrice: 6.45, unitPriceUnit: 'kg' },
  eggs: { ...plain, unitWeight: 700, pieces: 12, packaging: 'box', unitPrice: 0.37, unitPriceUnit: 'piece' },
  rolls: { ...plain, pieces: 6, unitPrice: 0.58, unitPriceUnit: 'roll' },
  detergent: { ...plain, pieces: 30, packaging: 'bottle', unitPrice: 0.3, unitPriceUnit: 'wash' },
  coriander: { ...plain, unitWeight: 50, packaging: 'bunch', unitPrice: 19.8, unitPriceUnit: 'kg' },
  rice: { ...plain, unitWeight: 1000, packaging: 'bag', unitPrice: 2.99, unitPriceUnit: 'kg' },
} as const;

test.each([
  ['apples', 'le kg', 'per kg', 'mỗi kg'],
  ['chicken', 'le kg|la pièce, env. 1,4 kg', 'per kg|each, approx. 1.4 kg', 'mỗi kg|nặng khoảng 1,4 kg'],
  ['milk', 'le litre', 'per litre', 'mỗi lít'],
  ['avocado', 'la pièce, env. 200 g|6,45 € / kg', 'each, approx. 200 g|€6.45 / kg', 'nặng khoảng 200 g|6,45 € / kg'],
  ['eggs', 'les 12|0,37 € / pièce', 'for 12|€0.37 / piece', 'giá cho 12|0,37 € / cái'],
  ['rolls', 'les 6|0,58 € / rouleau', 'for 6|€0.58 / roll', 'giá cho 6|0,58 € / cuộn'],
  ['detergent', '0,30 € / lavage', '€0.30 / wash', '0,30 € / lần giặt'],
  ['coriander', 'la botte|19,80 € / kg', 'per bunch|€19.80 / kg', 'mỗi bó|19,80 € / kg'],
  ['rice', '2,99 € / kg', '€2.99 / kg', '2,99 € / kg'],
] as const)('what the price of %s is for', (name, ...texts) => {
  for (const [i, language] of (['fr', 'en', 'vi'] as const).entries()) {
    const notes = priceNotes(goods[name], translatorOf(language), formatFor(language, writingOf(language, 'EUR')));
    expect(notes.join('|').replaceAll('\u00a0', ' ')).toBe(texts[i]);
  }
});

test('a long unit may go to the next line of a narrow card, with its stroke and never without', () => {
  const [, note] = priceNotes(goods.rolls, translatorOf('fr'), formatFor('fr', writingOf('fr', 'EUR')));
  expect(note).toBe('0,58\u00a0€ /\u00a0rouleau');
});

test('every unit label of the specification has a word in each language', () => {
  for (const language of languages)
    for (const unit of ['kg', 'g', 'lb', 'piece', 'bunch', 'pack', 'bottle', 'can', 'box', 'bag'] as const)
      expect(translatorOf(language)(`common.unit_${unit}`)).not.toContain('unit_');
});
