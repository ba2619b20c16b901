import { expect, test } from 'vitest';
import type { SavedView } from '#contract/office/saved-views.ts';
import type { Role } from '#domain/access/roles.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const tokens = new Map<string, string>();
const people: Record<string, readonly Role[]> = {
  owner: ['CAN_MANAGE_ORDERS', 'CAN_MANAGE_CUSTOMERS'],
  colleague: ['CAN_MANAGE_ORDERS'],
  stranger: ['CAN_MANAGE_PRODUCTS'],
  chief: ['CAN_MANAGE_ORDERS', 'CAN_EDIT_FEATURES_CONFIGURATION'],
};
const t = await startSharedApp();
for (const [name, roles] of Object.entries(people)) tokens.set(name, (await makeStaff(t, [...roles])).token);

const as = (who: string, method: string, path: string, body?: object) =>
  t.call(method, path, body, bearer(tokens.get(who) ?? ''));
const save = async (who: string, view: object): Promise<SavedView> =>
  (await as(who, 'POST', '/saved-views', { list: 'orders', name: 'Lille', ...view })).body.data;
const seen = async (who: string, query = ''): Promise<SavedView[]> =>
  (await as(who, 'GET', `/saved-views?${query}`)).body.data.items;
const sees = async (who: string, { id }: SavedView) => (await seen(who)).some((view) => view.id === id);

test('a view keeps list, name, query and columns in their order', async () => {
  const columns = ['number', 'total', 'date'];
  const view = await save('owner', { query: 'status=pending&sortBy=total-desc', columns });
  const expected = { list: 'orders', name: 'Lille', query: 'status=pending&sortBy=total-desc', columns, version: 1 };
  expect(view).toEqual({ id: view.id, ...expected, shared: false, own: true });
  expect(await seen('owner', 'list=orders')).toContainEqual(view);
  expect(await seen('owner', 'list=customers')).toEqual([]);
});

test.each([
  ['orders', false, ['owner']],
  ['orders', true, ['owner', 'colleague', 'chief']],
  ['customers', true, ['owner']],
])('of %s, shared %s: is seen by %s', async (list, shared, by) => {
  const view = await save('owner', { list, shared });
  for (const who of Object.keys(people)) expect([who, await sees(who, view)]).toEqual([who, by.includes(who)]);
});

test.each([
  ['owner', false, 200],
  ['owner', true, 200],
  ['colleague', false, 404],
  ['colleague', true, 403],
  ['stranger', true, 404],
  ['chief', true, 200],
  ['chief', false, 404],
])('%s changes and deletes one that is shared %s: %i', async (who, shared, status) => {
  const { id } = await save('owner', { shared });
  expect((await as(who, 'PUT', `/saved-views/${id}`, { name: 'Paris' })).status).toBe(status);
  expect((await as(who, 'DELETE', `/saved-views/${id}`)).status).toBe(status);
  expect((await seen('owner')).some((view) => view.id === id)).toBe(status !== 200);
});

test('what is left out of a change stays, and a stale version is told what stands there', async () => {
  const view = await save('owner', { query: 'type=pickup', columns: ['number'] });
  const renamed = await as('owner', 'PUT', `/saved-views/${view.id}`, { name: 'Retraits', version: 1 });
  expect(renamed.body.data).toEqual({ ...view, name: 'Retraits', version: 2 });
  const stale = await as('owner', 'PUT', `/saved-views/${view.id}`, { name: 'Autre', version: 1 });
  expect([stale.status, stale.body.data]).toEqual([409, renamed.body.data]);
});

test.each([
  ['a list of another role', 'stranger', { list: 'orders' }, 403],
  ['a list that there is not', 'owner', { list: 'shelves' }, 422],
  ['no name', 'owner', { name: ' ' }, 422],
  ['too long a query', 'owner', { query: 'x'.repeat(2001) }, 422],
  ['fifty-one columns', 'owner', { columns: Array(51).fill('a') }, 422],
])('%s is refused', async (_, who, view, status) => {
  expect((await as(who, 'POST', '/saved-views', { list: 'orders', name: 'Lille', ...view })).status).toBe(status);
});

test('an account keeps a hundred views', async () => {
  const { token } = await makeStaff(t, ['CAN_MANAGE_ORDERS']);
  tokens.set('keen', token);
  for (let i = 0; i < 100; i++) await save('keen', { name: `${i}` });
  expect((await as('keen', 'POST', '/saved-views', { list: 'orders', name: 'one more' })).status).toBe(422);
  expect(await seen('keen', 'per_page=1')).toHaveLength(1);
});
