import { expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { twoFactors } from '#server/db/tables/sign-in-means.ts';
import { tasks } from '#server/db/tables/tasks.ts';
import { makeCustomer, makeStaff, signIn } from '#server/testing/accounts.ts';
import { enrol, timeCode, turnOn } from '#server/testing/second-factor.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const password = 'Panier2024';
const t = await startSharedApp({ now: new Date('2026-03-02T09:00:00Z') });

const as = (token: string) => ({ authorization: `Bearer ${token}` });
const staffCall = (token: string) => t.call('GET', '/orders', undefined, as(token));

test('switched off, nobody new can turn it on; who has a factor is asked for it, and can end it', async () => {
  await turnOn(t, 'features.twoFactorAuth');
  const customer = await makeCustomer(t.db, { password });
  const { token } = await signIn(t, customer);
  const { secret } = await enrol(t, { token });
  await turnOff();
  for (const method of ['POST', 'PUT'] as const)
    expect((await t.call(method, '/authentication/two-factor', undefined, as(token))).status).toBe(404);
  const { body } = await t.call('POST', '/authentication/login_check', { identifier: customer.email, password });
  expect(body).toMatchObject({ data: { twoFactorRequired: true } });
  expect(body.token).toBeUndefined();
  const call = async (path: string, input: object) =>
    (await t.call('POST', `/authentication/${path}`, input, as(token))).status;
  const freshCode = async () => {
    t.wait(60);
    return timeCode(t, secret);
  };
  const { challenge } = body.data;
  expect(await call('two-factor/challenge', { challenge, code: '000000' })).toBe(422);
  expect(await call('two-factor/challenge', { challenge, code: await freshCode() })).toBe(200);
  expect(await call('reauthenticate', { code: await freshCode() })).toBe(200);
  expect(await call('two-factor/recovery-codes', {})).toBe(200);
  const { data } = (await t.call('GET', '/authentication/two-factor', undefined, as(token))).body;
  expect(data).toEqual({ enabled: true, recoveryCodesLeft: 10, required: false });
  expect(await call('two-factor/end', { code: await freshCode() })).toBe(200);
  const again = await t.call('POST', '/authentication/login_check', { identifier: customer.email, password });
  expect(again.body.token).toBeDefined();
  expect((await t.call('POST', '/authentication/two-factor', {}, as(again.body.token))).status).toBe(404);
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
