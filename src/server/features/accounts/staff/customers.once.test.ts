import { beforeEach, describe, expect, test } from 'vitest';
import { roles as allRoles, type Role } from '#domain/access/roles.ts';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { orders } from '#server/db/tables/orders.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { makeCustomer, makeSignedIn, makeStaff, signIn } from '#server/testing/accounts.ts';
import { makeStore } from '#server/testing/catalogue.ts';
import { deliverMails, linkTokenOf } from '#server/testing/mails.ts';
import { bearer, guestOrder, makeOrderShop } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

let staff: Record<string, string>;
let made = 0;
const day = 24 * 3600 * 1000;
const t = await startSharedApp();
beforeEach(async () => {
  staff = bearer((await makeStaff(t, ['CAN_MANAGE_CUSTOMERS'])).token);
});

const someone = () => {
  made += 1;
  return { name: `Personne ${made}`, email: `personne-${made}@panier.example`, phone: '0102030405', city: 'Ivry' };
};
const add = (customer: object) => t.call('POST', '/customers', customer, staff);
const change = (id: number, changes: object, as = staff) => t.call('PUT', `/customers/${id}`, changes, as);
const withRoles = async (...roles: Role[]) => makeSignedIn(t, { roles });
const kindsFor = async (customerId: number) =>
  (await t.db.select().from(outbox))
    .filter(({ dedupeKey }) => dedupeKey.split(':')[1] === String(customerId))
    .map(({ kind }) => kind);

describe('a new account', () => {
  test('has no password, and its owner is mailed a link that is good for seven days', async () => {
    const who = someone();
    const { status, body } = await add({ ...who, address: '3 rue des Lilas', zipCode: '94200' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      ...who,
      zipCode: '94200',
      status: 'active',
      customerType: 'retail',
      totalOrders: 0,
      totalSpent: 0,
      roles: [],
      emailVerified: false,
    });
    const login = (password: string) =>
      t.call('POST', '/authentication/login_check', { identifier: who.email, password });
    expect((await login('')).status).toBe(422);
    const [mail] = (await deliverMails(t)).filter(({ to }) => to?.[0]?.address === who.email);
    expect(mail?.subject).toContain('Votre compte est prêt');
    const token = linkTokenOf(mail, 'forgot-password');
    const start = t.deps.clock();
    t.setNow(new Date(start.getTime() + 6 * day));
    const chosen = await t.call('POST', '/authentication/reset-password', { token, password: 'Panier2024' });
    expect(chosen.status).toBe(200);
    expect((await login('Panier2024')).status).toBe(200);
    t.setNow(start);
    const { body: now } = await t.call('GET', `/customers/${body.data.id}`, undefined, staff);
    expect(now.data.emailVerified).toBe(true);
  });

  test.each([
    ['name', { name: undefined }],
    ['name', { name: 'x' }],
    ['email', { email: 'nobody' }],
    ['email', { email: undefined }],
    ['status', { status: 'asleep' }],
    ['customerType', { customerType: 'friend' }],
  ])('with a bad %s is refused there: %j', async (field, fault) => {
    const { status, body } = await add({ ...someone(), ...fault });
    expect([status, Object.keys(body.data.errors)]).toEqual([422, [field]]);
  });

  test('of an address that has one is refused; of two at once one is opened', async () => {
    const who = someone();
    const answers = await Promise.all([add(who), add({ ...who, email: who.email.toUpperCase() })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await add(who)).body.data.errors).toHaveProperty('email');
  });

  test('takes no roles, no credit and no password from whoever opens it', async () => {
    const { body } = await add({ ...someone(), roles: [...allRoles], storeCredit: 50, password: 'Secret123' });
    expect(body.data).toMatchObject({ roles: [], storeCredit: 0 });
  });
});

describe('a change', () => {
  test('writes what is said and nothing else', async () => {
    const { id } = (await add({ ...someone(), address: '3 rue des Lilas' })).body.data;
    const { body } = await change(id, { city: 'Massy' });
    expect(body.data).toMatchObject({ city: 'Massy', address: '3 rue des Lilas', status: 'active' });
  });

  test('with a stale version is refused with the customer as they are, a change by themselves counted', async () => {
    const { customer, token } = await makeSignedIn(t);
    const { version } = (await t.call('GET', `/customers/${customer.id}`, undefined, staff)).body.data;
    await t.call('PUT', '/customer-profiles/me', { city: 'Lognes' }, bearer(token));
    const late = await change(customer.id, { city: 'Massy', version });
    expect([late.status, late.body.data.city]).toEqual([409, 'Lognes']);
    expect((await change(customer.id, { city: 'Massy', version: late.body.data.version })).status).toBe(200);
  });

  test('of the state ends the sign-in at once, and lets them in again', async () => {
    const { customer, token } = await makeSignedIn(t);
    const me = () => t.call('GET', '/authentication/customer/get-profile', undefined, bearer(token));
    expect((await me()).status).toBe(200);
    expect((await change(customer.id, { status: 'inactive' })).body.data.status).toBe('inactive');
    expect((await me()).status).toBe(401);
    expect((await change(customer.id, { status: 'active' })).body.data.status).toBe('active');
  });

  test('of the email waits for its link', async () => {
    const customer = await makeCustomer(t.db);
    const email = `neu-${customer.id}@panier.example`;
    const { body } = await change(customer.id, { email });
    expect(body.data).toMatchObject({ email: customer.email, pendingEmail: email });
  });

  test('of one’s own email, or one’s own erasure, asks for a recent sign-in', async () => {
    const { customer, token } = await makeStaff(t, ['CAN_MANAGE_CUSTOMERS']);
    t.wait(16 * 60);
    const own = bearer(token);
    const refused = [
      await change(customer.id, { email: 'own@panier.example' }, own),
      await t.call('PUT', `/customer-profiles/${customer.id}`, { contact_email: 'own@panier.example' }, own),
      await t.call('DELETE', `/customers/${customer.id}`, undefined, own),
      await t.call('DELETE', `/customer-profiles/${customer.id}`, undefined, own),
    ];
    for (const { status, body } of refused) expect([status, body.code]).toEqual([403, 'recentSignInNeeded']);
    expect((await change(customer.id, { city: 'Massy' }, own)).status).toBe(200);
  });

  test('of one’s own prices is not for oneself, in either direction', async () => {
    const { customer, token } = await makeStaff(t, ['CAN_MANAGE_CUSTOMERS']);
    const own = bearer(token);
    const wish = { customerType: 'wholesale' };
    expect((await change(customer.id, { ...wish, city: 'Massy' }, own)).status).toBe(403);
    // What is theirs already is no change, and a colleague may decide.
    expect((await change(customer.id, { customerType: 'retail', city: 'Massy' }, own)).status).toBe(200);
    expect((await change(customer.id, wish)).status).toBe(200);
    expect((await change(customer.id, { customerType: 'retail' }, own)).status).toBe(403);
  });

  test('of a profile with a stale version is refused with the profile as it is', async () => {
    const { id } = await makeCustomer(t.db);
    const put = (sent: object) => t.call('PUT', `/customer-profiles/${id}`, sent, staff);
    const { version } = (await t.call('GET', `/customer-profiles/${id}`, undefined, staff)).body.data;
    expect((await put({ city: 'Massy', version })).body.data.version).toBe(version + 1);
    const late = await put({ city: 'Lognes', version });
    expect([late.status, late.body.code, late.body.data.city]).toEqual([409, 'conflict', 'Massy']);
  });

  test('to wholesale shows their prices, and is told once', async () => {
    const customer = await makeCustomer(t.db, { wholesaleRequestedAt: new Date(), taxNumber: 'FR1' });
    const asked = await t.call('GET', `/customers?wholesaleRequested=true&search=${customer.email}`, undefined, staff);
    expect(asked.body.data.total).toBe(1);
    const { body } = await change(customer.id, { customerType: 'wholesale' });
    expect(body.data).toMatchObject({ customerType: 'wholesale', wholesaleRequested: false });
    await change(customer.id, { customerType: 'wholesale' });
    expect(await kindsFor(customer.id)).toEqual(['wholesale-approved']);
  });

  test('that refuses wholesale prices clears the request, is mailed with its reason and audited; approving undoes it', async () => {
    const asking = { language: 'en', wholesaleRequestedAt: new Date(), taxNumber: 'FR1' } as const;
    const customer = await makeCustomer(t.db, asking);
    await deliverMails(t);
    const reason = 'No <b>such</b> number';
    const both = { customerType: 'wholesale', wholesaleRequested: false };
    const kept = { customerType: 'retail', wholesaleRequested: false, taxNumber: 'FR1' };
    expect((await change(customer.id, both)).body.data.errors).toHaveProperty('wholesaleRequested');
    expect((await change(customer.id, { wholesaleRequested: true })).status).toBe(422);
    for (const refusalReason of [reason, 'A second time'])
      expect((await change(customer.id, { wholesaleRequested: false, refusalReason })).body.data).toMatchObject(kept);
    const mails = await deliverMails(t);
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([customer.email]);
    expect(mails[0]?.subject).toContain('Your request for wholesale prices');
    expect(mails[0]?.text).toContain(`Reason: ${reason}`);
    expect(mails[0]?.html).toContain('No &lt;b&gt;such&lt;/b&gt; number');
    const owner = await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION', 'CAN_MANAGE_CUSTOMERS']);
    const { body } = await t.call('GET', `/audit?thing=customer&id=${customer.id}`, undefined, bearer(owner.token));
    const refused = body.data.items.flatMap(({ changes }: { changes: object[] }) => changes);
    for (const noted of [
      { field: 'wholesaleRequested', before: true, after: false },
      { field: 'refusalReason', after: reason },
    ])
      expect(refused).toContainEqual(expect.objectContaining(noted));
    expect(JSON.stringify(refused)).not.toContain('A second time');
    expect((await change(customer.id, { customerType: 'wholesale' })).body.data.customerType).toBe('wholesale');
    expect((await deliverMails(t))[0]?.subject).toContain('Your wholesale prices');
  });

  test('back to retail is no new request', async () => {
    const customer = await makeCustomer(t.db, { wholesaleRequestedAt: new Date(), taxNumber: 'FR1' });
    await change(customer.id, { customerType: 'wholesale' });
    const { body } = await change(customer.id, { customerType: 'retail' });
    expect(body.data).toMatchObject({ customerType: 'retail', wholesaleRequested: false });
  });
});

describe('roles', () => {
  test('that are given forget an address that the account was to have: its link opens nothing', async () => {
    const customer = await makeCustomer(t.db);
    await change(customer.id, { email: `pending-${customer.id}@panier.example` });
    const chief = await withRoles('CAN_MANAGE_CUSTOMERS', 'CAN_MANAGE_ORDERS');
    const given = await change(customer.id, { roles: ['CAN_MANAGE_ORDERS'] }, bearer(chief.token));
    expect(given.body.data.pendingEmail).toBeNull();
    const token = linkTokenOf((await deliverMails(t)).at(-1), 'verify-email');
    const opened = await t.call('POST', '/authentication/verify-email', { token });
    expect(opened.status).not.toBe(200);
  });

  test('are given and taken by who holds them, and end the sessions that have others', async () => {
    const chief = await withRoles('CAN_MANAGE_CUSTOMERS', 'CAN_MANAGE_ORDERS');
    await withRoles('CAN_MANAGE_ORDERS');
    const other = await makeCustomer(t.db);
    const { token } = await signIn(t, other);
    const given = await change(other.id, { roles: ['CAN_MANAGE_ORDERS'] }, bearer(chief.token));
    expect(given.body.data.roles).toEqual(['CAN_MANAGE_ORDERS']);
    expect((await t.call('GET', '/authentication/customer/get-profile', undefined, bearer(token))).status).toBe(401);
    expect((await change(other.id, { roles: [] }, bearer(chief.token))).body.data.roles).toEqual([]);
  });

  test.each<[string, Role[], Role[], object]>([
    ['a role one lacks, given', ['CAN_MANAGE_CUSTOMERS'], [], { roles: ['CAN_MANAGE_ORDERS'] }],
    ['a role one lacks, taken', ['CAN_MANAGE_CUSTOMERS'], ['CAN_MANAGE_ORDERS'], { roles: [] }],
    ['the state of who may more', ['CAN_MANAGE_CUSTOMERS'], ['CAN_MANAGE_ORDERS'], { status: 'inactive' }],
    ['the address of who may more', ['CAN_MANAGE_CUSTOMERS'], ['CAN_MANAGE_ORDERS'], { email: 'x@panier.example' }],
  ])('%s: refused', async (_, giver, held, changes) => {
    await withRoles(...allRoles);
    const { token } = await withRoles(...giver);
    const other = await makeCustomer(t.db, { roles: held });
    expect((await change(other.id, changes, bearer(token))).status).toBe(403);
    const { body } = await t.call('GET', `/customers/${other.id}`, undefined, staff);
    expect(body.data).toMatchObject({ roles: held, status: 'active', pendingEmail: null });
  });

  test('are not taken from oneself, nor is one’s own sign-in ended', async () => {
    await withRoles(...allRoles);
    const { customer, token } = await withRoles('CAN_MANAGE_CUSTOMERS', 'CAN_MANAGE_ORDERS');
    for (const changes of [{ roles: ['CAN_MANAGE_CUSTOMERS'] }, { status: 'inactive' }])
      expect((await change(customer.id, changes, bearer(token))).status).toBe(403);
  });

  test('stay with their last holder, who cannot be shut out; two who take it from each other leave one', async () => {
    await t.db.delete(customers);
    const one = await withRoles(...allRoles);
    const two = await withRoles(...allRoles);
    const take = (from: number, as: string, changes: object) => change(from, changes, bearer(as));
    const none = { roles: [] };
    const answers = await Promise.all([take(two.customer.id, one.token, none), take(one.customer.id, two.token, none)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const last = answers[0]?.status === 200 ? one : two;
    const helper = await makeCustomer(t.db, { roles: ['CAN_MANAGE_CUSTOMERS'] });
    const { token } = await signIn(t, helper);
    // Whoever helps holds one role alone: the others are what may not be lost.
    expect((await take(last.customer.id, token, { status: 'inactive' })).status).toBe(403);
    await t.db.update(customers).set({ active: false }).where(eq(customers.id, helper.id));
    expect((await take(last.customer.id, last.token, { roles: [] })).status).toBe(403);
  });

  test('picking and delivering are given by who manages orders, and taken from the last who does either', async () => {
    await t.db.delete(customers);
    const chief = await withRoles('CAN_MANAGE_CUSTOMERS', 'CAN_MANAGE_ORDERS');
    const other = await makeCustomer(t.db);
    const roles: Role[] = ['CAN_DELIVER_ORDERS', 'CAN_PICK_ORDERS'];
    const given = await change(other.id, { roles }, bearer(chief.token));
    expect([given.status, given.body.data.roles]).toEqual([200, roles]);
    const { token } = await withRoles('CAN_MANAGE_CUSTOMERS');
    expect((await change(other.id, { roles: [] }, bearer(token))).status).toBe(403);
    expect((await change(other.id, { roles: [] }, bearer(chief.token))).body.data.roles).toEqual([]);
  });

  test('a role that nobody else holds is kept: 409', async () => {
    await t.db.delete(customers);
    const chief = await withRoles('CAN_MANAGE_CUSTOMERS', 'CAN_MANAGE_ORDERS');
    const other = await makeCustomer(t.db, { roles: ['CAN_MANAGE_ORDERS'] });
    const asChief = bearer(chief.token);
    await t.db.update(customers).set({ active: false }).where(eq(customers.id, other.id));
    expect((await change(other.id, { roles: [] }, asChief)).status).toBe(200);
    expect((await change(chief.customer.id, { roles: ['CAN_MANAGE_CUSTOMERS'] }, asChief)).status).toBe(403);
  });
});

test('what was ordered and spent leaves out drafts and what was cancelled or rejected, and may be more than an integer', async () => {
  const buyer = await makeCustomer(t.db);
  const storeId = await makeStore(t.db);
  const statuses = ['draft', 'submitted', 'completed', 'cancelled', 'rejected'] as const;
  const cents = { goodsCents: 2_000_000_000, totalCents: 2_000_000_000 };
  await t.db.insert(orders).values(
    statuses.map((status) => ({
      customerId: buyer.id,
      storeId,
      status,
      ...cents,
      ...(status !== 'draft' && { orderNumber: `P-${status}`, submittedAt: new Date() }),
    })),
  );
  const { body } = await t.call('GET', `/customers/${buyer.id}`, undefined, staff);
  expect(body.data).toMatchObject({ totalOrders: 2, totalSpent: 40_000_000 });
});

test('erasing through either call is the same, and leaves 404', async () => {
  const customer = await makeCustomer(t.db);
  expect((await t.call('DELETE', `/customers/${customer.id}`, undefined, staff)).body.data).toBeNull();
  for (const path of [`/customers/${customer.id}`, `/customer-profiles/${customer.id}`])
    expect((await t.call('GET', path, undefined, staff)).status).toBe(404);
});

test('the list is paged by ten, searched, filtered and sorted; totals are those of placed orders', async () => {
  const shop = await makeOrderShop(t);
  const buyer = await makeSignedIn(t, { name: 'Zoé Acheteuse', phone: '0777777777' });
  const { body } = await t.call('POST', '/order/create', guestOrder(shop.storeId, shop.apples, 3), bearer(buyer.token));
  for (let i = 0; i < 11; i++) await makeCustomer(t.db, { name: `Zoé ${String(i).padStart(2, '0')}` });
  const list = async (query: string) => (await t.call('GET', `/customers${query}`, undefined, staff)).body.data;
  const first = await list('?search=zoé');
  expect(first).toMatchObject({ total: 12, totalPage: 2, perPage: 10 });
  expect(first.items[0].name).toBe('Zoé 00');
  expect((await list('?search=zoé&page=2')).items).toMatchObject([{ name: 'Zoé 10' }, { name: 'Zoé Acheteuse' }]);
  const [found] = (await list('/search?q=0777777777')).items;
  expect(found).toMatchObject({ name: 'Zoé Acheteuse', totalOrders: 1, totalSpent: body.data.totalIncludeGst });
  expect((await list('?role=CAN_MANAGE_CUSTOMERS&per_page=1')).total).toBeGreaterThan(0);
  const roles = ['CAN_MANAGE_ORDERS', 'CAN_MANAGE_PRODUCTS'] as const;
  const staffed = await makeCustomer(t.db, { name: 'Zoé Vendeuse', roles });
  expect((await list('?search=zoé&role=any')).items).toMatchObject([{ id: staffed.id, name: 'Zoé Vendeuse' }]);
  expect((await list('?search=100%25')).total).toBe(0);
  const profiles = await t.call('GET', '/customer-profiles?page=2&limit=5', undefined, staff);
  expect(profiles.body.data).toMatchObject({ page: 2, perPage: 5 });
  expect(profiles.body.data.items).toHaveLength(5);
});
