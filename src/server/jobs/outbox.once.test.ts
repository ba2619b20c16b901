import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OutboxKind } from '#domain/outbox/outbox.ts';
import { enqueue } from '#server/db/enqueue.ts';
import { eq } from '#server/db/sql.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { storeHours } from '#server/db/tables/stores.ts';
import { createMailer, type Mailer } from '#server/mail/mailer.ts';
import { type SendMails, sendWith } from '#server/mail/send-mails.ts';
import { makeCustomer, makeStaff } from '#server/testing/accounts.ts';
import { bearer, guestOrder, home, makeOrderShop, nameShop, person, placeOrder } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { startSmtpServer } from '#server/testing/smtp-server.ts';
import { mailHandler } from './mail-handler.ts';
import { deliverOutbox } from './outbox.ts';
import type { OutboxHandler } from './outbox-handler.ts';

type Sends = Pick<Mailer, 'send'>;

const start = new Date('2026-11-21T10:00:00Z');

const t = await startSharedApp({ now: start, env: { PUBLIC_URL: 'https://panier.example' } });
const shop = await makeOrderShop(t);
const folder = join(t.deps.config.dataDir, 'outbox');
const mailer = createMailer(t.deps.config);
const identity = { name: 'Panier', legalName: 'Panier', foundedIn: 2024, email: '', phone: '' };
await nameShop(t, { ...identity, mailSender: 'Panier <bonjour@panier.example>' });
// Who is known gets each mail (merge-order-mails.once.test.ts).
await makeCustomer(t.db, { email: person.customer_email });
const hours = [2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '08:30', closes: '20:00' }));
await t.db.insert(storeHours).values(hours.map((h) => ({ ...h, storeId: shop.storeId })));
beforeEach(async () => {
  t.setNow(start);
  await t.db.delete(outbox);
});

const order = (more: object = {}, language = 'fr') =>
  placeOrder(t, { ...guestOrder(shop.storeId, shop.bread, 2), ...more }, { 'accept-language': language });
const rows = () => t.db.select().from(outbox).orderBy(outbox.id);
const fileNames = () => (existsSync(folder) ? readdirSync(folder) : []);
const readMail = async (id: number, kind = 'order-confirmation') =>
  PostalMime.parse(readFileSync(join(folder, `${id}-${kind}.eml`)));
const deliver = (by: Sends = mailer, lease?: number) =>
  deliverOutbox(t.deps, [mailHandler(t.deps, sendWith({ close: () => undefined, ...by }), lease)]);
const broken: Sends = { send: () => Promise.reject(new Error('the mail server is down')) };

describe('the confirmation', () => {
  test.each([
    ['fr', 'est confirmée', 'Merci pour votre commande', '21,40\u00a0€', 'mardi – dimanche\u00a0: 08:30–20:00'],
    ['en', 'is confirmed', 'Thank you for your order', '€21.40', 'Tuesday – Sunday: 08:30–20:00'],
    ['vi', 'đã được xác nhận', 'Cảm ơn bạn đã đặt hàng', '21,40\u00a0€', 'Thứ Ba – Chủ Nhật: 08:30–20:00'],
  ])('in %s, as text and as HTML', async (language, subject, heading, total, hours) => {
    const order_items = [
      { product_id: shop.bread, quantity: 5 },
      { product_id: shop.wine, quantity: 1 },
      { product_id: shop.carrots, quantity: 0.5 },
    ];
    const sent = { type: 'delivery', ...home, ...person, age_confirmed: true, order_items };
    const placed = await order(sent, language);
    expect(await deliver()).toBe(1);
    const [row] = await rows();
    const mail = await readMail(row?.id ?? 0);
    expect(mail.subject).toContain(subject);
    expect(mail.subject).toContain(placed.orderNumber);
    expect(mail.from).toEqual({ name: 'Panier', address: 'bonjour@panier.example' });
    expect(mail.to).toEqual([{ name: person.customer_name, address: person.customer_email }]);
    // 5.50 + 9.00 + 2.00 and 4.90 to bring it.
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(heading);
      expect(part).toContain(placed.orderNumber);
      expect(part).toContain(total);
      expect(part).toContain(hours);
      expect(part).toMatch(/0[.,]5\u00a0kg/);
      expect(part).toContain('12 rue des Lilas');
      expect(part).toContain('1 rue des Tests');
    }
    const [link = ''] = /https:\/\/panier\.example\/orders\/\d+\?token=[\w-]+/.exec(mail.text ?? '') ?? [];
    expect(mail.html).toContain(link);
    const { pathname, search } = new URL(link);
    const opened = await t.call('GET', `${pathname.replace('/orders/', '/order/')}${search}`);
    expect(opened.body.data.orderNumber).toBe(placed.orderNumber);
  });

  test('shows what people typed as text, in one line in the headers', async () => {
    const typed = {
      ...person,
      customer_name: '<img src=x onerror=alert(1)>',
      delivery_note: '</td><script>alert(2)</script>\nBcc: x@y.zz',
    };
    await order(typed);
    await deliver();
    const [row] = await rows();
    const mail = await readMail(row?.id ?? 0);
    expect(mail.html).not.toMatch(/<script|<img/);
    expect(mail.to?.[0]).toMatchObject({ name: typed.customer_name, address: person.customer_email });
    expect(mail.bcc).toBeUndefined();
  });

  test('puts no header where a name holds a line break', async () => {
    const to = { name: 'A\r\nBcc: evil@panier.example', address: 'a@panier.example' };
    await mailer.send({ to, subject: 'B\r\nX-Evil: 1', text: 'C', html: '<p>C</p>' }, 'headers');
    const mail = await PostalMime.parse(readFileSync(join(folder, 'headers.eml')));
    expect(mail.headers.map((h) => h.key)).not.toContain('x-evil');
    expect(mail.bcc).toBeUndefined();
    expect(mail.subject).toBe('B X-Evil: 1');
  });
});

test('staff moving an order is told, and each thing once', async () => {
  const { id } = await order();
  const staff = bearer((await makeStaff(t)).token);
  for (const status of ['processing', 'ready', 'ready', 'delivered'])
    await t.call('PUT', `/orders/${id}/status`, { status }, staff);
  expect(await deliver()).toBe(3);
  expect(await deliver()).toBe(0);
  const subjects = [];
  for (const { id: mailId, kind } of await rows())
    if (kind !== 'invoice-pdf') subjects.push((await readMail(mailId, kind)).subject);
  expect(subjects).toEqual([
    expect.stringContaining('est confirmée'),
    expect.stringContaining('est prête'),
    expect.stringContaining('est retirée'),
  ]);
});

describe('the outbox', () => {
  const entry = { kind: 'order-confirmation' as const, payload: { orderId: 0 }, now: start };

  test('takes the same event once', async () => {
    await enqueue(t.db, { ...entry, dedupeKey: 'one' });
    await enqueue(t.db, { ...entry, dedupeKey: 'one' });
    expect(await rows()).toHaveLength(1);
  });

  test('keeps what went wrong and tries again, ever later', async () => {
    const { id: _ } = await order();
    expect(await deliver(broken)).toBe(0);
    const [first] = await rows();
    expect(first).toMatchObject({ tries: 1, doneAt: null, lastError: 'Error: the mail server is down' });
    expect(first?.nextTryAt).toEqual(new Date(start.getTime() + 10_000));
    expect(await deliver()).toBe(0);
    t.setNow(new Date(start.getTime() + 10_000));
    await deliver(broken);
    expect((await rows())[0]).toMatchObject({ tries: 2, nextTryAt: new Date(start.getTime() + 30_000) });
    t.setNow(new Date(start.getTime() + 30_000));
    expect(await deliver()).toBe(1);
    expect((await rows())[0]).toMatchObject({ tries: 3, lastError: null, doneAt: new Date(start.getTime() + 30_000) });
  });

  test('one that fails does not hold up the next', async () => {
    await enqueue(t.db, { ...entry, kind: 'unheard-of' as OutboxKind, dedupeKey: 'odd' });
    await order();
    expect(await deliver()).toBe(1);
    expect((await rows()).find((row) => row.kind === 'unheard-of')?.lastError).toContain('unheard-of');
  });

  test('many are claimed at once, more than a batch in one run', async () => {
    const payload = { orderId: (await order(person)).id };
    await t.db.delete(outbox);
    for (let i = 0; i < 230; i++)
      await enqueue(t.db, { kind: 'order-confirmation', payload, now: start, dedupeKey: `many ${i}` });
    const batches: number[] = [];
    const counting: SendMails = async (mails) => {
      batches.push(mails.length);
      return mails.map(({ id }) => ({ id, outcome: 'done' }));
    };
    expect(await deliverOutbox(t.deps, [mailHandler(t.deps, counting)])).toBe(230);
    expect(batches).toEqual([100, 100, 30]);
  });

  test('what there was no time for stays as it was, and is taken up at once', async () => {
    await order();
    const late: SendMails = async (mails) => mails.map(({ id }) => ({ id, outcome: 'later' }));
    expect(await deliverOutbox(t.deps, [mailHandler(t.deps, late)])).toBe(0);
    expect((await rows())[0]).toMatchObject({ tries: 0, doneAt: null, lastError: null });
    expect(await deliver()).toBe(1);
  });

  test('after each full batch the rest is taken that was asked for, and none after the last', async () => {
    for (const i of [1, 2, 3, 4, 5])
      await enqueue(t.db, { kind: 'odd' as OutboxKind, payload: {}, now: start, dedupeKey: `odd ${i}` });
    const order: string[] = [];
    const handler: OutboxHandler = {
      kinds: ['odd'],
      lease: 1000,
      batch: 2,
      handle: async (rows) => {
        order.push(`batch of ${rows.length}`);
        return new Map(rows.map(({ id }) => [id, 'done']));
      },
    };
    const worked: number[] = [];
    const rest = async (ms: number) => {
      order.push('rest');
      worked.push(ms);
    };
    expect(await deliverOutbox(t.deps, [handler], { rest })).toBe(5);
    expect(order).toEqual(['batch of 2', 'rest', 'batch of 2', 'rest', 'batch of 1']);
    for (const ms of worked) expect(ms).toBeGreaterThan(0);
  });

  test('one whose payload cannot be read holds up no other of its batch', async () => {
    await enqueue(t.db, { kind: 'order-moved', payload: { orderId: 'x' }, now: start, dedupeKey: 'odd' });
    await order();
    expect(await deliver()).toBe(1);
    expect((await rows()).find((row) => row.dedupeKey === 'odd')?.lastError).toContain('orderId');
  });

  test('a crash between sending and noting writes the same file again', async () => {
    const before = fileNames().length;
    await order();
    const dies: Sends = {
      send: async (mail, name) => {
        await mailer.send(mail, name);
        throw new Error('killed');
      },
    };
    await deliver(dies);
    t.setNow(new Date(start.getTime() + 60_000));
    expect(await deliver()).toBe(1);
    expect(fileNames()).toHaveLength(before + 1);
    expect(fileNames().filter((name) => !name.endsWith('.eml'))).toEqual([]);
  });

  test('several deliver side by side, each mail once', async () => {
    for (let i = 0; i < 10; i++) await order();
    const names: string[] = [];
    const counting: Sends = { send: async (_, name) => void names.push(name) };
    const sent = await Promise.all([deliver(counting), deliver(counting), deliver(counting)]);
    expect(sent.reduce((a, b) => a + b)).toBe(10);
    expect(new Set(names).size).toBe(10);
  });

  test.each([
    ['30 s', undefined, 30_000],
    ['the lease that was asked for', 7000, 7000],
  ])('whoever dies with an entry in hand gives it up after %s', async (_, lease, ms) => {
    await order();
    const hangs: Sends = { send: () => new Promise(() => undefined) };
    void deliver(hangs, lease);
    await expect.poll(async () => (await rows())[0]?.tries).toBe(1);
    t.setNow(new Date(start.getTime() + ms - 1));
    expect(await deliver()).toBe(0);
    t.setNow(new Date(start.getTime() + ms));
    expect(await deliver()).toBe(1);
    const [row] = await t.db.select().from(outbox).where(eq(outbox.tries, 2));
    expect(row?.doneAt).toEqual(new Date(start.getTime() + ms));
  });
});

test('SMTP_URL sends for real', async () => {
  const server = await startSmtpServer();
  const mailer = createMailer({ ...t.deps.config, smtpUrl: server.url, mailFrom: 'Shop <shop@panier.example>' });
  const before = fileNames().length;
  await order({ customer_email: 'smtp@panier.example' });
  expect(await deliver(mailer)).toBe(1);
  mailer.close();
  expect(server.heard()).toContain('RCPT TO:<smtp@panier.example>');
  expect(server.heard()).toContain('From: Shop <shop@panier.example>');
  expect(fileNames()).toHaveLength(before);
  await server.close();
});
