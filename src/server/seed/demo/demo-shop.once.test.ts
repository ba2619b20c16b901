import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listCategories, listFeaturedProducts, listProducts, type Product } from '#contract/catalogue/catalogue.ts';
import { listOrders } from '#contract/orders/orders.ts';
import { listStores, type Store } from '#contract/stores/stores.ts';
import { categories } from '#domain/catalogue/category.ts';
import { languages } from '#domain/language/language.ts';
import { paymentStates } from '#domain/payment/payment-status.ts';
import { storeQualifies } from '#domain/shipping/delivering-store.ts';
import { feeFromDecimal } from '#domain/shipping/fee-on-wire.ts';
import { rowsOf } from '#server/db/connection.ts';
import { eq, isNull, sql } from '#server/db/sql.ts';
import { productPictures, products } from '#server/db/tables/catalogue.ts';
import { invoices } from '#server/db/tables/invoices.ts';
import { orders } from '#server/db/tables/orders.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { shelfPlaces, storeAisles } from '#server/db/tables/picking.ts';
import { discounts, prices } from '#server/db/tables/prices.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { fillShop } from '#server/seed/fill-shop.ts';
import { loadGoods } from '#server/seed/goods.schema.ts';
import { signInByPassword } from '#server/testing/accounts.ts';
import { dayStates, readDemoDay } from '#server/testing/demo-day.ts';
import { holdAgainstSandbox } from '#server/testing/demo-payments.ts';
import { holdSitePictures } from '#server/testing/demo-site.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { fetchFile } from '#server/testing/invoices.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { pdfText } from '#server/testing/pdf-text.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { demoSignIns } from './accounts.ts';
import { staples } from './year/popularity.ts';
import { reviewCount } from './year/reviews.ts';
import { orderCount } from './year/visits.ts';

let t: TestApp;
let stores: Store[];
const shelves = new Map<number, Product[]>();
const now = new Date();
const fill = () => fillShop(t.connection, { ...t.deps.config, seed: 'demo' }, now, () => undefined);

beforeAll(async () => {
  t = await startTestApp();
  expect(await fill()).toBe(true);
  const api = t.apiAs();
  stores = await api(listStores, {});
  for (const { id } of stores) {
    const first = await api(listProducts, { storeId: id, per_page: 120 });
    const rest = Array.from({ length: first.totalPage - 1 }, (_, i) => i + 2);
    const pages = await Promise.all(rest.map((page) => api(listProducts, { storeId: id, per_page: 120, page })));
    shelves.set(
      id,
      [first, ...pages].flatMap((page) => page.items),
    );
  }
}, 600_000);
afterAll(() => t.close());

const shelf = (id: number) => shelves.get(id) ?? [];

test('every store has aisles that place all categories, and shelves for most of its goods', async () => {
  const plans = await t.db.select().from(storeAisles);
  expect(plans.map(({ storeId }) => storeId).sort()).toEqual(stores.map(({ id }) => id).sort());
  for (const { aisles } of plans)
    expect(aisles.flatMap((aisle) => aisle.categories).toSorted()).toEqual([...categories].toSorted());
  for (const { id } of stores) {
    const placed = await t.db.$count(shelfPlaces, eq(shelfPlaces.storeId, id));
    expect(placed).toBeGreaterThan(shelf(id).length / 2);
    expect(placed).toBeLessThan(shelf(id).length);
  }
});

test('five stores, one of them for pickup alone', () => {
  expect(stores).toHaveLength(5);
  expect(stores.filter((store) => !store.allowDelivery)).toHaveLength(1);
  const usual = stores.filter((s) => s.openingHours.every((h) => h.opens === '08:30' && h.closes === '20:00'));
  expect(usual.length).toBeGreaterThanOrEqual(3);
  expect(stores.every((store) => store.openingHours.every((hours) => hours.weekday !== 1))).toBe(true);
});

test('every store takes orders for time slots of the coming week, fetched, and brought where it delivers', async () => {
  for (const { id, allowDelivery } of stores) {
    const { body } = await t.call('GET', `/store/${id}/slot-list`);
    const kinds = body.data.flatMap(({ slots }: { slots: { type: string }[] }) => slots.map(({ type }) => type));
    expect([...new Set(kinds)].sort()).toEqual(allowDelivery ? ['delivery', 'pickup'] : ['pickup']);
    const next = (await t.call('GET', `/store/${id}/next-slot-list`)).body.data;
    expect(next.map((one: { next: unknown }) => one.next === null)).toEqual(allowDelivery ? [false, false] : [false]);
  }
});

test('a store delivers with rules for a listed code and for all others', () => {
  const both = stores.filter((s) => {
    const codes = s.shippingRules.map((rule) => rule.postalCode);
    return s.allowDelivery && codes.includes('*****') && codes.some((code) => code !== '*****');
  });
  expect(both.length).toBeGreaterThan(0);
});

test('at least 240 products, 8 or more in each of the 23 categories, all of them pictured, as home and front are', async () => {
  expect(await t.db.$count(products)).toBeGreaterThanOrEqual(240);
  const list = await t.apiAs()(listCategories, { storeId: stores[0]?.id ?? 0 });
  expect(list.map((c) => c.name).sort()).toEqual([...categories].sort());
  expect(list.filter((c) => c.numberOfProducts < 8)).toEqual([]);
  expect(await t.db.$count(productPictures)).toBeGreaterThanOrEqual(await t.db.$count(products));
  await holdSitePictures(t, stores[0]?.id ?? 0);
});

test('more than 120 products are seen in two to four pictures, the front first', async () => {
  const rows = await t.db.select().from(productPictures).orderBy(productPictures.productId, productPictures.position);
  const views = Map.groupBy(rows, (row) => row.productId);
  const several = [...views.values()].filter((list) => list.length > 1);
  expect(several.length).toBeGreaterThan(120);
  expect(several.every((list) => list.length <= 4 && list.every((row, i) => row.position === i))).toBe(true);
  const item = stores.flatMap(({ id }) => shelf(id)).find(({ id }) => views.get(id)?.length === 3);
  const [front, ...others] = views.get(item?.id ?? 0) ?? [];
  expect(item?.product.picture).toContain(front?.pictureId);
  expect(others).toHaveLength(2);
});

describe('each store', () => {
  test('delivering: 12 or more products, 20 or more undiscounted pieces with a stock of 60 or more', () => {
    for (const { id, allowDelivery } of stores) {
      const ample = shelf(id).filter(
        (p) => p.product.unit === 'P' && p.discountInPercent === null && p.inventory && p.quantityInStock >= 60,
      );
      expect(ample.length).toBeGreaterThanOrEqual(20);
      if (allowDelivery) expect(shelf(id).length).toBeGreaterThanOrEqual(12);
    }
  });

  test('has goods that run low, are sold out, are not counted, are on offer (34 % at most), and not everything is', () => {
    for (const { id } of stores) {
      const goods = shelf(id);
      const has = (is: (p: Product) => boolean) => expect(goods.some(is)).toBe(true);
      has((p) => p.inventory && p.quantityInStock >= 3 && p.quantityInStock <= 20);
      has((p) => p.inventory && p.quantityInStock === 0);
      has((p) => !p.inventory);
      has((p) => p.discountInPercent !== null);
      has((p) => p.discountInPercent === null);
      expect(goods.every((p) => (p.discountInPercent ?? 0) <= 34)).toBe(true);
      expect(goods.every((p) => p.price > 0 && p.unitPrice > 0)).toBe(true);
    }
  });

  test('puts 1 to 12 products forward', async () => {
    for (const { id } of stores) {
      const featured = await t.apiAs()(listFeaturedProducts, { storeId: id });
      expect(featured.length).toBeGreaterThanOrEqual(1);
      expect(featured.length).toBeLessThanOrEqual(12);
    }
  });
});

test('every product that is in stock is found by its whole name, in each language', async () => {
  const url = `/store/${stores[0]?.id}/product-collection`;
  for (const lng of languages) {
    const ask = async (query: Record<string, string>) => {
      const answer = await t.call('GET', `${url}?${new URLSearchParams({ lng, ...query })}`);
      return answer.body.data as { items: Product[]; totalPage: number };
    };
    const { totalPage } = await ask({ per_page: '120' });
    const pages = Array.from({ length: totalPage }, (_, i) => ask({ per_page: '120', page: String(i + 1) }));
    const goods = (await Promise.all(pages)).flatMap((page) => page.items);
    const missed: string[] = [];
    // What is sold out comes last of its kind.
    for (const { id, name } of goods.filter((p) => !p.inventory || p.quantityInStock > 0)) {
      const { items } = await ask({ search: name, per_page: '8' });
      if (!items.some((item) => item.id === id)) missed.push(name);
    }
    expect(goods.length).toBeGreaterThan(900);
    expect(missed).toEqual([]);
  }
}, 120_000);

test('in each store 60 offers that run, 20 that are over and 20 to come', async () => {
  const all = await t.db.select().from(discounts);
  for (const { id } of stores) {
    const own = all.filter((d) => d.storeId === id);
    const over = own.filter((d) => d.validTo !== null && d.validTo < now);
    const coming = own.filter((d) => d.validFrom !== null && d.validFrom > now);
    expect([own.length - over.length - coming.length, over.length, coming.length]).toEqual([60, 20, 20]);
    expect(shelf(id).filter((p) => p.discountInPercent !== null)).toHaveLength(60);
  }
});

test('stores had and will have a discount of their own, none has one now', () => {
  const periods = stores.flatMap(({ discount }) => (discount ? [discount] : []));
  const at = now.toISOString();
  expect(periods.some((d) => (d.validTo ?? '') < at)).toBe(true);
  expect(periods.some((d) => (d.validFrom ?? '') > at)).toBe(true);
  expect(periods.filter((d) => d.isActive && (d.validFrom ?? '') <= at && at <= (d.validTo ?? '~'))).toEqual([]);
});

test('the history of prices ends at what the shelves show, and makes the lowest of 30 days worth telling', async () => {
  const stale = await t.db.execute(sql`
    select s.store_id, s.product_id from shelf s
    left join lateral (
      select base_cents, wholesale_base_cents, percent from price_history h
      where h.store_id = s.store_id and h.product_id = s.product_id order by since desc limit 1
    ) last on true
    where (last.base_cents, last.wholesale_base_cents, last.percent)
      is distinct from (s.base_cents, s.wholesale_base_cents, s.percent)`);
  expect(rowsOf(stale)).toEqual([]);
  // On offer now, and cheaper than the crossed-out price at some moment of the 30 days before.
  const [lower] = rowsOf<{ count: number }>(
    await t.db.execute(sql`
    select count(*)::int from discounts d join shelf s using (store_id, product_id)
    where d.store_id = 1 and d.valid_from <= ${now.toISOString()} and d.valid_to >= ${now.toISOString()} and exists (
      select 1 from price_history h where h.store_id = 1 and h.product_id = d.product_id
        and h.since between d.valid_from - interval '30 days' and d.valid_from - interval '1 second'
        and h.base_cents * (100 - coalesce(h.percent, 0)) < s.base_cents * 100)`),
  );
  expect(lower?.count).toBeGreaterThanOrEqual(5);
});

test('the shelves show the lowest price beside each offer, and what customers think', async () => {
  const [shown] = rowsOf<{ offers: number; lowest: number; rated: number }>(
    await t.db.execute(sql`
      select count(*) filter (where percent is not null)::int as offers,
        count(*) filter (where percent is not null and lowest_cents is not null)::int as lowest,
        (select count(distinct (s.store_id, s.product_id)) from shelf s join reviews r using (product_id)
          where r.status = 'approved')::int as rated from shelf`),
  );
  expect(shown?.offers).toBe(300);
  expect(shown?.lowest).toBeGreaterThan(270);
  expect(shown?.rated).toBeGreaterThan(300);
});

/** A product's noted prices in a store, oldest first: milliseconds, cents before discount, its own discount in per cent. */
type NotedRow = { since: number; retail: number; wholesale: number; percent: number | null };

test('every reduction that is displayed is what reading the history of prices hour by hour gives; no offer is none', async () => {
  const hour = 3_600_000;
  const window = 30 * 24;
  const token = await signInByPassword(t.apiAs(), 'wholesale@panier.example', 'Panier2024');
  const running = rowsOf<{ storeId: number; productId: number; began: number }>(
    await t.db.execute(sql`
      select store_id as "storeId", product_id as "productId", (extract(epoch from max(valid_from)) * 1000)::float8 as began
      from discounts where is_active and valid_from <= ${now.toISOString()} and valid_to >= ${now.toISOString()} group by 1, 2`),
  );
  const noted = rowsOf<NotedRow & { storeId: number; productId: number }>(
    await t.db.execute(sql`
      select store_id as "storeId", product_id as "productId", (extract(epoch from since) * 1000)::float8 as since,
        base_cents as retail, wholesale_base_cents as wholesale, percent from price_history order by since`),
  );
  const historyOf = Map.groupBy(noted, (row) => `${row.storeId} ${row.productId}`);
  // No store had a discount on everything that reaches into what is looked at.
  const [whole] = rowsOf<{ count: number }>(
    await t.db.execute(sql`select count(*)::int from store_discounts where is_active
      and valid_from <= ${now.toISOString()} and valid_to > ${new Date(now.getTime() - 60 * 24 * hour).toISOString()}`),
  );
  expect(whole?.count).toBe(0);

  const shown = (row: NotedRow, type: 'retail' | 'wholesale') =>
    Math.floor((row[type] * (100 - (row.percent ?? 0)) + 50) / 100);
  for (const type of ['retail', 'wholesale'] as const)
    for (const { id: storeId } of stores) {
      const api = t.apiAs(type === 'wholesale' ? token : undefined);
      const { items, total } = await api(listProducts, { storeId, hasReduction: true, per_page: 120 });
      const discounted = await api(listProducts, { storeId, hasOffer: true, per_page: 120 });
      expect([total, discounted.total]).toEqual([60, 60]);
      const plain = await api(listProducts, { storeId, per_page: 120 });
      expect(plain.items.filter((p) => p.reduction !== null && p.discountInPercent === null)).toEqual([]);
      const aisles = await api(listCategories, { storeId, hasReduction: true });
      expect(aisles.reduce((sum, one) => sum + one.numberOfProducts, 0)).toBe(60);
      for (const item of items) {
        const rows = historyOf.get(`${storeId} ${item.id}`) ?? [];
        const began = running.find((one) => one.storeId === storeId && one.productId === item.id)?.began ?? Number.NaN;
        const seen = Array.from({ length: window }, (_, h) => began - (h + 1) * hour).flatMap((moment) => {
          const row = rows.findLast(({ since }) => since <= moment);
          return row ? [shown(row, type)] : [];
        });
        const prior = Math.min(...seen);
        const price = shown(rows.at(-1) as NotedRow, type);
        const percent = Math.floor(((prior - price) / prior) * 100);
        const expected = [item.id, price / 100, { percent, priorPrice: prior / 100 }];
        expect([item.id, item.price, item.reduction]).toEqual(expected);
        expect(percent).toBeGreaterThanOrEqual(5);
      }
    }
});

test('the year of trade breaks no invariant, and none of its mails waits to be sent', async () => {
  expect(await brokenInvariants(t.db)).toEqual({});
  expect(await t.db.$count(orders)).toBe(orderCount);
  expect(await t.db.$count(reviews)).toBe(reviewCount);
  expect(await t.db.$count(outbox, isNull(outbox.doneAt))).toBe(0);
});

test('its payments stand as the sandbox has them, in every state that there is; the books of a week agree', async () => {
  const { compared, before, after, opened, url } = await holdAgainstSandbox(t, now, 9);
  expect(compared.map(({ differences, incomplete }) => [differences, incomplete])).toEqual(
    compared.map(() => [[], []]),
  );
  expect(after).toEqual(before);
  expect(new Set(before.map(({ status }) => status))).toEqual(new Set(paymentStates.filter((one) => one !== 'open')));
  // The one that waits to be opened is, by the job.
  expect(opened.map((one) => one.url?.startsWith(`${url}/pay/`))).toEqual([true]);
  expect(await brokenInvariants(t.db)).toEqual({});
});

test('the orders of the day stand in each state, one handed over but for what was refused of it', async () => {
  const day = await readDemoDay(t.db, now);
  const states = day.map(({ state }) => state);
  expect(dayStates.filter((one) => !states.includes(one))).toEqual([]);
  // Where there was one to hand over at this hour.
  const handed = day.filter(({ state }) => state === 'delivered, picked');
  for (const { id } of handed) expect(await t.db.$count(invoices, eq(invoices.orderId, id))).toBe(2);
});

test('what was delivered in the year has an invoice, whose PDF is made when it is asked for', async () => {
  const token = await signInByPassword(t.apiAs(), 'shopper@panier.example', 'Panier2024');
  const mine = await t.apiAs(token)(listOrders, {});
  const papers = mine.filter(({ status }) => status === 'completed');
  expect(papers.length).toBeGreaterThan(3);
  expect(papers.filter(({ invoiceNumber }) => !/^F20\d\d-\d{6}$/.test(invoiceNumber ?? ''))).toEqual([]);
  const { status, bytes } = await fetchFile(t, `/order/${papers[0]?.id}/invoice`, bearer(token));
  expect([status, pdfText(bytes)]).toEqual([200, expect.stringContaining(papers[0]?.invoiceNumber ?? '?')]);
  expect(await t.db.$count(outbox, isNull(outbox.doneAt))).toBe(0);
});

test('what sells best is what a supermarket sells', async () => {
  const best = rowsOf<{ key: number }>(
    await t.db.execute(sql`select product_id as key from order_lines group by 1 order by count(*) desc limit 20`),
  );
  const named = best.map(({ key }) => loadGoods()[key - 1]?.key ?? '');
  expect(named.filter((key) => !(key in staples))).toEqual([]);
});

test('a new customer and a new order come after those of the year', async () => {
  const token = await signInByPassword(t.apiAs(), 'shopper@panier.example', 'Panier2024');
  const item = shelf(1).find((p) => p.inventory && p.quantityInStock > 20 && p.product.unit === 'P');
  const order = { store_id: 1, type: 'pickup', order_items: [{ product_id: item?.id, quantity: 1 }] };
  const answer = await t.call('POST', '/order/create', order, { authorization: `Bearer ${token}` });
  expect(answer.status).toBe(200);
  expect(answer.body.data.id).toBe(orderCount + 1);
});

test('wholesale prices, names with accents', async () => {
  expect((await t.db.select().from(prices)).some((p) => p.priceType === 'wholesale')).toBe(true);
  expect(shelf(1).some((p) => /[éèêàç]/.test(p.name))).toBe(true);
});

test('no two products of a store have one name, in any language', async () => {
  for (const language of languages) {
    const answer = await t.call('GET', `/store/1/product-collection?per_page=120&lng=${language}`);
    const names = answer.body.data.items.map((p: Product) => p.name);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('the demo stores exercise a code that is served, one that is not, and free delivery', () => {
  const rulesOf = (store: Store) =>
    store.shippingRules.map((r) => ({
      postalCode: r.postalCode,
      orderAmountCents: Math.round(r.orderAmount * 100),
      feeRetailCents: feeFromDecimal(r.deliveryFeeForRetail, 2),
      feeWholesaleCents: Math.round(r.deliveryFeeForWholesale * 100),
    }));
  const qualifies = (code: string) =>
    stores.map((s) => storeQualifies({ allowDelivery: s.allowDelivery, shippingRules: rulesOf(s) }, code));
  expect(qualifies('93100')).toContain(true);
  expect(qualifies('29200')).toContain(false);
});

test.each(demoSignIns)('%s signs in', async (identifier) => {
  const token = await signInByPassword(t.apiAs(), identifier, 'Panier2024');
  expect(token.split('.')).toHaveLength(3);
});

test('the wholesale account sees wholesale prices in the listing', async () => {
  const token = await signInByPassword(t.apiAs(), 'wholesale@panier.example', 'Panier2024');
  const own = await t.apiAs(token)(listProducts, { storeId: 1, per_page: 120 });
  const cheaper = own.items.filter((p, i) => p.priceBase < (shelf(1)[i]?.priceBase ?? 0));
  expect(cheaper.length).toBeGreaterThan(50);
});

test('staff can save what the demo begins with: every product can be shown again, every store keeps its rules', async () => {
  const bearer = async (email: string) => ({
    authorization: `Bearer ${await signInByPassword(t.apiAs(), email, 'Panier2024')}`,
  });
  const staff = await bearer('staff@panier.example');
  const list = (page: number) => t.call('GET', `/products?visible=true&per_page=120&page=${page}`, undefined, staff);
  const { totalPage } = (await list(1)).body.data;
  const lacking: string[] = [];
  for (let page = 1; page <= totalPage; page++)
    for (const { name, missing } of (await list(page)).body.data.items) if (missing.length > 0) lacking.push(name);
  expect(lacking).toEqual([]);
  const [fruit] = (await t.call('GET', '/products?category=FRUIT&visible=true', undefined, staff)).body.data.items;
  for (const visible of [false, true])
    expect((await t.call('PUT', `/products/${fruit.id}`, { visible }, staff)).body.data.visible).toBe(visible);
  const owner = await bearer('admin@panier.example');
  for (const { id, shippingRules } of (await t.call('GET', '/stores', undefined, owner)).body.data.items)
    expect((await t.call('PUT', `/stores/${id}`, { shippingRules }, owner)).status).toBe(200);
});

test('filling again changes nothing', async () => {
  const before = await t.db.$count(products);
  expect(await fill()).toBe(true);
  expect(await t.db.$count(products)).toBe(before);
});
