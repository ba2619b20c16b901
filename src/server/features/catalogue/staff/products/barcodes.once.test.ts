import { expect, test } from 'vitest';
import { unreadBarcodes } from '#server/db/tables/catalogue.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { bearer, refusalOf } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();
const storeId = await makeStore(t.db);
const staff = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS'])).token);

const change = (id: number, input: object) => t.call('PUT', `/products/${id}`, input, staff);
const read = async (id: number) => (await t.call('GET', `/products/${id}`, undefined, staff)).body.data;
const listed = async (query: string) =>
  (await t.call('GET', `/products?${query}`, undefined, staff)).body.data.items.map(({ id }: { id: number }) => id);

test('a product has several barcodes, of 14 digits each; the first is shown as it is printed', async () => {
  const id = await makeProduct(t.db, { name: 'Cola' });
  const { body } = await change(id, { barcodes: ['5449000000996', ' 4017 0725', '036000291452', ''] });
  const barcodes = ['05449000000996', '00000040170725', '00036000291452'];
  expect(body.data).toMatchObject({ barcode: '5449000000996', barcodes, unreadBarcodes: [] });
  expect((await t.call('GET', `/store/product/${id}?storeId=${storeId}`)).body.data.product.barcode).toBe(
    '5449000000996',
  );
  // The name of before is the first one: the others stay.
  await change(id, { barcode: '5449000131805' });
  expect((await read(id)).barcodes).toEqual(['05449000131805', ...barcodes.slice(1)]);
  await change(id, { barcode: null });
  expect(await read(id)).toMatchObject({ barcode: '40170725', barcodes: barcodes.slice(1) });
  await change(id, { price: 3 });
  expect((await read(id)).barcodes).toEqual(barcodes.slice(1));
  // Once, whatever zeros stand before it.
  await change(id, { barcodes: ['036000291452', '0036000291452', '00036000291452'] });
  expect(await read(id)).toMatchObject({ barcode: '036000291452', barcodes: ['00036000291452'] });
  await change(id, { barcodes: [] });
  expect(await read(id)).toMatchObject({ barcode: null, barcodes: [] });
});

test('one of another product is refused in each form, and names that product', async () => {
  const owner = await makeProduct(t.db, { name: { fr: 'Moutarde', en: 'Mustard', vi: 'Mù tạt' } });
  const other = await makeProduct(t.db, { name: 'Vinaigre' });
  await change(owner, { barcodes: ['5000112637922', '096619756803'] });
  for (const barcode of ['096619756803', '0096619756803', '00096619756803', '5000112637922']) {
    const answer = await t.call('PUT', `/products/${other}`, { barcode }, { ...staff, 'accept-language': 'en' });
    expect(refusalOf(answer)).toBe('422 barcode=validation.barcodeTaken');
    expect(answer.body.data.errors.barcode[0].parameters).toEqual({ product: 'Mustard', id: owner });
  }
  const second = { barcodes: ['8001090310323', '00096619756803'] };
  expect(refusalOf(await change(other, second))).toBe('422 barcodes.1=validation.barcodeTaken');
  expect((await read(other)).barcodes).toEqual([]);
  expect(
    refusalOf(await t.call('POST', '/products', { name: 'Neuf', category: 'SAUCE', price: 1, ...second }, staff)),
  ).toBe('422 barcodes.1=validation.barcodeTaken');
  await change(owner, { barcodes: ['5000112637922'] });
  expect((await change(other, second)).status).toBe(200);
});

test.each([
  [{ barcode: '5449000000997' }, 'barcode=validation.barcodeCheckDigit'],
  [{ barcode: '40170726' }, 'barcode=validation.barcodeCheckDigit'],
  [{ barcode: '36000291452' }, 'barcode=validation.barcode'],
  [{ barcode: 'abc' }, 'barcode=validation.barcode'],
  [{ barcode: 5449000000996 }, 'barcode=validation.barcode'],
  [{ barcodes: ['2112345012347', '15449000000996'] }, 'barcodes.1=validation.barcodeCheckDigit'],
  [{ barcodes: '5449000000996' }, 'barcodes=validation.invalid'],
])('%j is refused', async (input, refusal) => {
  const id = await makeProduct(t.db);
  expect(refusalOf(await change(id, input))).toBe(`422 ${refusal}`);
});

test('what the shop gives itself has what last digit it likes', async () => {
  const id = await makeProduct(t.db);
  const barcodes = ['2112345012349', '20012341', '0412345678909', '212345678907'];
  expect((await change(id, { barcodes })).body.data.barcodes).toEqual(barcodes.map((one) => one.padStart(14, '0')));
});

test('staff find a product by each of its barcodes, in every form', async () => {
  const id = await makeProduct(t.db, { name: 'Thé' });
  await change(id, { barcodes: ['8712566451111', '070177154240'] });
  for (const search of [
    '8712566451111',
    '08712566451111',
    '8 712566 451111',
    '070177154240',
    '70177154240',
    '0070177154240',
  ])
    expect(await listed(`search=${encodeURIComponent(search)}`), search).toEqual([id]);
  const shown = await t.call('GET', `/store/${storeId}/product-collection?search=70177154240`);
  expect(shown.body.data.items.map((item: { id: number }) => item.id)).toEqual([id]);
});

test('what could not be read is found, named, listed and removed', async () => {
  const id = await makeProduct(t.db, { name: 'Biscuits' });
  await t.db.insert(unreadBarcodes).values([
    { productId: id, text: '3017620422004' },
    { productId: id, text: '03600029145' },
  ]);
  expect(await read(id)).toMatchObject({ barcodes: [], unreadBarcodes: ['03600029145', '3017620422004'] });
  expect(await listed('search=3017620422004')).toEqual([id]);
  expect(await listed('search=3600029145')).toEqual([id]);
  expect(await listed('unreadBarcode=true')).toEqual([id]);
  const { unreadBarcodes: named } = (await t.call('GET', '/attention', undefined, staff)).body.data;
  expect(named).toMatchObject({ count: 2, first: [{ productId: id, name: 'Biscuits', text: '03600029145' }, {}] });
  const { body } = await change(id, { barcode: '3017620422003', unreadBarcodes: ['03600029145'] });
  expect(body.data).toMatchObject({ barcode: '3017620422003', unreadBarcodes: ['03600029145'] });
  // It can be removed alone: nothing is added that way.
  await change(id, { unreadBarcodes: ['1'] });
  expect((await read(id)).unreadBarcodes).toEqual([]);
  expect((await t.call('GET', '/attention', undefined, staff)).body.data).not.toHaveProperty('unreadBarcodes');
});
