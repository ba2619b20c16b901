import { describe, expect, test } from 'vitest';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { eq } from '#server/db/sql.ts';
import { customerRoles, customers } from '#server/db/tables/accounts.ts';
import { storeFeatureConfig } from '#server/services/shop/flags.ts';
import { makeCustomer } from '#server/testing/accounts.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const t = await startSharedApp({ env: { TRUST_PROXY: 'true' } });

let sent = 0;
/** Each call comes from an address of its own, so that limits stay out of the way. */
const register = (more: object = {}, headers: Record<string, string> = {}) => {
  sent += 1;
  const body = { email: `new-${sent}@panier.example`, password: 'Panier2024', phone_number: '0612345678', ...more };
  return t.call('POST', '/authentication/customer/register', body, { 'x-forwarded-for': `10.1.0.${sent}`, ...headers });
};
const stored = async (email: string) =>
  (await t.db.select().from(customers).where(eq(customers.email, email)))[0] as typeof customers.$inferSelect;

test('a sign-up answers tokens in data, and the profile tells what was given', async () => {
  const { status, body } = await register({
    client_id: 'panier-web',
    email: '  Zoe.Nguyen@Panier.example ',
    name: 'Zoé Nguyễn',
    phone_number: ' 06 12 34 56 78 ',
    tax_identification_number: null,
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    status: 200,
    message: 'OK',
    data: { token: expect.any(String), refresh_token: expect.any(String), expires_in: 3600 },
  });
  const profile = await t.call('GET', '/authentication/customer/get-profile', undefined, {
    authorization: `Bearer ${body.data.token}`,
  });
  expect(profile.body.data).toEqual({
    id: expect.any(Number),
    externalId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: 'Zoé Nguyễn',
    // Small letters after the @, where they mean nothing.
    email: 'Zoe.Nguyen@panier.example',
    contactEmail: 'Zoe.Nguyen@panier.example',
    phoneNumber: '06 12 34 56 78',
    address: '',
    city: '',
    postalCode: '',
    country: null,
    bio: '',
    default_store_id: null,
    duePaymentAmount: 0,
    storeCredit: 0,
    taxIdentificationNumber: null,
    customerType: 'retail',
    wholesaleRequested: false,
    version: 1,
    emailVerified: false,
    pendingEmail: null,
    roles: [],
    storeIds: null,
    language: 'fr',
    avatarUrl: null,
    createdAt: expect.stringMatching(/Z$/),
  });
});

test('with use_cookie the refresh token is in a cookie that no script reads, not in the body', async () => {
  const { body, headers } = await register({ use_cookie: true });
  expect(Object.keys(body.data).sort()).toEqual(['expires_in', 'token']);
  expect(headers['set-cookie']).toMatch(
    /^panier_refresh=[\w-]{43}; Path=\/api\/v1\/authentication; HttpOnly; SameSite=Lax$/,
  );
});

test('over https the cookie is Secure', async () => {
  const shop = await startTestApp({ env: { PUBLIC_URL: 'https://shop.example' } });
  const customer = await makeCustomer(shop.db, { password: 'Panier2024' });
  const body = { identifier: customer.email, password: 'Panier2024', use_cookie: true };
  const { headers } = await shop.call('POST', '/authentication/login_check', body);
  await shop.close();
  expect(headers['set-cookie']).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
});

test.each([
  ['email', { email: 'not an address' }, 'validation.email'],
  ['email', { email: undefined }, 'validation.required'],
  ['email', { email: 5 }, 'validation.type'],
  ['email', { email: 'a\u0000b@panier.example' }, 'validation.email'],
  ['password', { password: 'Abcde12' }, 'auth.passwordTooShort'],
  ['password', { password: 'abcdefg1' }, 'auth.passwordTooWeak'],
  ['password', { password: 'ABCDEFG1' }, 'auth.passwordTooWeak'],
  ['password', { password: 'Abcdefgh' }, 'auth.passwordTooWeak'],
  ['password', { password: 'Password1' }, 'auth.passwordTooCommon'],
  ['password', { email: 'Self-2024@panier.example', password: 'sElf-2024@panier.example' }, 'auth.passwordTooCommon'],
  ['password', { password: `Aa1${'x'.repeat(300)}` }, 'validation.tooLong'],
  ['phone_number', { phone_number: '12345' }, 'auth.phoneTooShort'],
  ['phone_number', { phone_number: '0612\u00003456' }, 'validation.invalid'],
  ['customer_type', { customer_type: 'royal' }, 'validation.invalid'],
  ['tax_identification_number', { tax_identification_number: {} }, 'validation.type'],
])('a bad %s in %j is 422 with its key', async (field, more, key) => {
  const { status, body } = await register(more);
  expect(status).toBe(422);
  expect(body.data.errors[field][0].message).toBe(key);
  expect(Object.keys(body.data.errors)).toEqual([field]);
});

test('a known address is refused whatever its case', async () => {
  await register({ email: 'taken@panier.example' });
  const { status, body } = await register({ email: 'TAKEN@Panier.Example' });
  expect(status).toBe(422);
  expect(body.data.errors).toEqual({ email: [{ message: 'auth.emailTaken', parameters: {} }] });
});

test('of many sign-ups with one address at once, one makes the account', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) => register({ email: i % 2 ? 'twin@panier.example' : 'TWIN@panier.example' })),
  );
  expect(answers.map((a) => a.status).sort()).toEqual([200, 422, 422, 422, 422, 422, 422, 422]);
});

test('what a client may not set is not set', async () => {
  const more = {
    id: 77_777,
    externalId: 'mine',
    roles: ['CAN_MANAGE_ORDERS'],
    customerType: 'wholesale',
    wholesale: true,
    storeCredit: 100,
    store_credit_cents: 10_000,
    duePaymentAmount: -5,
    emailVerified: true,
    active: false,
    language: 'vi',
    __proto__: { roles: ['CAN_MANAGE_ORDERS'] },
  };
  expect((await register({ email: 'mass@panier.example', ...more })).status).toBe(200);
  const row = await stored('mass@panier.example');
  expect(row).toMatchObject({
    customerType: 'retail',
    wholesaleRequestedAt: null,
    storeCreditCents: 0,
    emailVerifiedAt: null,
    active: true,
    language: 'fr',
  });
  expect(row.id).not.toBe(77_777);
  expect(row.externalId).not.toBe('mine');
  expect(await t.db.select().from(customerRoles).where(eq(customerRoles.customerId, row.id))).toEqual([]);
});

test('the password is stored as an Argon2id hash of the agreed strength', async () => {
  await register({ email: 'hash@panier.example' });
  expect((await stored('hash@panier.example')).passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('the language of the request is kept', async () => {
  await register({ email: 'english@panier.example' }, { 'accept-language': 'en-GB,en;q=0.9' });
  expect((await stored('english@panier.example')).language).toBe('en');
});

describe('wholesale', () => {
  const asks = async (more: object) => {
    const { body } = await register(more);
    const { data } = (
      await t.call('GET', '/authentication/customer/get-profile', undefined, {
        authorization: `Bearer ${body.data.token}`,
      })
    ).body;
    expect(data.customerType).toBe('retail');
    return data.wholesaleRequested;
  };

  test.each([
    [{ customer_type: 'wholesale' }, true],
    [{ tax_identification_number: 'FR123' }, true],
    [{ customer_type: 'retail', tax_identification_number: 'FR123' }, false],
    [{ customer_type: 'retail' }, false],
    [{ customer_type: null, name: null }, false],
    [{ tax_identification_number: '' }, false],
  ])('%j asks for it: %s, and prices stay retail', async (more, expected) => {
    expect(await asks(more)).toBe(expected);
  });

  test('is ignored while the flag is off', async () => {
    const features = { ...defaultFeatureConfig.features, wholesaleCustomer: false };
    await storeFeatureConfig(t.db, { ...defaultFeatureConfig, features }, new Date(), null);
    t.deps.changes.publish('flags');
    await expect.poll(() => t.deps.flags.isOn('features.wholesaleCustomer')).toBe(false);
    expect(await asks({ customer_type: 'wholesale', tax_identification_number: 'FR9' })).toBe(false);
    await storeFeatureConfig(t.db, defaultFeatureConfig, new Date(), null);
    t.deps.changes.publish('flags');
    await expect.poll(() => t.deps.flags.isOn('features.wholesaleCustomer')).toBe(true);
  });
});

test('an unknown client id is refused', async () => {
  const { status, body } = await register({ client_id: 'somebody' });
  expect([status, body.code]).toEqual([400, 'unknownClient']);
});

test('who tries out known addresses is stopped, and only there', async () => {
  await register({ email: 'probed@panier.example' });
  const there = { 'x-forwarded-for': '10.9.9.9' };
  const statuses: number[] = [];
  for (let i = 0; i < 22; i++) statuses.push((await register({ email: 'probed@panier.example' }, there)).status);
  expect(statuses).toEqual([...Array(20).fill(422), 429, 429]);
  const { headers } = await register({ email: 'probed@panier.example' }, there);
  expect(Number(headers['retry-after'])).toBeGreaterThan(3500);
  expect((await register({}, there)).status).toBe(200);
  expect((await register()).status).toBe(200);
});

test('sixty people behind one address can sign up at once', async () => {
  const there = { 'x-forwarded-for': '10.8.8.8' };
  const answers = await Promise.all(Array.from({ length: 60 }, () => register({}, there)));
  expect(answers.map((a) => a.status)).toEqual(Array(60).fill(200));
});
