import type { Calendar } from '#server/seed/demo/calendar.ts';
import { type Offer, planOffers } from '#server/seed/demo/offers.ts';
import { kept, mayBeKept, paymentStatusOf } from '#server/seed/demo/payments/stories.ts';
import { buildTimeline, type PriceTimeline } from '#server/seed/demo/price-timeline.ts';
import { type Item, listedOn, planRange } from '#server/seed/demo/range.ts';
import type { SeedProduct } from '#server/seed/goods.schema.ts';
import { basketFiller, type Shelf } from './basket.ts';
import { loadCustomerWords } from './customers.schema.ts';
import { planCustomers } from './customers.ts';
import { buildLedger } from './ledger.ts';
import { type PlannedOrder, planDraft, planOrder } from './orders.ts';
import { basketPricer } from './price-basket.ts';
import { loadReviewWords } from './reviews.schema.ts';
import { planReviews } from './reviews.ts';
import { planDrafts, planVisits } from './visits.ts';

/** What the chain sells where, at which prices at which time. */
export type Trade = {
  goods: readonly SeedProduct[];
  range: readonly Item[];
  offers: readonly Offer[];
  timeline: PriceTimeline;
  calendar: Calendar;
};

export function planTrade(goods: readonly SeedProduct[], calendar: Calendar): Trade {
  const range = planRange(goods);
  const offers = planOffers(range, calendar);
  return { goods, range, offers, timeline: buildTimeline(offers, calendar), calendar };
}

/**
 * A year of trade up to the day of seeding: customers, what they ordered, how the stock came and went, what they said.
 * The same on every machine; only the orders of the day itself move with the hour. `sellsOnline`: providers take payments.
 */
export function planYear(trade: Trade, { sellsOnline }: { sellsOnline: boolean }) {
  const { goods, range, calendar } = trade;
  const words = loadCustomerWords();
  const { shoppers, rows: customers } = planCustomers(words, calendar);
  const make = {
    calendar,
    sellsOnline,
    words,
    fillBasket: basketFiller(goods),
    priceBasket: basketPricer(trade.timeline),
    shelfOn: shelves(trade),
  };
  const visits = planVisits(shoppers, words, calendar);
  const drafts = planDrafts(shoppers, calendar);
  const orders = [
    ...visits.map((visit, i) => planOrder(visit, i + 1, make)),
    ...drafts.map((visit, i) => planDraft(visit, visits.length + i + 1, make)),
  ];
  if (sellsOnline) keepOneCard(orders);
  for (const [i, line] of orders.flatMap((order) => order.lines).entries()) line.id = i + 1;
  const movements = buildLedger(range, orders, calendar);
  return { customers, orders, movements, reviews: planReviews(orders, goods, loadReviewWords(), calendar) };
}

/** The first that can be is the one whose card is kept: how orders are fetched is known once their baskets are filled. */
function keepOneCard(orders: readonly PlannedOrder[]): void {
  const found = orders.find(({ fromEnd, row }) => row.status === 'submitted' && mayBeKept(fromEnd, row));
  if (!found) return;
  found.online = kept;
  found.row.paymentMethod = kept.method;
  found.row.paymentStatus = paymentStatusOf(kept, 'needs_payment');
}

/** What was on the shelf of a store on a day. */
function shelves({ range, offers, calendar, goods }: Trade): (storeId: number, day: number) => Shelf {
  const items = new Map(range.map((item) => [`${item.storeId} ${item.productId}`, item]));
  const listed = goods.map((good) => listedOn(good));
  return (storeId, day) => {
    const noon = calendar.at(day, 12 * 60);
    const onOffer = new Set(
      offers.filter(({ from, to }) => from <= noon && noon <= to).map((offer) => offer.productId),
    );
    return {
      month: calendar.monthOf(day),
      itemOf: (productId) =>
        (listed[productId - 1] ?? 0) < day ? (items.get(`${storeId} ${productId}`) ?? null) : null,
      isOnOffer: (item) => onOffer.has(item.productId),
    };
  };
}
