import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { eq, getTableName, sql } from '#server/db/sql.ts';
import { accountTokens, signInChallenges } from '#server/db/tables/account-tokens.ts';
import { customers, sessions } from '#server/db/tables/accounts.ts';
import { cartLines, carts } from '#server/db/tables/carts.ts';
import { creditMovements } from '#server/db/tables/credit.ts';
import { importProblemRows, importRows, imports } from '#server/db/tables/imports.ts';
import { invoices } from '#server/db/tables/invoices.ts';
import { shoppingListItems, shoppingLists } from '#server/db/tables/lists.ts';
import { contactMessages, messageAnswers } from '#server/db/tables/messages.ts';
import { notes } from '#server/db/tables/notes.ts';
import { officeSettings, savedViews } from '#server/db/tables/office-settings.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { notificationPreferences, paymentMethods, shippingAddresses } from '#server/db/tables/own-things.ts';
import { noReferences, orderWishes, paymentEvents, payments, refunds } from '#server/db/tables/payments.ts';
import { pushDevices } from '#server/db/tables/push.ts';
import { recallOrders, recalls } from '#server/db/tables/recalls.ts';
import { receiptLines, receipts } from '#server/db/tables/receipts.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { identities, passkeyChallenges, passkeys, recoveryCodes, twoFactors } from '#server/db/tables/sign-in-means.ts';
import { slotPlaces } from '#server/db/tables/slot-places.ts';
import { slots } from '#server/db/tables/slots.ts';
import { tasks } from '#server/db/tables/tasks.ts';
import { deleteExpired } from '#server/jobs/delete-expired.ts';
import { eraseFilesHandler } from '#server/jobs/erase-files-handler.ts';
import { mailHandler } from '#server/jobs/mail-handler.ts';
import { deliverOutbox } from '#server/jobs/outbox.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { sendWith } from '#server/mail/send-mails.ts';
import { mediaFolder } from '#server/media/open-files.ts';
import { type Customer, makeCustomer, makeStaff, signIn } from '#server/testing/accounts.ts';
import { bearer, guestOrder, home, makeOrderShop, placeOrder, refusalOf, stockOf } from '#server/testing/order-shop.ts';
import { makeKey } from '#server/testing/programs.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { personalTables } from './personal-tables.ts';

const now = new Date('2026-11-23T10:00:00Z');
const t = await startSharedApp({ now });
const shop = await makeOrderShop(t);

/** What nobody may read after the account is gone. */
const canaries = {
  email: 'zoe.canary@panier.example',
  name: 'Zoé Canarinette',
  phone: '+33 1 99 77 55 33',
  address: '77 rue du Serin',
  bio: 'Serinette et compagnie',
  note: 'Sonner chez Canarinette',
};
const traces = ['canary', 'Canarinette', 'Canarinnette', '99 77 55 33', 'rue du Serin', 'Serinette'];

/** Everything an account can have, in every table that has something of it. */
async function fillAccount(): Promise<Customer & { token: string }> {
  const { db } = t;
  const { email, name, phone, address, bio } = canaries;
  const roles = ['CAN_MANAGE_PRODUCTS'] as const;
  const own = { email, name, phone, address, bio, city: 'Paris', postalCode: '75013' };
  const customer = await makeCustomer(db, { emailVerifiedAt: null, ...own, roles });
  const { id: customerId } = customer;
  const { token, sessionId } = await signIn(t, customer);
  const later = new Date(now.getTime() + 3_600_000);
  const secret = 'secret-of-the-canary';
  await db
    .insert(accountTokens)
    .values({ id: 'x', hash: secret, customerId, purpose: 'verify-email', email, expiresAt: later });
  await db.insert(signInChallenges).values({ hash: secret, customerId, expiresAt: later });
  await db.insert(twoFactors).values({ customerId, secret });
  await db.insert(recoveryCodes).values({ customerId, hash: secret });
  await db.insert(passkeys).values({ id: 'key', customerId, publicKey: 'public', device: 'Firefox · Windows' });
  await db.insert(passkeyChallenges).values({ hash: secret, customerId, expiresAt: later });
  await db.insert(identities).values({ issuer: 'https://id.example', subject: 'canary-1', customerId, email });
  const place = { name, address, city: 'Paris', zipCode: '75013' };
  await db.insert(shippingAddresses).values({ customerId, ...place, isDefault: true });
  await db
    .insert(paymentMethods)
    .values({ customerId, type: 'bank', bankName: 'Banque Canarinette', accountNumber: '1234' });
  await db.insert(notificationPreferences).values({ customerId });
  const browser = { sessionId, endpoint: 'https://push.example/canary', p256dh: secret, auth: secret };
  await db.insert(pushDevices).values({ customerId, ...browser, language: 'fr' });
  const written = { from_name: name, from_email: email, subject: 'Ma commande', message: `Appelez-moi au ${phone}.` };
  expect((await t.call('POST', '/messenger/send', written, bearer(token))).status).toBe(200);
  const [sent] = await db.select().from(contactMessages).where(eq(contactMessages.customerId, customerId));
  await db.insert(messageAnswers).values({ messageId: sent?.id ?? 0, text: `Bonjour ${name}` });
  const credit = { cents: 500, balanceCents: 500, reason: `Pour ${name}` };
  await db.insert(creditMovements).values({ customerId, ...credit });
  const note = { text: `${name} appelle le soir`, at: now };
  await db.insert(notes).values({ customerId, ...note });
  await db
    .insert(savedViews)
    .values({ ownerId: customerId, list: 'orders', name, query: '', columns: [], shared: true });
  await db.insert(officeSettings).values({ customerId, rowsPerPage: 25 });
  await makeKey(t, customerId, ['orders:read']);
  const times = { startsAt: later, endsAt: new Date(later.getTime() + 3_600_000), cutOffAt: later };
  const capacity = { mostOrders: 1, mostPickingSeconds: 60, feeCents: 0 };
  const [slot] = await db
    .insert(slots)
    .values({ storeId: shop.storeId, type: 'pickup', ...times, ...capacity })
    .returning();
  await db.insert(slotPlaces).values({ slotId: slot?.id ?? 0, customerId, expiresAt: later });
  const [cart] = await db.insert(carts).values({ customerId, storeId: shop.storeId }).returning();
  const line = { productId: shop.apples, productName: 'Pommes', quantityMilli: 1000, device: 'phone', position: 1 };
  await db.insert(cartLines).values({ cartId: cart?.id ?? 0, ...line });
  const [list] = await db
    .insert(shoppingLists)
    .values({ customerId, name: `Courses de ${name}` })
    .returning();
  const item = { productId: shop.apples, productName: 'Pommes', quantityMilli: 1000, position: 0 };
  await db.insert(shoppingListItems).values({ listId: list?.id ?? 0, ...item });
  await sendAvatar(token);
  await t.call('POST', '/authentication/verify-email/resend', {}, bearer(token));
  await db.insert(tasks).values({ kind: 'product-export', accountId: customerId, input: {} });
  const file = { kind: 'offers', fileName: 'prix.csv', fileKey: 'imports/x', accountId: customerId } as const;
  const [{ id: importId } = { id: 0 }] = await db.insert(imports).values(file).returning({ id: imports.id });
  await db.insert(importRows).values({ importId, row: 2, cells: ['96385074'] });
  await db.insert(importProblemRows).values({ importId, row: 2, code: 'notFound' });
  const delivery = {
    storeId: shop.storeId,
    supplier: 'Moulin',
    noteNumber: '1',
    deliveredOn: '2026-11-23',
    accountId: customerId,
  };
  const [{ id: receiptId } = { id: 0 }] = await db.insert(receipts).values(delivery).returning({ id: receipts.id });
  await db.insert(receiptLines).values({ receiptId, position: 0, productId: shop.apples, quantityMilli: 1000 });
  const days = { fromDay: '2026-11-01', toDay: '2026-11-23', storeIds: [shop.storeId], productId: shop.apples };
  const [{ id: recallId } = { id: 0 }] = await db
    .insert(recalls)
    .values({
      ...days,
      productNames: {},
      lot: '',
      reason: 'precaution',
      advice: 'doNotEat',
      words: {},
      stopsSale: false,
      accountId: customerId,
    })
    .returning({ id: recalls.id });
  const { id: orderId } = await placeOrder(t, guestOrder(shop.storeId, shop.bread, 1));
  // Of somebody else, whose mail stays.
  await db.delete(outbox).where(eq(outbox.dedupeKey, `order-confirmation:${orderId}`));
  await db.insert(recallOrders).values({ recallId, orderId, quantityMilli: 1000 });
  // Staff mistype a name and put it right.
  const { token: staff } = await makeStaff(t);
  for (const name of ['Zoé Canarinnette', canaries.name])
    expect((await t.call('PUT', `/customers/${customerId}`, { name }, bearer(staff))).status).toBe(200);
  return { ...customer, token };
}

async function sendAvatar(token: string): Promise<void> {
  const form = new FormData();
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  form.append('avatar', new File([new Uint8Array(picture)], 'me.png', { type: 'image/png' }));
  expect((await t.call('POST', '/customer-profiles/me/avatar', form, bearer(token))).status).toBe(200);
}

async function order(token: string, productId: number, quantity = 1, key?: string) {
  const content = { store_id: shop.storeId, type: 'delivery', status: 'submitted', ...home };
  const items = { order_items: [{ product_id: productId, quantity }], delivery_note: canaries.note };
  const input = { ...content, ...items, shipping_address: canaries.address, billing_address: canaries.address };
  return placeOrder(t, input, { ...bearer(token), ...(key && { 'idempotency-key': key }) });
}

const runOutbox = () =>
  deliverOutbox(t.deps, [mailHandler(t.deps, sendWith(createMailer(t.deps.config))), eraseFilesHandler(t.deps)]);
const mailFolder = () => join(t.deps.config.dataDir, 'outbox');
const avatarFiles = () => readdirSync(join(mediaFolder(t.deps.config), 'avatars'));
const mailFiles = () => (existsSync(mailFolder()) ? readdirSync(mailFolder()) : []);
const move = (id: number, status: string, token: string) =>
  t.call('PUT', `/orders/${id}/status`, { status }, bearer(token));
const erase = (token: string) => t.call('DELETE', '/customer-profiles/me', undefined, bearer(token));

/** The whole database as text, without the invoices, which name their buyer by law. */
async function dump(db: Db): Promise<string> {
  const names = rowsOf<{ name: string }>(
    await db.execute(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'invoices'`,
    ),
  );
  const parts = await Promise.all(
    names.map(async ({ name }) => {
      const [row] = rowsOf<{ rows: string | null }>(
        await db.execute(sql`select json_agg(x)::text as rows from ${sql.identifier(name)} x`),
      );
      return `${name}: ${row?.rows ?? ''}`;
    }),
  );
  return parts.join('\n');
}

/** A payment that was taken and sent back, of an order that goes on as it is. */
async function payByCard(orderId: number): Promise<void> {
  const of = { id: `payment-${orderId}`, orderId, provider: 'stripe', method: 'card', status: 'refunded' } as const;
  const cents = { amountCents: 250, reservedCents: 250, capturedCents: 250, refundedCents: 250 };
  const rest = { currency: 'EUR', references: noReferences, expiresAt: now };
  await t.db.insert(payments).values({ ...of, ...cents, ...rest });
  const event = { paymentId: of.id, at: now, kind: 'settled', phase: 'note' } as const;
  await t.db.insert(paymentEvents).values(event);
  await t.db.insert(refunds).values({ paymentId: of.id, orderId, amountCents: 250, status: 'done', key: 'key' });
}

test('every table that leads to an account is in the list', async () => {
  const found = rowsOf<{ name: string }>(
    await t.db.execute(sql`
      with recursive keys as (
        select conrelid, confrelid from pg_constraint where contype = 'f'
          -- who moderated, moved, changed, picked or brought something is not whose it is
          and not exists (select 1 from pg_attribute a where a.attrelid = conrelid and a.attnum = any(conkey)
            and a.attname in ('moderated_by', 'actor_id', 'changed_by', 'started_by', 'ended_by', 'last_by', 'driver_id'))
      ), reached(id) as (
        select 'customers'::regclass::oid
        union select k.conrelid from keys k join reached r on k.confrelid = r.id
      )
      select id::regclass::text as name from reached`),
  );
  expect(found.map(({ name }) => name).sort()).toEqual(personalTables.map(({ table }) => getTableName(table)).sort());
});

test('no table holds an account’s number without a foreign key', async () => {
  const columns = rowsOf<{ name: string }>(
    await t.db.execute(sql`
      select c.table_name || '.' || c.column_name as name from information_schema.columns c
      where c.table_schema = 'public' and c.column_name ~ '(customer|account|actor|moderated|changed|user).*(_id|_by)$|^customer$'
        and not exists (select 1 from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
          where k.contype = 'f' and k.conrelid = (quote_ident(c.table_name))::regclass and a.attname = c.column_name)`),
  );
  // Who changed the flags, or anything: numbers that refer to nothing once the account is gone.
  const found = columns.map(({ name }) => name).sort();
  expect(found).toEqual(['audit_entries.actor_id', 'feature_configs.changed_by']);
});

describe('a whole account', () => {
  let customer: Customer & { token: string };
  let staff: string;
  beforeAll(async () => {
    customer = await fillAccount();
    staff = (await makeStaff(t)).token;
  });
  afterAll(() => t.db.delete(customers).where(eq(customers.id, customer.id)));

  test('the export has every area, and nothing that opens the account', async () => {
    const { id } = await order(customer.token, shop.apples, 1);
    await payByCard(id);
    const more = { order_items: [{ product_id: shop.apples, quantity: 2 }] };
    expect((await t.call('PUT', `/orders/${id}`, more, bearer(staff))).status).toBe(200);
    // Another change, which waits for its payment.
    await t.db.insert(orderWishes).values({ orderId: id, paymentId: `payment-${id}`, by: 'buyer', content: more });
    const own = bearer(customer.token);
    const { status, headers, body } = await t.call('GET', '/customer-profiles/me/export', undefined, own);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers['content-disposition']).toMatch(/^attachment/);
    expect(headers['cache-control']).toBe('no-store');
    const areas = personalTables.flatMap(({ exported }) => (typeof exported === 'object' ? [exported.as] : []));
    // The review is written in the next test, with a line of a completed order, which has its invoice.
    for (const area of areas.filter((each) => each !== 'reviews' && each !== 'invoices'))
      expect([area, body[area].length]).not.toEqual([area, 0]);
    expect(body.account[0]).toMatchObject({ email: canaries.email, bio: canaries.bio });
    expect(body.orders[0]).toMatchObject({ id, deliveryNote: canaries.note });
    expect(body.mails.map(({ kind }: { kind: string }) => kind)).toContain('order-confirmation');
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/secret-of-the-canary|passwordHash|\$argon2/);
    expect(text).not.toContain('Customer 2');
  });

  test('erased, it is nowhere: not in a row, not in a file; the past order keeps its figures', async () => {
    const done = await order(customer.token, shop.bread, 3, 'key-1');
    for (const status of ['processing', 'shipped', 'delivered'])
      expect((await move(done.id, status, staff)).status).toBe(200);
    const [line] = await t.db.select().from(orderLines).where(eq(orderLines.orderId, done.id));
    const bought = { productId: shop.bread, customerId: customer.id, orderLineId: line?.id ?? 0 };
    const review = { ...bought, rating: 5, language: 'fr' } as const;
    await t.db.insert(reviews).values({ ...review, text: `Signé ${canaries.name}` });
    for (const { table, of } of personalTables)
      expect([getTableName(table), await t.db.$count(table, of(customer.id))]).not.toEqual([getTableName(table), 0]);
    await runOutbox();
    expect(mailFiles().filter((name) => name.endsWith('-verify-email.eml'))).toHaveLength(1);
    expect(mailFiles().length).toBeGreaterThan(2);
    expect(avatarFiles()).toHaveLength(1);
    const before = await stockOf(t, shop.apples);

    expect((await erase(customer.token)).status).toBe(200);

    const text = await dump(t.db);
    for (const trace of traces) expect(text.includes(trace)).toBe(false);
    const profile = t.call('GET', '/authentication/customer/get-profile', undefined, bearer(customer.token));
    expect((await profile).status).toBe(401);
    // What nobody had begun to prepare was cancelled, and its goods are to be had again.
    expect(await stockOf(t, shop.apples)).toBe((before ?? 0) + 2000);
    const [invoice] = await t.db.select().from(invoices).where(eq(invoices.orderId, done.id));
    expect(invoice?.content.buyer).toMatchObject({ name: canaries.name, street: canaries.address });
    expect(JSON.stringify(invoice)).not.toMatch(/canary@|99 77 55 33/);
    const [kept] = await t.db.select().from(orders).where(eq(orders.id, done.id));
    expect(kept).toMatchObject({ orderNumber: done.orderNumber, status: 'completed', customerId: null, erasedAt: now });
    expect((kept?.totalCents ?? 0) / 100).toBe(done.totalIncludeGst);
    const { body } = await t.call('GET', `/orders/${done.id}`, undefined, bearer(staff));
    expect(body.data).toMatchObject({ total: done.totalIncludeGst });
    t.wait(61);
    await runOutbox();
    expect(mailFiles()).toEqual([]);
    expect(avatarFiles()).toEqual([]);
    t.setNow(now);
  });
});

test('an order under way keeps what its delivery needs, until it is closed', async () => {
  const { token: staff } = await makeStaff(t);
  const own = { email: 'under.way@panier.example', name: 'Yann Canarinette', phone: canaries.phone };
  const customer = await makeCustomer(t.db, { emailVerifiedAt: null, ...own });
  const { token } = await signIn(t, customer);
  const { id } = await order(token, shop.bread);
  await move(id, 'processing', staff);
  expect((await erase(token)).status).toBe(200);
  const [open] = await t.db.select().from(orders).where(eq(orders.id, id));
  expect(open).toMatchObject({ customerId: null, customerName: 'Yann Canarinette', shippingAddress: canaries.address });
  await deleteExpired(t.deps, t.deps.clock());
  expect((await t.db.select().from(orders).where(eq(orders.id, id)))[0]?.customerName).toBe('Yann Canarinette');
  for (const status of ['shipped', 'delivered']) expect((await move(id, status, staff)).status).toBe(200);
  await deleteExpired(t.deps, t.deps.clock());
  const text = await dump(t.db);
  for (const trace of ['Yann', 'under.way', canaries.address]) expect(text.includes(trace)).toBe(false);
  expect(await t.db.$count(outbox, sql`(${outbox.payload} ->> 'orderId')::int = ${id}`)).toBe(0);
});

test('an export is had twenty times an hour', async () => {
  const { token } = await signIn(t, await makeCustomer(t.db));
  const statuses = [];
  for (let i = 0; i < 21; i++) {
    const { status } = await t.call('GET', '/customer-profiles/me/export', undefined, bearer(token));
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
});

test.each(['an export', 'erasing'])('%s asks for a recent sign-in', async (what) => {
  const customer = await makeCustomer(t.db);
  const { token, sessionId } = await signIn(t, customer);
  const old = new Date(now.getTime() - 15 * 60_000);
  await t.db.update(sessions).set({ authenticatedAt: old }).where(eq(sessions.id, sessionId));
  const read = () => t.call('GET', '/customer-profiles/me/export', undefined, bearer(token));
  const { status, body } = await (what === 'erasing' ? erase(token) : read());
  expect([status, body.code]).toEqual([403, 'recentSignInNeeded']);
  await t.db.update(sessions).set({ authenticatedAt: now }).where(eq(sessions.id, sessionId));
  expect((await read()).status).toBe(200);
});

test('the last holder of a role stays', async () => {
  const only = await startTestApp();
  const { token } = await makeStaff(only, ['CAN_MANAGE_CUSTOMERS']);
  const refused = await only.call('DELETE', '/customer-profiles/me', undefined, bearer(token));
  expect(refusalOf(refused)).toBe('409 =roles.lastHolder');
  await makeStaff(only, ['CAN_MANAGE_CUSTOMERS']);
  expect((await only.call('DELETE', '/customer-profiles/me', undefined, bearer(token))).status).toBe(200);
  await only.close();
});
