import { describe, expect, test } from 'vitest';
import { kinds } from '#server/db/tables/catalogue.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeStore } from '#server/testing/catalogue.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();
const storeId = await makeStore(t.db);
const staff = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS'])).token);

const rice = { name: 'Riz gluant', category: 'RIZ', price: 3.5, ingredients: 'Riz', allergens: [] };
const add = (product: object) => t.call('POST', '/products', product, staff);
const change = (id: number, changes: object) => t.call('PUT', `/products/${id}`, changes, staff);
const asShopper = async (id: number) => (await t.call('GET', `/store/product/${id}?storeId=${storeId}`)).body.data;
const fieldsOf = ({ status, body }: { status: number; body: { data: { errors?: object } } }) => {
  return [status, Object.keys(body.data.errors ?? {})];
};

test('all kinds are listed by their words in the language of who asks, the wider first', async () => {
  const kind = (code: string, parent: string | null, position: number) => ({
    code,
    parent,
    position,
    category: 'RIZ' as const,
    words: { fr: [], en: [], vi: [] },
    names: { fr: `${code} fr`, en: `${code} en`, vi: `${code} vi` },
  });
  await t.db.insert(kinds).values([kind('rice', null, 1), kind('sticky', 'rice', 2)]);
  const headers = { ...staff, 'accept-language': 'vi' };
  expect((await t.call('GET', '/kinds', undefined, headers)).body.data).toEqual([
    { code: 'rice', label: 'rice vi', category: 'RIZ', parent: null },
    { code: 'sticky', label: 'sticky vi', category: 'RIZ', parent: 'rice' },
  ]);
  const { body } = await add({ ...rice, kind: 'sticky' });
  expect(body.data.kind).toBe('sticky');
});

describe('what a unit weighs', () => {
  const avocado = { ...rice, name: 'Avocat', price: 1.5, unitWeight: 200, isWeightEstimated: true, tareWeight: 5 };

  test('is said of a new product, shown to shoppers and compared by', async () => {
    const { body } = await add(avocado);
    expect(body.data).toMatchObject({ unitWeight: 200, isWeightEstimated: true, tareWeight: 5, weight: null });
    expect(await asShopper(body.data.id)).toMatchObject({
      unitPrice: 7.5,
      unitPriceUnit: 'kg',
      product: { unitWeight: 200, isWeightEstimated: true, tareWeight: 5, articleWeight: null },
    });
    expect((await add(rice)).body.data).toMatchObject({ unitWeight: null, isWeightEstimated: false, tareWeight: null });
  });

  test('is changed by itself, and an estimate goes with a weight', async () => {
    const { id } = (await add(avocado)).body.data;
    const expected = { unitWeight: 250, isWeightEstimated: true };
    expect((await change(id, { unitWeight: 250 })).body.data).toMatchObject(expected);
    expect(await asShopper(id)).toMatchObject({ unitPrice: 6 });
    expect(fieldsOf(await change(id, { unitWeight: null }))).toEqual([422, ['unitWeight']]);
    const gone = { unitWeight: null, isWeightEstimated: false, tareWeight: null };
    expect((await change(id, gone)).body.data).toMatchObject(gone);
    expect(fieldsOf(await change(id, { isWeightEstimated: true }))).toEqual([422, ['unitWeight']]);
  });

  test('is its net weight until something else is said, so that a kilogram has a price', async () => {
    const { id } = (await add({ ...rice, price: 2, weight: 500 })).body.data;
    expect(await asShopper(id)).toMatchObject({ unitPrice: 4, unitPriceUnit: 'kg', product: { articleWeight: 500 } });
    expect((await change(id, { weight: 400 })).body.data).toMatchObject({ weight: 400, unitWeight: 400 });
    expect((await change(id, { weight: null })).body.data).toMatchObject({ weight: null, unitWeight: null });
    await change(id, { weight: 500, unitWeight: 250 });
    expect((await change(id, { weight: 600 })).body.data).toMatchObject({ weight: 600, unitWeight: 250 });
    const loose = (await add({ ...rice, name: 'En vrac', unit: 'KG', weight: 500 })).body.data;
    expect(loose).toMatchObject({ weight: 500, unitWeight: null });
  });

  test.each([
    ['unitWeight', { unitWeight: 0 }],
    ['unitWeight', { unitWeight: 12.5 }],
    ['unitWeight', { unitWeight: 1_000_001 }],
    ['unitWeight', { isWeightEstimated: true }],
    ['tareWeight', { tareWeight: -1 }],
    ['isWeightEstimated', { isWeightEstimated: 'yes' }],
  ])('with a bad %s is refused there: %j', async (field, fault) => {
    expect(fieldsOf(await add({ ...rice, ...fault }))).toEqual([422, [field]]);
  });
});

describe('search words', () => {
  const foundBy = async (words: string) => {
    const query = `search=${encodeURIComponent(words)}`;
    const { body } = await t.call('GET', `/store/${storeId}/product-collection?${query}`);
    return body.data.items.map((one: { id: number }) => one.id);
  };
  const none = { fr: [], en: [], vi: [] };

  test('of a new product find it', async () => {
    const { body } = await add({ ...rice, searchWords: { fr: ['kouakouak'] } });
    expect(body.data.searchWords).toEqual({ ...none, fr: ['kouakouak'] });
    expect(await foundBy('kouakouak')).toEqual([body.data.id]);
  });

  test('that are changed find it as soon as they are saved, those before no more', async () => {
    const { id } = (await add({ ...rice, searchWords: { fr: ['zibeline'], vi: ['nếp thơm'] } })).body.data;
    expect(await foundBy('zibeline')).toEqual([id]);
    const { body } = await change(id, { searchWords: { fr: ['wapiti', 'riz du dimanche'] } });
    expect(body.data.searchWords).toEqual({ ...none, fr: ['wapiti', 'riz du dimanche'], vi: ['nếp thơm'] });
    for (const words of ['wapiti', 'dimanche', 'nep thom']) expect(await foundBy(words)).toEqual([id]);
    expect(await foundBy('zibeline')).toEqual([]);
    await change(id, { name: 'Riz' });
    expect(await foundBy('wapiti')).toEqual([id]);
  });

  test.each([
    ['searchWords.fr', { fr: Array(51).fill('mot') }],
    ['searchWords.en.0', { en: [' '] }],
    ['searchWords.vi.1', { vi: ['x', 'x'.repeat(61)] }],
    ['searchWords', 'mot'],
  ])('with a bad %s are refused there', async (field, searchWords) => {
    expect(fieldsOf(await add({ ...rice, searchWords }))).toEqual([422, [field]]);
  });
});
