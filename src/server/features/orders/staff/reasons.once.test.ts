import { describe, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { auditPersonal } from '#server/db/tables/audit.ts';
import { orderEvents } from '#server/db/tables/order-events.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { deliverMails } from '#server/testing/mails.ts';
import { bearer, guestOrder, home, makeOrderShop, refusalOf } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();
const shop = await makeOrderShop(t);
const staff = bearer((await makeStaff(t)).token);
const me = bearer((await makeSignedIn(t, { name: 'Camille', phone: '+33 1 99 00 00 01' })).token);

const labels = [
  ['fr', 'Motif\u00a0: '],
  ['en', 'Reason: '],
  ['vi', 'Lý do: '],
] as const;
const why = 'Le fournisseur n’a pas livré <les pommes>';
const order = () => ({ ...guestOrder(shop.storeId, shop.bread, 2), status: 'submitted' });
const place = async (lng = 'fr') =>
  (await t.call('POST', `/order/create?lng=${lng}`, { ...order(), ...home }, me)).body.data.id as number;
const move = (id: number, status: string, more: object = {}) =>
  t.call('PUT', `/orders/${id}/status`, { status, ...more }, staff);
const seen = async (id: number) => (await t.call('GET', `/order/${id}`, undefined, me)).body.data;
const audited = async (id: number) =>
  (await t.call('GET', `/audit?thing=order&id=${id}`, undefined, staff)).body.data.items;

test.each(['rejected', 'cancelled'])(
  'an order that staff have %s says why: to its customer, to staff, in the audit',
  async (status) => {
    const id = await place();
    const { body } = await move(id, status, { reason: `  ${why}\n` });
    expect(body.data.history.at(-1)).toMatchObject({ kind: 'move', to: status, reason: why });
    expect((await seen(id)).events.at(-1)).toMatchObject({ from: 'pending', to: status, reason: why });
    const [entry] = await audited(id);
    expect(entry.changes).toMatchObject([
      { field: 'status', before: 'pending', after: status },
      { field: 'reason', before: null, after: why },
    ]);
  },
);

test.each(labels)('the mail of the end says why in %s, in both parts', async (lng, label) => {
  await t.db.delete(outbox);
  for (const status of ['rejected', 'cancelled']) {
    const id = await place(lng);
    await move(id, status, { reason: why });
    const mail = (await deliverMails(t)).at(-1);
    expect(mail?.text).toContain(`\n${label}${why}\n`);
    expect(mail?.html).toContain(`${label}Le fournisseur n’a pas livré &lt;les pommes&gt;`);
  }
});

test('without a reason, or with spaces for one, none is said', async () => {
  await t.db.delete(outbox);
  for (const more of [{}, { reason: null }, { reason: ' \n ' }]) {
    const id = await place();
    const { status, body } = await move(id, 'cancelled', more);
    expect([status, body.data.history.at(-1).reason]).toEqual([200, null]);
    expect((await audited(id))[0].changes).toMatchObject([{ field: 'status' }]);
  }
  const mails = await deliverMails(t);
  expect(mails).toHaveLength(6);
  for (const { text } of mails) expect(text).not.toContain('Motif');
});

test.each([
  ['that is too long', 'cancelled', 'x'.repeat(500), 'checkout.noteTooLong'],
  ['of a move that ends nothing', 'processing', why, 'validation.invalid'],
])('a reason %s is refused by name, and the order stays', async (_, status, reason, message) => {
  const id = await place();
  expect(refusalOf(await move(id, status, { reason }))).toBe(`422 reason=${message}`);
  expect(await seen(id)).toMatchObject({ status: 'submitted', fulfilment: 'pending' });
  expect((await move(id, 'cancelled', { reason: 'x'.repeat(499) })).status).toBe(200);
});

test('asked for again the first reason stands, and is recorded once', async () => {
  const id = await place();
  await move(id, 'cancelled', { reason: why });
  const { body } = await move(id, 'cancelled', { reason: 'Autre' });
  expect(body.data.history.at(-1)).toMatchObject({ reason: why });
  expect(await audited(id)).toHaveLength(1);
});

describe('a change', () => {
  const change = (id: number, quantity: number, more: object = {}) =>
    t.call('PUT', `/orders/${id}`, { order_items: [{ product_id: shop.bread, quantity }], ...more }, staff);

  test('says why: to its customer, to staff, in the audit', async () => {
    const id = await place();
    await change(id, 4);
    const { status, body } = await change(id, 3, { reason: `  ${why}\n` });
    expect([status, body.data.history.at(-1)]).toMatchObject([200, { kind: 'change', reason: why }]);
    expect((await seen(id)).changes).toMatchObject([{ reason: null }, { byShop: true, reason: why }]);
    const [second, first] = await audited(id);
    expect(second.changes.at(-1)).toMatchObject({ field: 'reason', before: null, after: why });
    expect(first.changes.map(({ field }: { field: string }) => field)).not.toContain('reason');
    await change(id, 2);
    expect((await audited(id))[0].changes.map(({ field }: { field: string }) => field)).not.toContain('reason');
  });

  test.each(labels)('is mailed with its reason in %s, in both parts, and without one says none', async (lng, label) => {
    const id = await place(lng);
    await t.db.delete(outbox);
    await change(id, 3, { reason: why });
    await change(id, 4);
    const [mailed, plain] = await deliverMails(t);
    expect(mailed?.text).toContain(`\n${label}${why}\n`);
    expect(mailed?.html).toContain(`${label}Le fournisseur n’a pas livré &lt;les pommes&gt;`);
    expect(plain?.text).toBeDefined();
    expect(plain?.text).not.toContain(label);
  });

  test('that is looked at, or changes nothing, leaves no reason behind', async () => {
    const id = await place();
    for (const [quantity, more] of [
      [3, { preview: true }],
      [2, {}],
    ] as const) {
      const { status, body } = await change(id, quantity, { ...more, reason: why });
      expect([status, body.data.history.length]).toEqual([200, 1]);
    }
    expect((await seen(id)).changes).toEqual([]);
    expect(await audited(id)).toEqual([]);
  });

  test('has a reason of 499 characters at most; a draft has none', async () => {
    const id = await place();
    expect(refusalOf(await change(id, 3, { reason: 'x'.repeat(500) }))).toBe('422 reason=checkout.noteTooLong');
    const draft = await t.call('POST', '/orders', { ...order(), status: 'draft' }, staff);
    for (const preview of [true, false])
      expect(refusalOf(await change(draft.body.data.id, 3, { reason: why, preview }))).toBe(
        '422 reason=validation.invalid',
      );
    expect((await change(draft.body.data.id, 3, { reason: ' ' })).status).toBe(200);
  });
});

test('what staff have said goes with the customer’s data', async () => {
  const gone = await makeSignedIn(t, { name: 'Elsa', phone: '+33 1 99 00 00 02' });
  const placed = await t.call('POST', '/order/create', { ...order(), ...home }, bearer(gone.token));
  const { id } = placed.body.data;
  const order_items = [{ product_id: shop.bread, quantity: 3 }];
  await t.call('PUT', `/orders/${id}`, { order_items, reason: 'Elsa est absente rue des Lilas' }, staff);
  await move(id, 'rejected', { reason: 'Elsa est absente rue des Lilas' });
  expect(await t.db.select().from(auditPersonal).where(eq(auditPersonal.orderId, id))).toHaveLength(2);
  const erased = await t.call('DELETE', '/customer-profiles/me', { password: 'Panier2024' }, bearer(gone.token));
  expect(erased.status).toBe(200);
  const events = await t.db.select().from(orderEvents).where(eq(orderEvents.orderId, id));
  expect(events.map(({ reason }) => reason)).toEqual([null, null, null]);
  expect(await t.db.select().from(auditPersonal).where(eq(auditPersonal.orderId, id))).toEqual([]);
  expect(JSON.stringify(await t.db.select().from(outbox))).not.toContain('Lilas');
});
