import { afterAll, beforeAll, expect, test } from 'vitest';
import { collationKey } from '#domain/language/collation-key.ts';
import { eq } from '#server/db/sql.ts';
import { categories, productTexts } from '#server/db/tables/catalogue.ts';
import { makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { fillLanguages } from './fill-languages.ts';
import { seedCategories } from './seed-categories.ts';

let t: TestApp;
const said: string[] = [];
const fill = () => fillLanguages(t.db, (line) => said.push(line));
const textsIn = (language: 'fr' | 'vi') =>
  t.db.select().from(productTexts).where(eq(productTexts.language, language)).orderBy(productTexts.productId);

beforeAll(async () => {
  t = await startTestApp();
  await makeStore(t.db);
});
afterAll(() => t.close());

test('a shop without products has nothing to fill', async () => {
  await fill();
  expect(said).toEqual([]);
});

test('products without texts in a language get the French ones, in its order, and are found', async () => {
  await makeProducts(t.db, [{ name: 'Đậu', ingredients: 'haricots' }, ...Array(1500).fill({ name: 'Riz' })]);
  await t.db.delete(productTexts).where(eq(productTexts.language, 'vi'));
  await fill();
  expect(said).toEqual([expect.stringContaining('Tiếng Việt')]);
  const [first, ...others] = await textsIn('vi');
  expect(first).toMatchObject({ name: 'Đậu', ingredients: 'haricots', nameKey: collationKey('Đậu', 'vi') });
  expect(others).toHaveLength(1500);
  const { body } = await t.call('GET', '/store/1/product-collection?lng=vi&search=dau');
  expect(body.data.items.map(({ name }: { name: string }) => name)).toEqual(['Đậu']);
});

test('what staff have written stays', async () => {
  await t.db.update(productTexts).set({ name: 'Gạo' }).where(eq(productTexts.language, 'vi'));
  const before = await textsIn('vi');
  await fill();
  expect(await textsIn('vi')).toEqual(before);
});

test('a category gets its name in a language that it lacks, and keeps what a shop calls it', async () => {
  const fruit = eq(categories.code, 'FRUIT');
  await t.db
    .update(categories)
    .set({ labels: { fr: 'Vergers', en: 'Fruit' } })
    .where(fruit);
  await seedCategories(t.db);
  const [row] = await t.db.select().from(categories).where(fruit);
  expect(row?.labels).toEqual({ fr: 'Vergers', en: 'Fruit', vi: 'Trái cây' });
});
