import { expect, test } from 'vitest';
import type { ProductDetail } from '#contract/catalogue/catalogue.ts';
import { languages } from '#domain/language/language.ts';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { ProductFacts } from './product-facts.tsx';

const product = {
  supplier: null,
  unit: 'P',
  barcode: null,
  packaging: null,
  pieces: null,
  isWeightEstimated: false,
  unitWeight: 500,
  articleWeight: null,
  tareWeight: null,
  volume: 330,
};
const food = { category: 'BOISSON', allergens: [], allergensKnown: true };
const item = { ...food, unitPriceUnit: 'kg', alcoholPercent: null, diets: [], product } as unknown as ProductDetail;
const factsOf = async (storageType: ProductDetail['storageType'], language: (typeof languages)[number]) =>
  readText(await renderPart(<ProductFacts item={{ ...item, storageType }} origin={null} />, { language }));

test.each(languages)('in %s a weight is written in g and a volume in ml', async (language) => {
  const text = await factsOf('dry', language);
  expect(text).toMatch(/ 500 g( |$)/);
  expect(text).toMatch(/ 330 ml( |$)/);
});

test.each([
  ['frozen', ['Surgelé', 'Frozen', 'Đông lạnh']],
  ['refrigerated', ['Au frais', 'Refrigerated', 'Giữ lạnh']],
] as const)('what is %s says so in each language', async (storageType, words) => {
  for (const [i, language] of languages.entries()) expect(await factsOf(storageType, language)).toContain(words[i]);
});

test.each([
  [{ allergens: ['soybeans', 'milk'], allergensKnown: true }, 'Allergens soya, milk'],
  [{ allergens: [], allergensKnown: true }, 'Allergens none to declare'],
  // What nobody has declared is never said to be free of them.
  [{ allergens: [], allergensKnown: false }, 'Allergens not declared'],
  [{ allergens: [], allergensKnown: false, category: 'NONALIMENTAIRE' }, ''],
])('of food the facts name the allergens: %o', async (given, words) => {
  const text = readText(
    await renderPart(<ProductFacts item={{ ...item, storageType: 'dry', ...given }} origin={null} />),
  );
  expect(/Allergens (?:none to declare|not declared|\w+, \w+)/.exec(text)?.[0] ?? '').toBe(words);
});
