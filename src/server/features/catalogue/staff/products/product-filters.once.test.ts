import { expect, test } from 'vitest';
import { categories } from '#domain/catalogue/category.ts';
import { ingredientsExemptions } from '#domain/catalogue/ingredients-exemption.ts';
import { packagings } from '#domain/catalogue/packaging.ts';
import { missingFacts } from '#domain/catalogue/required-facts.ts';
import { storageTypes } from '#domain/catalogue/usual-facts.ts';
import { collationKey } from '#domain/language/collation-key.ts';
import { sql } from '#server/db/sql.ts';
import { kinds, products, productTexts } from '#server/db/tables/catalogue.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeStore } from '#server/testing/catalogue.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { lacksFacts } from './lacks-facts.ts';

const now = new Date('2026-11-21T10:00:00Z');
const t = await startSharedApp({ now });
const [here, there] = [await makeStore(t.db), await makeStore(t.db)];
const staff = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS'])).token);

const rice = { category: 'RIZ', price: 3, ingredients: 'Riz', allergens: [], quantityInStock: 40 };
const only = (storeId: number, more: object = {}) => [
  { storeId, price: 3, quantityInStock: 40, ...more },
  { storeId: storeId === here ? there : here, isSold: false },
];
const names = async (query: string): Promise<string[]> => {
  const { status, body } = await t.call('GET', `/products?${query}&per_page=100`, undefined, staff);
  expect(status).toBe(200);
  return body.data.items.map(({ name }: { name: string }) => name);
};

test('products are found by store, by discount, by being featured or incomplete, alone and together', async () => {
  for (const product of [
    { name: 'Ici', stores: only(here) },
    { name: 'Ici, remise', stores: only(here, { discount: 10 }) },
    { name: 'Là, remise', stores: only(there, { discount: 10 }) },
    { name: 'Là, épuisé', stores: only(there, { quantityInStock: 0 }), featured: true },
    { name: 'Partout, remise à venir', discount: 20, discountFrom: '2026-12-01T00:00:00Z' },
    { name: 'Brouillon', ingredients: null, stores: only(here) },
  ])
    expect((await t.call('POST', '/products', { ...rice, ...product }, staff)).status).toBe(200);

  expect(await names(`storeId=${here}`)).toEqual(['Brouillon', 'Ici', 'Ici, remise', 'Partout, remise à venir']);
  expect(await names('discounted=true')).toEqual(['Ici, remise', 'Là, remise']);
  expect(await names(`discounted=true&storeId=${there}&sortBy=newest`)).toEqual(['Là, remise']);
  expect(await names(`discounted=false&storeId=${there}`)).toEqual(['Là, épuisé', 'Partout, remise à venir']);
  expect(await names('featured=true')).toEqual(['Là, épuisé']);
  expect(await names('featured=false&discounted=true&search=ici')).toEqual(['Ici, remise']);
  expect(await names('incomplete=true')).toEqual(['Brouillon']);
  expect(await names('incomplete=false&visible=false')).toEqual([]);
  expect(await names(`stock=out&storeId=${here}`)).toEqual([]);
  expect(await names(`stock=out&storeId=${there}`)).toEqual(['Là, épuisé']);
  expect(await names(`stock=out&search=là&storeId=${here}`)).toEqual([]);
});

test('incomplete is what the rule of the domain says it is', async () => {
  await t.db.insert(kinds).values({
    code: 'thing',
    category: 'FRUIT',
    names: { fr: 'x' },
    position: 0,
    words: { fr: [], en: [], vi: [] },
  });
  const texts = [null, ' ', 'Riz'];
  const common = { unit: 'P', vatBp: 550, visible: false } as const;
  const exemptions = [null, ...ingredientsExemptions];
  // Every aisle with every declaration; how produce is kept and packed; and each with or without what the law asks.
  const goods = categories.flatMap((category, i) => [
    ...exemptions.flatMap((ingredientsExemption) =>
      [null, 1.2, 1.3].map((alcoholPercent) => ({ category, ingredientsExemption, alcoholPercent, allergens: [] })),
    ),
    ...[null, 'thing'].flatMap((kind) =>
      storageTypes.flatMap((storageType) =>
        [null, ...packagings].map((packaging) => ({ category, kind, storageType, packaging, allergens: [] })),
      ),
    ),
    ...texts.flatMap((ingredients) => [null, ['milk']].map((allergens) => ({ category, ingredients, allergens, i }))),
  ]);
  const rows = goods.map((facts, i) => ({ storageType: 'dry' as const, ...common, ...facts, slug: `x-${i}` }));
  const written = goods.map((facts) => ('ingredients' in facts ? facts.ingredients : null));
  const added: { id: number }[] = [];
  for (let i = 0; i < rows.length; i += 500)
    added.push(
      ...(await t.db
        .insert(products)
        .values(rows.slice(i, i + 500))
        .returning({ id: products.id })),
    );
  const text = { language: 'fr', name: 'x', nameKey: collationKey('x', 'fr'), description: '' } as const;
  const named = added.map(({ id }, i) => ({ ...text, productId: id, ingredients: written[i] ?? null }));
  for (let i = 0; i < named.length; i += 500) await t.db.insert(productTexts).values(named.slice(i, i + 500));

  const read = await t.db.select({ row: products, lacks: sql<boolean>`${lacksFacts()}` }).from(products);
  const byId = new Map(named.map(({ productId, ingredients }) => [productId, ingredients]));
  const checked = read.filter(({ row }) => byId.has(row.id));
  expect(checked.length).toBe(goods.length);
  expect(new Set(checked.map(({ lacks }) => lacks))).toEqual(new Set([true, false]));
  for (const { row, lacks } of checked)
    expect([row, lacks]).toEqual([row, missingFacts({ ...row, ingredients: byId.get(row.id) ?? null }).length > 0]);
});
