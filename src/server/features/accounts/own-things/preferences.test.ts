import { expect, test } from 'vitest';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();

const path = '/notification-preferences';
const push = { pushSlots: true, pushSubstitutes: true, pushOnItsWay: true };
const someone = async () => {
  const { token } = await makeSignedIn(t);
  return (method: string, body?: unknown) => t.call(method, path, body, bearer(token));
};
async function setNotifications(notifications: boolean): Promise<void> {
  const config = { ...defaultFeatureConfig, features: { ...defaultFeatureConfig.features, notifications } };
  await t.call('PUT', '/feature-config', config, bearer((await makeStaff(t)).token));
}

test('while the flag is off there are no such calls', async () => {
  const call = await someone();
  expect([(await call('GET')).status, (await call('PUT', {})).status]).toEqual([404, 404]);
});

test('news of orders begin on, SMS and advertising off; a choice changes itself alone', async () => {
  await setNotifications(true);
  const [call, other] = [await someone(), await someone()];
  await expect
    .poll(async () => (await call('GET')).body.data)
    .toEqual({ emailOrderUpdates: true, smsDeliveryUpdates: false, marketingEmails: false, ...push });
  const [first, second] = await Promise.all([
    call('PUT', { emailOrderUpdates: false }),
    call('PUT', { marketingEmails: true }),
  ]);
  expect([first.status, second.status]).toEqual([200, 200]);
  const chosen = { emailOrderUpdates: false, smsDeliveryUpdates: false, marketingEmails: true, ...push };
  expect((await call('GET')).body.data).toEqual(chosen);
  expect((await call('PUT', {})).body.data).toEqual(chosen);
  expect((await other('GET')).body.data.emailOrderUpdates).toBe(true);
});

test.each([['yes'], [null], [1], ['true']])('%j is no choice', async (value) => {
  const call = await someone();
  const { status, body } = await call('PUT', { marketingEmails: value });
  expect([status, body.data.errors.marketingEmails[0].message]).toEqual([422, 'validation.boolean']);
});
