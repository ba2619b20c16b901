import { expect, test } from 'vitest';
import type { ShippingAddress } from '#contract/accounts/own-things.ts';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { maxOwnThings } from '#domain/account/saved-payment.ts';
import { type CustomerTraits, makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();

const home = { name: 'Ana Petit', address: '12 rue des Lilas', city: 'Paris', zipCode: '75013' };
const someone = async (traits: CustomerTraits = {}) => {
  const { token } = await makeSignedIn(t, traits);
  const call = (method: string, path = '', body?: unknown) =>
    t.call(method, `/shipping-addresses${path}`, body, bearer(token));
  const list = async () => (await call('GET')).body.data as ShippingAddress[];
  const add = async (fields: object = {}) =>
    (await call('POST', '', { ...home, ...fields })).body.data as ShippingAddress;
  return { call, list, add };
};
const defaults = (list: ShippingAddress[]) => list.filter((one) => one.isDefault).map(({ id }) => id);

test('the first address is made from the profile, once', async () => {
  const { list } = await someone({ name: 'Ana Petit', address: '3 rue Verte', city: 'Lyon', postalCode: '69003' });
  const [first, second] = await Promise.all([list(), list()]);
  expect(first).toEqual([
    {
      id: expect.any(Number),
      name: 'Ana Petit',
      address: '3 rue Verte',
      city: 'Lyon',
      zipCode: '69003',
      isDefault: true,
    },
  ]);
  expect(second).toEqual(first);
});

test('a profile without a whole address seeds none', async () => {
  const { list } = await someone({ address: '3 rue Verte' });
  expect(await list()).toEqual([]);
});

test('the first added is the default; another becomes it by its wish, and then it alone', async () => {
  const { list, add, call } = await someone();
  const [a, b, c] = [await add(), await add({ city: 'Lyon' }), await add({ isDefault: true })];
  expect([a.isDefault, b.isDefault, c.isDefault]).toEqual([true, false, true]);
  expect(defaults(await list())).toEqual([c.id]);
  const changed = await call('PUT', `/${b.id}`, { isDefault: true });
  expect(changed.body.data).toEqual({ ...b, isDefault: true });
  expect(defaults(await list())).toEqual([b.id]);
});

test('a change writes what was sent alone, and takes no default away', async () => {
  const { list, add, call } = await someone();
  const a = await add();
  await call('PUT', `/${a.id}`, { city: 'Nantes', isDefault: false });
  expect(await list()).toEqual([{ ...a, city: 'Nantes', isDefault: true }]);
});

test('deleting the default makes the first remaining one the default; the only one stays', async () => {
  const { list, add, call } = await someone();
  const [a, b, c] = [await add(), await add(), await add()];
  expect((await call('DELETE', `/${a.id}`)).body).toMatchObject({ status: 200, data: null });
  expect(defaults(await list())).toEqual([b.id]);
  await call('DELETE', `/${c.id}`);
  const last = await call('DELETE', `/${b.id}`);
  expect([last.status, last.body.code]).toEqual([409, 'conflict']);
  expect(await list()).toHaveLength(1);
});

test('many wishes at once leave exactly one default', async () => {
  const { list, add, call } = await someone();
  const all = [await add(), await add(), await add()];
  const answers = await Promise.all([
    ...all.map(({ id }) => call('PUT', `/${id}`, { isDefault: true })),
    add({ isDefault: true }),
    add({ isDefault: true }),
    call('DELETE', `/${all[0]?.id}`),
  ]);
  expect(answers.every((answer) => !('status' in answer) || answer.status < 500)).toBe(true);
  expect(defaults(await list())).toHaveLength(1);
});

test.each(['name', 'address', 'city', 'zipCode'])('%s is required', async (field) => {
  const { call, list } = await someone();
  for (const value of ['', '   ', undefined]) {
    const { status, body } = await call('POST', '', { ...home, [field]: value });
    expect([status, body.data.errors[field][0].message]).toEqual([422, 'validation.required']);
  }
  expect(await list()).toEqual([]);
});

test.each([
  ['address', 'Le Bourg', 'checkout.addressTooShort'],
  ['address', '1 rue A\u200b\u00a0\u00a0 ', 'checkout.addressTooShort'],
  ['city', 'Y', 'checkout.cityTooShort'],
  ['name', 'Z', 'checkout.nameTooShort'],
  ['name', 'www.gain.example', 'validation.link'],
  ['zipCode', '1', 'validation.postalCode'],
])(
  '%s “%s” is refused as the checkout refuses it, of a new address and of a changed one',
  async (field, value, key) => {
    const { add, call, list } = await someone();
    const kept = await add();
    for (const [method, path, body] of [
      ['POST', '', { ...home, [field]: value }],
      ['PUT', `/${kept.id}`, { [field]: value }],
    ] as const) {
      const answer = await call(method, path, body);
      const expected = [422, { [field]: [{ message: key, parameters: expect.any(Object) }] }];
      expect([answer.status, answer.body.data.errors]).toEqual(expected);
    }
    expect(await list()).toEqual([kept]);
  },
);

test('a short place with its hamlet, county or floor is taken', async () => {
  const { add } = await someone();
  const place = { name: 'Ly', address: 'Le Bourg 2', city: 'Y (80)', zipCode: '80190' };
  expect(await add(place)).toMatchObject(place);
});

test('there is a bound on how many', async () => {
  const { add, call, list } = await someone();
  for (let i = 0; i < maxOwnThings; i++) await add();
  const { status, body } = await call('POST', '', home);
  const expected = [422, [{ message: 'validation.tooMany', parameters: { maximum: maxOwnThings } }]];
  expect([status, body.data.errors['']]).toEqual(expected);
  expect(await list()).toHaveLength(maxOwnThings);
});

test("another's address is not there", async () => {
  const [owner, other] = [await someone(), await someone()];
  const { id } = await owner.add();
  await owner.add();
  for (const [method, body] of [
    ['PUT', { city: 'Nice' }],
    ['PUT', '{ broken'],
    ['DELETE', undefined],
  ] as const)
    expect((await other.call(method, `/${id}`, body)).status).toBe(404);
  expect((await owner.list())[0]).toMatchObject({ id, city: 'Paris' });
});

test('what is no part of an address is not written', async () => {
  const { add, list } = await someone();
  const added = await add({ id: 1, customerId: 1, customer_id: 1 });
  expect(Object.keys(added).sort()).toEqual(['address', 'city', 'id', 'isDefault', 'name', 'zipCode']);
  expect(await list()).toEqual([added]);
});

test('while the flag is off there are no such calls', async () => {
  const { call } = await someone();
  const config = { ...defaultFeatureConfig, features: { ...defaultFeatureConfig.features, shippingAddresses: false } };
  const { token } = await makeStaff(t);
  await t.call('PUT', '/feature-config', config, bearer(token));
  for (const [method, path] of [
    ['GET', ''],
    ['POST', ''],
    ['PUT', '/1'],
    ['DELETE', '/1'],
  ] as const)
    await expect.poll(async () => (await call(method, path, method === 'GET' ? undefined : home)).status).toBe(404);
  await t.call('DELETE', '/feature-config', undefined, bearer(token));
});
