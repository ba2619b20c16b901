import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { importRows, imports, importTemplates } from '#server/db/tables/imports.ts';
import { stores } from '#server/db/tables/stores.ts';
import { tasks } from '#server/db/tables/tasks.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { makeStore } from '#server/testing/catalogue.ts';
import { readUpload, runReading, type Upload, upload } from '#server/testing/imports.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { makeExporter } from '#server/testing/tasks.ts';
import { makeWorkbook, sheetRow } from '#server/testing/workbooks.ts';

const now = new Date('2026-11-28T10:00:00Z');
const t = await startSharedApp({ now });
const { headers } = await makeExporter(t);
const centre = await makeStore(t.db, { name: 'Centre' });
beforeEach(async () => {
  for (const table of [tasks, imports, importTemplates]) await t.db.delete(table);
  for (const { id } of await t.db.select({ id: stores.id }).from(stores))
    if (id !== centre) await t.db.delete(stores).where(eq(stores.id, id));
});

const read = async (id: number) => (await t.call('GET', `/imports/${id}`, undefined, headers)).body.data;
const put = (id: number, body: object) => t.call('PUT', `/imports/${id}`, body, headers);
const file = 'ean;Désignation;Prix TTC;Note\n96385074;Pâtes;1,50;a\n4006381333931;Riz;2,00;b\n';

test('a file is looked at when it comes, and read to its end after', async () => {
  const { status, body } = await upload(t, headers, file, {
    as_of: '2026-11-28T08:00:00+01:00',
    store_id: '',
    template: '',
  });
  const columns = [
    { index: 0, header: 'ean', field: 'barcode' },
    { index: 1, header: 'Désignation', field: 'name' },
    { index: 2, header: 'Prix TTC', field: 'price' },
    { index: 3, header: 'Note', field: null },
  ];
  const firstRows = [
    { row: 2, cells: ['96385074', 'Pâtes', '1,50', 'a'] },
    { row: 3, cells: ['4006381333931', 'Riz', '2,00', 'b'] },
  ];
  const expected = {
    ...{ version: 1, kind: 'products', state: 'reading', fileName: 'file.csv', storeId: centre },
    ...{ encoding: 'UTF-8', separator: ';', decimal: null, sheets: null, sheet: null, columns, firstRows },
    ...{ byNight: false, addsUnknown: false, categories: {} },
    ...{ fixed: {}, absent: 'keep', failure: null, failureText: null, asOf: '2026-11-28T07:00:00.000Z' },
    ...{ createdAt: now.toISOString(), startedAt: null, finishedAt: null, done: 0, total: 0, leaps: [] },
  };
  expect([status, body.data]).toEqual([
    200,
    { ...expected, id: expect.any(Number), counts: expect.objectContaining({ rows: 0 }) },
  ]);
  await runReading(t);
  expect(await read(body.data.id)).toMatchObject({
    ...{ version: 1, state: 'ready', decimal: ',', columns, firstRows, done: 2, total: 2 },
    counts: { rows: 2, new: 0, changed: 0, unchanged: 0, refused: 0, absent: 0, undone: 0, kept: 0 },
  });
  const listed = await t.call('GET', '/imports?per_page=1', undefined, headers);
  expect(listed.body.data).toMatchObject({ total: 1, items: [{ id: body.data.id, state: 'ready' }] });
});

test.each<[string, string | Buffer, Upload, string]>([
  ['an empty file', '', {}, 'file empty'],
  ['a picture called .csv', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), {}, 'file notTable'],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), { name: 'a.xls' }, 'file oldWorkbook'],
  ['columns beyond 500', Array.from({ length: 501 }, (_, i) => `c${i}`).join(';'), {}, 'file tooManyColumns'],
  ['no such store', file, { store_id: 999_999 }, 'store_id validation.invalid'],
  ['no such template', file, { template: 'x' }, 'template validation.invalid'],
  ['no such kind', file, { kind: 'orders' }, 'kind validation.invalid'],
  ['no moment', file, { as_of: 'hier' }, 'as_of validation.date'],
])('%s is refused at the upload', async (_, content, fields, expected) => {
  const { status, body } = await upload(t, headers, content, fields);
  const [[field, [fault]]] = Object.entries(body.data.errors) as [
    [string, [{ message: string; parameters: { code?: string; reason?: string } }]],
  ];
  expect([status, `${field} ${fault.parameters.code ?? fault.message}`]).toEqual([422, expected]);
  if (fault.parameters.code) expect(fault.parameters.reason).toMatch(/\p{L}+ \p{L}+/u);
  expect(await t.db.$count(imports)).toBe(0);
});

test('nothing is left of an upload beside the file that is kept, however it ended', async () => {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'panier-imports-'));
  const left = () => readdirSync(tmpdir());
  await upload(t, headers, '');
  await upload(t, headers, file);
  await expect.poll(left).toEqual([]);
  process.env.TMPDIR = before ?? '';
});

test('a file beyond 50 MB is refused as such', async () => {
  const { status, body } = await upload(t, headers, Buffer.alloc(50 * 1024 * 1024 + 1, 'a;b\n'));
  expect([status, body.data.errors.file[0]]).toEqual([
    413,
    { message: 'validation.fileTooLarge', parameters: { most: 50 } },
  ]);
});

test('of which store the rows are: a column, what is asked, the only one; else it is asked', async () => {
  const other = await makeStore(t.db, { name: 'Lyon' });
  const refused = await upload(t, headers, file);
  expect([refused.status, Object.keys(refused.body.data.errors)]).toEqual([422, ['store_id']]);
  expect((await upload(t, headers, file, { store_id: other })).body.data.storeId).toBe(other);
  expect((await upload(t, headers, 'ean;magasin\n1;Lyon')).body.data.storeId).toBeNull();
});

test('who may not manage products is refused, whatever is sent', async () => {
  const picker = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
  const customer = bearer((await makeSignedIn(t)).token);
  for (const as of [picker, customer]) {
    expect((await upload(t, as, file)).status).toBe(403);
    expect((await t.call('GET', '/imports', undefined, as)).status).toBe(403);
  }
  expect((await upload(t, {}, file)).status).toBe(401);
});

test('a file that cannot be read to its end has failed, in words that name the row', async () => {
  const broken = `ean;nom\n${'1;a\n'.repeat(2000)}2;"b\n`;
  const { id } = (await upload(t, headers, broken)).body.data;
  await runReading(t);
  expect(await read(id)).toMatchObject({
    state: 'failed',
    failure: 'quote',
    failureText: expect.stringContaining('2002'),
    finishedAt: now.toISOString(),
  });
  expect(await t.db.$count(importRows)).toBe(0);
});

describe('reading that is cut off', () => {
  const long = `ean;prix\n${Array.from({ length: 5000 }, (_, i) => `${i};1,5`).join('\n')}`;

  test('begins anew, and leaves each row once', async () => {
    const { id } = (await upload(t, headers, long)).body.data;
    let parts = 0;
    const seen: { done: number; total: number }[] = [];
    const { readStored } = await import('./reading/read-stored.ts');
    await runReading(t, {
      read: (stored, take) =>
        readStored(t.deps.files, stored, async (part) => {
          await take(part);
          seen.push(await read(id));
          if (++parts === 3) throw new Error('the process ends');
        }),
    });
    expect(seen.map(({ done }) => done)).toEqual([999, 1999, 2999]);
    expect(seen.every(({ done, total }) => total >= done && total < 10_000)).toBe(true);
    expect(await read(id)).toMatchObject({ state: 'reading', done: 2999 });
    t.setNow(new Date(now.getTime() + 60_000));
    await runReading(t);
    t.setNow(now);
    expect(await read(id)).toMatchObject({ state: 'ready', decimal: ',', counts: { rows: 5000 }, done: 5000 });
    expect(await t.db.$count(importRows)).toBe(5000);
  });

  test('has failed after several tries', async () => {
    const { id } = (await upload(t, headers, long)).body.data;
    const fails = () => Promise.reject(new Error('no disk'));
    for (let i = 0; i < 3; i++) {
      t.setNow(new Date(now.getTime() + i * 60_000));
      await runReading(t, { read: fails });
    }
    t.setNow(now);
    expect(await read(id)).toMatchObject({ state: 'failed', failure: 'interrupted' });
  });

  test('ends where the import is cancelled meanwhile, and leaves neither rows nor file', async () => {
    const { id } = (await upload(t, headers, long)).body.data;
    const [{ fileKey } = { fileKey: '' }] = await t.db.select().from(imports);
    const { readStored } = await import('./reading/read-stored.ts');
    let parts = 0;
    await runReading(t, {
      read: (stored, take) =>
        readStored(t.deps.files, stored, async (part) => {
          await take(part);
          if (++parts === 2) await t.call('DELETE', `/imports/${id}`, undefined, headers);
        }),
    });
    expect(parts).toBe(2);
    expect(await read(id)).toMatchObject({ state: 'cancelled', finishedAt: now.toISOString() });
    expect(await t.db.$count(importRows)).toBe(0);
    const { deliverOutbox } = await import('#server/jobs/outbox.ts');
    const { eraseFilesHandler } = await import('#server/jobs/erase-files-handler.ts');
    await deliverOutbox(t.deps, [eraseFilesHandler(t.deps)]);
    expect(await t.deps.files.get(fileKey)).toBeNull();
    expect((await t.call('DELETE', `/imports/${id}`, undefined, headers)).body.data).toBeNull();
    expect((await t.call('GET', `/imports/${id}`, undefined, headers)).status).toBe(404);
  });
});

describe('the mapping', () => {
  test('columns, values for all rows, the decimal sign and what is absent are said; a stale version is refused', async () => {
    const { id } = await readUpload(t, headers, 'a;prix;x\n1;1,500;1.500\n');
    expect(await read(id)).toMatchObject({ decimal: null });
    const asked = {
      version: 1,
      decimal: ',',
      columns: [{ index: 0, field: 'barcode' }],
      fixed: { unit: 'kg' },
      absent: 'zero',
    };
    const { status, body } = await put(id, asked);
    expect([status, body.data]).toMatchObject([
      200,
      {
        version: 2,
        decimal: ',',
        columns: [{ field: 'barcode' }, { field: 'price' }, { field: null }],
        fixed: { unit: 'kg' },
        absent: 'zero',
      },
    ]);
    const stale = await put(id, { version: 1, absent: 'keep' });
    expect([stale.status, stale.body.code, stale.body.data.version]).toEqual([409, 'conflict', 2]);
  });

  test('another column of numbers may tell the decimal sign', async () => {
    const { id } = await readUpload(t, headers, 'ean;prix;x\n1;1,500;1,5\n');
    expect((await put(id, { columns: [{ index: 2, field: 'onHand' }] })).body.data.decimal).toBe(',');
  });

  test.each<[string, object, string]>([
    ['no such column', { columns: [{ index: 9, field: 'price' }] }, 'columns.0.index'],
    ['a field twice', { columns: [{ index: 0, field: 'price' }] }, 'columns.0.field'],
    ['no such field', { columns: [{ index: 0, field: 'colour' }] }, 'columns.0.field'],
    ['a value that cannot be read', { fixed: { vatInPercent: 'x' } }, 'fixed.vatInPercent'],
    ['a value of a field that a column has', { fixed: { price: '1' } }, 'fixed.price'],
    ['a sheet of what has none', { sheet: 'Feuil2' }, 'sheet'],
    ['no such sign', { decimal: ';' }, 'decimal'],
  ])('%s is refused', async (_, input, field) => {
    const { id } = await readUpload(t, headers, 'ean;prix\n1;1,50\n');
    const { status, body } = await put(id, input);
    expect([status, Object.keys(body.data.errors)]).toEqual([422, [field]]);
  });

  test('only what is ready or tried may be changed', async () => {
    const { id } = (await upload(t, headers, file)).body.data;
    expect((await put(id, { absent: 'zero' })).body.code).toBe('conflict');
    await t.db.update(imports).set({ state: 'tried', counts: { rows: 2, new: 2 } });
    expect((await put(id, { absent: 'zero' })).body.data).toMatchObject({
      state: 'ready',
      counts: { rows: 2, new: 0 },
    });
    await t.db.update(imports).set({ state: 'running' });
    expect((await put(id, { absent: 'zero' })).status).toBe(409);
    expect((await t.call('DELETE', `/imports/${id}`, undefined, headers)).status).toBe(409);
  });

  test('kept under a name it holds for the next file of its kind, by headers in any order', async () => {
    const { id } = await readUpload(t, headers, 'A;B;Prix\n1;2;3,5\n');
    const columns = [0, 1, 2].map((index) => ({ index, field: ['barcode', 'onHand', null][index] }));
    await put(id, { columns, fixed: { category: 'Fruits' }, decimal: ',', absent: 'zero', template: 'Caisse' });
    const listed = (await t.call('GET', '/import-templates', undefined, headers)).body.data.items;
    expect(listed).toMatchObject([{ name: 'Caisse', kind: 'products', decimal: ',', absent: 'zero' }]);
    const next = (await upload(t, headers, 'prix;rayon;b;EAN;a\n1;2;3;4;5\n', { template: 'Caisse' })).body.data;
    expect(next.columns.map(({ field }: { field: string }) => field)).toEqual([null, null, 'onHand', null, 'barcode']);
    expect(next).toMatchObject({ decimal: ',', absent: 'zero', fixed: { category: 'Fruits' } });
    expect((await upload(t, headers, 'a;b\n1;2', { template: 'Caisse', kind: 'offers' })).status).toBe(422);
    expect((await t.call('DELETE', '/import-templates/Caisse', undefined, headers)).status).toBe(200);
    expect((await t.call('DELETE', '/import-templates/Caisse', undefined, headers)).status).toBe(404);
  });

  test('another sheet of a workbook is read anew', async () => {
    const sheets = [
      { name: 'Fruits', data: sheetRow(1, ['ean', 'prix']) + sheetRow(2, ['1', 1.5]) },
      { name: 'Caché', state: 'hidden' as const, data: sheetRow(1, ['x']) },
      { name: 'Légumes', data: sheetRow(1, ['sku', 'stock']) + sheetRow(2, ['A', 2]) + sheetRow(3, ['B', 3]) },
    ];
    const { id, ...made } = await readUpload(t, headers, makeWorkbook({ sheets }), { name: 'a.xlsx' });
    expect(made).toMatchObject({
      encoding: null,
      separator: null,
      sheets: ['Fruits', 'Légumes'],
      sheet: 'Fruits',
      counts: { rows: 1 },
      decimal: '.',
    });
    expect((await put(id, { sheet: 'Caché' })).status).toBe(422);
    expect((await put(id, { sheet: 'Légumes' })).body.data).toMatchObject({
      state: 'reading',
      sheet: 'Légumes',
      version: 2,
    });
    await runReading(t);
    expect(await read(id)).toMatchObject({
      state: 'ready',
      columns: [{ field: 'supplierCode' }, { field: 'onHand' }],
      firstRows: [
        { row: 2, cells: ['A', 2] },
        { row: 3, cells: ['B', 3] },
      ],
      counts: { rows: 2 },
    });
  });
});

test('sent again under the same key it is the same import', async () => {
  const keyed = { ...headers, 'idempotency-key': 'upload' };
  const answers = [await upload(t, keyed, file), await upload(t, keyed, file)];
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  expect((await upload(t, keyed, `${file}1;a;2;`)).status).toBe(422);
});

test('whoever cancels the reading of a file gives its import up', async () => {
  const { body } = await upload(t, headers, file);
  const [task] = await t.db.select({ id: tasks.id }).from(tasks);
  expect((await t.call('DELETE', `/tasks/${task?.id}`, undefined, headers)).status).toBe(200);
  expect(await read(body.data.id)).toMatchObject({ state: 'cancelled', firstRows: [] });
  expect((await t.call('DELETE', `/imports/${body.data.id}`, undefined, headers)).body.data).toBeNull();
});
