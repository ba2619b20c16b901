import { describe, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { type CustomerTraits, makeCustomer, makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { makeStore } from '#server/testing/catalogue.ts';
import { deliverMails } from '#server/testing/mails.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp({ now: new Date('2026-11-02T09:00:00Z') });

const calls = ['/authentication/customer/update', '/customer-profiles/me'] as const;
const someone = async (traits: CustomerTraits = {}) => {
  const { customer, token } = await makeSignedIn(t, traits);
  const put = (body: object, path: string = calls[1], headers: Record<string, string> = {}) =>
    t.call('PUT', path, body, { ...bearer(token), ...headers });
  const read = async (path = '/customer-profiles/me') =>
    (await t.call('GET', path, undefined, bearer(token))).body.data;
  const row = async () => (await t.db.select().from(customers).where(eq(customers.id, customer.id)))[0];
  return { customer, token, put, read, row };
};
const whole = {
  name: 'Ana Petit',
  address: '12 rue des Lilas',
  postal_code: '75013',
  city: 'Paris',
  state: null,
  country: null,
  phone_number: '0612345678',
  default_store_id: null,
  bio: 'Deux enfants,\nun chat.',
};

test.each(calls)('PUT %s takes the profile update payload and answers the profile', async (path) => {
  const { put, read } = await someone({ country: 'France' });
  const storeId = await makeStore(t.db);
  const { status, body } = await put({ ...whole, default_store_id: storeId }, path);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    name: 'Ana Petit',
    address: '12 rue des Lilas',
    postalCode: '75013',
    city: 'Paris',
    country: 'France',
    phoneNumber: '0612345678',
    default_store_id: storeId,
    bio: 'Deux enfants,\nun chat.',
    pendingEmail: null,
  });
  expect(await read()).toEqual(body.data);
  expect(await read('/authentication/customer/get-profile')).toEqual(body.data);
});

test('what is left out stays; what may be empty is emptied', async () => {
  const { put, read } = await someone();
  await put(whole);
  const before = await read();
  await put({});
  await put({ state: null, country: null });
  const version = expect.any(Number);
  expect(await read()).toEqual({ ...before, version });
  await put({ address: '', city: '', postal_code: '', bio: '' });
  expect(await read()).toEqual({ ...before, version, address: '', city: '', postalCode: '', bio: '' });
});

test.each([
  ['name', 'A', 'checkout.nameTooShort'],
  ['name', ' ', 'checkout.nameTooShort'],
  ['phone_number', '061234567', 'checkout.phoneTooShort'],
  ['address', '1 ru', 'profile.addressTooShort'],
  ['city', 'P', 'checkout.cityTooShort'],
  ['postal_code', '7501', 'checkout.zipTooShort'],
  ['bio', 'x'.repeat(501), 'profile.bioTooLong'],
  ['contact_email', 'no address', 'profile.email'],
  ['contact_email', '', 'validation.required'],
  ['default_store_id', 999_999, 'checkout.unknownStore'],
  ['default_store_id', '1; drop table', 'validation.number'],
  ['name', 12, 'validation.type'],
])('%s %j is refused, and nothing is written', async (field, value, message) => {
  const { put, row } = await someone();
  const before = await row();
  const { status, body } = await put({ ...whole, [field]: value });
  expect([status, body.data.errors]).toMatchObject([422, { [field]: [{ message }] }]);
  expect(await row()).toEqual(before);
});

test('500 letters of bio are taken', async () => {
  const { put } = await someone();
  expect((await put({ bio: 'é'.repeat(500) })).status).toBe(200);
});

test('what is not the customer’s to write is not written', async () => {
  const { put, row } = await someone();
  const before = await row();
  const wishes = {
    id: 1,
    email: 'x@y.example',
    roles: ['CAN_MANAGE_ORDERS'],
    customerType: 'wholesale',
    active: false,
    storeCredit: 100,
    storeCreditCents: 100,
    duePaymentAmount: 0,
    emailVerified: true,
    avatar: '../x',
    emailVerifiedAt: '2026-01-01',
    externalId: 'x',
    wholesale: true,
    password: 'Panier2024',
  };
  expect((await put(wishes)).status).toBe(200);
  expect(await row()).toEqual({ ...before, version: 2, updatedAt: expect.any(Date) });
});

test('a repeated write with one key is one', async () => {
  const { put, read } = await someone();
  const key = { 'idempotency-key': 'once' };
  await put({ bio: 'first' }, calls[1], key);
  await put({ bio: 'second' });
  expect((await put({ bio: 'first' }, calls[1], key)).body.data.bio).toBe('first');
  expect((await read()).bio).toBe('second');
});

describe('wholesale prices', () => {
  test('are asked for with a tax number, and stay retail until staff approve', async () => {
    const { put, read, row } = await someone();
    const refused = await put({ customer_type: 'wholesale' });
    expect([refused.status, Object.keys(refused.body.data.errors)]).toEqual([422, ['tax_identification_number']]);
    const { body } = await put({ customer_type: 'wholesale', tax_identification_number: 'FR12345678901' });
    const asked = { customerType: 'retail', wholesaleRequested: true, taxIdentificationNumber: 'FR12345678901' };
    expect(body.data).toMatchObject(asked);
    const first = (await row())?.wholesaleRequestedAt;
    t.wait(60);
    await put({ customer_type: 'wholesale' });
    expect((await row())?.wholesaleRequestedAt).toEqual(first);
    await put({ customer_type: 'retail' });
    expect(await read()).toMatchObject({ ...asked, wholesaleRequested: false });
  });

  test('once approved are not the customer’s to change, nor the number', async () => {
    const { put, read } = await someone({ customerType: 'wholesale', taxNumber: 'FR1' });
    await put({ customer_type: 'retail', tax_identification_number: 'FR2' });
    expect(await read()).toMatchObject({ customerType: 'wholesale', taxIdentificationNumber: 'FR1' });
  });
});

describe('another address', () => {
  test('is named as pending, and is mailed a link; the old one stays', async () => {
    const { put, customer, read } = await someone();
    await deliverMails(t);
    const { body } = await put({ contact_email: 'New.Address@panier.example', bio: 'x' });
    const pending = { email: customer.email, contactEmail: customer.email, pendingEmail: 'New.Address@panier.example' };
    expect(body.data).toMatchObject({ ...pending, bio: 'x' });
    const told = ['New.Address@panier.example', customer.email];
    expect((await deliverMails(t)).map((mail) => mail.to?.[0]?.address)).toEqual(told);
    // The same once more, and one's own in other letters, change nothing and send nothing.
    await put({ contact_email: 'new.address@panier.example' });
    await put({ contact_email: customer.email.toUpperCase() });
    expect(await deliverMails(t)).toEqual([]);
    expect(await read()).toMatchObject(pending);
  });

  test('that somebody has is answered like one that nobody has', async () => {
    const { email } = await makeCustomer(t.db);
    const [one, other] = [await someone(), await someone()];
    const [taken, free] = [
      await one.put({ contact_email: email }),
      await other.put({ contact_email: 'free@x.example' }),
    ];
    expect([taken.status, taken.body.message]).toEqual([free.status, free.body.message]);
    expect(Object.keys(taken.body.data)).toEqual(Object.keys(free.body.data));
    expect(taken.body.data.pendingEmail).toBe(email);
    expect((await one.row())?.email).toBe(one.customer.email);
  });

  test('needs a sign-in of the last 15 minutes; the rest of a profile does not', async () => {
    const { put, customer, row } = await someone();
    t.wait(15 * 60);
    const before = await row();
    const { status, body } = await put({ contact_email: 'late@panier.example', bio: 'not written' });
    expect([status, body.code]).toEqual([403, 'recentSignInNeeded']);
    expect(await row()).toEqual(before);
    expect((await put({ contact_email: customer.email, bio: 'written' })).status).toBe(200);
    expect((await row())?.bio).toBe('written');
  });

  test('is asked for five times an hour at most', async () => {
    const { put } = await someone();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await put({ contact_email: `many-${i}@panier.example` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('is mailed a link six times an hour at most, from however many accounts', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++)
      statuses.push(
        (await (await someone()).put({ contact_email: i % 2 ? 'Flooded@x.example' : 'flooded@x.example' })).status,
      );
    expect(statuses).toEqual([...Array(6).fill(200), 429]);
  });
});

describe('profiles of others', () => {
  test('are no customer’s business: 403 for every id, one’s own too', async () => {
    const { token, customer } = await someone();
    for (const method of ['GET', 'PUT', 'DELETE'])
      for (const id of [1, customer.id, 999_999, 'abc'])
        expect([id, (await t.call(method, `/customer-profiles/${id}`, undefined, bearer(token))).status]).toEqual([
          id,
          403,
        ]);
  });

  test('are read by who manages customers', async () => {
    const { customer } = await someone({ roles: ['CAN_MANAGE_ORDERS'] });
    const { token } = await makeStaff(t, ['CAN_MANAGE_CUSTOMERS']);
    const read = (id: number) => t.call('GET', `/customer-profiles/${id}`, undefined, bearer(token));
    const { id, email } = customer;
    expect((await read(id)).body.data).toMatchObject({ id, email, roles: ['CAN_MANAGE_ORDERS'] });
    expect((await read(999_999)).status).toBe(404);
  });

  test('are changed and erased by who manages customers', async () => {
    const { customer, row, read } = await someone();
    const staff = bearer((await makeStaff(t, ['CAN_MANAGE_CUSTOMERS'])).token);
    const path = `/customer-profiles/${customer.id}`;
    const wish = { city: 'Lyon', contact_email: 'by-staff@panier.example', roles: ['CAN_MANAGE_ORDERS'] };
    const { body } = await t.call('PUT', path, wish, staff);
    const expected = { city: 'Lyon', email: customer.email, pendingEmail: wish.contact_email, roles: [] };
    expect(body.data).toMatchObject(expected);
    expect(await read()).toEqual(body.data);
    expect((await t.call('PUT', path, { name: 'X' }, staff)).status).toBe(422);
    expect((await t.call('DELETE', path, undefined, staff)).status).toBe(200);
    expect(await row()).toBeUndefined();
    expect((await t.call('GET', path, undefined, staff)).status).toBe(404);
    expect((await t.call('DELETE', path, undefined, staff)).status).toBe(404);
  });

  test('with a role that one lacks are not erased, and keep their address', async () => {
    const { customer, row } = await someone({ roles: ['CAN_MANAGE_PRODUCTS'] });
    const staff = bearer((await makeStaff(t, ['CAN_MANAGE_CUSTOMERS'])).token);
    const path = `/customer-profiles/${customer.id}`;
    expect((await t.call('PUT', path, { contact_email: 'mine@panier.example' }, staff)).status).toBe(403);
    expect((await t.call('DELETE', path, undefined, staff)).status).toBe(403);
    expect((await t.call('PUT', path, { city: 'Nice' }, staff)).body.data.city).toBe('Nice');
    expect(await row()).toMatchObject({ email: customer.email, pendingEmail: null });
  });
});
