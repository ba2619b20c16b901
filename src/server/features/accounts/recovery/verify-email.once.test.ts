import { beforeEach, describe, expect, test } from 'vitest';
import { eq, isNotNull } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { orders } from '#server/db/tables/orders.ts';
import { orderLink } from '#server/services/order/order-link.ts';
import { makeCustomer, makeSignedIn } from '#server/testing/accounts.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { deliverMails, linkTokenOf } from '#server/testing/mails.ts';
import { bearer, guestOrder, makeOrderShop, placeOrder } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { requestEmailChange } from './request-email-change.ts';

const t = await startSharedApp({ now: new Date('2026-11-02T09:00:00Z'), env: { PUBLIC_URL: 'https://shop.example' } });
const shop = await makeOrderShop(t);
beforeEach(async () => {
  await deliverMails(t);
});

let made = 0;
const signUp = async (more: object = {}, language = 'fr') => {
  made += 1;
  const body = { email: `New-${made}@panier.example`, password: 'Panier2024', phone_number: '0612345678', ...more };
  const answer = await t.call('POST', '/authentication/customer/register', body, { 'accept-language': language });
  const mail = (await deliverMails(t)).at(-1);
  return {
    email: body.email,
    access: answer.body.data.token as string,
    mail,
    token: linkTokenOf(mail, 'verify-email'),
  };
};
const verify = (token: unknown) => t.call('POST', '/authentication/verify-email', { token });
const profile = async (token: string) =>
  (await t.call('GET', '/authentication/customer/get-profile', undefined, bearer(token))).body.data;

describe('a sign-up', () => {
  test.each([
    ['fr', 'Confirmez votre adresse e-mail'],
    ['en', 'Confirm your email address'],
    ['vi', 'Xác nhận địa chỉ email của bạn'],
  ])('in %s is mailed a link that verifies the address', async (language, heading) => {
    const { email, access, mail, token } = await signUp({}, language);
    expect(mail?.to?.[0]?.address).toBe(email);
    expect(mail?.subject).toBe(`${heading} – Panier`);
    for (const part of [mail?.text, mail?.html])
      expect(part).toContain(`https://shop.example/auth/verify-email/${token}`);
    expect((await profile(access)).emailVerified).toBe(false);
    expect((await verify(token)).body).toEqual({ status: 200, message: 'OK', data: { alreadyVerified: false } });
    expect((await profile(access)).emailVerified).toBe(true);
  });

  test('its used link, and one that a newer one has replaced, say that the address is confirmed already', async () => {
    const { access, token } = await signUp();
    await t.call('POST', '/authentication/verify-email/resend', {}, bearer(access));
    const newer = linkTokenOf((await deliverMails(t))[0], 'verify-email');
    expect((await verify(token)).body.code).toBe('invalidToken');
    expect((await verify(newer)).body.data).toEqual({ alreadyVerified: false });
    for (const link of [newer, token]) {
      const { status, body } = await verify(link);
      expect([status, body.data]).toEqual([200, { alreadyVerified: true }]);
    }
    // Of an address that the account has no more it says nothing.
    const { id } = await profile(access);
    await t.db
      .update(customers)
      .set({ email: `moved-on-${made}@panier.example` })
      .where(eq(customers.id, id));
    expect((await verify(newer)).body.code).toBe('invalidToken');
  });

  test('only the session that asked may have its page post the link without a press', async () => {
    const { email, access, token } = await signUp();
    const askedHere = async (bearerToken: string, link = token) =>
      (await t.call('GET', `/authentication/verify-email?token=${link}`, undefined, bearer(bearerToken))).body.data;
    const elsewhere = (
      await t.call('POST', '/authentication/login_check', { identifier: email, password: 'Panier2024' })
    ).body.token as string;
    const stranger = await makeSignedIn(t);
    expect(await askedHere(access)).toEqual({ askedHere: true });
    for (const other of [elsewhere, stranger.token]) expect(await askedHere(other)).toEqual({ askedHere: false });
    expect((await t.call('GET', `/authentication/verify-email?token=${token}`)).status).toBe(401);
    expect((await profile(access)).emailVerified).toBe(false);
    // Asked for again from there, the new link is that session's.
    await t.call('POST', '/authentication/verify-email/resend', {}, bearer(elsewhere));
    const newer = linkTokenOf((await deliverMails(t))[0], 'verify-email');
    expect([await askedHere(elsewhere, newer), await askedHere(access, newer)]).toEqual([
      { askedHere: true },
      { askedHere: false },
    ]);
  });

  test('shops without waiting for it', async () => {
    const { access } = await signUp();
    const body = { ...guestOrder(shop.storeId, shop.bread, 1) };
    expect((await t.call('POST', '/order/create', body, bearer(access))).status).toBe(200);
  });

  test('a link is good for 7 days', async () => {
    const { token } = await signUp();
    t.wait(7 * 24 * 3600);
    expect((await verify(token)).status).toBe(401);
  });
});

describe('orders that guests placed with the address', () => {
  const order = (customer_email: string, headers = {}) =>
    placeOrder(t, { ...guestOrder(shop.storeId, shop.apples, 1), customer_email }, headers);
  const listed = async (access: string) =>
    ((await t.call('GET', '/order/list', undefined, bearer(access))).body.data as { id: number }[]).map(({ id }) => id);

  test('are the account’s once it is verified, and not before', async () => {
    const mine = await order('nEW-regular@panier.example');
    const notMine = await order('other@panier.example');
    const { access, token } = await signUp({ email: 'New-Regular@panier.example' });
    expect(await listed(access)).toEqual([]);
    expect((await verify(token)).status).toBe(200);
    expect(await listed(access)).toEqual([mine.id]);
    // The link of the mail opens it as before, the stock is as it was, and other guests' orders are theirs.
    const link = new URL(orderLink(t.deps, mine.id));
    expect((await t.call('GET', `/order/${mine.id}${link.search}`)).status).toBe(200);
    const [other] = await t.db.select().from(orders).where(eq(orders.id, notMine.id));
    expect(other?.customerId).toBeNull();
    expect(await brokenInvariants(t.db)).toEqual({});
  });

  test('after that are its own from the next sign-in on', async () => {
    const password = 'Panier2024';
    const known = await makeCustomer(t.db, { password, emailVerifiedAt: new Date() });
    const unproven = await makeCustomer(t.db, { password, emailVerifiedAt: null });
    for (const { email } of [known, unproven]) {
      const { id } = await order(email.toUpperCase());
      const input = { identifier: email, password };
      const { token } = (await t.call('POST', '/authentication/login_check', input)).body;
      expect(await listed(token)).toEqual(email === known.email ? [id] : []);
    }
  });

  test('of another account with the same address stay there', async () => {
    const { customer: owner, token: ownersToken } = await makeSignedIn(t, { emailVerifiedAt: null });
    await order('shared@panier.example');
    await order('shared@panier.example', bearer(ownersToken));
    const { token } = await signUp({ email: 'shared@panier.example' });
    await verify(token);
    expect(await t.db.$count(orders, eq(orders.customerId, owner.id))).toBe(1);
  });
});

describe('a new address', () => {
  const begin = async (email: string, traits = {}) => {
    const { customer, token: access } = await makeSignedIn(t, { emailVerifiedAt: new Date(), ...traits });
    await t.write((write) => requestEmailChange(t.deps, write, { customerId: customer.id, email }));
    const [mail, told] = await deliverMails(t);
    return { customer, access, mail, told, token: linkTokenOf(mail, 'verify-email') };
  };

  test('counts once its link is pressed; the old one is told before and after, and reset links mailed there end', async () => {
    const { customer, access, mail, told: asked, token } = await begin('Moved@panier.example', { language: 'en' });
    expect(asked?.to?.[0]?.address).toBe(customer.email);
    expect(asked?.subject).toContain('A change of your account’s address was requested');
    expect(asked?.text).not.toContain('Moved@');
    expect(mail?.to?.[0]?.address).toBe('Moved@panier.example');
    expect((await profile(access)).email).toBe(customer.email);
    await t.call('POST', '/authentication/forgot-password', { identifier: customer.email });
    const [resetMail] = await deliverMails(t);
    expect((await verify(token)).status).toBe(200);
    expect(await profile(access)).toMatchObject({ email: 'Moved@panier.example', emailVerified: true });
    const [told] = await deliverMails(t);
    expect(told?.to?.[0]?.address).toBe(customer.email);
    expect(told?.subject).toContain('The address of your account has changed');
    const reset = { token: linkTokenOf(resetMail, 'reset-password'), password: 'Fresh-basket-7' };
    expect((await t.call('POST', '/authentication/reset-password', reset)).status).toBe(401);
    expect(await t.db.$count(customers, isNotNull(customers.pendingEmail))).toBe(0);
  });

  test('that somebody else has taken meanwhile is refused, and nothing changes', async () => {
    const { access, customer, token } = await begin('wanted@panier.example');
    await makeCustomer(t.db, { email: 'WANTED@panier.example', emailVerifiedAt: null });
    const { status, body } = await verify(token);
    expect([status, body.data.errors]).toEqual([422, { '': [{ message: 'auth.emailTaken', parameters: {} }] }]);
    expect((await profile(access)).email).toBe(customer.email);
    expect(await deliverMails(t)).toEqual([]);
    await t.db.delete(customers).where(eq(customers.email, 'WANTED@panier.example'));
  });

  test('of two accounts that want the same at once, one gets it', async () => {
    const [one, other] = [await begin('race@panier.example'), await begin('RACE@panier.example')];
    const answers = await Promise.all([verify(one.token), verify(other.token)]);
    expect(answers.map((a) => a.status).sort()).toEqual([200, 422]);
  });

  test('that is replaced by a newer one is of no use any more', async () => {
    const { customer, token } = await begin('first@panier.example');
    await t.write((write) =>
      requestEmailChange(t.deps, write, { customerId: customer.id, email: 'second@panier.example' }),
    );
    expect((await verify(token)).status).toBe(401);
  });
});

describe('asked for again', () => {
  const resend = (access: string) => t.call('POST', '/authentication/verify-email/resend', {}, bearer(access));

  test('a new link comes and the old one ends', async () => {
    const { access, token } = await signUp();
    expect((await resend(access)).body.data).toBeNull();
    const [mail] = await deliverMails(t);
    expect((await verify(token)).status).toBe(401);
    expect((await verify(linkTokenOf(mail, 'verify-email'))).status).toBe(200);
    await resend(access);
    expect(await deliverMails(t)).toEqual([]);
  });

  test('the link goes to the address that is to be', async () => {
    const { customer, token: access } = await makeSignedIn(t, { emailVerifiedAt: null });
    const email = 'to-be@panier.example';
    await t.write((write) => requestEmailChange(t.deps, write, { customerId: customer.id, email }));
    await deliverMails(t);
    await resend(access);
    expect((await deliverMails(t)).map((mail) => mail.to?.[0]?.address)).toEqual([email]);
  });

  test('five times an hour', async () => {
    const { access } = await signUp();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await resend(access)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
