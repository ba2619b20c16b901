import { beforeEach, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { productBarcodes, products } from '#server/db/tables/catalogue.ts';
import { imports } from '#server/db/tables/imports.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { readUpload, upload } from '#server/testing/imports.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { workOnImports } from '#server/testing/ready-imports.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-11-28T10:00:00Z');
const t = await startSharedApp({ now });
const store = await makeStore(t.db, { name: 'Paris', code: 'PAR' });
await makeStore(t.db, { name: 'Lyon', code: 'LYO' });
const staff = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS'])).token);

const [spread, water] = ['3017620422003', '3274080005003'];
const headers = [
  ...['code', 'product_name', 'product_name_fr', 'product_name_en', 'brands', 'quantity', 'categories_tags'],
  ...['ingredients_text_fr', 'allergens', 'traces_tags', 'labels_tags', 'origins', 'energy-kcal_100g', 'fat_100g'],
  ...['salt_100g', 'image_url', ...Array.from({ length: 200 }, (_, i) => `other_${i}`)],
];
const rowOf = (code: string, more: Record<string, string> = {}) => {
  const values: Record<string, string> = {
    ...{ code, product_name: 'Spread', product_name_fr: 'Pâte à tartiner', brands: 'Ferrero,Nutella' },
    ...{ quantity: '400 g', categories_tags: 'en:spreads,en:sweet-spreads', origins: 'France' },
    ...{ ingredients_text_fr: 'Sucre, _lait_, _noisettes_', allergens: 'en:milk,en:nuts' },
    ...{ traces_tags: 'en:gluten', labels_tags: 'en:vegetarian', 'energy-kcal_100g': '539', fat_100g: '30.9' },
    ...{ salt_100g: '0.107' },
    ...more,
  };
  return headers.map((header) => values[header] ?? '').join('\t');
};
const fileOf = (...rows: string[]) => [headers.join('\t'), ...rows].join('\n');
const facts = (content: string, name = 'products.csv') => readUpload(t, staff, content, { kind: 'facts', name });
const put = (id: number, body: object) => t.call('PUT', `/imports/${id}`, body, staff);
const step = async (id: number, path: 'try' | 'run' | 'undo') => {
  expect((await t.call('POST', `/imports/${id}/${path}`, {}, staff)).status).toBe(200);
  await workOnImports(t);
  return (await t.db.select().from(imports).where(eq(imports.id, id)))[0];
};
const read = async (id: number) => (await t.call('GET', `/products/${id}`, undefined, staff)).body.data;
const change = (id: number, body: object) => t.call('PUT', `/products/${id}`, body, staff);
const idOf = async (code: string) =>
  (
    await t.db
      .select()
      .from(productBarcodes)
      .where(eq(productBarcodes.code, code.padStart(14, '0')))
  )[0]?.productId ?? 0;

beforeEach(async () => {
  await t.db.delete(productBarcodes);
  await t.db.delete(imports);
});

test('a barcode that the shop does not know becomes a draft where that was asked, and is marked', async () => {
  const file = await facts(fileOf(rowOf(spread)));
  expect([file.separator, file.decimal, file.storeId, file.addsUnknown]).toEqual(['\t', '.', null, false]);
  expect((await step(file.id, 'try'))?.counts).toMatchObject({ new: 0, unchanged: 1, refused: 0 });
  expect((await put(file.id, { adds_unknown: true })).status).toBe(200);
  expect((await step(file.id, 'try'))?.counts).toMatchObject({ new: 1, unchanged: 0 });
  expect(await idOf(spread)).toBe(0);
  expect(await step(file.id, 'run')).toMatchObject({ state: 'done', counts: { new: 1 } });
  const id = await idOf(spread);
  expect(await read(id)).toMatchObject({
    ...{ visible: false, missing: ['allergensSeen'], factsSource: 'openFoodFacts', category: 'SNACKDESSERT' },
    names: { fr: 'Pâte à tartiner', en: 'Pâte à tartiner', vi: 'Pâte à tartiner' },
    ...{ brand: 'Ferrero', weight: 400, unitWeight: 400, origin: 'France', allergens: ['milk', 'nuts'] },
    ...{ mayContain: ['gluten'], diets: ['vegetarian'], nutrition: { energyKcal: 539, fat: 30.9, salt: 0.11 } },
    ingredients: { fr: 'Sucre, lait, noisettes' },
  });
  const again = await facts(fileOf(rowOf(spread)));
  expect((await step(again.id, 'run'))?.counts).toMatchObject({ new: 0, changed: 0, unchanged: 1 });
  await step(file.id, 'undo');
  expect((await t.call('GET', `/products/${id}`, undefined, staff)).status).toBe(404);
});

test('allergens of it are never published unseen', async () => {
  const file = await facts(fileOf(rowOf(spread)));
  await put(file.id, { adds_unknown: true });
  await step(file.id, 'run');
  const id = await idOf(spread);
  const price = { stores: [{ storeId: store, price: 4 }] };
  const refused = await change(id, { visible: true, ...price });
  expect([refused.status, Object.keys(refused.body.data.errors)]).toEqual([422, ['allergensConfirmed']]);
  expect((await change(id, { visible: true, allergens: ['milk'] })).status).toBe(422);
  const many = await change(id, { stores: price.stores, visible: true });
  expect(many.status).toBe(422);
  // A file of goods that says so does not show it either.
  const goods = await readUpload(t, staff, `ean;visible\n${spread};oui`, { kind: 'products', store_id: store });
  await step(goods.id, 'run');
  expect((await read(id)).visible).toBe(false);
  const listed = await t.call('GET', '/products?incomplete=true&per_page=120', undefined, staff);
  expect(listed.body.data.items.map((one: { id: number }) => one.id)).toContain(id);
  const shown = await change(id, { visible: true, allergensConfirmed: true, ...price });
  expect([shown.status, shown.body.data.visible, shown.body.data.missing]).toEqual([200, true, []]);
});

test('allergens of many drafts are confirmed at once, of those that wait for it alone', async () => {
  const codes = ['4006381333931', '5449000000996'];
  const file = await facts(fileOf(...codes.map((code) => rowOf(code))));
  await put(file.id, { adds_unknown: true });
  await step(file.id, 'run');
  const [one, other] = [await idOf(codes[0] ?? ''), await idOf(codes[1] ?? '')];
  const own = await makeProduct(t.db, { category: 'SNACKDESSERT' }, now);
  const unseen = async (query: string) =>
    (await t.call('GET', `/products?per_page=120&allergensUnseen=${query}`, undefined, staff)).body.data.items.map(
      ({ id }: { id: number }) => id,
    );
  expect(await unseen('true')).toEqual(expect.arrayContaining([one, other]));
  expect(await unseen('true')).not.toContain(own);
  expect(await unseen('false')).toContain(own);
  const many = async (change: object, ...ids: number[]) =>
    (
      await t.call('POST', '/products/changes', { products: ids.map((id) => ({ id })), change }, staff)
    ).body.data.results.map(({ result }: { result: string }) => result);
  expect(await many({ allergensConfirmed: false }, one)).toEqual(['same']);
  expect(await many({ visible: true }, one)).toEqual(['invalid']);
  expect((await read(one)).allergensUnseen).toBe(true);
  expect(await many({ allergensConfirmed: true }, own, one)).toEqual(expect.arrayContaining(['same', 'changed']));
  expect(await read(one)).toMatchObject({ allergensUnseen: false, visible: false, missing: [] });
  expect(await unseen('true')).not.toContain(one);
  expect((await read(other)).allergensUnseen).toBe(true);
  expect(await many({ allergensConfirmed: true, visible: true }, other)).toEqual(['changed']);
  expect((await read(other)).visible).toBe(true);
});

test('of known goods what is empty is filled, and nothing else; an undo empties it again', async () => {
  const base = { category: 'SNACKDESSERT', name: 'Tartinade', brand: 'Maison', visible: false } as const;
  const id = await makeProduct(t.db, { ...base, barcode: spread }, now);
  await t.db.update(products).set({ allergens: null, origin: null, nutrition: null }).where(eq(products.id, id));
  const before = await read(id);
  const file = await facts(fileOf(rowOf(spread)));
  expect((await step(file.id, 'run'))?.counts).toMatchObject({ changed: 1, refused: 0 });
  const after = await read(id);
  expect(after).toMatchObject({ brand: 'Maison', origin: 'France', allergens: ['milk', 'nuts'], visible: false });
  expect([after.names, after.missing]).toEqual([before.names, expect.arrayContaining(['allergensSeen'])]);
  await step(file.id, 'undo');
  const { version, updatedAt, ...undone } = await read(id);
  const { version: _, updatedAt: __, ...asBefore } = before;
  expect(undone).toEqual(asBefore);
  // What was confirmed is no longer the import's.
  const second = await facts(fileOf(rowOf(spread)));
  await step(second.id, 'run');
  expect((await change(id, { allergensConfirmed: true })).body.data.allergensUnseen).toBe(false);
  expect((await step(second.id, 'undo'))?.counts).toMatchObject({ undone: 0, kept: 1 });
  expect(await read(id)).toMatchObject({ allergens: ['milk', 'nuts'], origin: null });
});

test('goods that show get nothing that speaks of allergens', async () => {
  const id = await makeProduct(t.db, { category: 'BOISSON', name: 'Eau', barcode: water, allergens: [] }, now);
  await t.db.update(products).set({ allergens: null, nutrition: null, visible: true }).where(eq(products.id, id));
  const file = await facts(fileOf(rowOf(water)));
  await step(file.id, 'run');
  expect(await read(id)).toMatchObject({ allergens: null, mayContain: [], visible: true, nutrition: { fat: 30.9 } });
});

test.each([
  ['allergens', 'fr:noisettes', 'invalid'],
  ['fat_100g', '309', 'invalid'],
  ['code', '3017620422004', 'checkDigit'],
])('a row whose %s is %s is refused: %s', async (column, value, code) => {
  const file = await facts(fileOf(rowOf(spread, { [column]: value })));
  await put(file.id, { adds_unknown: true });
  expect((await step(file.id, 'run'))?.counts).toMatchObject({ new: 0, refused: 1 });
  const found = (await t.call('GET', `/imports/${file.id}/problems`, undefined, staff)).body.data.items;
  expect(found).toMatchObject([{ row: 2, column, code }]);
});

test('lines of JSON say the same', async () => {
  const one = { code: spread, product_name_fr: 'Pâte', allergens_tags: ['en:milk'], nutriments: { fat_100g: 30.9 } };
  const file = await facts(`${JSON.stringify({ ...one, categories_tags: ['en:spreads'] })}\n{"broken\n`, 'a.jsonl');
  await put(file.id, { adds_unknown: true });
  expect((await step(file.id, 'run'))?.counts).toMatchObject({ rows: 2, new: 1, refused: 1 });
  expect(await read(await idOf(spread))).toMatchObject({ allergens: ['milk'], nutrition: { fat: 30.9 } });
});

test('facts are of all stores, and have fields of their own', async () => {
  const limited = bearer((await makeSignedIn(t, { roles: ['CAN_MANAGE_PRODUCTS'], storeIds: [store] })).token);
  expect((await upload(t, limited, fileOf(rowOf(spread)), { kind: 'facts' })).status).toBe(403);
  const file = await facts(fileOf(rowOf(spread)));
  const { status, body } = await put(file.id, { columns: [{ index: 0, field: 'price' }] });
  expect([status, Object.keys(body.data.errors)]).toEqual([422, ['columns.0.field']]);
});
