import { expect, test } from 'vitest';
import { type ApiScope, apiScopes } from '#domain/access/api-scopes.ts';
import { allEndpoints } from '#server/http/call/all-calls.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeKey } from '#server/testing/programs.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

/** Which calls a scope reaches, kept apart from the contract: a call that opens to programs by mistake is seen here. */
const callsOf: Record<ApiScope, string> = {
  'products:read':
    'listStaffProducts readStaffProduct readProductHistory listAllKinds exportProducts readTask readTaskFile scanProduct',
  'products:write': `createProduct updateProduct updateProducts deleteProduct addPicture writeOffers createImport
    listImports readImport listImportCategories updateImport deleteImport listImportTemplates deleteImportTemplate tryImport runImport
    undoImport listImportProblems readImportProblems createShortDateLot`,
  'stock:write': 'writeStockLevels addStockCounts',
  'orders:read': 'listAdminOrders readAdminOrder readStaffInvoice readPackingLists printPackingLists printBagLabels',
  'orders:write': `createAdminOrder updateAdminOrder deleteAdminOrder moveOrder markPayment sumHandOver handOverOrder
    addOrderNote`,
  'payments:read': 'listPayments readReconciliation',
};

const t = await startSharedApp();
const { isOn } = t.deps.flags;
t.deps.flags.isOn = (flag) => flag.startsWith('products.') || isOn(flag);
const { customer: maker } = await makeStaff(t);
const keys = new Map<ApiScope, { authorization: string }>();
for (const scope of apiScopes) keys.set(scope, (await makeKey(t, maker.id, [scope])).headers);

test('the contract names the scope of each call that programs reach, and of no other', () => {
  const named = Object.fromEntries(
    apiScopes.map((scope) => [scope, callsOf[scope].split(/\s+/).filter(Boolean).sort()]),
  );
  const declared = (scope: ApiScope) => allEndpoints.filter((e) => e.scope === scope).map(({ name }) => name);
  expect(Object.fromEntries(apiScopes.map((scope) => [scope, declared(scope).sort()]))).toEqual(named);
});

test('no call that asks for a recent sign-in, that anyone may make, or that is one’s own has a scope', () => {
  const reached = allEndpoints.filter(({ scope }) => scope);
  expect(reached.filter(({ recent, access }) => recent || access === 'public').map(({ name }) => name)).toEqual([]);
});

test.each(allEndpoints.map((e) => [`${e.method} ${e.path}`, e] as const))(
  'each key reaches just the calls of its scope: %s',
  async (_, e) => {
    if (e.flag && !t.deps.flags.isOn(e.flag)) return;
    for (const [scope, headers] of keys) {
      const hasBody = e.method === 'POST' || e.method === 'PUT';
      const path = e.path.replace(/:\w+/g, '2147483647');
      const sent = { ...headers, ...(hasBody && { 'content-type': 'application/json' }) };
      const answer = await t.call(e.method, path, hasBody ? '{ broken' : undefined, sent);
      const isReached = e.scope === scope;
      expect([scope, answer.status === 403 && answer.body.code === 'forbidden']).toEqual([scope, !isReached]);
      if (isReached) expect([401, 500]).not.toContain(answer.status);
    }
  },
);

test('a key that is unknown, broken or expired is 401 everywhere, where anyone may read too', async () => {
  const expired = await makeKey(t, maker.id, ['orders:read'], { expiresAt: new Date(t.deps.clock().getTime() - 1) });
  const { key } = await makeKey(t, maker.id, ['orders:read']);
  const wrong = [
    expired.key,
    `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`,
    `pk_${'0'.repeat(49)}`,
    'pk_',
    `${key}x`,
  ];
  for (const one of wrong)
    for (const [method, path] of [
      ['GET', '/orders'],
      ['GET', '/store/list'],
      ['POST', '/authentication/login_check'],
    ] as const) {
      const body = method === 'POST' ? { identifier: 'a@b.example', password: 'x' } : undefined;
      const { status } = await t.call(method, path, body, { authorization: `Bearer ${one}` });
      expect([one.length, path, status]).toEqual([one.length, path, 401]);
    }
});
