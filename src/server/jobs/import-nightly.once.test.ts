import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { asc } from '#server/db/sql.ts';
import { jobRuns } from '#server/db/tables/checks.ts';
import { imports, importTemplates } from '#server/db/tables/imports.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { tasks } from '#server/db/tables/tasks.ts';
import { readNightly } from '#server/features/imports/nightly/nightly-state.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { runReading } from '#server/testing/imports.ts';
import { deliverMails } from '#server/testing/mails.ts';
import { bearer, nameShop } from '#server/testing/order-shop.ts';
import { workOnImports } from '#server/testing/ready-imports.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { importNightly } from './import-nightly.ts';
import { tellNightly } from './tell-nightly.ts';

// 03:00 in Paris is 02:00 UTC.
const night = new Date('2026-11-24T02:00:30Z');
const t = await startSharedApp({ now: night });
const store = await makeStore(t.db, { name: 'Paris', code: 'PAR' });
const codes = ['N1', 'N2', ...Array.from({ length: 30 }, (_, i) => `S${i}`)];
const [first = 0] = await makeProducts(
  t.db,
  codes.map((supplierCode) => ({ supplierCode, category: 'NONALIMENTAIRE' as const })),
  night,
);
const staff = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS'])).token);

let answer: RequestListener = (_, reply) => reply.end();
const asked: (string | undefined)[] = [];
const server = createServer((request, reply) => {
  asked.push(request.headers.authorization);
  answer(request, reply);
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
afterAll(() => void server.close());
const address = `http://erp:s3cret@127.0.0.1:${(server.address() as AddressInfo).port}/prices.csv?key=k3y`;

const columns = [
  { header: 'code', field: 'supplierCode' as const },
  { header: 'prix', field: 'price' as const },
  { header: 'stock', field: 'onHand' as const },
];
const mapping = { columns, fixed: {}, decimal: '.' as const, absent: 'keep' as const };
beforeEach(async () => {
  for (const table of [tasks, imports, importTemplates, jobRuns]) await t.db.delete(table);
  await t.db.insert(importTemplates).values({ name: 'Caisse', kind: 'offers', mapping });
  asked.length = 0;
});

const body = (rows: string[]) => ['code;prix;stock', ...rows].join('\n');
const serve = (rows: string[]) => {
  answer = (_, reply) => reply.end(body(rows));
};
const deps = (url = address, template = 'Caisse') => ({
  ...t.deps,
  config: { ...t.deps.config, nightlyImport: { url, time: '03:00', template } },
});
const later = (hours: number) => new Date(night.getTime() + hours * 3_600_000);
const run = (now = night, ...more: Parameters<typeof deps>) => {
  t.setNow(now);
  return importNightly(deps(...more), now, { waitMs: 2000 });
};
const work = async () => {
  await runReading(t);
  await workOnImports(t);
  // Whoever looks is signed in since then.
  t.setNow(night);
};
const all = () => t.db.select().from(imports).orderBy(asc(imports.id));
const priceOf = async (id: number) =>
  (await t.call('GET', `/products/${id}`, undefined, staff)).body.data.originalPrice;
const attention = async () => (await t.call('GET', '/attention', undefined, staff)).body.data.nightlyImports;

test('each night the file is fetched, mapped and run; the same bytes do nothing, others begin anew', async () => {
  serve(['N1;2.10;40', 'N2;1.90;7']);
  expect(await Promise.all([run(), run()])).toEqual(expect.arrayContaining([true, false]));
  await work();
  expect(await all()).toMatchObject([
    { byNight: true, state: 'done', accountId: null, fileName: 'prices.csv', storeId: store, counts: { changed: 2 } },
  ]);
  expect(asked).toEqual([`Basic ${Buffer.from('erp:s3cret').toString('base64')}`]);
  expect([await priceOf(first), await attention()]).toEqual([2.1, undefined]);
  expect(await run(later(20))).toBe(false);
  expect(await run(later(24))).toBe(true);
  expect(await all()).toHaveLength(1);
  serve(['N1;2.20;40']);
  await run(later(48));
  await work();
  expect([(await all()).length, await priceOf(first)]).toEqual([2, 2.2]);
  // Deleted by staff, it is remembered all the same.
  await t.db.delete(imports);
  await run(later(72));
  expect(await all()).toEqual([]);
});

test('a file of this machine is read as well', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'panier-night-')), 'a b.csv');
  writeFileSync(path, body(['N1;2.30;40']));
  await run(night, pathToFileURL(path).href);
  await work();
  expect(await all()).toMatchObject([{ state: 'done', fileName: 'a b.csv' }]);
  expect(await priceOf(first)).toBe(2.3);
});

test('ended between the fetch and the run, or the reading, it goes on', async () => {
  serve(['N1;2.40;40']);
  await run();
  expect((await all())[0]?.state).toBe('reading');
  await runReading(t);
  expect((await all())[0]?.state).toBe('waiting');
  // The process that was at it ended before it could note that it was done.
  await t.db.update(jobRuns).set({ doneAt: null, claimedUntil: null });
  await run();
  await work();
  expect((await all()).map(({ state }) => state)).toEqual(['done']);
});

describe('what needs attention', () => {
  test('rows that were refused, a leaping price among them, until a night without any', async () => {
    serve(['N1;0.10;40', 'nobody;1;1', 'N2;2.05;8']);
    await run();
    await work();
    const [{ id } = { id: 0 }] = await all();
    expect(await attention()).toMatchObject({
      count: 1,
      first: [{ id, fileName: 'prices.csv', refused: 2, failureText: null }],
    });
    const found = (await t.call('GET', `/imports/${id}/problems`, undefined, staff)).body.data.items;
    expect(found.map(({ row, code }: { row: number; code: string }) => `${row} ${code}`)).toEqual([
      '2 leap',
      '3 notFound',
    ]);
    serve(['N1;2.50;40']);
    await run(later(24));
    await work();
    expect(await attention()).toBeUndefined();
  });

  test('a leap of stock, which writes nothing; somebody may try it again and confirm it', async () => {
    serve(Array.from({ length: 30 }, (_, i) => `S${i};;0`));
    await run();
    await work();
    const [{ id, state, failure } = { id: 0, state: '', failure: '' }] = await all();
    expect([state, failure]).toEqual(['failed', 'stockLeap']);
    expect((await attention()).first[0].failureText).toMatch(/stock/);
    expect((await t.call('POST', `/imports/${id}/try`, {}, staff)).status).toBe(200);
    await work();
    expect((await t.call('POST', `/imports/${id}/run`, { confirm: ['stock'] }, staff)).status).toBe(200);
    await work();
    expect((await all())[0]).toMatchObject({ state: 'done', failure: null, byNight: true });
  });

  test.each<[string, RequestListener | null, Parameters<typeof deps>, string]>([
    ['an error of the address', (_, reply) => reply.writeHead(503).end(), [], 'fetchStatus 503'],
    ['a redirect without end', (_, reply) => reply.writeHead(302, { location: '/' }).end(), [], 'fetchRedirects'],
    [
      'a redirect to a file',
      (_, reply) => reply.writeHead(302, { location: 'file:///etc/passwd' }).end(),
      [],
      'fetchRedirects',
    ],
    ['no answer in time', () => undefined, [], 'fetchTimeout'],
    ['nobody at the address', null, ['http://127.0.0.1:9/x.csv'], 'fetchUnreachable'],
    ['no such file', null, ['file:///nowhere/x.csv'], 'fetchNoFile'],
    ['a picture', (_, reply) => reply.end(Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1')), [], 'notTable'],
    ['no such template', (_, reply) => reply.end('a;b'), [address, 'Nobody'], 'templateGone'],
  ])('%s', async (_, listener, where, failure) => {
    if (listener) answer = listener;
    const error = await run(night, ...where).then(
      () => null,
      (thrown: Error) => thrown,
    );
    expect(await all()).toMatchObject([{ state: 'failed', byNight: true, failure }]);
    expect(`${error?.stack}`).not.toMatch(/s3cret|k3y/);
    expect((await attention()).first[0].failureText).toMatch(/\p{L}+ \p{L}+/u);
  });

  test('an address that fails is asked again every ten minutes, for an hour; one that answers then is all there is', async () => {
    answer = (_, reply) => reply.writeHead(500).end();
    await expect(run()).rejects.toThrow('500');
    expect(await run(later(0.1))).toBe(false);
    await expect(run(later(0.2))).rejects.toThrow('500');
    expect([(await all()).length, asked.length]).toEqual([1, 2]);
    serve(['N1;2.60;40']);
    expect(await run(later(0.4))).toBe(true);
    await work();
    expect((await all()).map(({ state }) => state)).toEqual(['done']);
    await t.db.delete(jobRuns);
    answer = (_, reply) => reply.writeHead(500).end();
    expect(await run(later(2))).toBe(true);
    expect(await run(later(3))).toBe(false);
  });
});

describe('the shop is mailed', () => {
  const told = async (now: Date) => {
    t.setNow(now);
    await tellNightly(deps(), now);
    const mails = await deliverMails(t);
    return mails.map(({ subject, text }) => `${subject}\n${text}`);
  };
  beforeEach(async () => {
    await t.db.delete(outbox);
    await nameShop(t, { email: 'shop@panier.example' });
  });

  test('once of rows that were refused, with how many there were', async () => {
    serve(['N1;0.10;40', 'nobody;1;1', 'N2;2.05;8']);
    await run();
    await work();
    const [mail, ...others] = await told(night);
    expect(mail).toMatch(/^L’import de la nuit a refusé des lignes – .+2 lignes du fichier «\u202fprices.csv\u202f»/s);
    const [{ id } = { id: 0 }] = await all();
    expect(mail).toContain(`/admin/imports/${id}`);
    expect(others).toEqual([]);
    expect(await told(later(1))).toEqual([]);
  });

  test('of what could not be fetched once no other try may bring it, and of nothing that came after all', async () => {
    answer = (_, reply) => reply.writeHead(500).end();
    await expect(run()).rejects.toThrow('500');
    expect(await told(later(1))).toEqual([]);
    const [mail] = await told(later(1.2));
    expect(mail).toMatch(/^L’import de la nuit a échoué – .+Raison.+500/s);
    await t.db.delete(outbox);
    await tellNightly(deps(), later(1.2));
    serve(['N1;2.80;40']);
    await run(later(1.3));
    expect(await told(later(1.4))).toEqual([]);
  });

  test('of nothing that staff have dealt with since, nor of what is long past', async () => {
    serve(['nobody;1;1']);
    await run();
    await work();
    expect(await told(later(25))).toEqual([]);
    await tellNightly(deps(), night);
    expect(await t.db.$count(outbox)).toBe(1);
    await t.db.update(imports).set({ counts: {} });
    expect(await told(night)).toEqual([]);
  });
});

test('a file beyond 50 MB is not kept', async () => {
  answer = (_, reply) => {
    const piece = Buffer.alloc(2 ** 20, '1;2\n');
    let left = 52;
    const write = () => (left-- > 0 ? reply.write(piece, write) : reply.end());
    reply.on('error', () => undefined);
    write();
  };
  await expect(importNightly(deps(), night, { waitMs: 20_000 })).rejects.toThrow('fetchTooLarge');
  expect((await all())[0]?.failure).toBe('fetchTooLarge');
});

test('the list says from where it comes and when next, without what is secret', async () => {
  const nightly = async (now: Date) => readNightly(t.db, deps().config.nightlyImport, now);
  const known = { source: new URL(address).host, time: '03:00', template: 'Caisse', timeZone: 'Europe/Paris' };
  expect(await nightly(night)).toEqual({ ...known, isDue: true, nextAt: '2026-11-24T02:00:00.000Z' });
  serve(['N1;2.70;40']);
  await run();
  expect(await nightly(later(1))).toEqual({ ...known, isDue: false, nextAt: '2026-11-25T02:00:00.000Z' });
  await work();
  const { items, nightly: listed } = (await t.call('GET', '/imports', undefined, staff)).body.data;
  expect([items[0].byNight, listed]).toEqual([true, null]);
});
