import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { createTurn } from '#server/jobs/discount-clock.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { bearer, guestOrder } from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

// When an offer begins and ends the server's clock says, to the millisecond: in the list, on the product, in the cart and
// in the order alike, also in the nights in which the clocks of Paris change.
const t = await startSoundApp();
let staff: Record<string, string>;
/** In the clocks of Paris: summer time ends on 25 October at 3, when it is 2 once more, and begins on 28 March at 2. */
const edges: [string, string | null, string | null][] = [
  ['within the hour that comes twice', '2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'],
  ['to the last instant before the clocks go back', null, '2026-10-25T02:59:59.999+02:00'],
  ['from the hour that comes again', '2026-10-25T02:00:00+01:00', null],
  ['for the long day', '2026-10-25T00:00:00+02:00', '2026-10-25T23:59:59.999+01:00'],
  ['to the last instant before the clocks go forward', null, '2027-03-28T01:59:59.999+01:00'],
  ['from the first instant after it', '2027-03-28T03:00:00+02:00', null],
  ['for the short day', '2027-03-28T00:00:00+01:00', '2027-03-28T23:59:59.999+02:00'],
];
/** A store with its one product, at 10.00, for each of the offers. */
const places: { storeId: number; product: number }[] = [];
const turn = createTurn(t.deps);
for (let i = 0; i < 2 * edges.length; i++) {
  const storeId = await makeStore(t.db);
  places.push({ storeId, product: await makeProduct(t.db, { stores: [storeId], cents: 1000 }) });
}
const place = () => places.pop() ?? { storeId: 0, product: 0 };
beforeEach(async () => {
  t.setNow(new Date('2026-10-24T10:00:00Z'));
  staff = bearer((await makeStaff(t)).token);
});

const sent = (storeId: number, product: number, price_include_taxes?: number) => ({
  ...guestOrder(storeId, product, 1),
  order_items: [{ product_id: product, quantity: 1, price_include_taxes }],
});

/** The price of a product at an instant, as every call and page that names one says; throws where they differ. */
async function priceAt(at: Date, storeId: number, product: number): Promise<number> {
  t.setNow(at);
  await turn();
  const list = (await t.call('GET', `/store/${storeId}/product-collection?per_page=1`)).body.data.items[0].price;
  const page = (await t.call('GET', `/store/product/${product}?storeId=${storeId}`)).body.data.price;
  const cart = (await t.call('GET', `/cart/figures?store_id=${storeId}&lines=${product}:1&type=pickup`)).body.data
    .total;
  // Nobody is shown a cent: the refusal has the order as it would be.
  const order = (await t.call('POST', '/order/create', sent(storeId, product, 0.01))).body.data.totalIncludeGst;
  expect({ at, list, page, cart }).toEqual({ at, list: order, page: order, cart: order });
  return order;
}

const ms = (text: string, more = 0) => new Date(new Date(text).getTime() + more);

test.each(edges)('an offer %s begins and ends then, everywhere', async (_, validFrom, validTo) => {
  const { storeId, product } = place();
  const offer = { discount: 20, discountFrom: validFrom, discountTo: validTo };
  const written = await t.call('PUT', `/products/${product}`, { stores: [{ storeId, ...offer }] }, staff);
  expect(written.status).toBe(200);
  if (validFrom) expect(await priceAt(ms(validFrom, -1), storeId, product)).toBe(10);
  if (validFrom) expect(await priceAt(ms(validFrom), storeId, product)).toBe(8);
  if (validTo) expect(await priceAt(ms(validTo), storeId, product)).toBe(8);
  if (validTo) expect(await priceAt(ms(validTo, 1), storeId, product)).toBe(10);
});

test.each(edges)('a store’s discount on everything %s too', async (_, validFrom, validTo) => {
  const { storeId, product } = place();
  const discount = { percent: 20, validFrom, validTo };
  expect((await t.call('PUT', `/stores/${storeId}`, { discount }, staff)).status).toBe(200);
  if (validFrom) expect(await priceAt(ms(validFrom, -1), storeId, product)).toBe(10);
  if (validFrom) expect(await priceAt(ms(validFrom), storeId, product)).toBe(8);
  if (validTo) expect(await priceAt(ms(validTo), storeId, product)).toBe(8);
  if (validTo) expect(await priceAt(ms(validTo, 1), storeId, product)).toBe(10);
});

test('an offer that begins or ends while the cart is open is shown before the order is placed', async () => {
  const storeId = await makeStore(t.db);
  const validTo = new Date('2026-11-02T11:00:00.000Z');
  const validFrom = new Date('2026-11-01T11:00:00.000Z');
  const discounts = [{ percent: 20, validFrom, validTo }];
  const product = await makeProduct(t.db, { stores: [storeId], cents: 1000, discounts });
  const buy = async (price: number, at: Date) => {
    t.setNow(at);
    const { status, body } = await t.call('POST', '/order/create', sent(storeId, product, price));
    return [status, body.data.totalIncludeGst];
  };
  expect(await buy(10, validFrom)).toEqual([409, 8]);
  expect(await buy(8, validFrom)).toEqual([200, 8]);
  expect(await buy(8, validTo)).toEqual([200, 8]);
  expect(await buy(8, ms(validTo.toISOString(), 1))).toEqual([409, 10]);
  expect(await buy(10, ms(validTo.toISOString(), 1))).toEqual([200, 10]);
});

test('of any two offers and any instant, the order has the larger of those in force', async () => {
  const base = Date.parse('2026-10-25T00:00:00Z');
  const edge = fc.option(fc.integer({ min: 0, max: 20 }), { nil: null });
  const offer = fc.record({ percent: fc.integer({ min: 1, max: 99 }), from: edge, to: edge });
  const storeId = await makeStore(t.db);
  await fc.assert(
    fc.asyncProperty(fc.array(offer, { maxLength: 3 }), fc.integer({ min: 0, max: 20 }), async (offers, now) => {
      const at = (edge: number | null) => (edge === null ? null : new Date(base + edge));
      const discounts = offers
        .filter(({ from, to }) => from === null || to === null || from < to)
        .map(({ percent, from, to }) => ({ percent, validFrom: at(from), validTo: at(to) }));
      const product = await makeProduct(t.db, { stores: [storeId], cents: 1000, discounts });
      const inForce = discounts
        .filter(
          ({ validFrom, validTo }) =>
            (!validFrom || validFrom.getTime() <= base + now) && (!validTo || validTo.getTime() >= base + now),
        )
        .map(({ percent }) => percent);
      t.setNow(new Date(base + now));
      const { body } = await t.call('POST', '/order/create', sent(storeId, product, 0.001));
      expect(body.data.totalIncludeGst).toBe((1000 - 10 * Math.max(0, ...inForce)) / 100);
    }),
    { numRuns: 60 },
  );
}, 120_000);
