import type { Email } from 'postal-mime';
import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { jobRuns } from '#server/db/tables/checks.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { notificationPreferences } from '#server/db/tables/own-things.ts';
import { type CustomerTraits, makeCustomer, makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { deliverMails } from '#server/testing/mails.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { makePurchase } from '#server/testing/purchases.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { refreshAllDiscounts } from './discounts.ts';
import { mailOffers } from './mail-offers.ts';

// A Thursday at half past nine in Paris.
const thursday = new Date('2026-11-26T08:30:00Z');
const day = 86_400_000;
const later = (days: number) => new Date(thursday.getTime() + days * day);
const verified = { emailVerifiedAt: new Date('2026-01-01T00:00:00Z') };
const t = await startSharedApp({ now: thursday, env: { PUBLIC_URL: 'https://shop.example' } });
const storeId = await makeStore(t.db, { name: 'Tolbiac' });
const other = await makeStore(t.db, { name: 'Lyon' });
const hidden = await makeStore(t.db, { name: 'Fermé', displayable: false });
const at = { stores: [storeId, hidden], discounts: [{ percent: 20, validFrom: later(-3), validTo: later(20) }] };
const names = { fr: 'Huile d’olive', en: 'Olive oil', vi: 'Dầu ô liu' };
const oil = await makeProduct(t.db, { ...at, name: names, cents: 1000, wholesaleCents: 900 }, later(-20));
await makeProduct(t.db, { ...at, name: 'Vin', minimumAge: 18 }, later(-20));
await makeProduct(t.db, { ...at, name: 'Épuisé', quantityMilli: 0 }, later(-20));
await makeProduct(t.db, { stores: [storeId, other], name: 'Sel' }, later(-20));
await refreshAllDiscounts(t.deps, thursday);
beforeEach(async () => {
  t.setNow(thursday);
  for (const table of [jobRuns, outbox, notificationPreferences]) await t.db.delete(table);
});

async function wanting(traits: CustomerTraits = {}) {
  const customer = await makeCustomer(t.db, { ...verified, defaultStoreId: storeId, ...traits });
  await t.db.insert(notificationPreferences).values({ customerId: customer.id, marketingEmails: true });
  return customer;
}
const run = () => mailOffers(t.deps, t.deps.clock());
const addresses = (mails: readonly Email[]) => mails.map(({ to }) => to?.[0]?.address).toSorted();
const header = (mail: Email | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name.toLowerCase())?.value;

describe('the mail', () => {
  test.each([
    ['fr', 'Une promotion cette semaine', 'Huile d’olive', '8,00\u00a0€', 'prix le plus bas des 30 jours'],
    ['en', 'One offer this week', 'Olive oil', '€8.00', 'the lowest price in the 30 days before'],
    ['vi', '1 khuyến mãi tuần này', 'Dầu ô liu', '8,00\u00a0€', 'giá thấp nhất của 30 ngày'],
  ] as const)(
    'in %s has the offers of the store, as text and as HTML',
    async (language, subject, name, price, lowest) => {
      const { email } = await wanting({ language });
      await run();
      const [mail, ...more] = await deliverMails(t);
      expect(more).toEqual([]);
      expect(mail?.to?.[0]?.address).toBe(email);
      expect(mail?.subject).toContain(subject);
      for (const part of [mail?.text ?? '', mail?.html ?? '']) {
        for (const said of [name, price, lowest, 'Tolbiac', 'https://shop.example/offers'])
          expect(part).toContain(said);
        expect(part).toMatch(/20\s?%/);
        expect(part).toMatch(/https:\/\/shop\.example\/auth\/unsubscribe\/\d+\.[\w-]+/);
        for (const name of ['Vin', 'Épuisé', 'Sel']) expect(part).not.toContain(name);
      }
    },
  );

  test('has the price that a wholesale customer pays', async () => {
    await wanting({ customerType: 'wholesale' });
    await run();
    expect((await deliverMails(t))[0]?.text).toMatch(/7,20\u00a0€/);
  });

  test('names twelve offers at most, the largest first', async () => {
    const many = await makeStore(t.db, { name: 'Beaucoup' });
    for (let i = 1; i <= 14; i++) {
      const offer = [{ percent: 10 + i, validFrom: later(-3), validTo: later(20) }];
      await makeProduct(t.db, { stores: [many], name: `Article ${i} fin`, discounts: offer }, later(-20));
    }
    await refreshAllDiscounts(t.deps, thursday);
    await wanting({ defaultStoreId: many });
    await run();
    const text = (await deliverMails(t))[0]?.text ?? '';
    const found = [...text.matchAll(/Article (\d+) fin/g)].map(([, i]) => Number(i));
    expect(found).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  });
});

test('it goes to who asked for it, with a verified address and a store that has offers, and to nobody else', async () => {
  const yes = await wanting();
  const byOrder = await wanting({ defaultStoreId: null });
  const bought = { storeId, customerId: byOrder.id, productId: oil };
  await makePurchase(t.db, { ...bought, at: later(-5) });
  await wanting({ emailVerifiedAt: null });
  await wanting({ active: false });
  await wanting({ defaultStoreId: null });
  await wanting({ defaultStoreId: hidden });
  await wanting({ defaultStoreId: other });
  await makeCustomer(t.db, { ...verified, defaultStoreId: storeId });
  const no = await makeCustomer(t.db, { ...verified, defaultStoreId: storeId });
  await t.db.insert(notificationPreferences).values({ customerId: no.id, marketingEmails: false });
  expect(await run()).toBe(true);
  expect(await t.db.$count(outbox)).toBe(2);
  expect(addresses(await deliverMails(t))).toEqual([yes.email, byOrder.email].toSorted());
});

test('one a customer and week, however often it runs, whatever day it is set to', async () => {
  await wanting();
  expect((await Promise.all([run(), run(), run()])).filter(Boolean)).toHaveLength(1);
  await run();
  // As if nobody knew that it was done, and the day had been set to Friday.
  await t.db.delete(jobRuns);
  await run();
  t.setNow(later(1));
  await mailOffers({ ...t.deps, config: { ...t.deps.config, offersDay: 5 } }, t.deps.clock());
  expect(await t.db.$count(outbox)).toBe(1);
  expect(await deliverMails(t)).toHaveLength(1);
  t.setNow(later(7));
  expect(await run()).toBe(true);
  expect(await deliverMails(t)).toHaveLength(1);
});

test.each([
  ['before nine', '2026-11-26T07:59:59Z', false],
  ['at nine', '2026-11-26T08:00:00Z', true],
  ['in the evening, where the shop was stopped till then', '2026-11-26T19:00:00Z', true],
  ['the day after', '2026-11-27T09:00:00Z', false],
])('%s', async (_, at, isDone) => {
  t.setNow(new Date(at));
  expect(await run()).toBe(isDone);
});

test('a shop may send none at all', async () => {
  expect(await mailOffers({ ...t.deps, config: { ...t.deps.config, offersDay: null } }, thursday)).toBe(false);
});

test('nothing is sent where the last offer has ended before the mail goes, nor to who has left meanwhile', async () => {
  const gone = await wanting();
  await run();
  await t.db.update(notificationPreferences).set({ marketingEmails: false });
  expect(await deliverMails(t)).toEqual([]);
  await t.db.delete(customers).where(eq(customers.id, gone.id));
  await wanting();
  t.setNow(later(7));
  expect(await run()).toBe(true);
  expect(await t.db.$count(outbox, eq(outbox.createdAt, later(7)))).toBe(1);
  t.setNow(later(30));
  await refreshAllDiscounts(t.deps, later(30));
  expect(await deliverMails(t)).toEqual([]);
  await refreshAllDiscounts(t.deps, thursday);
});

describe('one press ends it', () => {
  test('in the mail program, as RFC 8058 says', async () => {
    const customer = await wanting();
    await run();
    const [mail] = await deliverMails(t);
    expect(header(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const address = /^<(https:\/\/shop\.example\/api\/v1\/unsubscribe\/[^>]+)>$/.exec(
      header(mail, 'List-Unsubscribe') ?? '',
    )?.[1];
    const { pathname } = new URL(address ?? '');
    // What checks mails opens every address: that ends nothing, and redirects to the page.
    const opened = await t.call('GET', pathname);
    expect([opened.status, opened.headers.location]).toEqual([302, pathname.replace('/api/v1/', '/auth/')]);
    const isOn = async () => {
      const [row] = await t.db.select().from(notificationPreferences);
      return row?.marketingEmails;
    };
    expect(await isOn()).toBe(true);
    for (let i = 0; i < 2; i++) {
      const posted = await t.app.inject({
        method: 'POST',
        url: pathname,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(posted.statusCode).toBe(200);
      expect(await isOn()).toBe(false);
    }
    t.setNow(later(7));
    await run();
    expect(await t.db.$count(outbox, eq(outbox.createdAt, later(7)))).toBe(0);
    expect(customer.id).toBeGreaterThan(0);
  });

  test('on the page, before its script has arrived: the form leads back there', async () => {
    await wanting();
    await run();
    const [mail] = await deliverMails(t);
    const [, token = ''] = /\/auth\/unsubscribe\/([\w.-]+)/.exec(mail?.text ?? '') ?? [];
    const posted = await t.app.inject({
      method: 'POST',
      url: `/api/v1/unsubscribe/${token}?page=true`,
      payload: '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([posted.statusCode, posted.headers.location]).toEqual([303, `/auth/unsubscribe/${token}?done=true`]);
    expect((await t.db.select().from(notificationPreferences))[0]?.marketingEmails).toBe(false);
  });

  test('of nobody but whose token it is, and leaves their other choices', async () => {
    const [one, two] = [await wanting(), await wanting()];
    await t.db.update(notificationPreferences).set({ smsDeliveryUpdates: true });
    await run();
    const mail = (await deliverMails(t)).find(({ to }) => to?.[0]?.address === one.email);
    const [, token = ''] = /\/auth\/unsubscribe\/([\w.-]+)/.exec(mail?.text ?? '') ?? [];
    const forged = token.replace(/^\d+/, String(two.id));
    for (const wrong of [forged, `${one.id}.`, `${one.id}.${'x'.repeat(43)}`, 'x', token.slice(0, -2)])
      expect((await t.call('POST', `/unsubscribe/${wrong}`)).status).toBe(404);
    expect((await t.call('POST', `/unsubscribe/${token}`)).status).toBe(200);
    const rows = await t.db.select().from(notificationPreferences).orderBy(notificationPreferences.customerId);
    expect(rows).toMatchObject([
      { customerId: one.id, marketingEmails: false, smsDeliveryUpdates: true, emailOrderUpdates: true },
      { customerId: two.id, marketingEmails: true },
    ]);
  });

  test('asks for nothing of an account that is gone', async () => {
    const { customer } = await makeSignedIn(t, { ...verified, defaultStoreId: storeId });
    await t.db.insert(notificationPreferences).values({ customerId: customer.id, marketingEmails: true });
    await run();
    const [mail] = await deliverMails(t);
    const [, token = ''] = /\/auth\/unsubscribe\/([\w.-]+)/.exec(mail?.text ?? '') ?? [];
    const staff = bearer((await makeStaff(t)).token);
    expect((await t.call('DELETE', `/customers/${customer.id}`, undefined, staff)).status).toBe(200);
    expect((await t.call('POST', `/unsubscribe/${token}`)).status).toBe(200);
  });
});
