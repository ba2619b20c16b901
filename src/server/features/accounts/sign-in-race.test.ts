import { expect, test } from 'vitest';
import { makeCustomer, signIn } from '#server/testing/accounts.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const password = 'Panier2024';
const t = await startSharedApp();

const post = (way: string, body: object, headers = {}) => t.call('POST', `/authentication/${way}`, body, headers);

/** Does something when the app clears the counters of a right password: between its check and the session. */
function betweenCheckAndSession(meanwhile: () => Promise<unknown>): () => boolean {
  const { connection } = t.deps;
  const { hot } = connection;
  let isDone = false;
  connection.hot = async (statement, values) => {
    if (statement.name === 'drop_tries' && !isDone) {
      isDone = true;
      await meanwhile();
    }
    return hot.call(connection, statement, values) as never;
  };
  return () => {
    connection.hot = hot;
    return isDone;
  };
}

test('a sign-in with a password that is changed before it ends opens no session', async () => {
  const customer = await makeCustomer(t.db, { password });
  const owner = await signIn(t, customer);
  const change = { old_password: password, password: 'Corbeille2025' };
  let changed = 0;
  const end = betweenCheckAndSession(async () => {
    changed = (await post('change-password', change, { authorization: `Bearer ${owner.token}` })).status;
  });
  const late = await post('login_check', { identifier: customer.email, password });
  expect([end(), changed]).toEqual([true, 200]);
  expect([late.status, late.body.token]).toEqual([401, undefined]);
});

test('a sign-in to an account that is erased before it ends is refused as any other', async () => {
  const customer = await makeCustomer(t.db, { password });
  const owner = await signIn(t, customer);
  const end = betweenCheckAndSession(() =>
    t.call('DELETE', '/customer-profiles/me', undefined, { authorization: `Bearer ${owner.token}` }),
  );
  const late = await post('login_check', { identifier: customer.email, password });
  expect(end()).toBe(true);
  expect([late.status, late.body.code]).toEqual([401, 'invalidCredentials']);
});
