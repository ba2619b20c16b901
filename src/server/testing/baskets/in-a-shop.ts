import { expect } from 'vitest';
import type { PickRun } from '#contract/orders/pick-runs.ts';
import { and, asc, eq } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { invoices } from '#server/db/tables/invoices.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { discounts, prices } from '#server/db/tables/prices.ts';
import { makeSignedIn, makeStaff } from '../accounts.ts';
import { makeProducts, makeStore } from '../catalogue.ts';
import { deliver } from '../invoices.ts';
import { bearer, home } from '../order-shop.ts';
import { pickEvent, sendEvents, startRun } from '../picking.ts';
import type { TestApp, TestCall } from '../test-app.ts';
import { type Basket, type BasketPick, type Good, pickedMilli, postalCode, type Wanted } from './basket.ts';
import { invoicePaper, paperOf } from './by-the-rules.ts';
import type { Paper } from './compute-basket.ts';
import type { Purchase } from './walk-basket.ts';

type People = Record<'retail' | 'wholesale' | 'staff', Record<string, string>>;

/** A customer of each price type, and staff. */
export async function makePeople(t: TestApp): Promise<People> {
  const who = { name: 'Camille Martin', phone: '+33 1 99 00 00 01' };
  return {
    retail: bearer((await makeSignedIn(t, who)).token),
    wholesale: bearer((await makeSignedIn(t, { ...who, customerType: 'wholesale' })).token),
    staff: bearer((await makeStaff(t)).token),
  };
}

/**
 * A purchase through the calls of a shop that is made for it, read as it is stored; what the calls answer is compared with
 * that. A basket without a slot: it is agreed later; nothing stands for what is not found.
 */
export async function purchaseInShop(t: TestApp, { staff, ...people }: People, basket: Basket): Promise<Purchase> {
  const { priceType, type, storePercent } = basket;
  const me = people[priceType];
  const storeId = await makeStore(t.db, {
    rules: basket.rules,
    ...(storePercent !== null && { discountPercent: storePercent, discountIsActive: true }),
  });
  const made = basket.goods.map((good) => ({ ...toProduct(good), stores: [storeId] }));
  const ids = await makeProducts(t.db, made);
  const goodOf = (productId: number) => ids.indexOf(productId);
  const items = (list: readonly Wanted[]) =>
    list.map(({ good, milli }) => ({ product_id: ids[good], quantity: milli / 1000 }));
  let id = 0;

  const readLines = (of = id) =>
    t.db.select().from(orderLines).where(eq(orderLines.orderId, of)).orderBy(asc(orderLines.position));
  /** The order as it is stored, and as it is answered; null where it was refused on its place. */
  const read = async ({ status, body }: TestCall): Promise<Paper | null> => {
    if (status !== 200) {
      expect([status, Object.keys(body.data.errors)]).toEqual([422, ['shipping_postal_code']]);
      return null;
    }
    const [order] = await t.db.select().from(orders).where(eq(orders.id, body.data.id));
    const lines = await readLines(body.data.id);
    if (!order) throw new Error('the order was not written');
    const paper = paperOf(
      lines.map((line) => ({ ...line, productId: goodOf(line.productId) })),
      order,
    );
    const inCents = (decimal: number) => BigInt(Math.round(decimal * 100));
    const { totalIncludeGst, totalGst, vatByRate, orderItems } = body.data;
    type OnWire = { vatInPercent: number; net: number; vat: number; gross: number };
    expect({
      vat: inCents(totalGst),
      total: inCents(totalIncludeGst),
      rates: vatByRate.map(({ vatInPercent, ...rate }: OnWire) => [
        inCents(vatInPercent),
        ...[rate.net, rate.vat, rate.gross].map(inCents),
      ]),
      lines: orderItems.map(({ lineTotal }: { lineTotal: number }) => inCents(lineTotal)),
    }).toEqual({ vat: paper.vat, total: paper.total, rates: paper.rates, lines: paper.lines.map((line) => line[3]) });
    return paper;
  };
  const paperIn = async (kind: 'invoice' | 'creditNote') => {
    const papers = await t.db
      .select()
      .from(invoices)
      .where(and(eq(invoices.orderId, id), eq(invoices.kind, kind)))
      .orderBy(asc(invoices.id));
    const last = papers.at(-1);
    if (!last) throw new Error(`no ${kind}`);
    expect(last.totalCents).toBe(last.content.totalCents);
    return { content: last.content, paper: invoicePaper(last.content, goodOf), number: last.number };
  };
  return {
    place: async () => {
      const sent = { store_id: storeId, type, ...home, shipping_postal_code: postalCode, status: 'submitted' };
      const answer = await t.call('POST', '/order/create', { ...sent, order_items: items(basket.lines) }, me);
      id = answer.body.data.id;
      return read(answer);
    },
    change: async () => {
      const { goods = [], lines = [] } = basket.change ?? {};
      for (const [i, good] of goods.entries()) await reprice(t, storeId, ids[i] ?? 0, good);
      if (basket.change?.by === 'shop') {
        const sent = { order_items: items(lines), age_confirmed: true };
        const { status } = await t.call('PUT', `/orders/${id}`, sent, staff);
        expect(status).toBe(200);
        return read(await t.call('GET', `/order/${id}`, undefined, me));
      }
      const change = (more: object) =>
        t.call('POST', `/order/${id}/change`, { order_items: items(lines), ...more }, me);
      const seen = await change({ preview: true });
      const total = seen.status === 200 ? { total_include_gst: seen.body.data.totalIncludeGst } : {};
      return read(await change(total));
    },
    pick: async () => {
      const run = await startRun(t, staff, { storeId, orderIds: [id] });
      const place = (line: PickRun['lines'][number]) => lineIds.indexOf(line.id);
      const lineIds = (await readLines()).map((line) => line.id);
      const events = run.lines.map((line) => {
        const pick = basket.picks?.[place(line) % (basket.picks?.length ?? 1)] as BasketPick;
        const milli = pickedMilli(line.quantity * 1000, line.weighed, pick);
        const kind = milli < Math.round(line.quantity * 1000) ? 'short' : 'picked';
        return pickEvent(line, kind, { at: t.deps.clock().toISOString(), quantity: milli / 1000 });
      });
      const { body } = await sendEvents(t, staff, { id: run.id, events });
      for (const { result } of body.data.results) expect(result).toBe('ok');
      expect((await t.call('POST', `/pick-runs/${run.id}/finish`, {}, staff)).status).toBe(200);
      const answer = await t.call('GET', `/order/${id}`, undefined, me);
      return answer.body.data.status === 'cancelled' ? null : read(answer);
    },
    invoice: async () => {
      const { status, body } = await deliver(t, staff, id, type === 'pickup' ? 'ready' : 'shipped');
      expect([status, body.data.invoices?.length]).toEqual([200, 1]);
      return (await paperIn('invoice')).paper;
    },
    takeBack: async (back) => {
      const order_items = [...back].map(([good, milli]) => ({ product_id: ids[good], quantity: Number(milli) / 1000 }));
      const { status, body } = await t.call('POST', `/orders/${id}/returns`, { order_items, reason: 'Abîmé' }, staff);
      expect(status).toBe(200);
      const { paper, number } = await paperIn('creditNote');
      const said = body.data.invoices.at(-1);
      expect([said.number, Math.round(said.total * 100)]).toEqual([number, Number(paper.total)]);
      return paper;
    },
  };
}

function toProduct({ baseCents, wholesaleCents, percent, rateBp, stepMilli }: Good) {
  const unit = stepMilli === 1000 ? ('P' as const) : ('KG' as const);
  const sold = { unit, quantityStepMilli: stepMilli, firstQuantityMilli: stepMilli, quantityMilli: 900_000_000 };
  const offers = percent === null ? [] : [{ percent }];
  return { ...sold, cents: baseCents, wholesaleCents, vatBp: rateBp, discounts: offers };
}

/** The good as it is later, written into the tables: a change reads no more than that. */
async function reprice({ db }: TestApp, storeId: number, productId: number, good: Good): Promise<void> {
  const [ofPrice, ofDiscount] = [
    and(eq(prices.productId, productId), eq(prices.storeId, storeId)),
    and(eq(discounts.productId, productId), eq(discounts.storeId, storeId)),
  ];
  await db.update(products).set({ vatBp: good.rateBp }).where(eq(products.id, productId));
  await db.delete(prices).where(ofPrice);
  const both = { retail: good.baseCents, wholesale: good.wholesaleCents } as const;
  const rows = (['retail', 'wholesale'] as const).flatMap((priceType) => {
    const cents = both[priceType];
    return cents === null ? [] : [{ storeId, productId, priceType, cents }];
  });
  await db.insert(prices).values(rows);
  await db.delete(discounts).where(ofDiscount);
  if (good.percent !== null) await db.insert(discounts).values({ storeId, productId, percent: good.percent });
}
