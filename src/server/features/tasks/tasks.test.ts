import { beforeEach, expect, test } from 'vitest';
import { cancelTask, exportProducts, readTask } from '#contract/office/tasks.ts';
import type { TaskState } from '#domain/tasks/task.ts';
import { eq } from '#server/db/sql.ts';
import { customerRoles } from '#server/db/tables/accounts.ts';
import { tasks } from '#server/db/tables/tasks.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { makeExporter, makeTask } from '#server/testing/tasks.ts';

const now = new Date('2026-11-21T10:00:00Z');
const t = await startSharedApp({ now });
const owner = await makeExporter(t);
beforeEach(async () => void (await t.db.delete(tasks)));

const stateOf = async (id: number) => (await t.db.select().from(tasks).where(eq(tasks.id, id)))[0]?.state;
const calls = [
  ['GET', ''],
  ['DELETE', ''],
  ['GET', '/file'],
] as const;

test.each<[TaskState, number, TaskState]>([
  ['waiting', 200, 'cancelled'],
  ['running', 200, 'cancelled'],
  ['done', 409, 'done'],
  ['failed', 409, 'failed'],
  ['cancelled', 409, 'cancelled'],
])('cancelling one that is %s answers %i', async (state, status, then) => {
  const id = await makeTask(t, { state, accountId: owner.customer.id });
  const { status: answered, body } = await t.call('DELETE', `/tasks/${id}`, undefined, owner.headers);
  expect([answered, body.code]).toEqual([status, status === 409 ? 'conflict' : undefined]);
  expect(await stateOf(id)).toBe(then);
});

test('cancelled again under the same key, it answers as before', async () => {
  const id = await makeTask(t, { accountId: owner.customer.id });
  const headers = { ...owner.headers, 'idempotency-key': 'cancel' };
  const answers = [];
  for (let i = 0; i < 2; i++) answers.push(await t.call('DELETE', `/tasks/${id}`, undefined, headers));
  expect(answers.map(({ status, body }) => [status, body.data.state])).toEqual([
    [200, 'cancelled'],
    [200, 'cancelled'],
  ]);
});

test.each(calls)('%s /tasks/{id}%s of another account is not found, whoever asks', async (method, path) => {
  const file = { key: 'tasks/x', name: 'x.csv', type: 'text/csv' };
  const id = await makeTask(t, { state: 'done', accountId: owner.customer.id, result: { file } });
  await t.deps.files.put(file.key, Buffer.from('secret'));
  const customer = bearer((await makeSignedIn(t)).token);
  const staff = bearer((await makeStaff(t)).token);
  for (const headers of [customer, staff])
    expect((await t.call(method, `/tasks/${id}${path}`, undefined, headers)).status).toBe(404);
  expect((await t.call(method, `/tasks/${id}${path}`)).status).toBe(401);
  expect((await t.call(method, `/tasks/x${path}`, undefined, staff)).status).toBe(422);
  expect(await stateOf(id)).toBe('done');
});

test.each(calls)('%s /tasks/{id}%s is refused once the role of the kind is taken away', async (method, path) => {
  const { customer, headers } = await makeExporter(t);
  const id = await makeTask(t, { accountId: customer.id });
  await t.db.delete(customerRoles).where(eq(customerRoles.customerId, customer.id));
  expect((await t.call(method, `/tasks/${id}${path}`, undefined, headers)).status).toBe(403);
  expect(await stateOf(id)).toBe('waiting');
});

test('a result whose file is gone is not found', async () => {
  const file = { key: 'tasks/gone', name: 'x.csv', type: 'text/csv' };
  const id = await makeTask(t, { state: 'done', accountId: owner.customer.id, result: { file } });
  expect((await t.call('GET', `/tasks/${id}/file`, undefined, owner.headers)).status).toBe(404);
});

test('an account has five open at most; what is over does not count', async () => {
  const { customer, headers } = await makeExporter(t);
  const ask = () => t.call('POST', '/products/export', {}, headers);
  for (let i = 0; i < 5; i++) await makeTask(t, { state: 'done', accountId: customer.id });
  const asked = [];
  for (let i = 0; i < 6; i++) asked.push(await ask());
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(asked[5]?.headers['retry-after']).toBe('30');
  await t.call('DELETE', `/tasks/${asked[0]?.body.data.id}`, undefined, headers);
  expect((await ask()).status).toBe(200);
});

test('the typed client asks, reads and cancels', async () => {
  const api = t.apiAs((await makeStaff(t, ['CAN_MANAGE_PRODUCTS'])).token);
  const { id } = await api(exportProducts, {});
  expect(await api(readTask, { id })).toMatchObject({ id, kind: 'product-export', state: 'waiting' });
  expect((await api(cancelTask, { id })).state).toBe('cancelled');
});
