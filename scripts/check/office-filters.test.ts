import { describe, expect, test } from 'vitest';
import { roles } from '#domain/access/roles.ts';
import { categories } from '#domain/catalogue/category.ts';
import { messageTypes } from '#domain/messages/contact-message.ts';
import { paymentMethods, paymentStatuses } from '#domain/order/payment.ts';
import { reviewStatuses } from '#domain/reviews/review.ts';
import { eq, sql } from '#server/db/sql.ts';
import { unreadBarcodes } from '#server/db/tables/catalogue.ts';
import { contactMessages, messageAnswers } from '#server/db/tables/messages.ts';
import { orders } from '#server/db/tables/orders.ts';
import { payments } from '#server/db/tables/payments.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { slots } from '#server/db/tables/slots.ts';
import { addPayment } from '#server/services/payments/payment-row.ts';
import { makeCustomer, makeStaff, signIn } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { bearer, guestOrder, home, makeOrderShop } from '#server/testing/order-shop.ts';
import { makePurchase } from '#server/testing/purchases.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { auditList } from '#web/office/audit/audit-screen.tsx';
import { customersList } from '#web/office/customers/customers-list.tsx';
import type { ListAt, ListDefinition, ListFilter, ListRow } from '#web/office/list/list-definition.ts';
import { messagesList } from '#web/office/messages/messages-screen.tsx';
import { ordersList } from '#web/office/orders/orders-list.tsx';
import { paymentsList } from '#web/office/payments/payments-list.tsx';
import { productsList } from '#web/office/products/products-list.tsx';
import { reviewsList } from '#web/office/reviews/reviews-list.tsx';

const now = new Date('2026-11-23T10:00:00Z');
const lists = [
  auditList,
  customersList,
  messagesList,
  ordersList,
  paymentsList,
  productsList,
  reviewsList,
] as unknown as readonly ListDefinition<ListRow>[];

// biome-ignore lint/suspicious/noExplicitAny: a row is what the wire has
type Row = any;
type Holds = (row: Row, value: string) => boolean;
const parisDay = (at: string) => new Date(at).toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
/** What each filter of a list stands for, said of one row. A new filter needs a line here. */
const meanings: Record<string, Record<string, Holds>> = {
  orders: {
    status: (row, value) => row.status === value,
    storeId: (row, value) => String(row.storeId) === value,
    type: (row, value) => row.type === value,
    paymentStatus: (row, value) => row.paymentStatus === value,
    paymentMethod: (row, value) => row.paymentMethod === value,
    awaitsPayment: ({ status, paymentStatus, total }, value) => {
      const isPlaced = !['draft', 'cancelled', 'rejected'].includes(status);
      return String(paymentStatus === 'needs_payment' && total > 0 && isPlaced) === value;
    },
    attention: ({ id }) => lapsed.has(id),
    late: ({ status, slot, date }) =>
      slot
        ? ['pending', 'processing'].includes(status) && Date.parse(slot.start) <= now.getTime()
        : status === 'pending' && Date.parse(date) < now.getTime() - 86_400_000,
    customerId: (row, value) => String(row.customerId) === value,
    guest: (row, value) => String(row.customerId === null) === value,
    network: (row, value) => row.network === value,
    email: (row, value) => row.email.toLowerCase() === value,
    slotId: (row, value) => String(row.slot?.id) === value,
    slotDay: (row, value) => row.slot !== null && parisDay(row.slot.start) === value,
    from: (row, value) => parisDay(row.date) >= value,
    to: (row, value) => parisDay(row.date) <= value,
  },
  customers: {
    status: (row, value) => row.status === value,
    customerType: (row, value) => row.customerType === value,
    wholesaleRequested: (row, value) => String(row.wholesaleRequested) === value,
    role: (row, value) => (value === 'any' ? row.roles.length > 0 : row.roles.includes(value)),
  },
  products: {
    category: (row, value) => row.category === value,
    visible: (row, value) => String(row.visible) === value,
    stock: (row, value) => row.name === 'Fini' || (row.name === 'Presque fini' && value === 'low'),
    featured: (row, value) => String(row.featured) === value,
    incomplete: (row, value) => String(row.missing.length > 0) === value,
    allergensUnseen: (row, value) => String(row.allergensUnseen) === value,
    unreadBarcode: (row, value) => String(row.unreadBarcodes.length > 0) === value,
    discounted: (row, value) => String(row.stores.some(({ isReduced }: Row) => isReduced)) === value,
    storeId: (row, value) => row.stores.some(({ storeId, price }: Row) => String(storeId) === value && price !== null),
  },
  payments: {
    status: (row, value) => row.status === value,
    provider: (row, value) => row.provider === value,
    day: (row, value) => parisDay(row.createdAt) === value,
  },
  messages: {
    type: (row, value) => row.type === value,
    answered: (row, value) => String(row.answers.length > 0) === value,
    handled: (row, value) => String(row.handledAt !== null) === value,
  },
  reviews: { status: (row, value) => row.status === value },
  audit: {
    thing: (row, value) => row.thing.kind === value,
    action: (row, value) => row.action === value,
    id: (row, value) => row.thing.id === value,
    actorId: (row, value) => String(row.actor.id) === value,
    from: (row, value) => parisDay(row.at) >= value,
    to: (row, value) => parisDay(row.at) <= value,
  },
};
/** What links set a chip to: what a row has. */
const chips: Record<string, (row: Row) => string> = {
  id: (row) => row.thing.id,
  action: (row) => row.action,
  actorId: (row) => String(row.actor.id),
  customerId: (row) => String(row.customerId ?? ''),
  slotId: (row) => String(row.slot?.id ?? ''),
  network: (row) => row.network ?? '',
  email: (row) => (row.email ?? '').toLowerCase(),
};
const days = ['2026-11-20', '2026-11-21', '2026-11-23'];

/** The orders that have a payment which lapsed. */
const lapsed = new Set<number>();

const t = await startSharedApp({ now });
const { isOn } = t.deps.flags;
t.deps.flags.isOn = (flag) => flag.startsWith('products.r') || isOn(flag);
const shop = await makeOrderShop(t);
const other = await makeStore(t.db, { name: 'Autre' });
const { customer } = await makeStaff(t);
// The clock is moved by days.
const asStaff = async () => bearer((await signIn(t, customer)).token);
await makeOrders(shop, other, asStaff);
await makePeople();
await makeWords(shop.storeId, shop.bread);
for (const [i, category] of categories.entries())
  if (i < 6) await makeProduct(t.db, { name: `Produit ${i}`, category, visible: i % 3 > 0 });
const few = await makeProduct(t.db, { name: 'Presque fini', quantityMilli: 3000 });
const sold = await makeProduct(t.db, { name: 'Fini', quantityMilli: 0 });
await t.db.execute(sql`insert into recent_sales (product_id, store_id, sold_milli)
  select product_id, store_id, 1000 from stock where product_id in (${few}, ${sold})`);
await t.db.insert(unreadBarcodes).values({ productId: sold, text: '3017620422004' });
const unseen = await makeProduct(t.db, { name: 'À confirmer', category: 'FRUIT', visible: false });
await t.db.execute(sql`update products set allergens_unseen = true where id = ${unseen}`);
// Outside food nothing is lacking.
const featured = { category: 'NONALIMENTAIRE', featured: true } as const;
await makeProduct(t.db, { ...featured, name: 'Éponge', stores: [other], discounts: [{ percent: 10 }] });
t.setNow(new Date('2026-11-21T09:00:00Z'));
const second = await makeCustomer(t.db, { roles, name: 'Autre chef' });
await t.call('PUT', '/shop', { name: 'Panier', phone: '0102030405' }, bearer((await signIn(t, second)).token));
t.setNow(now);
const staff = await asStaff();
const stores = [
  { id: shop.storeId, name: 'Magasin du test' },
  { id: other, name: 'Autre' },
];
const at = {
  t: (key: string) => key,
  format: { language: 'fr' },
  stores,
  timeZone: 'Europe/Paris',
} as unknown as ListAt;

/** Orders in each state, on several days, in two stores, to be paid in each way. */
async function makeOrders(
  shop: { storeId: number; bread: number },
  other: number,
  asStaff: () => Promise<Record<string, string>>,
): Promise<void> {
  const bread = await makeProduct(t.db, { name: 'Pain d’ailleurs', stores: [other] });
  const ways = [
    [],
    ['processing'],
    ['processing', 'next'],
    ['processing', 'next', 'delivered'],
    ['cancelled'],
    ['rejected'],
  ];
  const slotIds = [null, await makeSlot(shop.storeId, '2026-11-20'), await makeSlot(shop.storeId, '2026-11-23')];
  const customerIds = [null, (await makeCustomer(t.db)).id, (await makeCustomer(t.db)).id];
  let n = 0;
  for (const way of ways)
    for (const type of ['pickup', 'delivery']) {
      n += 1;
      t.setNow(new Date(Date.parse(`2026-11-${19 + (n % 5)}T23:30:00Z`) - (n % 5 === 4 ? 86_400_000 : 0)));
      const placed = n % 4 ? guestOrder(shop.storeId, shop.bread, 1) : guestOrder(other, bread, 1);
      const to = type === 'delivery' ? { ...home, type } : {};
      const { id } = (await t.call('POST', '/order/create', { ...placed, ...to })).body.data;
      for (const step of way) {
        const status = step === 'next' ? (type === 'pickup' ? 'ready' : 'shipped') : step;
        expect((await t.call('PUT', `/orders/${id}/status`, { status }, await asStaff())).status).toBe(200);
      }
      const paid = {
        paymentMethod: paymentMethods[n % paymentMethods.length],
        paymentStatus: paymentStatuses[n % paymentStatuses.length],
      };
      const rest = { slotId: n % 4 ? (slotIds[n % 3] ?? null) : null, customerId: customerIds[(n >> 1) % 3] ?? null };
      await t.db
        .update(orders)
        .set({ ...paid, ...rest })
        .where(eq(orders.id, id));
      if (n % 5 === 0) await lapse(id, n / 5);
    }
  const draft = { ...guestOrder(shop.storeId, shop.bread, 1), status: 'draft' };
  expect((await t.call('POST', '/orders', draft, await asStaff())).status).toBe(200);
}

/** The `n`th payment of an order that staff are to look at: its reservation was given up. */
async function lapse(orderId: number, n: number): Promise<void> {
  const sums = { amountCents: 250, currency: 'EUR', expiresAt: now };
  const begun = { method: n % 2 ? 'card' : 'paypal', now: new Date(`2026-11-2${n}T10:00:00Z`) } as const;
  const row = await addPayment(t.db, { orderId, ...begun, ...sums, keepsMeans: false });
  const status = n % 2 ? 'cancelled' : 'failed';
  const over = { status, attention: 'lapsed', wants: null, nextAt: null } as const;
  await t.db.update(payments).set(over).where(eq(payments.id, row.id));
  lapsed.add(orderId);
}

/** A slot in the morning of a day. */
async function makeSlot(storeId: number, day: string): Promise<number> {
  const [startsAt, endsAt] = [new Date(`${day}T09:00:00Z`), new Date(`${day}T11:00:00Z`)] as const;
  const room = { mostOrders: 50, mostPickingSeconds: 100_000, feeCents: 0 };
  const [slot] = await t.db
    .insert(slots)
    .values({ storeId, type: 'pickup', startsAt, endsAt, cutOffAt: startsAt, ...room })
    .returning({ id: slots.id });
  return slot?.id ?? 0;
}

async function makePeople(): Promise<void> {
  await makeCustomer(t.db, { active: false });
  await makeCustomer(t.db, { customerType: 'wholesale' });
  await makeCustomer(t.db, { wholesaleRequestedAt: now });
  for (const role of roles) await makeCustomer(t.db, { roles: [role] });
}

/** Messages and reviews in each state. */
async function makeWords(storeId: number, productId: number): Promise<void> {
  for (const type of messageTypes)
    for (const handledAt of [null, now])
      for (const isAnswered of [true, false]) {
        const from = { fromName: 'Ana', fromEmail: 'ana@mail.example', language: 'fr' } as const;
        const [row] = await t.db
          .insert(contactMessages)
          .values({ ...from, type, handledAt })
          .returning();
        if (isAnswered) await t.db.insert(messageAnswers).values({ messageId: row?.id ?? 0, text: 'Oui.' });
      }
  for (const status of reviewStatuses) {
    const { id: customerId } = await makeCustomer(t.db);
    const orderLineId = await makePurchase(t.db, { storeId, customerId, productId, at: now });
    const moderatedAt = status === 'pending' ? null : now;
    const said = { productId, customerId, orderLineId, rating: 4, language: 'fr', status, moderatedAt } as const;
    await t.db.insert(reviews).values(said);
  }
}

async function ask({ endpoint }: ListDefinition<ListRow>, query: Record<string, string>): Promise<Row[]> {
  const { status, body } = await t.call(
    'GET',
    `${endpoint.path}?${new URLSearchParams({ per_page: '120', ...query })}`,
    undefined,
    staff,
  );
  expect([query, status]).toEqual([query, 200]);
  expect(body.data.total).toBe(body.data.items.length);
  return body.data.items;
}
const ids = (rows: readonly Row[]) => rows.map(({ id }) => String(id)).toSorted();

function valuesOf(filter: ListFilter, rows: readonly Row[]): string[] {
  if (filter.kind === 'choice') return filter.options(at).map(({ value }) => value);
  if (filter.kind === 'date') return days;
  return [...new Set(rows.map((row) => chips[filter.name]?.(row) ?? ''))].filter((value) => value !== '');
}

describe.each(lists.map((list) => [list.id, list] as const))('the list %s', (id, list) => {
  test('has filters that the call filters by: each answers the rows it stands for, and no others', async () => {
    expect(list.filters.map(({ name }) => name).sort()).toEqual(Object.keys(meanings[id] ?? {}).sort());
    const rows = await ask(list, {});
    const biting: [string, string][] = [];
    for (const filter of list.filters) {
      const holds = meanings[id]?.[filter.name] as Holds;
      for (const value of valuesOf(filter, rows)) {
        const expected = ids(rows.filter((row) => holds(row, value)));
        expect(ids(await ask(list, { [filter.name]: value })), `${filter.name}=${value}`).toEqual(expected);
        if (expected.length > 0 && expected.length < rows.length) biting.push([filter.name, value]);
      }
    }
    // None of them does nothing.
    expect([...new Set(biting.map(([name]) => name))].sort()).toEqual(list.filters.map(({ name }) => name).sort());
    // Two at once are both asked for.
    const one = new Map(biting);
    for (const [a, x] of one)
      for (const [b, y] of one) {
        if (a >= b) continue;
        const both = rows.filter((row) => meanings[id]?.[a]?.(row, x) && meanings[id]?.[b]?.(row, y));
        expect(ids(await ask(list, { [a]: x, [b]: y })), `${a}=${x} and ${b}=${y}`).toEqual(ids(both));
      }
  });

  test('shows in its filters whatever a press of a quick one sets', () => {
    expect(list.quick[0]?.query).toEqual({});
    for (const { query } of list.quick)
      for (const [name, value] of Object.entries(typeof query === 'function' ? query(at) : query)) {
        const filter = list.filters.find((one) => one.name === name);
        if (filter?.kind === 'date') expect(value).toMatch(/^\d{4}-\d\d-\d\d$/);
        else expect(filter && valuesOf(filter, []), `${name}=${value}`).toContain(value);
      }
  });

  test('sorts by each column that says so, the other way round too', async () => {
    const sorts = list.columns.flatMap(({ sorts }) => (sorts ? [sorts] : []));
    const orders = new Set<string>();
    for (const { ascending, descending } of sorts)
      for (const sortBy of [ascending, descending])
        orders.add(JSON.stringify((await ask(list, { sortBy })).map((row) => row.id)));
    expect(orders.size).toBeGreaterThanOrEqual(sorts.length);
    for (const { value } of list.moreSorts ?? []) await ask(list, { sortBy: value });
  });
});

test('every list is looked at', () => {
  expect(Object.keys(meanings).sort()).toEqual(lists.map(({ id }) => id).sort());
});
