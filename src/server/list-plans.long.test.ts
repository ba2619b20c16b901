import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '#server/db/connection.ts';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { fillShop, largeShop } from '#server/testing/scale/fill-shop.ts';
import { listCases, pageOf } from '#server/testing/scale/list-cases.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

// Of a shop of 50,000 products, 200,000 customers and 1,000,000 orders, filled by SQL: every statement that a list of the
// back office runs is planned there once more, and none may read orders, their lines or customers from end to end.

type Statement = { text: string; values: unknown[] };
const ran: Statement[] = [];
let t: TestApp;
let staff: Record<string, string>;

describe.skipIf(!process.env.TEST_DATABASE_URL)('in a large shop', () => {
  beforeAll(async () => {
    t = await startTestApp();
    const { isOn } = t.deps.flags;
    t.deps.flags.isOn = (flag) => flag.startsWith('products.r') || isOn(flag);
    await fillShop(t.connection, largeShop);
    const { token } = await makeSignedIn(t, {
      roles: ['CAN_MANAGE_PRODUCTS', 'CAN_MANAGE_ORDERS', 'CAN_MANAGE_CUSTOMERS', 'CAN_EDIT_FEATURES_CONFIGURATION'],
    });
    staff = { authorization: `Bearer ${token}` };
    recordStatements();
  }, 600_000);
  afterAll(() => t?.close());

  const pages = listCases.flatMap((one) => one.queries.map((query) => [one, query] as const));
  test.each(pages.map(([one, query]) => [`${one.path}?${query}`, one, query] as const))('%s', async (_, one, query) => {
    ran.length = 0;
    const first = await t.call('GET', pageOf(one, query, 1), undefined, staff);
    expect(first.status).toBe(200);
    const { totalPage } = first.body.data;
    if (totalPage > 1) await t.call('GET', pageOf(one, query, totalPage), undefined, staff);
    const statements = ran.filter(({ text }) => /^\s*(select|with)\b/i.test(text));
    expect(statements.some(({ text }) => /orders|customers|product|messages|reviews|misses|audit/.test(text))).toBe(
      true,
    );
    for (const statement of statements) expect(await planOf(statement)).not.toMatch(readWhole);
  });

  test('what reads a table from end to end is seen', async () => {
    expect(await planOf({ text: 'select count(*) from order_lines where vat_cents > $1', values: [7] })).toMatch(
      readWhole,
    );
  });
});

const readWhole = /Seq Scan on (orders|order_lines|customers)\b/;

/** What the driver sends from now on, other than what `planOf` asks. */
function recordStatements(): void {
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...sent: unknown[]) {
    const [config, values] = sent as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    const text = typeof config === 'string' ? config : config.text;
    if (!text.startsWith('explain ')) ran.push({ text, values: values ?? (config as Partial<Statement>).values ?? [] });
    return Reflect.apply(query, this, sent);
  } as typeof query;
}

async function planOf({ text, values }: Statement): Promise<string> {
  const client = new pg.Client({ connectionString: await urlOf() });
  await client.connect();
  try {
    const rows = rowsOf<Record<string, string>>(await client.query({ text: `explain ${text}`, values }));
    return rows.map((row) => Object.values(row)[0]).join('\n');
  } finally {
    await client.end();
  }
}

/** The database of this test, on the server that it was made on. */
async function urlOf(): Promise<string> {
  const [row] = rowsOf<{ name: string }>(await t.db.execute('select current_database() as name'));
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${row?.name}`;
  return url.href;
}
