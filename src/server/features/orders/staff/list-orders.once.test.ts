import { beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '#server/db/connection.ts';
import { pageStatement } from '#server/db/find-page.ts';
import { eq, type SQL, sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { orders } from '#server/db/tables/orders.ts';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { type OrderQuestion, orderListing } from './queries.ts';

const now = new Date('2026-11-23T10:00:00Z');
const t = await startSharedApp({ now });
const shop = await makeOrderShop(t);
const staff = bearer((await makeSignedIn(t, { roles: ['CAN_MANAGE_ORDERS'] })).token);

type Row = { id: number; orderNumber: string; email: string };
const list = async (query: string) => {
  const { status, body } = await t.call('GET', `/orders?storeId=${shop.storeId}&${query}`, undefined, staff);
  return status === 200 ? (body.data as { total: number; items: Row[]; totalIsCapped: boolean }) : status;
};
const ids = async (query: string) => {
  const found = await list(query);
  return typeof found === 'number' ? found : found.items.map(({ id }) => id).sort((a, b) => a - b);
};
const place = async (more: object = {}, as = {}) =>
  (await t.call('POST', '/order/create', { ...guestOrder(shop.storeId, shop.bread, 1), ...more }, as)).body.data as Row;

describe('filters', () => {
  const made: Record<string, Row> = {};
  const of = (...names: string[]) => names.map((name) => made[name]?.id).sort((a, b) => (a ?? 0) - (b ?? 0));
  let customerId: number;

  beforeAll(async () => {
    made.old = await place({ customer_name: 'Zoé Lefèvre', customer_phone: '0611223344' });
    // 23:30 in Paris of the 20th; 00:30 of the 21st.
    const days = { old: '2026-11-20T22:30:00Z', early: '2026-11-20T23:30:00Z' };
    made.early = await place({ payment_method: 'bank_transfer', customer_email: 'early_bird@panier.example' });
    for (const [name, at] of Object.entries(days))
      await t.db
        .update(orders)
        .set({ submittedAt: new Date(at) })
        .where(eq(orders.id, made[name]?.id ?? 0));
    const { customer, token } = await makeSignedIn(t, { name: 'Camille Oanh', phone: '0123456789' });
    customerId = customer.id;
    made.own = await place({}, bearer(token));
    made.paid = await place();
    await t.call('PUT', `/orders/${made.paid.id}/payment`, { payment_status: 'paid' }, staff);
    await t.call('PUT', `/orders/${made.paid.id}/status`, { status: 'processing' }, staff);
    const draft = { store_id: shop.storeId, order_items: [], customer_id: customerId };
    made.draft = (await t.call('POST', '/orders', draft, staff)).body.data;
    await t.call('POST', '/order/create', { store_id: shop.storeId, order_items: [] }, bearer(token));
  });

  test.each<[string, string[]]>([
    ['', ['old', 'early', 'own', 'paid', 'draft']],
    ['status=draft', ['draft']],
    ['status=pending', ['old', 'early', 'own']],
    ['status=processing', ['paid']],
    ['type=delivery', ['draft']],
    ['paymentStatus=paid', ['paid']],
    ['paymentMethod=bank_transfer', ['early']],
    ['from=2026-11-21', ['early', 'own', 'paid', 'draft']],
    ['to=2026-11-20', ['old']],
    ['from=2026-11-20&to=2026-11-20', ['old']],
    ['from=2026-11-21&to=2026-11-21', ['early']],
    ['late=true', ['old', 'early']],
    ['late=false', ['own', 'paid', 'draft']],
    ['awaitsPayment=true', ['old', 'early', 'own']],
    ['awaitsPayment=false', ['paid', 'draft']],
    ['guest=true', ['old', 'early', 'paid']],
    ['guest=false', ['own', 'draft']],
    ['network=127.0.0.1', ['old', 'early', 'paid']],
    ['network=127.0.0.2', []],
    ['email=EARLY_bird%2Bsmall%40panier.example', ['early']],
    ['email=early_bir%40panier.example', []],
    ['search=lefèvre', ['old']],
    ['search=0611223344', ['old']],
    ['search=EARLY_bird', ['early']],
    ['search=early%25', []],
    ['search=le', ['old']],
    ['search=oa', ['draft']],
    // One letter finds the beginnings of words: one that no random part of a number has.
    ['search=l', ['old']],
    ['search=lefèvre&status=processing', []],
    ['per_page=100&sortBy=total-asc', ['old', 'early', 'own', 'paid', 'draft']],
  ])('%s', async (query, names) => {
    expect(await ids(query)).toEqual(of(...names));
  });

  test('by customer, and by a part of the number', async () => {
    expect(await ids(`customerId=${customerId}`)).toEqual(of('own', 'draft'));
    const number = made.paid?.orderNumber ?? '';
    expect(await ids(`search=${number.slice(0, 12).toLowerCase()}`)).toEqual(of('paid'));
    expect(await ids(`search=${number.slice(8)}`)).toEqual(of('paid'));
  });

  test.each([
    'from=yesterday',
    'to=2026-02-30',
    'late=perhaps',
    'awaitsPayment=perhaps',
    'guest=perhaps',
    'status=lost',
    'paymentStatus=x',
    'customerId=x',
    'per_page=500',
  ])('%s is refused', async (query) => {
    expect(await list(query)).toBe(422);
  });

  test('a row has what the list needs', async () => {
    const found = await list('paymentStatus=paid');
    expect(typeof found === 'number' ? found : found.items[0]).toMatchObject({
      customerId: null,
      version: 3,
      paymentStatus: 'paid',
      paymentMethod: 'cash',
      status: 'processing',
      nextPaymentStatuses: ['refunded', 'needs_payment'],
      dueAmount: 0,
    });
  });
});

describe('among many', () => {
  const many = 12_000;
  let storeId: number;
  beforeAll(async () => {
    storeId = (await makeOrderShop(t)).storeId;
    await t.db.execute(sql`
      insert into customers (external_id, email, name)
      select 'many-' || n, 'many-' || n || '@panier.example', 'Many ' || n from generate_series(1, 300) n`);
    const [first] = await t.db.select({ id: customers.id }).from(customers).where(eq(customers.externalId, 'many-1'));
    await t.db.execute(sql`
      insert into orders (store_id, customer_id, order_number, status, fulfilment, type, payment_status, payment_method,
        customer_name, customer_email, customer_phone, goods_cents, total_cents, submitted_at)
      select ${storeId}::int, ${first?.id ?? 0}::int + n % 300, 'P260101-M' || lpad(n::text, 8, '0'),
        case when n % 50 = 0 then 'cancelled' when n % 40 = 1 then 'submitted' else 'completed' end,
        case when n % 50 = 0 then 'cancelled' when n % 40 = 1 then 'pending' else 'delivered' end,
        case when n % 2 = 0 then 'pickup' else 'delivery' end,
        case when n % 200 = 3 then 'refunded' else 'paid' end, case when n % 3 = 0 then 'bank_transfer' else 'cash' end,
        'Personne ' || md5(n::text), 'p' || n || '@panier.example', '06' || lpad(n::text, 8, '0'),
        n % 9973, n % 9973, timestamptz '2026-01-01 00:00Z' + n * interval '30 minutes'
      from generate_series(1, ${many}::int) n`);
    await t.db.execute(sql`analyze orders`);
  });

  const asked = { page: 1, perPage: 10, sortBy: 'date-desc', storeIds: null } as const;
  const planOf = async (statement: SQL, db: Pick<TestApp['db'], 'execute'> = t.db) =>
    rowsOf<Record<string, string>>(await db.execute(sql`explain ${statement}`))
      .map((row) => Object.values(row)[0])
      .join('\n');

  test.each<[string, Partial<OrderQuestion>]>([
    ['everything', {}],
    ['the oldest first', { sortBy: 'date-asc' }],
    ['the largest first', { sortBy: 'total-desc' }],
    ['the smallest first', { sortBy: 'total-asc' }],
    ['by slot, the next first', { sortBy: 'slot-asc' }],
    ['by slot, the last first', { sortBy: 'slot-desc', status: 'pending' }],
    ['a deep page', { page: 900 }],
    ['a status', { status: 'pending' }],
    ['drafts', { status: 'draft' }],
    ['late ones', { late: true }],
    ['refunded ones', { paymentStatus: 'refunded' }],
    ['those that money is awaited for', { awaitsPayment: true }],
    ['a state and method', { paymentMethod: 'bank_transfer', paymentStatus: 'refunded' }],
    ['a method that nobody has used', { paymentMethod: 'paypal' }],
    ['a day', { from: '2026-03-01', to: '2026-03-01' }],
    ['a name', { search: 'c4ca4238a0b9' }],
    ['a number', { search: 'p260101-m00000' }],
    ['a telephone', { search: '0600000' }],
    ['two letters', { search: 'c4' }],
  ])('%s reads no table from end to end', async (_, more) => {
    const statement = pageStatement({ ...asked, ...more }, orderListing({ ...asked, ...more }, now));
    // Of so few rows all are read faster than by an index; of a million they are not (list-plans.long.test.ts).
    const plan = await t.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return planOf(statement, tx);
    });
    expect(plan).not.toMatch(/Seq Scan on orders/);
    expect(plan).toMatch(/Index/);
  });

  test.each<[string, Partial<OrderQuestion>]>([
    ['a customer', { customerId: 0 }],
    ['a store', { storeId: 1 }],
  ])('%s of many has an index', async (_, more) => {
    const [one] = await t.db.select({ customerId: orders.customerId }).from(orders).where(eq(orders.storeId, storeId));
    const filter = 'customerId' in more ? { customerId: one?.customerId ?? 0 } : { storeId: shop.storeId };
    const statement = pageStatement(asked, orderListing({ ...asked, ...filter }, now));
    expect(await planOf(statement)).not.toMatch(/Seq Scan on orders/);
  });

  test('what was asked for comes in its order, however deep, and the count stops', async () => {
    const page = async (query: string) =>
      (await t.call('GET', `/orders?storeId=${storeId}&${query}`, undefined, staff)).body.data;
    const deep = await page('page=1200&sortBy=date-asc');
    const expected = ['p11991@panier.example', 'p11992@panier.example'];
    expect(deep.items.map(({ email }: Row) => email).slice(0, 2)).toEqual(expected);
    expect(deep).toMatchObject({ total: 10_000, totalIsCapped: true, totalPage: 1000, page: 1200 });
    const found = await page('search=p1199&sortBy=date-asc&per_page=4&page=2');
    expect(found.items.map(({ email }: Row) => email)).toEqual(
      ['p11993', 'p11994', 'p11995', 'p11996'].map((name) => `${name}@panier.example`),
    );
    expect(found).toMatchObject({ total: 11, totalIsCapped: false });
    // Of a word that very many have, the newest thousand and the one by which it is known that there are more; an
    // address that has been begun is looked for by itself.
    const common = await page('search=personne&per_page=2&sortBy=date-asc');
    expect(common).toMatchObject({ total: 1000, totalPage: 500, totalIsCapped: true });
    expect(common.items.map(({ email }: Row) => email)).toEqual(['p11000@panier.example', 'p11001@panier.example']);
    expect(await page('search=p77@pan')).toMatchObject({ total: 1, items: [{ email: 'p77@panier.example' }] });
    expect(await page('search=77@panier&status=delivered')).toMatchObject({ totalIsCapped: false });
    const few = await page('status=cancelled');
    expect(few).toMatchObject({ total: 240, totalIsCapped: false, totalPage: 24 });
  });
});
