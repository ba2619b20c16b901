import { afterAll, expect, test } from 'vitest';
import { askReplica } from '#server/commands/doctor/ask-replica.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { changeProduct } from '#server/testing/change-product.ts';
import { bearer, guestOrder, makeOrderShop, placeOrder } from '#server/testing/order-shop.ts';
import { makeCluster, makeReplica, noCluster, type OwnCluster } from '#server/testing/own-cluster.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { connectPostgres } from '../postgres.ts';

// Once is enough, and it needs nothing of the server that other tests use.
const why = process.env.TEST_DATABASE_URL ? 'runs in the other half of the long tests' : noCluster;
const told = why ? ` (skipped: ${why})` : '';

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

/** A primary and its replica that write down each statement, and as many processes of a shop as are asked for. */
async function open(processes = 1) {
  const primary = await makeCluster(['log_statement=all']);
  closing.push(primary.remove);
  const replica = await makeReplica(primary, 'reads', ['log_statement=all']);
  closing.push(replica.remove);
  const apps: TestApp[] = [];
  for (let i = 0; i < processes; i++) apps.push(await openProcess(primary, replica));
  const [t] = apps as [TestApp];
  const shop = await makeOrderShop(t);
  await caughtUp(primary, replica, t);
  return { primary, replica, apps, t, shop };
}

async function openProcess(primary: OwnCluster, replica: OwnCluster): Promise<TestApp> {
  const connection = await connectPostgres(primary.url, 4, { readUrl: replica.url });
  // Each answer is computed again, so that what it asks for is seen.
  const t = await startTestApp({ connection, env: { ANSWER_CACHE: 'off' } });
  closing.push(t.close);
  return t;
}

const isRead = (t: TestApp) => t.connection.replica()?.isRead;

async function caughtUp(primary: OwnCluster, replica: OwnCluster, t: TestApp): Promise<void> {
  const at = primary.sql('select pg_current_wal_insert_lsn()');
  const text = `select pg_last_wal_replay_lsn() >= '${at}'`;
  await expect.poll(() => replica.sql(text), { timeout: 30_000 }).toBe('t');
  await expect.poll(() => isRead(t), { timeout: 30_000 }).toBe(true);
}

/** The names of the statements that a server was sent while `work` ran, each once; of one without a name its text. */
async function sentTo(server: OwnCluster, work: () => Promise<unknown>): Promise<string[]> {
  const before = server.log().length;
  await work();
  const lines = server
    .log()
    .slice(before)
    .matchAll(/LOG: {2}(?:execute ([^:]+)|statement): (.*)/g);
  const names = [...lines].map(([, name, text = '']) => (name && name !== '<unnamed>' ? name : text));
  return [...new Set(names)].filter((name) => !/^select .*pg_|^(BEGIN|COMMIT)/.test(name)).sort();
}

test.skipIf(why !== null)(
  `guests read the catalogue on the replica; carts, orders and what staff list are never read there${told}`,
  async () => {
    const { primary, replica, t, shop } = await open();
    const { storeId, apples } = shop;
    const guestReads = async (of: TestApp) => {
      for (const path of [
        `/store/${storeId}/product-collection?page=1`,
        `/store/${storeId}/product-collection?search=pommes`,
        `/store/${storeId}/search-suggestions?search=pom`,
        `/store/${storeId}/featured-product-list`,
        `/store/${storeId}/new-arrival-list`,
        `/store/${storeId}/best-seller-list`,
        `/store/${storeId}/product-category-list`,
        `/store/${storeId}/product/${apples}/equivalents`,
        `/store/product/${apples}?storeId=${storeId}`,
      ])
        expect([path, (await of.call('GET', path)).status]).toEqual([path, 200]);
    };
    let onPrimary: string[] = [];
    let onReplica: string[] = [];
    // A machine that has much else to do may leave the replica behind: then another process tries again.
    for (let tries = 0; tries < 5 && !onReplica.includes('catalogue-changes'); tries++) {
      const process = await openProcess(primary, replica);
      await caughtUp(primary, replica, process);
      onReplica = await sentTo(replica, async () => {
        onPrimary = await sentTo(primary, () => guestReads(process));
      });
    }
    expect(onReplica).toEqual([
      'catalogue-changes',
      'categories',
      'equivalents-wanted-fr-retail',
      'goods-next',
      'product-detail-fr-retail',
      'products-by-id-fr-retail',
      'shelf-part',
      'shop-words',
      'shown-cards-fr-retail',
      'shown-stock',
      'strip-new-arrivals',
    ]);
    // None of these on the primary, and on the replica none that reads an order.
    expect(onPrimary.filter((name) => onReplica.includes(name))).toEqual([]);
    expect(onPrimary).toContain('strip-best-sellers');

    const customer = bearer((await makeSignedIn(t)).token);
    const staff = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS', 'CAN_MANAGE_ORDERS'])).token);
    await caughtUp(primary, replica, t);
    const others = await sentTo(replica, async () => {
      const { id } = await placeOrder(t, guestOrder(storeId, apples, 1));
      const asked: [string, string, object, object?][] = [
        [
          'PUT',
          '/cart',
          customer,
          { store_id: storeId, device: 'device-phone', lines: [{ product_id: apples, quantity: 1 }] },
        ],
        ['GET', `/cart?store_id=${storeId}`, customer],
        ['GET', `/cart/figures?store_id=${storeId}&lines=${apples}:1`, {}],
        ['GET', '/order/get-draft', customer],
        ['GET', `/orders/${id}`, staff],
        ['GET', '/products?page=1', staff],
        ['GET', `/products/${apples}`, staff],
        ['GET', '/orders?page=1', staff],
      ];
      for (const [method, path, headers, body] of asked)
        expect([path, (await t.call(method, path, body, headers as Record<string, string>)).status]).toEqual([
          path,
          200,
        ]);
    });
    expect(others).toEqual([]);
  },
);

test.skipIf(why !== null)(
  `a replica that is behind is not read, and what staff change is seen at once all the same${told}`,
  async () => {
    const { primary, replica, apps, t, shop } = await open(2);
    const { storeId, apples } = shop;
    const prices = async (of: TestApp) => {
      const list = await of.call('GET', `/store/${storeId}/product-collection?search=pommes`);
      const page = await of.call('GET', `/store/product/${apples}?storeId=${storeId}`);
      return [list.body.data.items[0].price, page.body.data.price];
    };
    for (const each of apps) expect(await prices(each)).toEqual([2.5, 2.5]);
    const catalogue = (names: string[]) => names.filter((name) => /^(shown-|product-detail)/.test(name));

    replica.sql('select pg_wal_replay_pause()');
    // Not yet behind by a second, but without the new price.
    await changeProduct(t, apples, { stores: [{ storeId, originalPrice: 3 }] });
    expect(await prices(t)).toEqual([3, 3]);
    // The other process hears of it, and from then on shows it without going back.
    const [, other] = apps as [TestApp, TestApp];
    await expect.poll(() => prices(other), { timeout: 10_000 }).toEqual([3, 3]);
    for (let i = 0; i < 20; i++) expect([await prices(t), await prices(other)]).toEqual(Array(2).fill([3, 3]));

    // What nobody announced is not waited for: more than a second behind it is not read for that alone.
    replica.sql('select pg_wal_replay_resume()');
    await caughtUp(primary, replica, t);
    expect(catalogue(await sentTo(replica, () => prices(t)))).not.toEqual([]);
    replica.sql('select pg_wal_replay_pause()');
    primary.sql("select pg_logical_emit_message(true, 'test', 'something')");
    await expect.poll(() => (t.connection.replica()?.lagMilliseconds ?? 0) > 1000, { timeout: 10_000 }).toBe(true);
    expect(isRead(t)).toBe(false);
    expect(catalogue(await sentTo(replica, () => prices(t)))).toEqual([]);
    const places = { databaseUrl: primary.url, databaseDirectUrl: undefined, databaseReadUrl: replica.url };
    expect(await askReplica(places)).toEqual({ isReplica: true, isBehind: true });
    expect(await askReplica({ ...places, databaseReadUrl: primary.url })).toMatchObject({ isReplica: false });
    replica.sql('select pg_wal_replay_resume()');
    await caughtUp(primary, replica, t);
    expect(await askReplica(places)).toEqual({ isReplica: true, isBehind: false });
    const again = await sentTo(replica, async () => expect(await prices(t)).toEqual([3, 3]));
    expect(catalogue(again)).not.toEqual([]);
  },
);

test.skipIf(why !== null)(`a replica that is killed, and one that is there again, fail no request${told}`, async () => {
  const { primary, replica, t, shop } = await open();
  const { storeId, apples } = shop;
  const statuses = new Set<number>();
  let isOver = false;
  let count = 0;
  const reader = async () => {
    while (!isOver) {
      const page = await t.call('GET', `/store/product/${apples}?storeId=${storeId}`);
      const list = await t.call('GET', `/store/${storeId}/product-collection?page=1`);
      for (const { status } of [page, list]) statuses.add(status);
      count += 2;
    }
  };
  const reading = Promise.all([reader(), reader(), reader()]);
  const more = async () => {
    const from = count;
    await expect.poll(() => count, { timeout: 30_000 }).toBeGreaterThan(from + 100);
  };
  await more();
  replica.kill('SIGKILL');
  await more();
  expect(isRead(t)).toBe(false);
  replica.start();
  await caughtUp(primary, replica, t);
  await more();
  isOver = true;
  await reading;
  expect([...statuses]).toEqual([200]);
});
