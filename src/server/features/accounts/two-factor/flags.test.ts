import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { twoFactors } from '#server/db/tables/sign-in-means.ts';
import { tasks } from '#server/db/tables/tasks.ts';
import { makeCustomer, makeStaff, signIn } from '#server/testing/accounts.ts';
import { enrol, timeCode, turnOn } from '#server/testing/second-factor.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

const password = 'Panier2024';
let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ now: new Date('2026-03-02T09:00:00Z') });
});
afterAll(() => t.close());

const as = (token: string) => ({ authorization: `Bearer ${token}` });
const staffCall = (token: string) => t.call('GET', '/orders', undefined, as(token));

test('switched off, the calls are not there and nobody is asked for a code', async () => {
  await turnOn(t, 'features.twoFactorAuth');
  const customer = await makeCustomer(t.db, { password });
  const { token } = await signIn(t, customer);
  const { secret } = await enrol(t, { token });
  await turnOff();
  for (const [method, path] of [
    ['GET', ''],
    ['POST', ''],
    ['PUT', ''],
    ['POST', '/end'],
    ['POST', '/challenge'],
    ['POST', '/recovery-codes'],
  ] as const)
    expect((await t.call(method, `/authentication/two-factor${path}`, undefined, as(token))).status).toBe(404);
  const { body } = await t.call('POST', '/authentication/login_check', { identifier: customer.email, password });
  expect(body.token).toBeDefined();
  t.wait(60);
  const code = await timeCode(t, secret);
  expect((await t.call('POST', '/authentication/reauthenticate', { code }, as(token))).status).toBe(422);
});

test('staff are kept out until they have a second factor, where the shop asks for it', async () => {
  await turnOn(t, 'features.twoFactorAuth', 'features.twoFactorForStaff');
  const staff = await makeStaff(t);
  const refused = await staffCall(staff.token);
  expect([refused.status, refused.body.code]).toEqual([403, 'secondFactorNeeded']);
  // What is theirs as customers stays open: that is where they turn it on.
  expect((await t.call('GET', '/authentication/customer/get-profile', undefined, as(staff.token))).status).toBe(200);
  expect((await t.call('GET', '/authentication/two-factor', undefined, as(staff.token))).body.data.required).toBe(true);
  await enrol(t, staff);
  expect((await staffCall(staff.token)).status).toBe(200);
  // Turned off again, they are outside again.
  await t.call('POST', '/authentication/reauthenticate', { password }, as(staff.token));
  await t.db.delete(twoFactors).where(eq(twoFactors.customerId, staff.customer.id));
  expect((await staffCall(staff.token)).status).toBe(403);
});

test('a session from before the enrolment does not do staff’s work', async () => {
  await turnOn(t, 'features.twoFactorAuth', 'features.twoFactorForStaff');
  const staff = await makeStaff(t);
  const before = await signIn(t, staff.customer);
  await enrol(t, staff);
  expect((await staffCall(before.token)).status).toBe(401);
  expect((await staffCall(staff.token)).status).toBe(200);
});

test('a task that staff began before is closed to them too', async () => {
  await turnOn(t, 'features.twoFactorAuth', 'features.twoFactorForStaff');
  const { token, customer } = await makeStaff(t);
  const [task] = await t.db
    .insert(tasks)
    .values({ kind: 'product-export', accountId: customer.id, input: {} })
    .returning();
  const read = () => t.call('GET', `/tasks/${task?.id}`, undefined, as(token));
  const refused = await read();
  expect([refused.status, refused.body.code]).toEqual([403, 'secondFactorNeeded']);
  await enrol(t, { token });
  expect((await read()).status).toBe(200);
});

test('without twoFactorAuth the demand on staff has no effect', async () => {
  await turnOn(t, 'features.twoFactorForStaff');
  const staff = await makeStaff(t);
  await expect.poll(() => t.deps.flags.isOn('features.twoFactorAuth')).toBe(false);
  expect((await staffCall(staff.token)).status).toBe(200);
});

async function turnOff(): Promise<void> {
  await turnOn(t);
  await expect.poll(() => t.deps.flags.isOn('features.twoFactorAuth')).toBe(false);
}
