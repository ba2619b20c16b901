import { beforeEach, expect, test } from 'vitest';
import type { OutboxKind } from '#domain/outbox/outbox.ts';
import { outboxKinds } from '#domain/outbox/outbox.ts';
import { enqueue } from '#server/db/enqueue.ts';
import { eq } from '#server/db/sql.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { eraseFilesHandler } from '#server/jobs/erase-files-handler.ts';
import { invoiceHandler } from '#server/jobs/invoice-handler.ts';
import { mailHandler } from '#server/jobs/mail-handler.ts';
import { deliverOutbox } from '#server/jobs/outbox.ts';
import { pushHandler } from '#server/jobs/push-handler.ts';
import { smsHandler } from '#server/jobs/sms-handler.ts';
import { sendWith } from '#server/mail/send-mails.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop, nameShop, person } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const start = new Date('2026-11-25T10:00:00Z');
const day = 86_400_000;
let admin: Record<string, string>;
let configOnly: Record<string, string>;
const t = await startSharedApp({ now: start });
const shop = await makeOrderShop(t);
beforeEach(async () => {
  t.setNow(start);
  await t.db.delete(outbox);
  admin = bearer((await makeStaff(t)).token);
  configOnly = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token);
});

const placed = async (by: object = {}) =>
  (await t.call('POST', '/order/create', { ...guestOrder(shop.storeId, shop.bread, 1), ...by })).body.data as {
    id: number;
  };
const list = async (query = '', headers = admin) =>
  (await t.call('GET', `/outbox${query}`, undefined, headers)).body.data;
const retry = (id: number, headers = admin) => t.call('POST', `/outbox/${id}/retry`, {}, headers);
const sent: string[] = [];
const deliver = (error?: string) => {
  const send = async (_: unknown, name: string) => {
    if (error) throw new Error(error);
    sent.push(name);
  };
  const mailer = { send, close: () => undefined };
  return deliverOutbox(t.deps, [mailHandler(t.deps, sendWith(mailer))]);
};
/** Tries every six hours, with the same error, until the entry is given up or the days are over. */
async function failFor(days: number, error = '550 no such user camille@panier.example'): Promise<number> {
  for (let at = 0; at <= days * day; at += day / 24) {
    t.setNow(new Date(start.getTime() + at));
    await deliver(error);
    const [row] = await t.db.select().from(outbox);
    if (row?.givenUpAt) return at / day;
  }
  return Number.POSITIVE_INFINITY;
}

test('what is never taken is tried for three days and then given up; sent again by staff, it goes', async () => {
  await placed(person);
  const days = await failFor(5);
  expect(days).toBeGreaterThan(2.5);
  expect(days).toBeLessThan(4);
  t.setNow(new Date(start.getTime() + 10 * day));
  // Nobody tries it any more, even with a mail server that works.
  expect(await deliver()).toBe(0);
  admin = bearer((await makeStaff(t)).token);
  const { items, total } = await list('?state=dead');
  const [dead] = items;
  expect(total).toBe(1);
  expect(dead).toMatchObject({
    kind: 'order-confirmation',
    to: person.customer_email,
    isToHidden: false,
    state: 'dead',
    createdAt: start.toISOString(),
    attempts: 23,
    nextAttemptAt: null,
    lastError: 'Error: 550 no such user camille@panier.example',
  });
  const now = t.deps.clock().toISOString();
  const again = await retry(dead.id);
  expect([again.status, again.body.data]).toMatchObject([200, { state: 'waiting', attempts: 0, nextAttemptAt: now }]);
  expect(await deliver()).toBe(1);
  expect(sent).toEqual([`${dead.id}-order-confirmation`]);
  expect((await list('?state=sent')).items).toMatchObject([{ id: dead.id, state: 'sent', lastError: null }]);
  expect((await list('?state=dead')).items).toEqual([]);
  const [entry] = await t.db.select().from(auditEntries).where(eq(auditEntries.thing, 'outboxEntry'));
  expect(entry).toMatchObject({ action: 'retryOutboxEntry', thingId: String(dead.id), label: 'order-confirmation' });
  expect(entry?.changes).toEqual({ status: ['dead', 'waiting'], attempts: [23, 0] });
});

test('one that waits for its next attempt is due at once', async () => {
  await placed();
  await deliver('down');
  const [waiting] = (await list('?state=waiting')).items;
  expect(waiting).toMatchObject({ attempts: 1, nextAttemptAt: new Date(start.getTime() + 10_000).toISOString() });
  expect((await retry(waiting.id)).status).toBe(200);
  expect(await deliver()).toBe(1);
});

test('one that is being tried at this moment is not tried beside that', async () => {
  await placed();
  const attempts: string[] = [];
  let letGo = () => {};
  const hanging = new Promise<void>((done) => {
    letGo = done;
  });
  const mailer = {
    send: async (_: unknown, name: string) => {
      attempts.push(name);
      await hanging;
    },
    close: () => undefined,
  };
  const going = deliverOutbox(t.deps, [mailHandler(t.deps, sendWith(mailer))]);
  await expect.poll(() => attempts.length).toBe(1);
  const [row] = (await list()).items;
  expect((await retry(row.id)).status).toBe(200);
  expect(await deliver()).toBe(0);
  letGo();
  expect(await going).toBe(1);
  expect(attempts).toHaveLength(1);
});

test('what is sent is not sent again, what is not there is not found', async () => {
  await placed();
  await deliver();
  const [row] = (await list()).items;
  const refused = await retry(row.id);
  expect([refused.status, refused.body.data]).toMatchObject([409, { id: row.id, state: 'sent' }]);
  expect((await retry(row.id + 1)).status).toBe(404);
  expect(await deliver()).toBe(0);
});

test('it is listed by pages, the newest first, and by state', async () => {
  for (let i = 0; i < 12; i++)
    await enqueue(t.db, { kind: 'odd' as OutboxKind, dedupeKey: `odd ${i}`, payload: {}, now: start });
  await placed();
  const first = await list('?per_page=10');
  expect(first).toMatchObject({ total: 13, totalPage: 2, page: 1, perPage: 10, totalIsCapped: false });
  const expected = ['order-confirmation', ...Array(9).fill('odd')];
  expect(first.items.map(({ kind }: { kind: string }) => kind)).toEqual(expected);
  expect((await list('?per_page=10&page=2')).items).toHaveLength(3);
  await deliver();
  expect((await list('?state=sent')).total).toBe(1);
  // Nothing handles that kind, so it waits with its error.
  const odd = (await list('?state=waiting')).items;
  expect(odd).toHaveLength(10);
  expect(odd[0]).toMatchObject({ kind: 'odd', to: null, isToHidden: false, lastError: expect.stringContaining('odd') });
  expect((await t.call('GET', '/outbox?state=lost', undefined, admin)).status).toBe(422);
});

test('whom it goes to is for who may manage customers', async () => {
  await placed(person);
  await deliver('550 <camille@panier.example>: +33 6 12 34 56 78 unknown');
  const hidden = (await list('', configOnly)).items[0];
  expect(hidden).toMatchObject({ to: null, isToHidden: true, lastError: 'Error: 550 <…@…>: … unknown' });
  expect((await list()).items[0]).toMatchObject({ to: person.customer_email, isToHidden: false });
  expect(JSON.stringify((await retry(hidden.id, configOnly)).body)).not.toContain('camille');
  const other = bearer((await makeStaff(t, ['CAN_MANAGE_CUSTOMERS', 'CAN_MANAGE_ORDERS'])).token);
  expect((await t.call('GET', '/outbox', undefined, other)).status).toBe(403);
  expect((await retry(hidden.id, other)).status).toBe(403);
});

test('a message goes to the shop, its answer to who wrote', async () => {
  await nameShop(t, {
    name: 'Panier',
    legalName: 'Panier',
    foundedIn: 2024,
    email: 'shop@panier.example',
    phone: '',
    mailSender: '',
  });
  const written = {
    from_name: 'Ana',
    from_email: 'ana@mail.example',
    subject: 'Du pain',
    message: 'Avez-vous du seigle ?',
  };
  const client_id = t.deps.config.clientId;
  await t.call('POST', '/messenger/send', { type: 'contact_form', client_id, ...written });
  expect((await list()).items.map(({ kind, to }: { kind: string; to: string }) => [kind, to])).toContainEqual([
    'message-to-shop',
    'shop@panier.example',
  ]);
});

test('files that must be erased are never given up', async () => {
  const broken = { ...eraseFilesHandler(t.deps), handle: () => Promise.reject(new Error('disk')) };
  await enqueue(t.db, { kind: 'erase-files', dedupeKey: 'e', payload: {}, now: start });
  await t.db.update(outbox).set({ tries: 100 });
  await deliverOutbox(t.deps, [broken]);
  expect((await list('', admin)).items).toMatchObject([{ state: 'waiting', attempts: 101 }]);
});

test('the state of the shop counts what was given up apart from what waits', async () => {
  await placed();
  await t.db.update(outbox).set({ givenUpAt: start, lastError: 'x' });
  const { mail } = (await t.call('GET', '/system-state', undefined, admin)).body.data;
  expect(mail).toMatchObject({ waiting: 0, failed: 0, dead: 1 });
});

test('every kind that the program sends has a name', () => {
  const kinds = [
    mailHandler(t.deps, async () => []),
    smsHandler(t.deps, async () => undefined),
    pushHandler(t.deps, async () => 'taken'),
    invoiceHandler(t.deps, async () => new Uint8Array()),
    eraseFilesHandler(t.deps),
  ].flatMap((handler) => handler.kinds);
  expect([...outboxKinds].toSorted()).toEqual([...kinds].toSorted());
});
