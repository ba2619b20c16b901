import { beforeEach, describe, expect, test } from 'vitest';
import type { ImportCell, ImportField } from '#domain/import/import-field.ts';
import { and, eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { imports } from '#server/db/tables/imports.ts';
import { stock } from '#server/db/tables/stock.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProduct, makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { bearer, guestOrder, placeOrder } from '#server/testing/order-shop.ts';
import { makeImport, workOnImports } from '#server/testing/ready-imports.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-11-24T10:00:00Z');
const t = await startSoundApp({ now });
const paris = await makeStore(t.db, { name: 'Paris', code: 'PAR' });
const lyon = await makeStore(t.db, { name: 'Lyon', code: 'LYO' });
const staff = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS'])).token);

let count = 0;
const nextCode = () => `C${++count}`;
let code = '';
let id = 0;
beforeEach(async () => {
  t.setNow(now);
  code = nextCode();
  id = await makeProduct(t.db, { supplierCode: code, category: 'NONALIMENTAIRE' }, now);
});

const post = (importId: number, path: string, body: object = {}) =>
  t.call('POST', `/imports/${importId}/${path}`, body, staff);
const stateOf = async (importId: number) =>
  (await t.db.select().from(imports).where(eq(imports.id, importId)))[0] ?? fail();
const fail = () => {
  throw new Error('there is no such import');
};
const tried = async (importId: number) => {
  expect((await post(importId, 'try')).body.data.state).toBe('trying');
  await workOnImports(t);
  return stateOf(importId);
};
const ran = async (importId: number, confirm: string[] = []) => {
  const { status, body } = await post(importId, 'run', { confirm });
  expect(status, JSON.stringify(body)).toBe(200);
  await workOnImports(t);
  return stateOf(importId);
};
const undone = async (importId: number) => {
  expect((await post(importId, 'undo')).status).toBe(200);
  await workOnImports(t);
  return stateOf(importId);
};
const problems = async (importId: number) =>
  (await t.call('GET', `/imports/${importId}/problems`, undefined, staff)).body.data.items.map(
    ({ row, column, value, code }: Record<string, unknown>) => `${row} ${column} ${value} ${code}`,
  );
const read = async (productId: number, storeId = paris) => {
  const { stores, ...product } = (await t.call('GET', `/products/${productId}`, undefined, staff)).body.data;
  return { ...product, ...stores.find((store: { storeId: number }) => store.storeId === storeId) };
};
const offers = (
  rows: ImportCell[][],
  fields: ImportField[] = ['supplierCode', 'store', 'price', 'onHand'],
  more = {},
) => makeImport(t, { fields, rows, ...more });
const prices = (rows: ImportCell[][]) => offers(rows, ['supplierCode', 'store', 'price']);

test('a trial counts what a run does, and a second run of the same changes nothing', async () => {
  const rows = [
    [code, 'PAR', '2.50', '40'],
    [code, 'LYO', '', '7'],
    ['nobody', 'PAR', '3', '1'],
    [code, 'PAR', '2.50', '40'],
    [code, 'Nice', '3', ''],
  ];
  const importId = await offers(rows);
  const { counts, state } = await tried(importId);
  expect([state, counts]).toEqual(['tried', { rows: 5, new: 0, changed: 2, unchanged: 1, refused: 2, absent: 0 }]);
  expect(await read(id)).toMatchObject({ price: 2, quantityInStock: 100 });
  const done = await ran(importId);
  expect([done.state, done.counts, done.done]).toEqual(['done', counts, 5]);
  expect(await problems(importId)).toEqual(['4 supplierCode nobody notFound', '6 store Nice notFound']);
  expect(await read(id)).toMatchObject({ price: 2.5, quantityInStock: 40 });
  expect(await read(id, lyon)).toMatchObject({ price: 2, quantityInStock: 7 });
  const again = await ran(await offers(rows));
  expect(again.counts).toEqual({ rows: 5, new: 0, changed: 0, unchanged: 3, refused: 2, absent: 0 });
  expect((await post(importId, 'run')).body.code).toBe('conflict');
});

test('shelves, lists and pages show it at once', async () => {
  const shown = async () => {
    const list = (await t.call('GET', `/store/${paris}/product-collection?per_page=120`)).body.data.items;
    return list.find((one: { id: number }) => one.id === id)?.price;
  };
  expect(await shown()).toBe(2);
  await ran(await prices([[code, 'PAR', '2.40']]));
  expect(await shown()).toBe(2.4);
});

describe('leaps', () => {
  test('of prices ask to be confirmed, each kind by its name', async () => {
    const importId = await prices([[code, 'PAR', '0.40']]);
    const refused = await post(importId, 'run');
    expect([refused.status, refused.body.code]).toEqual([409, 'needsConfirmation']);
    expect(refused.body.data.leaps).toEqual([
      {
        kind: 'price',
        count: 1,
        first: [{ row: 2, productId: id, storeId: paris, name: expect.any(String), before: 2, after: 0.4 }],
      },
    ]);
    expect((await post(importId, 'run', { confirm: ['stock'] })).status).toBe(409);
    expect((await ran(importId, ['price'])).state).toBe('done');
    expect(await read(id)).toMatchObject({ price: 0.4 });
  });

  test('of prices refuse their rows where nobody is there', async () => {
    const rows = [
      [code, 'PAR', '0.40'],
      [code, 'LYO', '1.90'],
    ];
    const importId = await prices(rows);
    await t.db.update(imports).set({ state: 'waiting', accountId: null }).where(eq(imports.id, importId));
    await workOnImports(t);
    expect((await stateOf(importId)).counts).toMatchObject({ changed: 1, refused: 1 });
    expect(await problems(importId)).toEqual(['2 price 0.40 leap']);
    expect(await read(id)).toMatchObject({ price: 2 });
  });

  test('of stock ask, and end a run without a person', async () => {
    const store = await makeStore(t.db, { name: `Vide ${count}`, code: `V${count}` });
    const codes = Array.from({ length: 30 }, nextCode);
    await makeProducts(
      t.db,
      codes.map((supplierCode) => ({ supplierCode, stores: [store] })),
      now,
    );
    const rows = codes.slice(0, 20).map((one) => [one, `V${count - 30}`, '', '0']);
    const importId = await offers(rows);
    const refused = await post(importId, 'run');
    expect(refused.body.data.leaps).toMatchObject([
      { kind: 'stock', count: 1, first: [{ storeId: store, before: 30, after: 10 }] },
    ]);
    await t.db.update(imports).set({ state: 'waiting', accountId: null }).where(eq(imports.id, importId));
    await workOnImports(t);
    expect(await stateOf(importId)).toMatchObject({ state: 'failed', failure: 'stockLeap' });
    expect((await offers(rows.slice(0, 19)).then((fewer) => ran(fewer))).state).toBe('done');
  });
});

test('goods that a file does not name are set to nothing where that was asked, of its stores and suppliers', async () => {
  const store = await makeStore(t.db, { name: `Loin ${count}`, code: 'ABS' });
  const of = (supplier: string) => ({ supplier, supplierCode: nextCode(), stores: [store] });
  const [named, absent, others] = await makeProducts(t.db, [of('Malo'), of('Malo'), of('Zed')], now);
  const [row] = await t.db
    .select()
    .from(products)
    .where(eq(products.id, named ?? 0));
  const fields: ImportField[] = ['supplierCode', 'supplier', 'store', 'onHand'];
  const importId = await offers([[row?.supplierCode ?? '', 'Malo', 'ABS', '5']], fields, { absent: 'zero' });
  const refused = await post(importId, 'run');
  expect(refused.body.data.leaps).toMatchObject([{ kind: 'absent', count: 1, first: [{ productId: absent }] }]);
  const { counts, state } = await ran(importId, ['absent']);
  expect([state, counts.absent]).toEqual(['done', 1]);
  const left = async (productId = 0) => (await read(productId, store)).quantityInStock;
  expect([await left(named), await left(absent), await left(others)]).toEqual([5, 0, 100]);
  expect((await undone(importId)).counts).toMatchObject({ undone: 2, kept: 0 });
  expect([await left(named), await left(absent), await left(others)]).toEqual([100, 100, 100]);
});

describe('stock', () => {
  test('that was handed over since the file was written is taken off again', async () => {
    const key = and(eq(stock.storeId, paris), eq(stock.productId, id));
    await t.db.execute(
      `insert into stock_movements (store_id, product_id, delta_milli, reason, at) values
        (${paris}, ${id}, -3000, 'sale', '2026-11-24T09:00:00Z'), (${paris}, ${id}, -2000, 'sale', '2026-11-24T07:00:00Z')`,
    );
    await t.db.update(stock).set({ onHandMilli: 95_000 }).where(key);
    const rows = [[code, 'PAR', '', '50']];
    const more = { asOf: new Date('2026-11-24T08:00:00Z') };
    await ran(await offers(rows, undefined, more));
    expect(await read(id)).toMatchObject({ quantityInStock: 47 });
    expect((await ran(await offers(rows, undefined, more))).counts).toMatchObject({ unchanged: 1 });
  });

  test('below what is reserved is set to that, and the row says so', async () => {
    await placeOrder(t, guestOrder(paris, id, 6));
    const importId = await offers([[code, 'PAR', '', '4']]);
    await ran(importId);
    expect(await problems(importId)).toEqual(['2 onHand 4 reservedAbove']);
    expect(await read(id)).toMatchObject({ quantityInStock: 0 });
    // Undone by its difference: 94 are there to be had as before.
    await undone(importId);
    expect(await read(id)).toMatchObject({ quantityInStock: 94 });
  });
});

test('an undo writes the stores of whoever asks alone, as they are by then', async () => {
  const member = await makeStaff(t, ['CAN_MANAGE_PRODUCTS']);
  const limitTo = (storeIds: number[]) =>
    t.db.update(customers).set({ storeIds }).where(eq(customers.id, member.customer.id));
  await limitTo([paris, lyon]);
  const importId = await makeImport(t, {
    fields: ['supplierCode', 'store', 'price'],
    rows: [
      [code, 'PAR', '2.50'],
      [code, 'LYO', '2.60'],
    ],
    accountId: member.customer.id,
  });
  const theirs = (path: string) => t.call('POST', `/imports/${importId}/${path}`, {}, bearer(member.token));
  expect((await theirs('run')).status).toBe(200);
  await workOnImports(t);
  expect((await theirs('undo')).status).toBe(200);
  // Meanwhile the store is somebody else's.
  await limitTo([lyon]);
  await workOnImports(t);
  expect(await stateOf(importId)).toMatchObject({ state: 'undone', counts: { undone: 1, kept: 1 } });
  expect([(await read(id)).price, (await read(id, lyon)).price]).toEqual([2.5, 2]);
  expect(await problems(importId)).toEqual(['2 store PAR notYourStore']);
});

describe('goods', () => {
  const fields: ImportField[] = ['barcode', 'name', 'category', 'store', 'price', 'onHand', 'brand'];
  const products = (rows: ImportCell[][]) => makeImport(t, { kind: 'products', fields, rows });
  const barcodes = ['4006381333931', '5449000000996', '3017620422003'];
  beforeEach(() => t.db.execute('delete from product_barcodes'));

  test('that are new come with their first row, as drafts where the law asks more', async () => {
    const rows = [
      [barcodes[0] ?? '', 'Éponge', 'NONALIMENTAIRE', 'PAR', '1.20', '30', 'Net'],
      [barcodes[0] ?? '', 'Éponge', 'NONALIMENTAIRE', 'LYO', '1.30', '20', 'Net'],
      [barcodes[1] ?? '', 'Soda', 'BOISSON', 'PAR', '1.50', '10', ''],
      [barcodes[2] ?? '', '', 'BOISSON', 'PAR', '1.50', '10', ''],
    ];
    const importId = await products(rows);
    const { counts } = await tried(importId);
    expect(counts).toEqual({ rows: 4, new: 2, changed: 1, unchanged: 0, refused: 1, absent: 0 });
    expect((await ran(importId)).counts).toEqual(counts);
    expect(await problems(importId)).toEqual(['5 name null missing']);
    const list = (await t.call('GET', '/products?search=ponge', undefined, staff)).body.data.items;
    expect(list).toMatchObject([
      { name: 'Éponge', visible: true, barcode: barcodes[0], brand: 'Net', vatInPercent: 20 },
    ]);
    expect(await read(list[0].id, lyon)).toMatchObject({ price: 1.3, quantityInStock: 20 });
    const [soda] = (await t.call('GET', '/products?search=Soda', undefined, staff)).body.data.items;
    expect(soda).toMatchObject({ visible: false, missing: ['ingredients', 'allergens'], unit: 'P' });
    expect((await ran(await products(rows))).counts).toMatchObject({ new: 0, changed: 0, unchanged: 3 });
    // Ordered: hidden. Never ordered: gone.
    await placeOrder(t, guestOrder(paris, list[0].id, 2));
    expect((await undone(importId)).counts).toMatchObject({ undone: 2, kept: 1 });
    expect((await read(list[0].id)).visible).toBe(false);
    expect((await t.call('GET', `/products/${soda.id}`, undefined, staff)).status).toBe(404);
  });

  test('that are known change, and an undo leaves what was changed since', async () => {
    const known = await makeProduct(t.db, { name: 'Thé', barcode: barcodes[0], category: 'NONALIMENTAIRE' }, now);
    const importId = await products([[barcodes[0] ?? '', 'Thé vert', '', 'PAR', '2.60', '', 'Malo']]);
    await ran(importId);
    expect(await read(known)).toMatchObject({ names: { fr: 'Thé vert', en: 'Thé vert' }, brand: 'Malo', price: 2.6 });
    await t.call('PUT', `/products/${known}`, { brand: 'Zed', stores: [{ storeId: paris, price: 2.7 }] }, staff);
    expect((await undone(importId)).counts).toMatchObject({ undone: 0, kept: 1 });
    expect(await read(known)).toMatchObject({ names: { fr: 'Thé', en: 'Thé' }, brand: 'Zed', price: 2.7 });
    expect(await problems(importId)).toEqual(['2 price 2.60 changedSince', '2 brand Malo changedSince']);
  });

  test('have what they cost and how many are in a case; an undo brings both back', async () => {
    const fields: ImportField[] = ['barcode', 'name', 'category', 'store', 'price', 'purchasePrice', 'caseSize'];
    const known = await makeProduct(t.db, { name: 'Riz', barcode: barcodes[0], category: 'NONALIMENTAIRE' }, now);
    await t.call('PUT', `/products/${known}`, { purchasePrice: 0.8, caseSize: 6 }, staff);
    const rows = [
      [barcodes[0] ?? '', '', '', 'PAR', '', '0.95', ''],
      [barcodes[1] ?? '', 'Savon', 'NONALIMENTAIRE', 'PAR', '2.00', '1.10', '12'],
    ];
    const importId = await offers(rows, fields, { kind: 'products' });
    expect((await ran(importId)).counts).toMatchObject({ new: 1, changed: 1 });
    expect(await read(known)).toMatchObject({ purchasePrice: 0.95, caseSize: 6 });
    const [soap] = (await t.call('GET', '/products?search=Savon', undefined, staff)).body.data.items;
    expect(await read(soap.id)).toMatchObject({ purchasePrice: 1.1, caseSize: 12 });
    // What it costs is of the goods, whoever sells them: a file of offers says nothing of it.
    const ofOffers = await offers([[barcodes[0] ?? '', '', '', 'PAR', '', '7', '']], fields);
    expect((await ran(ofOffers)).counts).toMatchObject({ unchanged: 1 });
    expect((await undone(importId)).counts).toMatchObject({ undone: 2, kept: 0 });
    expect(await read(known)).toMatchObject({ purchasePrice: 0.8, caseSize: 6 });
  });
});

describe('one after the other', () => {
  const many = () => Array.from({ length: 3 }, nextCode);
  test('a run waits for the one before it, and can be undone for thirty days', async () => {
    const [first, second] = [await prices([[code, 'PAR', '3']]), await prices([[code, 'PAR', '4']])];
    for (const one of [second, first]) expect((await post(one, 'run')).body.data.state).toBe('waiting');
    await t.db
      .update(imports)
      .set({ state: 'running', takenUntil: new Date(now.getTime() + 1000) })
      .where(eq(imports.id, first));
    await workOnImports(t);
    expect((await stateOf(second)).state).toBe('waiting');
    t.setNow(new Date(now.getTime() + 2000));
    await workOnImports(t);
    expect([(await stateOf(first)).state, (await stateOf(second)).state]).toEqual(['done', 'done']);
    expect(await read(id)).toMatchObject({ price: 4 });
    t.setNow(new Date(now.getTime() + 31 * 86_400_000));
    const later = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS'])).token);
    expect((await t.call('POST', `/imports/${first}/undo`, {}, later)).body.code).toBe('conflict');
  });

  test.each([
    ['CAN_MANAGE_ORDERS', 403],
    ['CAN_MANAGE_PRODUCTS', 200],
  ] as const)('%s: %s', async (role, status) => {
    const headers = bearer((await makeStaff(t, [role])).token);
    const importId = await prices([[code, 'PAR', '2.1'], ...many().map((one) => [one, 'PAR', '3'])]);
    expect((await t.call('POST', `/imports/${importId}/try`, {}, headers)).status).toBe(status);
    expect((await t.call('GET', `/imports/${importId}/problems`, undefined, headers)).status).toBe(status);
  });

  test('the decimals of a file must be known', async () => {
    const importId = await offers([[code, 'PAR', '2.1', '']], undefined, { decimal: null });
    for (const path of ['try', 'run']) {
      const { status, body } = await post(importId, path);
      expect([status, Object.keys(body.data.errors)]).toEqual([422, ['decimal']]);
    }
    expect((await post(999_999, 'try')).status).toBe(404);
  });

  test('what is wrong is a file as well', async () => {
    const importId = await prices([['=1+1', 'PAR', '3']]);
    await tried(importId);
    const file = await t.call('GET', `/imports/${importId}/problems.csv`, undefined, {
      ...staff,
      'accept-language': 'en',
    });
    expect(file.body).toBe('\ufeffRow,Column,Value,Problem\r\n2,supplierCode,"=""=1+1""",Not found in the shop.\r\n');
  });
});
