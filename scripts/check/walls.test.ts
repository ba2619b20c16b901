import { describe, expect, test } from 'vitest';
import { inPlantedTree, runCheck } from './planted-tree.ts';
import { checkWalls } from './walls-check.mjs';

// A small house that stands: every planted fault below is one file more.
const house: Record<string, string> = {
  'src/main.ts': `import '#server/app.ts'; import '#web/root.tsx';`,
  'src/page-worker.ts': `import '#server/app.ts'; import '#web/root.tsx'; await import(new URL('x', import.meta.url).href);`,
  'src/domain/money/cents.ts': `export type Cents = number; export const zero: Cents = 0;`,
  'src/domain/money/cents.test.ts': `import { test } from 'vitest'; import { zero } from './cents.ts'; test('x', () => zero);`,
  'src/contract/orders/orders.ts': `import { z } from 'zod'; import { zero } from '#domain/money/cents.ts'; export const o = z.literal(zero);`,
  'src/server/app.ts': `import { join } from 'node:path'; import fastify from 'fastify'; import '#server/features/orders/routes.ts'; export { join, fastify };`,
  'src/server/deps.ts': `import '#server/http/implement.ts'; export const deps = 1;`,
  'src/server/db/connection.ts': `export const connection = 1;`,
  'src/server/services/mail.ts': `import '#server/db/connection.ts'; export const mail = 1;`,
  'src/server/http/implement.ts': `import { mail } from '#server/services/mail.ts'; export { mail };`,
  'src/server/jobs/outbox.ts': `import '#server/features/orders/routes.ts'; import '#server/deps.ts';`,
  'src/server/features/orders/routes.ts': `import { mail } from '#server/services/mail.ts'; import { o } from '#contract/orders/orders.ts';
    export async function move(db, tx, map) { await db.insert(o).values(mail); map.delete(1); return tx.update(o).set({}); }`,
  'src/server/features/stores/routes.ts': `export type Store = { id: number }; export const s = 1;`,
  'src/server/testing/build-app.ts': `import '#server/app.ts'; export const testApp = 1;`,
  'src/web/root.tsx': `import './app.css'; import { Cart } from '#web/features/cart/cart.tsx'; export const Root = () => <Cart />;`,
  'src/web/app.css': `body { margin: 0 }`,
  'src/web/ui/button/button.tsx': `import { icon } from '#web/lib/page/icon.ts'; export const Button = () => <b>{icon}</b>;`,
  'src/web/lib/api/call.ts': `export const call = 1;`,
  'src/web/lib/page/icon.ts': `import { call } from '#web/lib/api/call.ts'; export const icon = call;`,
  'src/web/shared/cart/cart-store.ts': `import { zero } from '#domain/money/cents.ts'; export const total = zero;`,
  'src/web/features/cart/cart.tsx': `import { Button } from '#web/ui/button/button.tsx'; import { total } from '#web/shared/cart/cart-store.ts'; export const Cart = () => <Button>{total}</Button>;`,
  'src/web/routes/admin.tsx': `import { Office } from '#web/office/office.tsx'; export default Office;`,
  'src/web/office/office.tsx': `import '#web/office/orders/list.ts'; export const Office = () => null;`,
  'src/web/office/list/kit.ts': `import { zero } from '#domain/money/cents.ts'; export const kit = zero;`,
  'src/web/office/orders/list.ts': `import { kit } from '#web/office/list/kit.ts'; import { total } from '#web/shared/cart/cart-store.ts'; export { kit, total };`,
  'src/web/features/account/account.tsx': `export type Account = { name: string }; export const Account = () => null;`,
};

const faultsOf = (planted: Record<string, string>): string[] =>
  inPlantedTree({ ...house, ...planted }, (root) => checkWalls(root).faults);

test('the house itself has no fault', () => {
  expect(runCheck('walls.mjs', house)).toEqual({ isRed: false, output: '25 files, 0 faults\n' });
});

test('a fault makes the check red', () => {
  const result = runCheck('walls.mjs', { ...house, 'src/domain/a.ts': `import '#contract/orders/orders.ts';` });
  expect(result.isRed).toBe(true);
  expect(result.output).toContain('src/domain/a.ts may not open src/contract/orders/orders.ts');
});

test('a tree without files is a fault', () => {
  expect(runCheck('walls.mjs', { 'README.md': 'x' }).isRed).toBe(true);
});

describe('an import that crosses a wall', () => {
  test.each([
    [
      'up: the rules open the contract',
      'src/domain/a.ts',
      `import { o } from '#contract/orders/orders.ts'; export { o };`,
    ],
    ['the rules open a package', 'src/domain/a.ts', `import { z } from 'zod'; export { z };`],
    ['the rules open Node', 'src/domain/a.ts', `import { join } from 'node:path'; export { join };`],
    ['the rules open Node by its short name', 'src/domain/a.ts', `import { join } from 'path'; export { join };`],
    ['up: the contract opens the server', 'src/contract/a.ts', `import '#server/app.ts';`],
    ['the contract opens another package', 'src/contract/a.ts', `import 'fastify';`],
    ['up: the server opens main', 'src/server/a.ts', `import '../main.ts';`],
    ['a page of the shop opens the office', 'src/web/routes/home.tsx', `import '#web/office/office.tsx';`],
    ['a feature of the shop opens the office', 'src/web/features/cart/a.ts', `import '#web/office/list/kit.ts';`],
    ['what both share opens the office', 'src/web/shared/a.ts', `import '#web/office/list/kit.ts';`],
    ['the office opens a feature of the shop', 'src/web/office/a.ts', `import '#web/features/cart/cart.tsx';`],
    ['a part of the office opens another', 'src/web/office/products/a.ts', `import '#web/office/orders/list.ts';`],
    ['sideways: the server opens the pages', 'src/server/a.ts', `import '#web/root.tsx';`],
    ['sideways: the pages open the server', 'src/web/a.ts', `import '#server/app.ts';`],
    [
      'by a type alone',
      'src/web/a.ts',
      `import type { Store } from '#server/features/stores/routes.ts'; export type A = Store;`,
    ],
    ['by a type within a type', 'src/web/a.ts', `export type A = import('#server/features/stores/routes.ts').Store;`],
    ['by import()', 'src/web/a.ts', `export const load = () => import('#server/app.ts');`],
    ['by export from', 'src/web/a.ts', `export { s } from '#server/features/stores/routes.ts';`],
    ['by export * from', 'src/web/a.ts', `export * from '#server/features/stores/routes.ts';`],
    ['by require', 'src/web/a.ts', `export const a = require('#server/app.ts');`],
    ['by a relative path', 'src/web/a.ts', `import '../server/app.ts';`],
    ['feature to feature on the server', 'src/server/features/orders/a.ts', `import '../stores/routes.ts';`],
    [
      'feature to feature by type',
      'src/web/features/cart/a.ts',
      `import type { Account } from '#web/features/account/account.tsx'; export type A = Account;`,
    ],
    [
      'feature to a file that gathers features',
      'src/server/features/orders/a.ts',
      `import '#server/features/gather.ts';`,
    ],
    ['a floor of orders opens the one above', 'src/server/features/orders/placed/a.ts', `import '../staff/b.ts';`],
    ['shoppers’ orders open those of staff', 'src/server/features/orders/shop/a.ts', `import '../staff/b.ts';`],
    ['a service opens a feature', 'src/server/services/a.ts', `import '#server/features/stores/routes.ts';`],
    ['the settings open the database', 'src/server/config.ts', `import '#server/db/connection.ts';`],
    ['the database opens a service', 'src/server/db/a.ts', `import '#server/services/mail.ts';`],
    [
      'the database opens a service by a type',
      'src/server/db/a.ts',
      `import type { mail } from '#server/services/mail.ts'; export type A = typeof mail;`,
    ],
    ['a service opens what all of it is made of', 'src/server/services/a.ts', `import '#server/deps.ts';`],
    ['a service opens the application', 'src/server/services/a.ts', `import '#server/app.ts';`],
    ['a mail opens the web server', 'src/server/mail/a.ts', `import '#server/http/implement.ts';`],
    ['the web server opens a feature', 'src/server/http/a.ts', `import '#server/features/stores/routes.ts';`],
    ['a feature opens a job', 'src/server/features/stores/a.ts', `import '#server/jobs/outbox.ts';`],
    ['a job opens the application', 'src/server/jobs/a.ts', `import '#server/app.ts';`],
    ['shared state opens a feature', 'src/web/shared/a.ts', `import '#web/features/cart/cart.tsx';`],
    ['a button knows groceries', 'src/web/ui/a.ts', `import { zero } from '#domain/money/cents.ts'; export { zero };`],
    [
      'a button knows the cart',
      'src/web/ui/a.ts',
      `import { total } from '#web/shared/cart/cart-store.ts'; export { total };`,
    ],
    ['the browser room opens the calls', 'src/web/lib/browser/a.ts', `import '#web/lib/api/call.ts';`],
    ['the calls open the pages', 'src/web/lib/api/a.ts', `import '#web/lib/page/icon.ts';`],
    ['the pages open Node', 'src/web/a.ts', `import { readFileSync } from 'node:fs'; export { readFileSync };`],
    ['code opens test code', 'src/server/a.ts', `import '#server/testing/build-app.ts';`],
    ['a missing file', 'src/domain/a.ts', `import './nowhere.ts';`],
    ['a missing file in a test', 'src/domain/a.test.ts', `import './nowhere.ts';`],
    ['a path that is computed', 'src/web/a.ts', 'export const load = (name: string) => import(`./${name}.ts`);'],
    ['a file in no room', 'src/elsewhere/a.ts', `export const a = 1;`],
    ['a file that is not TypeScript', 'src/domain/a.js', `export const a = 1;`],
  ])('%s', (_case, file, code) => {
    const opened = {
      'src/server/features/gather.ts': `export const gather = 1;`,
      'src/server/features/orders/staff/b.ts': `export const b = 1;`,
    };
    expect(faultsOf({ ...opened, [file]: code })).toEqual([expect.stringContaining(file)]);
  });
});

describe('imports in a circle', () => {
  const two = `export const two = 2;`;
  test('code that needs itself is a fault', () => {
    const one = `import { two } from './two.ts'; export const one = two;`;
    const faults = faultsOf({ 'src/domain/one.ts': one, 'src/domain/two.ts': `import './one.ts'; ${two}` });
    expect(faults).toEqual(['cycle: src/domain/one.ts → src/domain/two.ts → src/domain/one.ts']);
  });

  test('types alone make no circle', () => {
    const one = `import { two } from './two.ts'; export type One = 1; export const one = two;`;
    const back = `import type { One } from './one.ts'; export type Back = One; ${two}`;
    expect(faultsOf({ 'src/domain/one.ts': one, 'src/domain/two.ts': back })).toEqual([]);
  });
});

describe('a database statement that is never awaited', () => {
  test.each([
    ['an insert', `db.insert(t).values(x);`],
    ['an update', `tx.update(t).set(x).where(y);`],
    ['a delete', `tx.delete(t);`],
    ['an execute', `db.execute(x);`],
    ['of a dependency', `deps.db.insert(t).values(x);`],
    ['of a named connection', `readDb.update(t).set(x);`],
    ['behind void, which does not start it', `void db.insert(t).values(x);`],
    ['behind a condition', `if (x) { x && db.insert(t).values(x); }`],
    ['in one arm of a choice', `x ? await y : tx.delete(t);`],
    ['thrown away by a loop', `x.forEach((row) => db.insert(t).values(row));`],
  ])('%s', (_case, statement) => {
    const code = `export async function write(db, tx, deps, readDb, t, x, y) {\n  ${statement}\n}`;
    expect(faultsOf({ 'src/server/features/orders/write.ts': code })).toEqual([
      'src/server/features/orders/write.ts:2 builds a database statement and never awaits it',
    ]);
  });

  test.each([
    ['awaited', `await db.insert(t).values(x);`],
    ['returned', `return tx.update(t).set(x);`],
    ['kept for later', `const pending = db.delete(t); await pending;`],
    ['gathered', `await Promise.all([db.insert(t).values(x), tx.delete(t)]);`],
    ['not a database at all', `x.delete(y); new Map().delete(x); hash.update(y);`],
  ])('%s is right', (_case, statement) => {
    const code = `export async function write(db, tx, t, x, y, hash) {\n  ${statement}\n}`;
    expect(faultsOf({ 'src/server/features/orders/write.ts': code })).toEqual([]);
  });
});

describe('a write of the catalogue past its use cases', () => {
  const table = `import { prices } from '#server/db/tables/prices.ts';`;
  const tables = { 'src/server/db/tables/prices.ts': 'export const prices = 1;' };
  test.each([
    [
      'by the query builder',
      `${table} export const set = async (tx) => { await tx.update(prices).set({ cents: 1 }); };`,
    ],
    [
      'by another name',
      `import { prices as p } from '#server/db/tables/prices.ts'; export const set = (tx) => tx.insert(p);`,
    ],
    ['as SQL', 'export const set = (tx, sql) => tx.execute(sql`with a as (delete  from "prices" p) select 1`);'],
    ['as SQL in a string', `export const text = 'UPDATE product_texts set name = 1';`],
  ])('%s', (_, code) => {
    const faults = faultsOf({ ...tables, 'src/server/features/stores/a.ts': code });
    expect(faults).toEqual(['src/server/features/stores/a.ts:1 writes the catalogue past features/catalogue/staff']);
  });

  test('is none in a use case, in a test, or where it is only read', () => {
    const write = `${table} export const set = async (tx) => { await tx.update(prices).set({ cents: 1 }); };`;
    const read = `${table} export const get = (tx) => tx.select().from(prices); new Map().delete(1);`;
    const faults = faultsOf({
      ...tables,
      'src/server/features/catalogue/staff/a.ts': write,
      'src/server/features/stores/a.test.ts': write,
      'src/server/features/stores/b.ts': read,
    });
    expect(faults).toEqual([]);
  });
});
