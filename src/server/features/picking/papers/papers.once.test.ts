import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PackingSheet } from '#contract/orders/packing.ts';
import { pictures } from '#server/db/tables/catalogue.ts';
import { addPicture } from '#server/media/add-picture.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { bearer, nextGuest, refusalOf } from '#server/testing/order-shop.ts';
import { pdfText } from '#server/testing/pdf-text.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let staff: Record<string, string>;
let storeId: number;
const goods: Record<string, number> = {};

beforeAll(async () => {
  t = await startTestApp({ now: new Date('2026-11-24T08:00:00Z') });
  staff = bearer((await makeStaff(t)).token);
  storeId = await makeStore(t.db, { name: 'Magasin du test' });
  const teal = { create: { width: 300, height: 200, channels: 3 as const, background: 'teal' } };
  const picture = await addPicture(t.deps.files, await sharp(teal).png().toBuffer(), 'picture');
  await t.db.insert(pictures).values(picture);
  const make = async (name: string, more: object) => {
    goods[name] = await makeProduct(t.db, { name, ...more });
  };
  await make('Riz', { category: 'RIZ', barcode: '3017620422003', pictureIds: [picture.id] });
  await make('Sel', { category: 'EPICE' });
  await make('Eau', { category: 'BOISSON' });
  await make('Pommes', { category: 'FRUIT', unit: 'KG', quantityStepMilli: 100 });
  await make('Saumon', { category: 'POISSONNERIE' });
  await make('Glace', { category: 'CONGELE' });
  const shelf = (name: string, shelf: string) =>
    t.call('PUT', `/products/${goods[name]}`, { stores: [{ storeId, shelf }] }, staff);
  await shelf('Riz', 'A10');
  await shelf('Sel', 'A2');
  const aisles = [
    { name: 'Boissons', categories: ['BOISSON'] },
    { name: 'Épicerie', categories: ['RIZ', 'EPICE'] },
  ];
  await t.call('PUT', `/stores/${storeId}/aisles`, { aisles }, staff);
});
afterAll(() => t.close());

type More = { names?: string[]; quantity?: number; store?: number } & Record<string, unknown>;

async function place({ names = Object.keys(goods), quantity = 1, store = storeId, ...more }: More = {}) {
  const order_items = names.map((name) => ({ product_id: goods[name], quantity }));
  const order = { store_id: store, type: 'pickup', status: 'submitted', ...nextGuest(), order_items, ...more };
  const { body } = await t.call('POST', '/order/create', order);
  return body.data as { id: number; orderNumber: string };
}
const lists = async (ids: number[], lng = 'fr'): Promise<PackingSheet[]> =>
  (await t.call('POST', `/packing-lists?lng=${lng}`, { order_ids: ids }, staff)).body.data;
async function pdf(path: string, body: object, lng = 'fr') {
  const { statusCode, headers, rawPayload } = await t.app.inject({
    method: 'POST',
    url: `/api/v1${path}?lng=${lng}`,
    headers: staff,
    payload: body,
  });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  return new Uint8Array(rawPayload);
}
const packing = (ids: number[], lng?: string) => pdf('/packing-lists/pdf', { order_ids: ids }, lng);
/** Read beside its words, in the document itself. */
const raw = (made: Uint8Array) => Buffer.from(made).toString('latin1');
const pagesOf = (made: Uint8Array) => raw(made).match(/\/Type \/Page\b(?!s)/g)?.length;

describe('a packing list', () => {
  test('goes as one walks: by storage, aisle, shelf and name', async () => {
    const { id, orderNumber } = await place({ delivery_note: 'Bien mûres', substitution: 'ask_me' });
    const [sheet] = await lists([id]);
    expect(sheet?.lines.map(({ name, aisle, shelf }) => [name, aisle, shelf])).toEqual([
      ['Eau', 'Boissons', null],
      ['Sel', 'Épicerie', 'A2'],
      ['Riz', 'Épicerie', 'A10'],
      ['Pommes', null, null],
      ['Saumon', null, null],
      ['Glace', null, null],
    ]);
    expect(sheet).toMatchObject({ orderNumber, storeName: 'Magasin du test', note: 'Bien mûres', dueAmount: 12 });
    const text = pdfText(await packing([id]));
    const at = ['Boissons', 'Eau', 'Épicerie', 'Sel', 'Riz', 'Autres', 'Pommes', 'Saumon', 'Glace'].map((word) =>
      text.indexOf(word),
    );
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(at[0]).toBeGreaterThan(0);
    for (const said of ['Bien mûres', 'En cas de rupture', 'demander au client', 'Reste à régler', 'A10'])
      expect(text).toContain(said);
  });

  test('goes by category where the store has no aisles', async () => {
    const store = await makeStore(t.db);
    for (const name of Object.keys(goods))
      await t.call(
        'PUT',
        `/products/${goods[name]}`,
        { stores: [{ storeId: store, price: 2, quantityInStock: 9 }] },
        staff,
      );
    const { id } = await place({ store });
    const [sheet] = await lists([id]);
    expect(sheet?.lines.map(({ category }) => category)).toEqual([
      'FRUIT',
      'RIZ',
      'EPICE',
      'BOISSON',
      'POISSONNERIE',
      'CONGELE',
    ]);
    expect(pdfText(await packing([id]))).toContain('Température ambiante · Fruits');
  });

  test('has a box, barcode and picture, and a line for the weight of what is weighed alone', async () => {
    const { id } = await place({ names: ['Riz', 'Pommes', 'Sel'], quantity: 2 });
    const [sheet] = await lists([id]);
    const [sel, riz, pommes] = sheet?.lines ?? [];
    expect(riz).toMatchObject({ barcode: '3017620422003', weighed: false, quantity: 2 });
    expect(riz?.picture).toMatch(/^\/pictures\/.*-160\.webp$/);
    expect([pommes?.weighed, pommes?.unit, sel?.picture, sel?.barcode]).toEqual([true, 'KG', null, null]);
    const made = await packing([id]);
    const text = pdfText(made);
    expect(text).toContain('3017620422003');
    expect(text.match(/Pesé/g)).toHaveLength(1);
    expect(text).toContain('2\u00a0kg');
    // The picture of the rice, as it is printed.
    expect(raw(made).match(/\/Subtype \/Image/g)).toHaveLength(1);
    expect(raw(made)).toContain('/DCTDecode');
  });

  test('says the wish of a line that has its own', async () => {
    const order_items = [
      { product_id: goods.Riz, quantity: 1, substitution: 'refund' },
      { product_id: goods.Sel, quantity: 1 },
    ];
    const { id } = await place({ order_items, substitution: 'best_match' });
    const [sheet] = await lists([id]);
    expect(sheet?.lines.map(({ substitution }) => substitution)).toEqual([null, 'refund']);
    expect(pdfText(await packing([id])).match(/ne pas remplacer/g)).toHaveLength(1);
  });

  test('has the number of its order and its own page n of m on every page, several orders in one file', async () => {
    const many = await Promise.all(
      Array.from({ length: 26 }, (_, i) => makeProduct(t.db, { name: `Produit ${i + 1}.` })),
    );
    const long = await place({ order_items: many.map((product_id) => ({ product_id, quantity: 1 })) });
    const short = await place({ names: ['Riz'] });
    const made = await packing([long.id, short.id]);
    const pages = pdfText(made)
      .split(/(?=\n*Page \d)/)
      .join('');
    for (const page of ['Page 1 sur 2', 'Page 2 sur 2', 'Page 1 sur 1']) expect(pages).toContain(page);
    expect(pagesOf(made)).toBe(3);
    // In the head and at the foot of each page.
    expect(pages.split(long.orderNumber)).toHaveLength(5);
    expect(pages.split(short.orderNumber)).toHaveLength(3);
    for (let i = 1; i <= 26; i++) expect(pages).toContain(`Produit ${i}.`);
  });

  test.each([
    ['en', 'Page 1 of 1', 'Weighed:', 'Room temperature'],
    ['vi', 'Trang 1/1', 'Cân được:', 'Nhiệt độ thường'],
  ])('is in the language of who prints it: %s', async (lng, ...words) => {
    const { id } = await place({ names: ['Pommes'] });
    const text = pdfText(await packing([id], lng));
    for (const word of words) expect(text).toContain(word);
  });

  test('is of orders that there are: the first that is not is named', async () => {
    const { id } = await place({ names: ['Riz'] });
    const ask = (body: object, path = '/packing-lists') => t.call('POST', path, body, staff);
    expect(refusalOf(await ask({ order_ids: [id, 9999] }))).toBe('422 order_ids.1=validation.invalid');
    expect(refusalOf(await ask({ order_ids: [9999] }, '/packing-lists/pdf'))).toBe(
      '422 order_ids.0=validation.invalid',
    );
    expect(refusalOf(await ask({ order_ids: [] }))).toBe('422 order_ids=validation.required');
    expect(refusalOf(await ask({ order_ids: Array.from({ length: 101 }, () => id) }))).toBe(
      '422 order_ids=validation.tooMany',
    );
  });
});

describe('the labels of bags', () => {
  const labels = (body: object, lng?: string) => pdf('/bag-labels', { form: 'sheet', ...body }, lng);
  const box = (made: Uint8Array) =>
    [...raw(made).matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
      [width, height].map((points) => Math.round((Number(points) * 25.4) / 72)),
    );

  test('are one for each bag: number, first letter, n of m and how it is kept, and name nobody', async () => {
    const { id, orderNumber } = await place({ names: ['Riz'], customer_name: 'élodie Martin' });
    const text = pdfText(await labels({ bags: [{ order_id: id, ambient: 2, cold: 1, frozen: 1 }] }));
    for (const said of ['1/4', '2/4', '3/4', '4/4', 'Réfrigéré', 'Surgelé', 'É', 'Retrait'])
      expect(text).toContain(said);
    expect(text.match(/Ambiant/g)).toHaveLength(2);
    expect(text.split(orderNumber)).toHaveLength(5);
    expect(text).not.toContain('Martin');
  });

  test('stand on A4 sheets of 24 from the first that is free, or each on its own piece of a roll', async () => {
    const { id } = await place({ names: ['Riz'] });
    const bags = [{ order_id: id, ambient: 24, cold: 0, frozen: 0 }];
    expect(box(await labels({ bags }))).toEqual([[210, 297]]);
    expect(box(await labels({ bags, first: 2 }))).toEqual([
      [210, 297],
      [210, 297],
    ]);
    const two = [{ order_id: id, ambient: 1, frozen: 1 }];
    expect(box(await labels({ bags: two, form: 'roll', first: 9 }))).toEqual([
      [62, 40],
      [62, 40],
    ]);
  });

  test('are printed one alone again', async () => {
    const { id } = await place({ names: ['Riz'] });
    const bags = [{ order_id: id, ambient: 1, cold: 1, frozen: 1 }];
    const text = pdfText(await labels({ bags, only: 2 }));
    expect(text).toContain('2/3');
    for (const other of ['1/3', '3/3']) expect(text).not.toContain(other);
  });

  test.each([
    ['en', 'Cold', 'Pickup'],
    ['vi', 'Lạnh', 'Nhận tại cửa hàng'],
  ])('are in the language of who prints them: %s', async (lng, ...words) => {
    const { id } = await place({ names: ['Riz'] });
    const text = pdfText(await labels({ bags: [{ order_id: id, cold: 1 }] }, lng));
    for (const word of words) expect(text).toContain(word);
  });

  test('are refused by name where there is nothing to print', async () => {
    const { id } = await place({ names: ['Riz'] });
    const ask = async (body: object) =>
      refusalOf(await t.call('POST', '/bag-labels', { form: 'roll', ...body }, staff));
    const one = { order_id: id, ambient: 1 };
    expect(await ask({ bags: [{ order_id: 9999, ambient: 1 }] })).toBe('422 bags.0.order_id=validation.invalid');
    expect(await ask({ bags: [{ order_id: id }] })).toBe('422 bags=validation.required');
    expect(await ask({ bags: [one], only: 2 })).toBe('422 only=validation.invalid');
    expect(await ask({ bags: [one], form: 'tape' })).toBe('422 form=validation.invalid');
    expect(await ask({ bags: [one], first: 25 })).toBe('422 first=validation.number');
    expect(await ask({ bags: [{ order_id: id, ambient: 100 }] })).toBe('422 bags.0.ambient=validation.number');
    const many = Array.from({ length: 11 }, () => ({ order_id: id, ambient: 99 }));
    expect(await ask({ bags: many })).toBe('422 bags=validation.tooMany');
    const draft = { store_id: storeId, type: 'pickup', status: 'draft', ...nextGuest() };
    const { body } = await t.call(
      'POST',
      '/orders',
      { ...draft, order_items: [{ product_id: goods.Riz, quantity: 1 }] },
      staff,
    );
    expect(await ask({ bags: [{ order_id: body.data.id, ambient: 1 }] })).toBe(
      '422 bags.0.order_id=validation.invalid',
    );
    expect((await lists([body.data.id]))[0]?.orderNumber).toBeNull();
  });
});
