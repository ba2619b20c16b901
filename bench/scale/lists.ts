import { parseArgs } from 'node:util';
import { roles } from '#domain/access/roles.ts';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { fillShop, largeShop, type ShopSize, smallShop } from '#server/testing/scale/fill-shop.ts';
import { type ListCase, listCases, pageOf } from '#server/testing/scale/list-cases.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { type ListRow, printLists } from './list-report.ts';

// How much longer each list of the back office takes in a large shop than in one of a hundredth: both run in this process
// on PostgreSQL and are asked in turn, one question at a time, without the network.

const { values: asked } = parseArgs({
  options: {
    rounds: { type: 'string', default: '25' },
    only: { type: 'string', default: '' },
    part: { type: 'string', default: '1' },
  },
});
const { DATABASE_URL: server } = process.env;
if (!server) throw new Error('Set DATABASE_URL to a PostgreSQL server where databases may be created');
process.env.TEST_DATABASE_URL = server;
const say = (line: string) => process.stderr.write(`${line}\n`);

type Shop = { t: TestApp; headers: Record<string, string>; size: ShopSize };
const opened: Shop[] = [];
try {
  for (const size of [smallShop, largeShop]) opened.push(await openShop(scaled(size, Number(asked.part))));
  const [small, large] = opened;
  if (!small || !large) throw new Error('There are two shops to compare');
  const rows: ListRow[] = [];
  for (const one of listCases)
    for (const query of one.queries)
      if (`${one.path}?${query}`.includes(asked.only)) rows.push(...(await compareQuery(one, query, small, large)));
  process.stdout.write(`${printLists(rows, small.size, large.size)}\n`);
} finally {
  for (const { t } of opened) await t.close();
}

function scaled({ products, customers, orders }: ShopSize, part: number): ShopSize {
  return { products: products * part, customers: customers * part, orders: orders * part };
}

async function openShop(size: ShopSize): Promise<Shop> {
  say(`▸ Filling ${size.products} products, ${size.customers} customers, ${size.orders} orders …`);
  const t = await startTestApp();
  const { isOn } = t.deps.flags;
  t.deps.flags.isOn = (flag) => flag.startsWith('products.r') || isOn(flag);
  const from = performance.now();
  await fillShop(t.connection, size);
  say(`  ${((performance.now() - from) / 1000).toFixed(0)} s`);
  const { token } = await makeSignedIn(t, {
    roles: [...roles],
  });
  return { t, headers: { authorization: `Bearer ${token}` }, size };
}

async function compareQuery(one: ListCase, query: string, small: Shop, large: Shop): Promise<ListRow[]> {
  const shops = [small, large] as const;
  const lastPages: [number, number] = [1, 1];
  for (const [i, shop] of shops.entries()) lastPages[i] = Math.max(1, (await ask(shop, pageOf(one, query, 1))).pages);
  const rows: ListRow[] = [];
  for (const place of ['first', 'last'] as const) {
    const times: [number[], number[]] = [[], []];
    for (let round = -2; round < Number(asked.rounds); round++)
      for (const [i, shop] of shops.entries()) {
        const { ms } = await ask(shop, pageOf(one, query, place === 'first' ? 1 : (lastPages[i] ?? 1)));
        if (round >= 0) times[i]?.push(ms);
      }
    rows.push({ name: `${one.path}?${query}`, place, small: times[0], large: times[1] });
    if (lastPages[1] === 1) break;
  }
  return rows;
}

async function ask({ t, headers }: Shop, path: string): Promise<{ ms: number; pages: number }> {
  const from = performance.now();
  const { status, body } = await t.call('GET', path, undefined, headers);
  const ms = performance.now() - from;
  if (status !== 200) throw new Error(`${path} answers ${status}`);
  return { ms, pages: body.data.totalPage };
}
