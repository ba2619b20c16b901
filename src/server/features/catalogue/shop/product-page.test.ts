import { expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { productTexts } from '#server/db/tables/catalogue.ts';
import { shop, unnamedShop } from '#server/db/tables/shop.ts';
import { addBuiltPages } from '#server/testing/built-pages.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { scriptVectors } from '#server/testing/script-vectors.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();
await addBuiltPages(t);
await makeStore(t.db);

const readPage = async (id: number, language = 'fr') => {
  const { slug } = (await t.call('GET', `/store/product/${id}`)).body.data;
  const answer = await t.app.inject({ url: `/products/${slug}`, headers: { cookie: `lng=${language}` } });
  return { status: answer.statusCode, body: answer.body };
};

test.each([
  ['FR', 'en', 'France'],
  ['VN', 'fr', 'Viêt Nam'],
  ['Lorraine', 'fr', 'Lorraine'],
  ['Baie de Somme & Picardie', 'en', 'Baie de Somme &amp; Picardie'],
])('the page of a product from %s, in %s', async (origin, language, written) => {
  const page = await readPage(await makeProduct(t.db, { origin }), language);
  expect(page.status).toBe(200);
  expect(page.body).toContain(written);
});

test('lists begin with the order that the shop has chosen, and the address names any other', async () => {
  const storeId = await makeStore(t.db);
  await makeProduct(t.db, { name: 'Ail', cents: 100, stores: [storeId] });
  await makeProduct(t.db, { name: 'Noix', cents: 900, stores: [storeId] });
  const listed = async (path: string) => {
    const { body } = await t.app.inject({ url: path, headers: { cookie: `lng=fr; selectedStoreId=${storeId}` } });
    const [, selected] = /<option value="([^"]*)" selected=""/.exec(body.split('name="sortBy"')[1] ?? '') ?? [];
    return { selected, isDearFirst: body.indexOf('>Noix<') < body.indexOf('>Ail<') };
  };
  expect(await listed('/products')).toEqual({ selected: 'name-asc', isDearFirst: false });
  await t.write(async ({ tx, announce }) => {
    await tx.insert(shop).values({ ...unnamedShop, mailSender: '', defaultSort: 'price-desc' });
    announce('stores');
  });
  expect(await listed('/products')).toEqual({ selected: 'price-desc', isDearFirst: true });
  expect(await listed('/products?sortBy=name-asc')).toEqual({ selected: 'name-asc', isDearFirst: false });
  // The call keeps the order of the specification.
  const { body } = await t.call('GET', `/store/${storeId}/product-collection`);
  expect(body.data.items.map(({ name }: { name: string }) => name)).toEqual(['Ail', 'Noix']);
});

test('a description is clean where it is stored', async () => {
  const id = await makeProduct(t.db, { description: '<p onclick=xss()>Du pain<script>xss()</script></p>' });
  const rows = await t.db.select().from(productTexts).where(sql`product_id = ${id}`);
  expect(rows.map((row) => row.description)).toEqual(Array(3).fill('<p>Du pain</p>'));
});

test('and where it is answered and rendered, whatever has been stored', async () => {
  const id = await makeProduct(t.db, {});
  const stored = `<p>Du pain</p>${scriptVectors.join('').replaceAll('\0', '')}`;
  await t.db.update(productTexts).set({ description: stored }).where(sql`product_id = ${id}`);
  const { htmlDescription } = (await t.call('GET', `/store/product/${id}`)).body.data;
  expect(htmlDescription).toContain('<p>Du pain</p>');
  expect(htmlDescription).not.toMatch(/<(?!\/?(p|b|a)[ >])/);
  const { body } = await readPage(id);
  const [, shown = ''] = /<p>Du pain<\/p>(.*?)<\/section>/s.exec(body) ?? [];
  expect(body).toContain('<p>Du pain</p>');
  expect(shown).not.toMatch(/<(script|img|svg|math|style|iframe|xmp|template|noscript)|<[^>]* on\w+=/i);
});
