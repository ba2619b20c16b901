import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importLimits } from '#domain/import/import-failure.ts';
import { eq } from '#server/db/sql.ts';
import { productBarcodes, products } from '#server/db/tables/catalogue.ts';
import { shelfPlaces } from '#server/db/tables/picking.ts';
import { stock } from '#server/db/tables/stock.ts';
import { tasks } from '#server/db/tables/tasks.ts';
import { openXlsx } from '#server/features/imports/reading/xlsx/read-xlsx.ts';
import { runTasks } from '#server/jobs/tasks/run-tasks.ts';
import type { Progress, TaskHandler } from '#server/services/tasks/task-handler.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { makeProduct, makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { makeExporter } from '#server/testing/tasks.ts';
import { productExport } from './product-export.ts';

const now = new Date('2026-11-21T10:00:00Z');
const hour = 3_600_000;
const t = await startSharedApp({ now });
const headers = (await makeExporter(t)).headers;
beforeEach(async () => void (await t.db.delete(tasks)));

const ask = async (more: Record<string, string> = {}) =>
  t.call('POST', '/products/export', {}, { ...headers, ...more });
const read = async (id: number) => (await t.call('GET', `/tasks/${id}`, undefined, headers)).body.data;
const readFile = (id: number, as = headers) => t.app.inject({ url: `/api/v1/tasks/${id}/file`, headers: as });
const log = { error: (line: unknown) => expect(line).toBeUndefined() } as never;
const run = (handler: TaskHandler = productExport(t.deps)) => runTasks(t.deps, [handler], log, { reportEvery: 0 });
/** The export, in parts of so many rows, with something done after each report. */
const exportWith = (atOnce: number, reported: (progress: Progress) => Promise<void>): TaskHandler => {
  const { kind, run } = productExport(t.deps, atOnce);
  return {
    kind,
    run: (task) => run({ ...task, report: async (progress) => task.report(progress).then(() => reported(progress)) }),
  };
};
const headings =
  'id,barcode,name_fr,name_en,name_vi,category,unit,store_id,store,price,wholesale_price,discount_percent,on_hand,available,shelf,vat_percent,origin,visible,scale_code,purchase_price,case_size';

describe('a shop of two stores', () => {
  let stores: number[];
  let ids: Record<'apples' | 'rice' | 'bread' | 'draft' | 'evil', number>;
  beforeAll(async () => {
    const second = { name: 'Épicerie, Lyon', discountPercent: 20, discountIsActive: true };
    stores = [await makeStore(t.db, { name: 'Centre' }), await makeStore(t.db, second)];
    const [centre = 0, lyon = 0] = stores;
    const over = { percent: 50, validTo: new Date(now.getTime() - hour) };
    ids = {
      apples: await makeProduct(t.db, {
        name: { fr: 'Pommes « Gala »', en: 'Apples', vi: 'Táo đỏ' },
        barcode: '0012345678905',
        category: 'FRUIT',
        unit: 'KG',
        origin: 'FR',
        vatBp: 550,
        stores: [
          { storeId: centre, cents: 250, wholesaleCents: 201, quantityMilli: 7500, discounts: [{ percent: 30 }, over] },
          { storeId: lyon, cents: 300, discounts: [{ percent: 10 }] },
        ],
      }),
      rice: await makeProduct(t.db, { name: 'Riz "long"', visible: false, stores: [centre], cents: 1099, vatBp: 2000 }),
      bread: await makeProduct(t.db, { name: 'Pain', stores: [lyon], inventory: false }),
      draft: await makeProduct(t.db, { name: 'Nouveau', stores: [], origin: 'Lorraine' }),
      evil: await makeProduct(t.db, { name: '=HYPERLINK("x")', stores: [centre], origin: '@SUM(A1)' }),
    };
    await t.db
      .insert(productBarcodes)
      .values({ code: '00000096385074', productId: ids.apples, position: 1, digits: 8 });
    await t.db.insert(shelfPlaces).values({ storeId: centre, productId: ids.apples, shelf: 'A2' });
    await t.db.update(products).set({ scaleCode: '00417' }).where(eq(products.id, ids.apples));
    await t.db.update(stock).set({ reservedMilli: 500 });
  });

  test.each([1000, 2, 1])(
    'the file is the catalogue, a row for each product and store, read %i at once',
    async (atOnce) => {
      const [centre, lyon] = stores;
      const asked = await ask();
      expect([asked.status, asked.body.data]).toEqual([
        200,
        {
          id: expect.any(Number),
          kind: 'product-export',
          state: 'waiting',
          done: 0,
          total: 0,
          error: null,
          result: null,
          createdAt: now.toISOString(),
          startedAt: null,
          finishedAt: null,
        },
      ]);
      const { id } = asked.body.data;
      expect((await readFile(id)).statusCode).toBe(404);
      expect(await run(productExport(t.deps, atOnce))).toBe(1);
      expect(await read(id)).toMatchObject({
        state: 'done',
        done: 6,
        total: 6,
        finishedAt: now.toISOString(),
        result: { fileName: 'products-2026-11-21.csv' },
      });
      const file = await readFile(id);
      expect(file.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-length': String(file.rawPayload.length),
        'content-disposition': expect.stringContaining('filename="products-2026-11-21.csv"'),
        'cache-control': 'no-store',
      });
      expect(file.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
      expect(file.rawPayload.subarray(3).toString().split('\r\n')).toEqual([
        headings,
        `${ids.apples},0012345678905,Pommes « Gala »,Apples,Táo đỏ,FRUIT,KG,${centre},Centre,2.50,2.01,30,7.5,7,A2,5.5,FR,true,00417,,`,
        `${ids.rice},,"Riz ""long""","Riz ""long""","Riz ""long""",FRUIT,P,${centre},Centre,10.99,,,100,99.5,,20,,false,,,`,
        `${ids.evil},,${Array(3).fill(`"'=HYPERLINK(""x"")"`).join(',')},FRUIT,P,${centre},Centre,2.00,,,100,99.5,,5.5,'@SUM(A1),true,,,`,
        `${ids.apples},0012345678905,Pommes « Gala »,Apples,Táo đỏ,FRUIT,KG,${lyon},"Épicerie, Lyon",3.00,,20,100,99.5,,5.5,FR,true,00417,,`,
        `${ids.bread},,Pain,Pain,Pain,FRUIT,P,${lyon},"Épicerie, Lyon",2.00,,20,,,,5.5,,true,,,`,
        `${ids.draft},,Nouveau,Nouveau,Nouveau,FRUIT,P,,,,,,,,,5.5,Lorraine,true,,,`,
        '',
      ]);
    },
  );

  test.each([
    [
      'fr',
      'Produits 2026-11-21 11.00.csv',
      `Pommes « Gala »;;"=""0012345678905""";"=""96385074""";"=""00417""";Fruits;Au kilo;Centre;"2,50";"2,01";30;"7,5";7;"=""A2""";"5,5";;;France;Oui`,
      `"'=HYPERLINK(""x"")";`,
    ],
    [
      'en',
      'Products 2026-11-21 11.00.csv',
      `Apples,,"=""0012345678905""","=""96385074""","=""00417""",Fruit,Kilogram,Centre,2.50,2.01,30,7.5,7,"=""A2""",5.5,,,France,Yes`,
      `"'=HYPERLINK(""x"")",`,
    ],
    [
      'vi',
      'Sản phẩm 2026-11-21 11.00.csv',
      `Táo đỏ;;"=""0012345678905""";"=""96385074""";"=""00417""";Trái cây;Kg;Centre;"2,50";"2,01";30;"7,5";7;"=""A2""";"5,5";;;Pháp;Có`,
      `;"Épicerie, Lyon";`,
    ],
  ])('for spreadsheets it is in %s, with the store of each stock', async (language, name, apples, other) => {
    const { body } = await t.call('POST', `/products/export?lng=${language}`, { form: 'spreadsheets' }, headers);
    await run();
    expect((await read(body.data.id)).result.fileName).toBe(name);
    const text = (await readFile(body.data.id)).body;
    expect(text.split('\r\n')).toContain(apples);
    expect(text).toContain(other);
  });

  test('as a workbook it holds codes as they are, and is named and typed as one', async () => {
    const { body } = await t.call('POST', '/products/export?lng=fr', { form: 'workbook' }, headers);
    await run();
    expect((await read(body.data.id)).result.fileName).toBe('Produits 2026-11-21 11.00.xlsx');
    const file = await readFile(body.data.id);
    expect(file.headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    const piece = async function* () {
      yield file.rawPayload;
    };
    const source = { bytes: file.rawPayload.length, read: piece };
    const { parts } = await openXlsx(source, { sheet: null }, importLimits);
    const rows = [];
    for await (const part of parts) rows.push(...part.rows.map(({ cells }) => cells.slice(0, 5)));
    expect(rows).toHaveLength(7);
    expect(rows[1]).toEqual(['Pommes « Gala »', null, '0012345678905', '96385074', '00417']);
  });

  test('amounts have the decimals of the currency', async () => {
    const { id } = (await ask()).body.data;
    await run(productExport({ ...t.deps, config: { ...t.deps.config, decimals: 0 } }));
    expect((await readFile(id)).body).toContain('Centre,250,201,30,');
  });
});

describe('while it runs', () => {
  beforeAll(async () => {
    const made = Array.from({ length: 20 }, () => ({}));
    await makeProducts(t.db, made);
  });

  test('its progress is seen rising', async () => {
    const { id } = (await ask()).body.data;
    const seen: { state: string; done: number; total: number }[] = [];
    await run(exportWith(7, async () => void seen.push(await read(id))));
    const { total } = await read(id);
    expect(seen.length).toBeGreaterThan(5);
    expect(seen.map(({ done }) => done)).toEqual(seen.map(({ done }) => done).toSorted((a, b) => a - b));
    expect(seen.at(0)).toMatchObject({ state: 'running', done: 0, total });
    expect(seen.at(-1)).toMatchObject({ state: 'running', done: total, total });
  });

  test('it can be cancelled: it stops at the next report, and no file is left', async () => {
    const { id } = (await ask()).body.data;
    let reports = 0;
    const cancelled: unknown[] = [];
    await run(
      exportWith(2, async () => {
        if (++reports === 3) cancelled.push(await t.call('DELETE', `/tasks/${id}`, undefined, headers));
      }),
    );
    expect(reports).toBe(3);
    expect(cancelled).toMatchObject([{ status: 200, body: { data: { id, state: 'cancelled' } } }]);
    expect(await read(id)).toMatchObject({ state: 'cancelled', result: null, finishedAt: now.toISOString() });
    expect((await readFile(id)).statusCode).toBe(404);
    expect(await t.deps.files.get(`tasks/${id}-1`)).toBeNull();
    expect(await run()).toBe(0);
  });
});

test('an Idempotency-Key asks once', async () => {
  const first = await ask({ 'idempotency-key': 'one' });
  const again = await ask({ 'idempotency-key': 'one' });
  expect(again.body.data).toEqual(first.body.data);
  expect((await ask({ 'idempotency-key': 'two' })).body.data.id).not.toBe(first.body.data.id);
  expect(await t.db.$count(tasks)).toBe(2);
});

test('who may not manage products is refused', async () => {
  const { token: customer } = await makeSignedIn(t);
  const { token: staff } = await makeStaff(t, ['CAN_MANAGE_ORDERS']);
  const post = async (more: Record<string, string>) => (await t.call('POST', '/products/export', {}, more)).status;
  expect([await post({}), await post(bearer(customer)), await post(bearer(staff))]).toEqual([401, 403, 403]);
  expect(await t.db.$count(tasks)).toBe(0);
});
