import { beforeEach, expect, test } from 'vitest';
import { roles } from '#domain/access/roles.ts';
import type { Language } from '#domain/language/language.ts';
import { like } from '#server/db/sql.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { deliverMails } from '#server/testing/mails.ts';
import { bearer, guestOrder, home, makeOrderShop } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { makeWindows } from '#server/testing/slots.ts';

const now = new Date('2026-11-25T10:00:00Z');
const t = await startSharedApp({ now });
const shop = await makeOrderShop(t);
const staff = bearer((await makeStaff(t)).token);
beforeEach(() => t.db.delete(outbox));

type Placed = { id: number; orderNumber: string };
async function place(language: Language, type: 'delivery' | 'pickup'): Promise<Placed> {
  const body = { ...guestOrder(shop.storeId, shop.bread, 2), ...(type === 'delivery' && home), type };
  return (await t.call('POST', '/order/create', body, { 'accept-language': language })).body.data;
}
/** Moves an order twice to each of these: what is asked for again is one event. */
async function move({ id }: Placed, ...statuses: string[]): Promise<void> {
  for (const status of statuses)
    for (const _ of ['once', 'again']) await t.call('PUT', `/orders/${id}/status`, { status }, staff);
}
const rows = async () =>
  (await t.db.select().from(outbox).where(like(outbox.kind, 'order-%')).orderBy(outbox.id)).map(({ kind }) => kind);

/** What names each event: a word of the subject, in each language. */
const mailed = {
  placed: { fr: 'confirmée', en: 'confirmed', vi: 'xác nhận' },
  changed: { fr: 'modifiée', en: 'changed', vi: 'thay đổi' },
  ready: { fr: 'prête', en: 'ready', vi: 'sẵn sàng' },
  collected: { fr: 'retirée', en: 'collected', vi: 'nhận' },
  shipped: { fr: 'en route', en: 'on its way', vi: 'đang' },
  delivered: { fr: 'livrée', en: 'delivered', vi: 'giao' },
  cancelled: { fr: 'annulée', en: 'cancelled', vi: 'hủy' },
} as const;
type Event = keyof typeof mailed;
type Told = keyof (typeof mailed)[Event];
const told = Object.keys(mailed.placed) as Told[];

async function expectMails({ orderNumber }: Placed, language: Told, events: readonly Event[]): Promise<void> {
  expect(await rows()).toHaveLength(events.length);
  const mails = await deliverMails(t);
  expect(mails).toHaveLength(events.length);
  for (const [i, event] of events.entries()) {
    const mail = mails[i];
    expect(mail?.subject?.toLowerCase()).toContain(mailed[event][language]);
    for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).toContain(orderNumber);
    expect(mail?.html).toContain(`<html lang="${language}">`);
  }
  expect(await deliverMails(t)).toEqual([]);
}

test.each(told)('in %s each event of an order that is brought is one entry and one mail', async (language) => {
  const order = await place(language, 'delivery');
  const order_items = [{ product_id: shop.bread, quantity: 3 }];
  expect((await t.call('PUT', `/orders/${order.id}`, { order_items }, staff)).status).toBe(200);
  await t.call('PUT', `/orders/${order.id}`, { order_items }, staff);
  await move(order, 'processing', 'shipped', 'delivered');
  await expectMails(order, language, ['placed', 'changed', 'shipped', 'delivered']);
});

test.each(told)('in %s of one that is collected, and of one that is cancelled', async (language) => {
  const order = await place(language, 'pickup');
  await move(order, 'processing', 'ready', 'delivered');
  await expectMails(order, language, ['placed', 'ready', 'collected']);
  await t.db.delete(outbox);
  const other = await place(language, 'delivery');
  await move(other, 'cancelled');
  await expectMails(other, language, ['placed', 'cancelled']);
});

test.each([
  ['fr', 'créneau', 'mardi 1er décembre, 10:00 – 12:00'],
  ['en', 'time slot', 'Tuesday 1 December, 10:00 – 12:00'],
  ['vi', 'khung giờ', 'Thứ Ba, 1 tháng 12, 10:00 – 12:00'],
] as const)('in %s another slot alone is told as that, with its day and hours', async (language, word, when) => {
  const boss = bearer((await makeStaff(t, [...roles])).token);
  const slots = await makeWindows(t, boss, shop.storeId, [{}], { daysAhead: 7 });
  const slot = slots.find(({ start }) => start.startsWith('2026-12-01'));
  const order = await place(language, 'pickup');
  await deliverMails(t);
  expect((await t.call('PUT', `/orders/${order.id}`, { slot_id: slot?.id }, staff)).status).toBe(200);
  const [mail, ...more] = await deliverMails(t);
  expect(more).toEqual([]);
  expect(mail?.subject?.toLowerCase()).toContain(word);
  for (const part of [mail?.text, mail?.html]) expect(part?.replaceAll('\u00a0', ' ')).toContain(when);
});

test('who cancels by the link of the mail is told once', async () => {
  const order = await place('fr', 'delivery');
  const [mail] = await deliverMails(t);
  const [, token = ''] = /\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  const cancel = () => t.call('POST', `/order/${order.id}/cancel`, { token });
  expect((await cancel()).status).toBe(200);
  await cancel();
  expect(await rows()).toEqual(['order-confirmation', 'order-moved']);
});
