import { describe, expect, test } from 'vitest';
import { and, eq, isNull } from '#server/db/sql.ts';
import { accountTokens } from '#server/db/tables/account-tokens.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { orders } from '#server/db/tables/orders.ts';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { deliverMails, linkTokenOf } from '#server/testing/mails.ts';
import { bearer, home, makeOrderShop, person, stockOf } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp({ now: new Date('2026-11-02T09:00:00Z'), env: { PUBLIC_URL: 'https://shop.example' } });
const shop = await makeOrderShop(t);

const post = (path: string, body: object, token = '') =>
  t.call('POST', `/authentication/${path}`, body, token ? bearer(token) : {});
const reject = async (token: unknown) => {
  const { status, body } = await post('verify-email/reject', { token });
  return status === 200 ? body.data : body.code;
};
const verify = async (token: string) => (await post('verify-email', { token })).status;
const profileOf = (token: string) => t.call('GET', '/customer-profiles/me', undefined, bearer(token));
/** An account opened with somebody's address, who finds this link in the mail. */
const opened = async (language = 'fr') => {
  const made = await makeSignedIn(t, { language: language as 'fr', emailVerifiedAt: null });
  await post('verify-email/resend', {}, made.token);
  const mail = (await deliverMails(t)).at(-1);
  return { ...made, mail, link: linkTokenOf(mail, 'verify-email') };
};
/** An account that is to have somebody's address. */
const asked = async (email: string) => {
  const made = await makeSignedIn(t, { emailVerifiedAt: new Date() });
  await t.call('PUT', '/customer-profiles/me', { contact_email: email }, bearer(made.token));
  return { ...made, link: linkTokenOf((await deliverMails(t))[0], 'verify-email') };
};
const openLinksOf = (id: number) =>
  t.db.$count(accountTokens, and(eq(accountTokens.customerId, id), isNull(accountTokens.usedAt)));
const isThere = async (id: number) => (await t.db.$count(customers, eq(customers.id, id))) > 0;

describe('the mail that verifies an address', () => {
  test.each([
    ['fr', 'Ce n’est pas moi'],
    ['en', 'This was not me'],
    ['vi', 'Không phải tôi'],
  ])('in %s says what to do if it was not you', async (language, words) => {
    const { mail, link } = await opened(language);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(words);
      expect(part).toContain(`https://shop.example/auth/reject-address/${link}`);
    }
    expect(link).toMatch(/^[\w-]{43}$/);
  });
});

describe('an account that was opened with one’s address', () => {
  test('is erased, with its sessions; the link is used up', async () => {
    const { customer, token, link } = await opened();
    expect(await reject(link)).toEqual({ accountErased: true });
    expect(await isThere(customer.id)).toBe(false);
    expect((await profileOf(token)).status).toBe(401);
    expect(await reject(link)).toBe('invalidToken');
    expect(await verify(link)).toBe(401);
    // The address can be used by whoever owns it.
    const fresh = { email: customer.email, password: 'Panier2024', phone_number: '0612345678' };
    expect((await post('customer/register', fresh)).status).toBe(200);
  });

  test('leaves its orders without a person, as erasing does; what nobody has begun to prepare is cancelled', async () => {
    const { customer, token, link } = await opened();
    const items = [{ product_id: shop.apples, quantity: 2 }];
    const content = { store_id: shop.storeId, type: 'delivery', status: 'submitted', ...person, ...home };
    const { body } = await t.call('POST', '/order/create', { ...content, order_items: items }, bearer(token));
    const before = (await stockOf(t, shop.apples)) ?? 0;
    expect(await reject(link)).toEqual({ accountErased: true });
    const [kept] = await t.db.select().from(orders).where(eq(orders.id, body.data.id));
    const nobody = { customerId: null, customerName: null, customerEmail: null, shippingAddress: null };
    expect(kept).toMatchObject({ ...nobody, status: 'cancelled', orderNumber: body.data.orderNumber });
    expect(await stockOf(t, shop.apples)).toBe(before + 2000);
    expect(await isThere(customer.id)).toBe(false);
  });

  test('stays once its address was verified, by its link or by a reset', async () => {
    const [verified, reset, otherwise] = [await opened(), await opened(), await opened()];
    expect(await verify(verified.link)).toBe(200);
    await post('forgot-password', { identifier: reset.customer.email });
    const token = linkTokenOf((await deliverMails(t)).at(-1), 'reset-password');
    expect((await post('reset-password', { token, password: 'Fresh-basket-7' })).status).toBe(200);
    expect([await openLinksOf(verified.customer.id), await openLinksOf(reset.customer.id)]).toEqual([0, 0]);
    const proved = { emailVerifiedAt: t.deps.clock() };
    await t.db.update(customers).set(proved).where(eq(customers.id, otherwise.customer.id));
    for (const { customer, link } of [verified, reset, otherwise]) {
      expect(await reject(link)).toBe('invalidToken');
      expect(await isThere(customer.id)).toBe(true);
    }
  });

  test('stays when another link is shown, one out of date, or none', async () => {
    const { customer, link } = await opened();
    await post('forgot-password', { identifier: customer.email });
    const reset = linkTokenOf((await deliverMails(t)).at(-1), 'reset-password');
    expect(await reject(reset)).toBe('invalidToken');
    expect(await reject('x'.repeat(43))).toBe('invalidToken');
    expect((await post('verify-email/reject', {})).status).toBe(422);
    t.wait(7 * 24 * 3600);
    expect(await reject(link)).toBe('invalidToken');
    expect(await isThere(customer.id)).toBe(true);
  });
});

describe('a new address that waits for its link', () => {
  test('is not taken when its owner rejects it; the account stays as it is', async () => {
    const { customer, token, link } = await asked('rejected@panier.example');
    expect(await reject(link)).toEqual({ accountErased: false });
    expect((await profileOf(token)).body.data).toMatchObject({ email: customer.email, pendingEmail: null });
    expect([await verify(link), await reject(link)]).toEqual([401, 'invalidToken']);
  });

  test('is taken back by the account; its link opens nothing any more', async () => {
    const { customer, token, link } = await asked('withdrawn@panier.example');
    expect((await post('verify-email/withdraw', {}, token)).body.data).toBeNull();
    expect(await openLinksOf(customer.id)).toBe(0);
    expect((await profileOf(token)).body.data).toMatchObject({ email: customer.email, pendingEmail: null });
    expect([await verify(link), await reject(link)]).toEqual([401, 'invalidToken']);
    // Asked for again it is mailed a new link.
    await t.call('PUT', '/customer-profiles/me', { contact_email: 'withdrawn@panier.example' }, bearer(token));
    expect(await verify(linkTokenOf((await deliverMails(t))[0], 'verify-email'))).toBe(200);
  });

  test('where none waits, taking back leaves the link of one’s own address good', async () => {
    const { token, link } = await opened();
    expect((await post('verify-email/withdraw', {}, token)).status).toBe(200);
    expect(await verify(link)).toBe(200);
  });
});
