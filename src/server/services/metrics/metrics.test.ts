import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { jobRuns } from '#server/db/tables/checks.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { guestOrder, makeOrderShop, placeOrder } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { createMeters } from './meters.ts';
import { serveMetrics } from './serve-metrics.ts';

const now = new Date('2026-11-25T09:00:00Z');
const t = await startSharedApp({ now, env: { METRICS_PORT: '0' } });
const meters = t.deps.meters;
if (!meters) throw new Error('nothing is measured');
const shop = await makeOrderShop(t);
const server = await serveMetrics(meters, { metricsPort: 0 });
afterAll(() => server.close());
beforeEach(() => t.setNow(now));

const ask = (path = '/metrics', host = '127.0.0.1', method = 'GET') =>
  new Promise<{ status: number | string; text: string }>((resolve) => {
    const sent = request({ port: server.port, host, path, method }, async (answer) => {
      const chunks = await answer.toArray();
      resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
    });
    sent.on('error', (error: Error & { code?: string }) => resolve({ status: error.code ?? '', text: '' })).end();
  });
const linesOf = async (name: string) => (await ask()).text.split('\n').filter((line) => line.startsWith(name));

test('answers on a port of its own at 127.0.0.1 alone, by one path', async () => {
  expect((await ask()).status).toBe(200);
  for (const [path, method] of [
    ['/', 'GET'],
    ['/metrics/x', 'GET'],
    ['/metrics', 'POST'],
  ] as const)
    expect((await ask(path, '127.0.0.1', method)).status).toBe(404);
  const others = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((one) => one.family === 'IPv4' && !one.internal);
  for (const { address } of others) expect((await ask('/metrics', address)).status).toBe('ECONNREFUSED');
  // The shop's own port knows nothing of it.
  expect((await t.call('GET', 'metrics')).status).toBe(404);
  expect((await t.app.inject('/metrics')).statusCode).toBe(404);
});

test('requests are counted by the pattern of their route, and nothing that somebody wrote is a label', async () => {
  const email = 'somebody@panier.example';
  await t.db.insert(customers).values({ email, name: 'Camille Martin', externalId: 'metrics' });
  await t.call('GET', `/store/${shop.storeId}/product-collection?search=pommes&page=1`);
  await t.call('GET', `/order/4711/${email}`);
  await t.call('GET', `/nowhere/${email}`);
  await placeOrder(t, guestOrder(shop.storeId, shop.apples, 1));
  const { text } = await ask();
  expect(text).toContain('route="/api/v1/store/:storeId/product-collection",status="200",source="page"} 1');
  expect(text).toMatch(
    /panier_http_requests_total\{method="POST",route="\/api\/v1\/order\/create",status="200",source="page"\} 1/,
  );
  expect(text).toContain('panier_search_duration_seconds_count 1');
  expect(text).toContain('panier_shelves_read_total 1');
  for (const personal of ['somebody', '4711', 'pommes', 'Camille', 'guest-', 'Magasin'])
    expect(text).not.toContain(personal);
});

test('requests over the network have durations', async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = t.app.server.address() as { port: number };
  await (await fetch(`http://127.0.0.1:${port}/healthz`)).text();
  await expect
    .poll(() => linesOf('panier_http_request_duration_seconds_count{method="GET",route="/healthz"}'), {
      timeout: 20_000,
    })
    .toEqual(['panier_http_request_duration_seconds_count{method="GET",route="/healthz"} 1']);
});

test('tells what waits and for how long, what was ordered, and how old the backup is', async () => {
  await t.db.delete(outbox);
  expect(await linesOf('panier_backup_age_seconds')).toEqual([]);
  await t.db.insert(jobRuns).values({ name: 'backup', doneAt: new Date(now.getTime() - 3_600_000) });
  const entry = { kind: 'order-confirmation', payload: {}, createdAt: now };
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  await t.db.insert(outbox).values([
    { ...entry, dedupeKey: 'a', nextTryAt: at(-90) },
    { ...entry, dedupeKey: 'b', nextTryAt: at(600) },
    { ...entry, dedupeKey: 'c', nextTryAt: at(-900), givenUpAt: now },
    { ...entry, dedupeKey: 'd', nextTryAt: at(-900), doneAt: now },
  ]);
  expect(await linesOf('panier_outbox_')).toEqual([
    'panier_outbox_waiting 1',
    'panier_outbox_oldest_seconds 90',
    'panier_outbox_given_up 1',
  ]);
  expect(await linesOf('panier_backup_age_seconds')).toEqual(['panier_backup_age_seconds 3600']);

  const before = createMeters(t.deps);
  const orders = async () =>
    (await before.read()).text.split('\n').filter((line) => line.startsWith('panier_orders_placed_total{'));
  t.setNow(at(10));
  await placeOrder(t, guestOrder(shop.storeId, shop.apples, 1));
  expect(await orders()).toEqual([]);
  t.setNow(at(31));
  expect(await orders()).toEqual(['panier_orders_placed_total{type="pickup"} 1']);
  t.setNow(at(90));
  expect(await orders()).toEqual(['panier_orders_placed_total{type="pickup"} 1']);
});

test('without a database the rest is told, and that it is missing', async () => {
  await t.db.execute(sql`alter table outbox rename to outbox_elsewhere`);
  try {
    expect(await linesOf('panier_database_up')).toEqual(['panier_database_up 0']);
    expect(await linesOf('panier_outbox_waiting')).toEqual([]);
    expect((await linesOf('nodejs_eventloop_lag_p99_seconds')).length).toBe(1);
  } finally {
    await t.db.execute(sql`alter table outbox_elsewhere rename to outbox`);
  }
  expect(await linesOf('panier_database_up')).toEqual(['panier_database_up 1']);
});

test('tells of a replica whether it is read and how far it is behind, and nothing where there is none', async () => {
  expect(await linesOf('panier_replica_')).toEqual([]);
  const told = async (isRead: boolean, lagMilliseconds: number | null) => {
    const replica = () => ({ isRead, lagMilliseconds });
    const { text } = await createMeters({ ...t.deps, connection: { ...t.connection, replica } }).read();
    return text.split('\n').filter((line) => line.startsWith('panier_replica_'));
  };
  expect(await told(true, 150)).toEqual(['panier_replica_read 1', 'panier_replica_lag_seconds 0.15']);
  expect(await told(false, null)).toEqual(['panier_replica_read 0']);
});

const folder = 'docs/monitoring';
const dashboard = readFileSync(`${folder}/dashboard.json`, 'utf8');
const alerts = readFileSync(`${folder}/alerts.yml`, 'utf8');
const used = (text: string) => [...new Set(text.match(/\b(panier|nodejs|process)_\w+/g))];

test.each([
  ['dashboard', dashboard],
  ['alerts', alerts],
])('the %s names only what exists', (_, text) => {
  const known = meters.names().flatMap((name) => [name, `${name}_bucket`, `${name}_sum`, `${name}_count`]);
  expect(used(text).length).toBeGreaterThan(8);
  expect(used(text).filter((name) => !known.includes(name))).toEqual([]);
});

test('what the shop tells of itself is all shown or watched', () => {
  const shown = used(dashboard + alerts).map((name) => name.replace(/_(bucket|sum|count)$/, ''));
  expect(meters.names().filter((name) => name.startsWith('panier_') && !shown.includes(name))).toEqual([]);
});

test('the alerts are rules as Prometheus reads them, the dashboard panels as Grafana does', () => {
  for (const { name, rules } of parse(alerts).groups) {
    expect(name).toBe('panier');
    for (const rule of rules) {
      expect(
        Object.keys(rule).filter((key) => !['alert', 'expr', 'for', 'labels', 'annotations'].includes(key)),
      ).toEqual([]);
      expect(rule.annotations.summary).toMatch(/\w/);
      expect(['page', 'warn']).toContain(rule.labels.severity);
      expect((rule.expr.match(/[({[]/g) ?? []).length).toBe((rule.expr.match(/[)}\]]/g) ?? []).length);
    }
  }
  const ids = JSON.parse(dashboard).panels.map(({ id }: { id: number }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
