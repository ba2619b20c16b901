import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notAvailableFeeCents } from '#domain/shipping/shipping-rule.ts';
import { mailHandler } from '#server/jobs/mail-handler.ts';
import { deliverOutbox } from '#server/jobs/outbox.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { sendWith } from '#server/mail/send-mails.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { addBuiltPages } from '#server/testing/built-pages.ts';
import { makeStore } from '#server/testing/catalogue.ts';
import { bearer, home, makeOrderShop, type OrderShop, person, refusalOf } from '#server/testing/order-shop.ts';
import { tuesday } from '#server/testing/slots.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

// The same shop, its amounts being so many of the smallest unit: 250 are 250 ¥, 250 ₫, 2.50 € or 0.250 KD.
describe.each([
  ['JPY', 0],
  ['VND', 0],
  ['EUR', 2],
  ['KWD', 3],
])('a shop in %s, which has %i decimals', (currency, decimals) => {
  let t: TestApp;
  let shop: OrderShop;
  const units = (smallest: number) => Number(`${smallest}e-${decimals}`);
  const read = async (path: string) => (await t.call('GET', path)).body.data;

  beforeAll(async () => {
    t = await startTestApp({ env: { CURRENCY: currency } });
    await addBuiltPages(t);
    shop = await makeOrderShop(t);
  });
  afterAll(() => t.close());

  test('its prices, its fees and its marker for no delivery', async () => {
    expect((await read('/shop')).currency).toBe(currency);
    expect((await read('/store/list'))[0].shippingRules).toEqual([
      {
        postalCode: '75013',
        orderAmount: units(5000),
        deliveryFeeForRetail: units(490),
        deliveryFeeForWholesale: units(245),
      },
      {
        postalCode: '*****',
        orderAmount: units(8000),
        deliveryFeeForRetail: units(990),
        deliveryFeeForWholesale: units(495),
      },
      {
        postalCode: '99999',
        orderAmount: units(100_000),
        deliveryFeeForRetail: 1000,
        deliveryFeeForWholesale: units(notAvailableFeeCents / 2),
      },
    ]);
    const wine = await read(`/store/product/${shop.wine}?storeId=${shop.storeId}`);
    expect(wine).toMatchObject({ price: units(900), priceBase: units(1200), unitPrice: units(900) });
  });

  test('a delivery rule has any amount that an order may come to, and says what is more', async () => {
    const path = `/stores/${await makeStore(t.db)}`;
    const staff = bearer((await makeStaff(t)).token);
    const put = async (amount: number, fee: number) => {
      const fees = { deliveryFeeForRetail: units(fee), deliveryFeeForWholesale: units(fee) };
      const shippingRules = [{ postalCode: '75013', orderAmount: units(amount), ...fees }];
      const answer = await t.call('PUT', path, { shippingRules }, staff);
      return answer.status === 200 ? expect(answer.body.data).toMatchObject({ shippingRules }) : refusalOf(answer);
    };
    // 100 000 ₫ is a fee, and 1000.00 € says that there is no delivery, as 1000 ₫ does.
    for (const fee of [25_000, 100_000, 2_000_000_000]) await put(2_100_000_000, fee);
    const fields = ['deliveryFeeForRetail', 'deliveryFeeForWholesale', 'orderAmount'];
    expect(await put(2_147_483_648, 2_147_483_648)).toBe(
      `422 ${fields.map((field) => `shippingRules.0.${field}=validation.number`).join(' ')}`,
    );
  });

  test('a price and the fee of a slot are as large as the currency needs, and no larger', async () => {
    const storeId = await makeStore(t.db);
    const staff = bearer((await makeStaff(t)).token);
    const put = async (cents: number) => {
      const price = { storeId, originalPrice: units(cents), quantityInStock: 1 };
      const window = { ...tuesday, type: 'delivery' as const, fee: units(cents) };
      const sent = [
        await t.call('PUT', `/products/${shop.apples}`, { stores: [price] }, staff),
        await t.call('PUT', `/stores/${storeId}/slot-rules`, { windows: [window] }, staff),
      ];
      return sent.map(refusalOf);
    };
    expect(await put(100_000_000)).toEqual(['200', '200']);
    const expected = ['422 stores.0.originalPrice=validation.number', '422 windows.0.fee=validation.number'];
    expect(await put(100_000_001)).toEqual(expected);
  });

  test('a list filtered by price, the bounds included', async () => {
    const found = async (query: string) => {
      const list = await read(`/store/${shop.storeId}/product-collection?sortBy=price-asc&${query}`);
      return list.items.map((item: { id: number }) => item.id);
    };
    const { apples, bread, carrots, wine } = shop;
    expect(await found('')).toEqual([bread, apples, carrots, wine]);
    expect(await found(`minPrice=${units(250)}&maxPrice=${units(399)}`)).toEqual([apples, carrots]);
    expect(await found(`minPrice=${units(251)}`)).toEqual([carrots, wine]);
    expect(await found(`maxPrice=${units(398)}`)).toEqual([bread, apples]);
  });

  test('an order: figures compared, totals, VAT and fee, and the mail about it', async () => {
    const order_items = [
      { product_id: shop.carrots, quantity: 0.5, price_include_taxes: units(399) },
      { product_id: shop.bread, quantity: 2 },
      { product_id: shop.apples, quantity: 1 },
    ];
    const payload = {
      store_id: shop.storeId,
      type: 'delivery',
      status: 'submitted',
      payment_method: 'cash',
      ...person,
      ...home,
      order_items,
    };
    // 399 × 0.5 = 199.5, half up; 200 + 220 + 250 = 670, and 490 to bring it.
    const wrong = await t.call('POST', '/order/create', { ...payload, total_include_gst: units(1161) });
    expect([wrong.status, wrong.body.code]).toEqual([409, 'figuresChanged']);
    const right = await t.call('POST', '/order/create', { ...payload, total_include_gst: units(1160) });
    expect(right.status).toBe(200);
    const order = right.body.data;
    // 200 × 5.5 / 105.5 = 10.4, 250 likewise 13.0; 220 × 10 / 110 = 20; the fee as the goods are spread.
    const expected = { deliveryFee: units(490), totalIncludeGst: units(1160), duePaymentAmount: units(1160) };
    expect(order).toMatchObject(expected);
    expect(order.orderItems.map((line: { lineTotal: number }) => line.lineTotal)).toEqual([200, 220, 250].map(units));
    const sum = (key: string) =>
      order.vatByRate.reduce((all: number, rate: Record<string, number>) => all + (rate[key] ?? 0), 0);
    expect(sum('gross')).toBeCloseTo(units(1160), 9);
    expect(sum('vat')).toBeCloseTo(order.totalGst, 9);
    expect(order.totalExcludeGst + order.totalGst).toBeCloseTo(units(1160), 9);
    expect(Number.isInteger(order.totalGst * 10 ** decimals)).toBe(true);

    const staff = bearer((await makeStaff(t)).token);
    const [row] = (await t.call('GET', '/orders', undefined, staff)).body.data.items;
    expect(row.total).toBe(units(1160));

    await deliverOutbox(t.deps, [mailHandler(t.deps, sendWith(createMailer(t.deps.config)))]);
    const folder = join(t.deps.config.dataDir, 'outbox');
    const [file = ''] = readdirSync(folder);
    const mail = await PostalMime.parse(readFileSync(join(folder, file)));
    const money = new Intl.NumberFormat('fr-FR', { style: 'currency', currency });
    expect(money.resolvedOptions().maximumFractionDigits).toBe(decimals);
    for (const part of [mail.text, mail.html]) expect(part).toContain(money.format(units(1160)));
  });

  test('a cart computed by the server', async () => {
    const asked = `store_id=${shop.storeId}&type=delivery&postal_code=75013&lines=${shop.apples}:2`;
    const expected = { goods: units(500), fee: units(490), total: units(990) };
    expect(await read(`/cart/figures?${asked}`)).toMatchObject(expected);
  });

  test('the page of a product: what shoppers read, and what search engines do', async () => {
    const { slug } = await read(`/store/product/${shop.wine}?storeId=${shop.storeId}`);
    const page = await t.app.inject({ url: `/products/${slug}`, headers: { cookie: 'lng=en' } });
    expect(page.statusCode).toBe(200);
    const said = new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(units(900));
    expect(page.body.replaceAll('\u00a0', ' ')).toContain(said.replaceAll('\u00a0', ' '));
    expect(page.body).toContain(`property="product:price:amount" content="${units(900).toFixed(decimals)}"`);
    const [, json = ''] =
      /<script type="application\/ld\+json">(\{.*?"@type":"Product".*?)<\/script>/.exec(page.body) ?? [];
    expect(JSON.parse(json).offers).toMatchObject({ price: units(900), priceCurrency: currency });
  });
});
