import { expect, test } from 'vitest';
import { runTasks } from '#server/jobs/tasks/run-tasks.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop, placeOrder } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { productExport } from '../export/product-export.ts';

const t = await startSharedApp({ now: new Date('2026-11-24T10:00:00Z') });
const shop = await makeOrderShop(t);
const staff = bearer((await makeStaff(t)).token);
const put = (id: number, body: object, by = staff) => t.call('PUT', `/products/${id}`, body, by);
const read = async (id: number) => (await t.call('GET', `/products/${id}`, undefined, staff)).body.data;

test('purchase price and case size are facts of the product, and give its margin in each store', async () => {
  expect(await read(shop.wine)).toMatchObject({ purchasePrice: null, caseSize: null, margin: null });
  const { body } = await put(shop.wine, { purchasePrice: 6, caseSize: 6 });
  // 12.00 less 25 % is 9.00, which without 20 % VAT is 7.50.
  expect(body.data).toMatchObject({ purchasePrice: 6, caseSize: 6, margin: 20 });
  expect(body.data.stores.find(({ storeId }: { storeId: number }) => storeId === shop.storeId).margin).toBe(20);
  expect((await put(shop.wine, { purchasePrice: 8 })).body.data.margin).toBe(-6.7);
  const entry = (await t.call('GET', `/audit?thing=product&id=${shop.wine}`, undefined, staff)).body.data.items[0];
  expect(entry.changes).toMatchObject([{ field: 'purchasePrice', before: 6, after: 8 }]);
  expect((await put(shop.wine, { purchasePrice: null, caseSize: null })).body.data).toMatchObject({
    purchasePrice: null,
    caseSize: null,
    margin: null,
  });
});

test.each<[string, object, string]>([
  ['below nothing', { purchasePrice: -1 }, 'purchasePrice'],
  ['with too many decimals', { purchasePrice: 1.234 }, 'purchasePrice'],
  ['of no units', { caseSize: 0 }, 'caseSize'],
  ['of half a unit', { caseSize: 1.5 }, 'caseSize'],
])('%s is refused with its field', async (_, input, field) => {
  const { status, body } = await put(shop.apples, input);
  expect([status, Object.keys(body.data.errors)]).toEqual([422, [field]]);
});

test('a new product has them from its start, and whoever is there for some stores may not change them', async () => {
  const made = { name: { fr: 'Riz' }, category: 'RIZ', price: 2.11, purchasePrice: 1, caseSize: 10 };
  const { body } = await t.call('POST', '/products', made, staff);
  expect(body.data).toMatchObject({ purchasePrice: 1, caseSize: 10 });
  const limited = await makeSignedIn(t, { roles: ['CAN_MANAGE_PRODUCTS'], storeIds: [shop.storeId] });
  expect((await put(shop.apples, { purchasePrice: 1 }, bearer(limited.token))).status).toBe(403);
});

test('no answer that shoppers get says what a product costs the shop', async () => {
  await put(shop.apples, { purchasePrice: 77.77, caseSize: 4321 });
  const { id } = await placeOrder(t, guestOrder(shop.storeId, shop.apples, 1));
  const shopper = await makeSignedIn(t);
  const slug = (await read(shop.apples)).slug;
  const paths = [
    `/store/${shop.storeId}/product-collection?per_page=120`,
    `/store/product/${shop.apples}?storeId=${shop.storeId}`,
    `/store/${shop.storeId}/featured-products`,
    `/store/${shop.storeId}/equivalents?id=${shop.apples}`,
    `/equivalents?storeId=${shop.storeId}&id=${shop.apples}`,
    `/search-suggestions?storeId=${shop.storeId}&q=pom`,
    `/cart`,
    '/order/list',
    '/customer-profiles/me/export',
    `/order/${id}`,
  ];
  const docs = (await t.call('GET', '/openapi.json')).body;
  type Operation = { tags?: string[]; security?: unknown[]; parameters?: { name: string }[] };
  const open = Object.entries(docs.paths as Record<string, { get?: Operation }>).flatMap(([path, { get }]) =>
    get && !get.tags?.includes('back office') && !get.tags?.includes('configuration')
      ? [
          path
            .replace('/api/v1', '')
            .replace(/\{(\w*)\}/g, (_, name) => (/store/i.test(name) ? String(shop.storeId) : String(shop.apples))),
        ]
      : [],
  );
  expect(open.length).toBeGreaterThan(20);
  for (const path of new Set([...paths, ...open, `/store/product/${slug}`])) {
    const asked = path.includes('?') ? path : `${path}?storeId=${shop.storeId}&id=${shop.apples}&per_page=120`;
    for (const by of [{}, bearer(shopper.token)]) {
      const { body } = await t.call('GET', asked, undefined, by);
      expect([asked, /purchase|caseSize|77[.,]77|4321|"margin"/.exec(JSON.stringify(body) ?? '')?.[0]]).toEqual([
        asked,
        undefined,
      ]);
    }
  }
});

test('exports for staff have both columns', async () => {
  await put(shop.apples, { purchasePrice: 0.9, caseSize: 12 });
  const task = (await t.call('POST', '/products/export', {}, staff)).body.data;
  await runTasks(t.deps, [productExport(t.deps)], { error: () => undefined } as never, { reportEvery: 0 });
  const { body } = await t.app.inject({ url: `/api/v1/tasks/${task.id}/file`, headers: staff });
  const [head = '', ...lines] = body.trim().split('\r\n');
  expect(head).toMatch(/,purchase_price,case_size$/);
  expect(lines.find((line) => line.startsWith(`${shop.apples},`))).toMatch(/,0\.90,12$/);
});
