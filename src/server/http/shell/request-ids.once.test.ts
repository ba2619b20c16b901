import { expect, test, vi } from 'vitest';
import { enqueue } from '#server/db/enqueue.ts';
import { withRequestId } from '#server/db/request-id.ts';
import { eq } from '#server/db/sql.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { pageRoutes } from '#server/http/pages/pages.ts';
import { deliverOutbox } from '#server/jobs/outbox.ts';
import { runTasks } from '#server/jobs/tasks/run-tasks.ts';
import { addTask } from '#server/services/tasks/add-task.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp({ env: { LOG_LEVEL: 'info' } });
pageRoutes(t.app, t.deps, async (_page, read) => {
  // As in the thread of the pages: what it asks comes by a message, from no request.
  const { status } = await new Promise<{ status: number }>((resolve) => {
    asks.push(() => void read('/healthz').then(resolve));
  });
  const headers: [string, string][] = [['content-type', 'text/html; charset=utf-8']];
  return { status, headers, body: new TextEncoder().encode('<!DOCTYPE html>') };
});
const asks: (() => void)[] = [];
const shop = await makeOrderShop(t);
const { token } = await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION']);

type Line = { requestId?: string | null; msg: string; entry?: number; kind?: string };
const newLines = async (work: () => Promise<unknown>): Promise<Line[]> => {
  const before = t.logged.length;
  await work();
  return t.logged.slice(before).map((line) => JSON.parse(line));
};
const idOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['x-request-id']);

test('each answer says its id, another each time, and its line of the log names it and nothing personal', async () => {
  const ids: string[] = [];
  const said = await newLines(async () => {
    for (const path of ['/store/list', '/order/12/somebody@panier.example']) ids.push(idOf(await t.call('GET', path)));
  });
  expect(new Set(ids).size).toBe(2);
  expect(said.filter(({ msg }) => msg === 'answered').map(({ requestId }) => requestId)).toEqual(ids);
  expect(JSON.stringify(said)).not.toContain('somebody');
  for (const line of t.logged) expect(line.split('"requestId"')).toHaveLength(2);
});

test('an error is logged under the id that its answer says', async () => {
  const hot = vi.spyOn(t.deps.connection, 'hot').mockRejectedValue(new Error('planted'));
  let id = '';
  const said = await newLines(async () => {
    id = idOf(await t.call('GET', '/system-state', undefined, bearer(token)));
  });
  hot.mockRestore();
  expect(said.map(({ msg }) => msg)).toContain('request failed');
  for (const { requestId } of said) expect(requestId).toBe(id);
});

test('a page and what it asks have one id', async () => {
  let id = '';
  const said = await newLines(async () => {
    const answered = t.app.inject('/some-page');
    await vi.waitFor(() => expect(asks).toHaveLength(1));
    asks[0]?.();
    id = idOf(await answered);
  });
  expect(said).toContainEqual(expect.objectContaining({ requestId: id, route: '/healthz' }));
});

test('an id that a caller gives counts only where a proxy is trusted, and where it has the form of one', async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const trusting = await startSharedApp({ env: { TRUST_PROXY: '1' } });
  await trusting.app.listen({ port: 0, host: '127.0.0.1' });
  const ask = async ({ app }: typeof t, given: string) => {
    const { port } = app.server.address() as { port: number };
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { 'x-request-id': given } });
    await answer.text();
    return answer.headers.get('x-request-id');
  };
  expect(await ask(t, 'given-by-caller')).toMatch(/^[\w-]{16}$/);
  expect(await ask(trusting, 'given-by-proxy')).toBe('given-by-proxy');
  for (const odd of ['short', 'x'.repeat(81), 'with "quotes" in it'])
    expect(await ask(trusting, odd)).toMatch(/^[\w-]{16}$/);
});

test('what a mail came of is named where it fails, and to whom it was to go is not', async () => {
  const answer = await t.call('POST', '/order/create', guestOrder(shop.storeId, shop.apples, 1));
  expect(answer.status).toBe(200);
  const [entry] = await t.db.select().from(outbox).where(eq(outbox.kind, 'order-confirmation'));
  expect(entry?.requestId).toBe(idOf(answer));
  const outcome = { error: '550 <somebody@panier.example> unknown' };
  const handler = {
    ...{ kinds: ['order-confirmation'], lease: 1000, batch: 10 },
    handle: async (rows: readonly { id: number }[]) => new Map(rows.map(({ id }) => [id, outcome])),
  };
  const said = await newLines(() => deliverOutbox(t.deps, [handler], { log: t.app.log }));
  expect(said).toMatchObject([{ requestId: idOf(answer), entry: entry?.id, kind: 'order-confirmation', level: 50 }]);
  expect(JSON.stringify(said)).not.toContain('somebody');
});

test('a task has the id of who asked, in its log and in what it puts into the outbox', async () => {
  const asked = { kind: 'product-export', accountId: null, input: {} } as const;
  await withRequestId('asked-by-staff', () => t.write((write) => addTask(write, asked)));
  const entry = { kind: 'order-confirmation', dedupeKey: 'of-a-task', payload: {}, now: t.deps.clock() } as const;
  const run = async () => {
    await t.write(({ tx }) => enqueue(tx, entry));
    throw new Error('planted');
  };
  const said = await newLines(() => runTasks(t.deps, [{ kind: 'product-export', run }], t.app.log));
  expect(said).toMatchObject([{ requestId: 'asked-by-staff', err: { message: 'planted' } }]);
  const [written] = await t.db.select().from(outbox).where(eq(outbox.dedupeKey, 'of-a-task'));
  expect(written?.requestId).toBe('asked-by-staff');
});
