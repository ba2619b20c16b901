import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { storeDiscounts, stores } from '#server/db/tables/stores.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { bearer, guestOrder, home, makeOrderShop, refusalOf } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

// A Tuesday.
const now = new Date('2026-11-24T10:00:00Z');
const t = await startSharedApp({ now });
const staff = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token);
beforeEach(async () => {
  await t.db.update(stores).set({ displayable: false });
  t.deps.changes.publish('stores');
});

const fresh = {
  name: 'Panier Bercy',
  address: { street: '3 rue de Bercy', city: 'Paris', postalCode: '75012' },
  contact: { phoneNumber: '+33 1 99 00 00 12', email: 'bercy@panier.example' },
};
const add = (store: object = fresh, headers = {}) => t.call('POST', '/stores', store, { ...staff, ...headers });
const change = (id: number, changes: object) => t.call('PUT', `/stores/${id}`, changes, staff);
const read = async (id: number) => (await t.call('GET', `/stores/${id}`, undefined, staff)).body.data;
const shown = async (language = 'fr') =>
  (await t.call('GET', '/store/list', undefined, { 'accept-language': language })).body.data;
const rule = (postalCode: string, orderAmount: number, fee: number) => {
  return { postalCode, orderAmount, deliveryFeeForRetail: fee, deliveryFeeForWholesale: fee };
};

describe('the code of a store', () => {
  test('is kept, taken away again, and of one store alone', async () => {
    const first = (await add({ ...fresh, code: ' BERCY ' })).body.data;
    expect(first.code).toBe('BERCY');
    const second = (await add()).body.data;
    expect(second.code).toBeNull();
    const taken = await change(second.id, { code: 'BERCY' });
    expect([taken.status, taken.body.data.errors.code]).toEqual([
      422,
      [{ message: 'stores.codeTaken', parameters: { store: fresh.name } }],
    ]);
    expect(refusalOf(await change(second.id, { code: 'x'.repeat(21) }))).toContain('validation.tooLong');
    expect((await change(first.id, { code: '' })).body.data.code).toBeNull();
    expect((await change(second.id, { code: 'BERCY' })).body.data.code).toBe('BERCY');
  });
});

describe('a new store', () => {
  test('has what was said, no goods, and is not shown until it is said to be', async () => {
    const { status, body } = await add();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      name: fresh.name,
      version: 1,
      displayable: false,
      allowDelivery: false,
      products: 0,
      address: { ...fresh.address, state: null, country: 'FR' },
      contact: fresh.contact,
      openingHours: [],
      closedDays: [],
      shippingRules: [],
      discount: null,
      timeZone: 'Europe/Paris',
    });
    expect(await shown()).toEqual([]);
    expect((await change(body.data.id, { displayable: true })).body.data.version).toBe(2);
    expect((await shown())[0].name).toBe(fresh.name);
    expect((await t.call('GET', `/store/${body.data.id}/product-collection`)).body.data.total).toBe(0);
  });

  test.each<[string, object[], boolean]>([
    ['with rules', [{ shippingRules: [rule('75012', 0, 4.9)] }], true],
    ['with its first rules', [{}, { shippingRules: [rule('75012', 0, 4.9)] }], true],
    ['not, where it is said not to', [{ shippingRules: [rule('75012', 0, 4.9)], allowDelivery: false }], false],
    [
      'not again by other rules',
      [
        { shippingRules: [rule('75012', 0, 4.9)] },
        { allowDelivery: false },
        { shippingRules: [rule('75012', 0, 5.9)] },
      ],
      false,
    ],
    ['not, without rules', [{}, { shippingRules: [] }], false],
  ])('delivers %s', async (_, [first, ...later], expected) => {
    const { id } = (await add({ ...fresh, ...first })).body.data;
    for (const changes of later) expect((await change(id, changes)).status).toBe(200);
    expect((await read(id)).allowDelivery).toBe(expected);
  });

  test('begins with everything that one can have, and comes last', async () => {
    const whole = {
      ...fresh,
      displayable: true,
      allowDelivery: true,
      latitude: 48.84,
      longitude: 2.38,
      openingHours: [{ weekday: 2, opens: '08:30', closes: '20:00' }],
      closedDays: [{ date: '2026-12-25', reason: { fr: 'Noël', en: 'Christmas', vi: 'Giáng sinh' } }],
      shippingRules: [rule('75012', 50, 4.9), rule('*****', 80, 9.9)],
      discount: { percent: 5, validTo: '2026-12-31T22:59:59.000Z' },
    };
    await makeStore(t.db, { position: 7 });
    const { body } = await add(whole);
    const { discount, shippingRules, ...rest } = whole;
    expect(body.data).toMatchObject({ ...rest, position: 8 });
    expect(body.data.discount).toEqual({ percent: 5, isActive: true, validFrom: null, validTo: discount.validTo });
    expect(body.data.shippingRules).toHaveLength(2);
    const expected = { name: fresh.name, allowDelivery: true, closedDays: [{ date: '2026-12-25', reason: 'Noël' }] };
    expect((await shown()).at(-1)).toMatchObject(expected);
  });

  test('is added once for one key', async () => {
    const before = await t.db.$count(stores);
    for (let i = 0; i < 2; i++) await add({ ...fresh, name: 'Une fois' }, { 'idempotency-key': 'store' });
    expect(await t.db.$count(stores)).toBe(before + 1);
  });
});

describe('a change', () => {
  test('leaves what was left out, replaces lists whole, and is seen at once', async () => {
    const id = await makeStore(t.db, { name: 'Avant', displayable: true });
    const hours = [
      { weekday: 1, opens: '08:00', closes: '12:00' },
      { weekday: 1, opens: '14:00', closes: '19:00' },
    ];
    await change(id, { openingHours: hours, address: { street: '9 rue Neuve' } });
    const expected = { openingHours: hours, address: { street: '9 rue Neuve', city: 'Paris' } };
    expect((await shown())[0]).toMatchObject(expected);
    await change(id, { name: 'Après', openingHours: hours.slice(1), shippingRules: [] });
    expect((await shown())[0]).toMatchObject({ name: 'Après', openingHours: hours.slice(1), shippingRules: [] });
    expect((await read(id)).version).toBe(3);
  });

  test('of a stale version is refused with the store as it is; of two at once, one is', async () => {
    const id = await makeStore(t.db, { name: 'Un' });
    await change(id, { name: 'Deux', version: 1 });
    const late = await change(id, { name: 'Trois', version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect(late.body.data).toMatchObject({ name: 'Deux', version: 2 });
    const both = await Promise.all(['A', 'B'].map((name) => change(id, { name, version: 2 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('of the discount changes prices at once, is noted, and ends with null', async () => {
    const id = await makeStore(t.db, { displayable: true });
    await makeProduct(t.db, { cents: 1000, stores: [id] }, now);
    const price = async () => (await t.call('GET', `/store/${id}/product-collection`)).body.data.items[0].price;
    const before = await price();
    const { body } = await change(id, { discount: { percent: 20 } });
    expect(body.data.discount).toEqual({ percent: 20, isActive: true, validFrom: null, validTo: null });
    expect(await price()).toBe(before * 0.8);
    expect(await t.db.$count(storeDiscounts, eq(storeDiscounts.storeId, id))).toBe(1);
    await change(id, { discount: { percent: 20, validFrom: '2026-11-25T00:00:00+01:00' } });
    expect(await price()).toBe(before);
    t.wait(24 * 3600);
    expect(await price()).toBe(before * 0.8);
    t.setNow(now);
    expect((await change(id, { discount: null })).body.data.discount).toBeNull();
    expect(await price()).toBe(before);
  });

  test('of an unknown store is 404', async () => {
    expect((await change(999_999, { name: 'X' })).status).toBe(404);
  });
});

describe('closed days', () => {
  test('are told to shoppers from today on, in their language', async () => {
    const id = await makeStore(t.db, { displayable: true });
    const day = (date: string, reason: unknown) => ({ date, reason });
    const christmas = day('2026-12-25', { fr: 'Noël', en: 'Christmas' });
    await change(id, { closedDays: [day('2026-11-23', 'Hier'), christmas, day('2026-11-24', 'Inventaire')] });
    const closedDaysIn = async (language: string) => (await shown(language))[0].closedDays;
    expect(await closedDaysIn('en')).toEqual([day('2026-11-24', 'Inventaire'), day('2026-12-25', 'Christmas')]);
    expect((await closedDaysIn('vi'))[1].reason).toBe('Noël');
    expect((await read(id)).closedDays).toHaveLength(3);
  });
});

describe('a day of other hours', () => {
  test('is kept and told to shoppers, of the night before too', async () => {
    const id = await makeStore(t.db, { displayable: true });
    const eve = { date: '2026-12-24', opens: '08:30', closes: '16:00' };
    const tet = { date: '2027-02-06', opens: '20:00', closes: '24:00' };
    const closed = { date: '2026-12-25' };
    const reason = { fr: 'Fêtes', en: 'Holidays', vi: 'Lễ' };
    const sent = [eve, closed, tet].map((one) => ({ ...one, reason }));
    const { status, body } = await change(id, { closedDays: sent });
    expect([status, body.data.closedDays]).toEqual([200, sent]);
    expect((await shown('en'))[0].closedDays).toEqual(sent.map((one) => ({ ...one, reason: 'Holidays' })));
    expect((await change(id, { closedDays: [{ ...closed, opens: null, closes: null, reason }] })).status).toBe(200);
    expect((await change(id, { closedDays: [eve, closed] })).status).toBe(200);
    expect((await shown('en'))[0].closedDays).toEqual([eve, closed].map((one) => ({ ...one, reason: '' })));
  });

  test('of yesterday is told while its night, or that of its weekday, would go on', async () => {
    const id = await makeStore(t.db, { displayable: true });
    const closedDays = [{ date: '2026-11-23', reason: 'Hier' }];
    const told = async () => (await shown('fr'))[0].closedDays.length;
    await change(id, { closedDays, openingHours: [{ weekday: 1, opens: '09:00', closes: '19:00' }] });
    expect(await told()).toBe(0);
    await change(id, { openingHours: [{ weekday: 1, opens: '19:00', closes: '04:00' }] });
    expect(await told()).toBe(1);
  });
});

describe('is refused, and its field named', () => {
  const hours = (...list: [number, string, string][]) => ({
    openingHours: list.map(([weekday, opens, closes]) => ({ weekday, opens, closes })),
  });
  const eve = { date: '2026-12-24', reason: 'Réveillon', opens: '08:30', closes: '16:00' };
  test.each<[object, string]>([
    [{ name: '' }, 'name=validation.required'],
    [{ name: 'a\u0000' }, 'name=validation.invalid'],
    [{ address: { postalCode: '12' } }, 'address.postalCode=validation.postalCode'],
    [{ address: { country: 'France' } }, 'address.country=stores.country'],
    [{ address: { country: 'NL' } }, 'address.country=stores.country'],
    [{ address: { country: 'CA' } }, 'address.postalCode=validation.postalCode'],
    [{ address: { country: 'DE', postalCode: 'H2X 1Y4' } }, 'address.postalCode=validation.postalCode'],
    [{ contact: { email: 'a@b.example\r\nBcc: c@d.example' } }, 'contact.email=validation.email'],
    [{ contact: { phoneNumber: '12' } }, 'contact.phoneNumber=auth.phoneTooShort'],
    [{ displayable: 'yes' }, 'displayable=validation.boolean'],
    [{ latitude: 91 }, 'latitude=validation.number'],
    [{ timeZone: 'Europe/Atlantis' }, 'timeZone=validation.invalid'],
    [hours([1, '08:00', '12:00'], [1, '11:00', '19:00']), 'openingHours.1.opens=stores.hoursOverlap'],
    [hours([8, '08:00', '12:00']), 'openingHours.0.weekday=validation.number'],
    [hours([1, '8:00', '12:00']), 'openingHours.0.opens=validation.time'],
    [hours([1, '08:00', '25:00']), 'openingHours.0.closes=validation.time'],
    [{ closedDays: [{ date: '2026-02-30', reason: 'x' }] }, 'closedDays.0.date=validation.date'],
    [{ closedDays: [{ date: '0000-01-01', reason: 'x' }] }, 'closedDays.0.date=validation.date'],
    [{ closedDays: [{ date: '2026-02-20', reason: '' }] }, 'closedDays.0.reason=stores.reasonRequired'],
    [{ closedDays: ['x', 'y'].map((reason) => ({ date: '2026-02-20', reason })) }, 'closedDays.1.date=stores.dayTwice'],
    [{ closedDays: [{ ...eve, closes: undefined }] }, 'closedDays.0.closes=validation.required'],
    [{ closedDays: [{ ...eve, opens: null }] }, 'closedDays.0.opens=validation.required'],
    [{ closedDays: [{ ...eve, opens: '8h30' }] }, 'closedDays.0.opens=validation.time'],
    [{ closedDays: [{ ...eve, closes: '24:01' }] }, 'closedDays.0.closes=validation.time'],
    [{ closedDays: [{ ...eve, hours: [] }] }, 'closedDays.0.hours=validation.invalid'],
    [{ shippingRules: [rule('7501', 0, 0)] }, 'shippingRules.0.postalCode=validation.postalCode'],
    [{ shippingRules: [rule('75012', 50.001, 0)] }, 'shippingRules.0.orderAmount=validation.number'],
    [{ shippingRules: [rule('75012', 50, 4.905)] }, 'shippingRules.0.deliveryFeeForRetail=validation.number'],
    [{ shippingRules: [rule('75012', -1, 0)] }, 'shippingRules.0.orderAmount=validation.number'],
    [{ shippingRules: [rule('75012', 50, 4), rule('75012', 50, 5)] }, 'shippingRules.1.orderAmount=stores.ruleTwice'],
    [{ shippingRules: [rule('75012', 50, 1000.004)] }, 'shippingRules.0.deliveryFeeForRetail=validation.number'],
    [{ discount: { percent: 100 } }, 'discount.percent=validation.number'],
    [{ discount: { percent: 1.5 } }, 'discount.percent=validation.number'],
    [
      { discount: { percent: 5, validFrom: '2026-12-02T00:00:00Z', validTo: '2026-12-01T00:00:00Z' } },
      'discount.validTo=stores.endsBeforeStart',
    ],
    [{ discount: { percent: 5, validFrom: 'tomorrow' } }, 'discount.validFrom=validation.date'],
    [{ discount: { percent: 5, validFrom: '0000-01-01T00:00:00Z' } }, 'discount.validFrom=validation.date'],
  ])('%j', async (changes, refusal) => {
    const id = await makeStore(t.db);
    const before = await read(id);
    const answer = await change(id, changes);
    expect(refusalOf(answer).split(' ')).toEqual(expect.arrayContaining(['422', refusal]));
    expect(await read(id)).toEqual(before);
  });

  test('a new store in a country of other postal codes, at the country alone', async () => {
    const at = (country: string, postalCode: string) =>
      add({ ...fresh, address: { ...fresh.address, country, postalCode } }).then(refusalOf);
    const codes = { BE: '1050', CH: '8001', LU: '2449', PT: '1100-048', NL: '1012 JS' };
    for (const [country, code] of Object.entries(codes))
      expect(await at(country, code)).toBe('422 address.country=stores.country');
    expect(await at('FR', '1050')).toBe('422 address.postalCode=validation.postalCode');
    expect(await at('FR', '')).toBe('422 address.postalCode=validation.required');
  });

  test('a code alone, where the country was entered before it was refused', async () => {
    const id = await makeStore(t.db, { country: 'BE', postalCode: '1050' });
    expect(refusalOf(await change(id, { address: { postalCode: '1000' } }))).toBe('422 address.country=stores.country');
    expect((await change(id, { name: 'Autre' })).status).toBe(200);
    const { body } = await change(id, { address: { country: 'FR', postalCode: '59 000' } });
    expect(body.data.address).toMatchObject({ country: 'FR', postalCode: '59000' });
  });

  test('a new store without name, address and contact', async () => {
    expect(refusalOf(await add({}))).toBe(
      '422 address=validation.required contact=validation.required name=validation.required',
    );
  });
});

test('the list has all stores, is paged, searched and filtered', async () => {
  const id = await makeStore(t.db, { name: 'Panier Zénith', city: 'Nantes', displayable: true });
  const list = async (query: string) => (await t.call('GET', `/stores${query}`, undefined, staff)).body.data;
  const all = await list('?per_page=2');
  expect(all).toMatchObject({ total: await t.db.$count(stores), page: 1, perPage: 2 });
  expect(all.items).toHaveLength(2);
  await change(id, { address: { postalCode: 'h2x1y4', country: 'CA' } });
  for (const query of ['?search=zénith', '?search=nantes', '?displayable=true', '?search=H2X1Y4', '?search=h2x%201'])
    expect((await list(query)).items.map((one: { id: number }) => one.id)).toEqual([id]);
  expect((await list('?search=%25')).total).toBe(0);
});

describe('trying out the rules of delivery', () => {
  const attempt = (id: number, tried: object) => t.call('POST', `/stores/${id}/try-rules`, tried, staff);

  test('answers what an order is then charged, and why', async () => {
    const shop = await makeOrderShop(t);
    const tried = await attempt(shop.storeId, { postal_code: '75013', amount: 7.5 });
    expect(tried.body.data).toMatchObject({
      available: true,
      fee: 4.9,
      reason: 'feeUpToAmount',
      matchedBy: 'postalCode',
      isOffered: true,
      rule: { postalCode: '75013', orderAmount: 50, deliveryFeeForRetail: 4.9, deliveryFeeForWholesale: 2.45 },
      next: { from: 50, missing: 42.5, fee: 0 },
      free: { from: 50, missing: 42.5, fee: 0 },
      bands: [
        { from: 0, to: 50, fee: 4.9 },
        { from: 50, to: null, fee: 0 },
      ],
    });
    const order = { ...guestOrder(shop.storeId, shop.apples, 3), ...home, type: 'delivery' };
    expect((await t.call('POST', '/order/create', order)).body.data.deliveryFee).toBe(4.9);
    const wholesale = await attempt(shop.storeId, { postal_code: '75013', amount: 7.5, price_type: 'wholesale' });
    expect(wholesale.body.data.fee).toBe(2.45);
    expect((await attempt(shop.storeId, { postal_code: '99999', amount: 7.5 })).body.data).toMatchObject({
      available: false,
      fee: null,
      reason: 'notUpToAmount',
      isOffered: false,
      rule: { deliveryFeeForRetail: 1000 },
      next: { from: 1000, missing: 992.5, fee: 0 },
    });
    const expected = { available: true, fee: 0, reason: 'freeFromAmount', matchedBy: 'anyPostalCode', next: null };
    expect((await attempt(shop.storeId, { postal_code: '13001', amount: 80 })).body.data).toMatchObject(expected);
  });

  test('goes by rules that are not saved, and saves none', async () => {
    const id = await makeStore(t.db, { rules: [] });
    const ask = { postal_code: '75012', amount: 10 };
    expect((await attempt(id, ask)).body.data).toMatchObject({ available: false, reason: 'noRule', rule: null });
    const tried = await attempt(id, { ...ask, shipping_rules: [rule('75012', 30, 3.5)] });
    expect(tried.body.data).toMatchObject({ available: true, fee: 3.5, free: { missing: 20 } });
    expect((await attempt(id, { ...ask, allow_delivery: false })).body.data.reason).toBe('storeDoesNotDeliver');
    expect((await read(id)).shippingRules).toEqual([]);
  });

  test('of what is no postal code, no amount or no rule is refused', async () => {
    const id = await makeStore(t.db);
    expect(refusalOf(await attempt(id, { postal_code: '7', amount: -1, shipping_rules: [rule('7', 0, 0)] }))).toBe(
      '422 amount=validation.number postal_code=validation.postalCode shipping_rules.0.postalCode=validation.postalCode',
    );
    expect((await attempt(999_999, { postal_code: '75012', amount: 1 })).status).toBe(404);
  });
});
