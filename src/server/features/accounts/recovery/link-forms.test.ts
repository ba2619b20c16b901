import { expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { accountTokens } from '#server/db/tables/account-tokens.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { deliverMails, linkTokenOf } from '#server/testing/mails.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();

/** As a browser posts a form that has no field. */
const press = async (path: string) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await t.app.inject({ method: 'POST', url: path, headers, payload: '' });
  expect([answer.headers['cache-control'], answer.headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
  return [answer.statusCode, answer.headers.location];
};
const opened = async () => {
  const { customer, token } = await makeSignedIn(t, { emailVerifiedAt: null });
  await t.call('POST', '/authentication/verify-email/resend', {}, bearer(token));
  return { customer, link: linkTokenOf((await deliverMails(t))[0], 'verify-email') };
};

test('without script the form of a link does what the page would, and leads back with the result', async () => {
  const { customer, link } = await opened();
  const page = `/auth/verify-email/${link}`;
  expect(await press(page)).toEqual([303, `${page}?result=done`]);
  const [row] = await t.db.select().from(customers).where(eq(customers.id, customer.id));
  expect(row?.emailVerifiedAt).not.toBeNull();
  expect(await press(page)).toEqual([303, `${page}?result=already`]);
  expect(await press('/auth/verify-email/unknown')).toEqual([303, '/auth/verify-email/unknown?result=invalidToken']);
});

test('without script an address that was not yours is rejected', async () => {
  const { customer, link } = await opened();
  const page = `/auth/reject-address/${link}`;
  expect(await press(page)).toEqual([303, `${page}?result=erased`]);
  expect(await t.db.$count(customers, eq(customers.id, customer.id))).toBe(0);
  expect(await press(page)).toEqual([303, `${page}?result=invalidToken`]);
});

test('without script a reset link leads on to the choice of a password, and signs nobody in', async () => {
  const { customer } = await makeSignedIn(t, { emailVerifiedAt: null });
  await t.call('POST', '/authentication/forgot-password', { identifier: customer.email });
  const link = linkTokenOf((await deliverMails(t))[0], 'reset-password');
  expect(await press(`/auth/reset-password/${link}`)).toEqual([303, `/auth/change-password/${link}`]);
  const [row] = await t.db.select().from(accountTokens).where(eq(accountTokens.customerId, customer.id));
  expect(row?.usedAt).toBeNull();
});
