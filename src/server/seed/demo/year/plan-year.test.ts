import { beforeAll, describe, expect, test } from 'vitest';
import { categories } from '#domain/catalogue/category.ts';
import { paymentMethods, paymentStatuses } from '#domain/order/payment.ts';
import { fulfilments, orderStatuses } from '#domain/order/status.ts';
import { lineTotal } from '#domain/pricing/line-total.ts';
import { vatIncluded } from '#domain/pricing/vat.ts';
import { demoShoppers } from '#server/seed/demo/accounts.ts';
import { calendarAround } from '#server/seed/demo/calendar.ts';
import { listedOn } from '#server/seed/demo/range.ts';
import { loadGoods } from '#server/seed/goods.schema.ts';
import { customerCount } from './customers.ts';
import { planTrade, planYear } from './plan-year.ts';
import { staples } from './popularity.ts';
import { loadReviewWords } from './reviews.schema.ts';
import { reviewCount } from './reviews.ts';
import { seasons } from './seasons.ts';
import { orderCount } from './visits.ts';

const goods = loadGoods();
const planAt = (now: string) => planYear(planTrade(goods, calendarAround(new Date(now))), { sellsOnline: true });
type Year = ReturnType<typeof planAt>;
const placed = (year: Year) => year.orders.filter((order) => order.row.status !== 'draft');
const clock = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', ...options });
  return (at: Date | null | undefined) => format.format(at ?? 0);
};
const monthOf = clock({ month: 'long' });
const weekdayOf = clock({ weekday: 'long' });
const hourOf = clock({ hour: '2-digit', hourCycle: 'h23' });

// A Saturday afternoon, and a Monday before the clocks of the shop have done much.
const moments = ['2026-11-21T13:00:00Z', '2027-03-01T00:10:00Z'];

describe.each(moments)('the year up to %s', (moment) => {
  let year: Year;
  const now = new Date(moment);
  beforeAll(() => {
    year = planAt(moment);
  });

  test('300 customers, each with an address of its own; some buy wholesale, some wait for it', () => {
    const { customers } = year;
    expect(customers).toHaveLength(customerCount);
    expect(new Set(customers.map((one) => one.email)).size).toBe(customerCount);
    expect(customers.every((one) => /^[a-z0-9.]+@panier\.example$/.test(one.email))).toBe(true);
    expect(customers.every((one) => one.passwordHash === null)).toBe(true);
    const asking = customers.filter((one) => one.wholesaleRequestedAt);
    expect(asking.filter((one) => one.customerType === 'wholesale').length).toBeGreaterThanOrEqual(12);
    expect(asking.filter((one) => one.customerType === 'retail').length).toBeGreaterThanOrEqual(5);
  });

  test('3,000 orders in every status, fulfilment, type, payment and language, some of guests', () => {
    const rows = year.orders.map((order) => order.row);
    expect(rows).toHaveLength(orderCount);
    const seen = (
      key: 'status' | 'fulfilment' | 'type' | 'paymentStatus' | 'paymentMethod' | 'language' | 'priceType',
    ) => [...new Set(rows.map((row) => row[key]))].sort();
    expect(seen('status')).toEqual([...orderStatuses].sort());
    expect(seen('fulfilment')).toEqual([...fulfilments].sort());
    expect(seen('type')).toEqual(['delivery', 'pickup']);
    expect(seen('paymentStatus')).toEqual([...paymentStatuses].sort());
    expect(seen('paymentMethod')).toEqual([...paymentMethods].sort());
    expect(seen('language')).toEqual(['en', 'fr', 'vi']);
    expect(seen('priceType')).toEqual(['retail', 'wholesale']);
    expect(rows.filter((row) => row.customerId === null).length).toBeGreaterThan(60);
    expect(new Set(placed(year).map(({ row }) => row.orderNumber)).size).toBe(placed(year).length);
    expect(rows.filter((row) => row.status === 'submitted').length).toBeGreaterThan(20);
  });

  test('the demo shoppers have a history and nothing open', () => {
    for (const { id } of demoShoppers()) {
      const own = year.orders.filter(({ row }) => row.customerId === id);
      expect(own.length).toBeGreaterThanOrEqual(4);
      expect(own.some(({ row }) => row.status === 'draft' || row.status === 'submitted')).toBe(false);
    }
  });

  test('in the order of time, over twelve months, nothing in the future', () => {
    const times = placed(year).map(({ row }) => row.submittedAt?.getTime() ?? 0);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(times.map((time) => monthOf(new Date(time)))).size).toBe(12);
    const all = [
      ...year.orders.flatMap(({ row, events }) => [row.updatedAt, ...events.map((event) => event.at)]),
      ...year.reviews.flatMap((review) => [review.createdAt, review.moderatedAt]),
      ...year.customers.map((customer) => customer.createdAt),
    ];
    expect(all.filter((at) => at && at > now)).toEqual([]);
    const isBackwards = ({ events }: Year['orders'][number]) =>
      events.some((event, i) => event.at < (events[i - 1]?.at ?? event.at));
    expect(year.orders.filter(isBackwards)).toEqual([]);
  });

  test('what is collected is handed over while the shop is open', () => {
    const calendar = calendarAround(now);
    const isClosed = (at: Date) => {
      const day = calendar.offsetOf(at);
      return calendar.weekdayOf(day) === 1 || at < calendar.at(day, 510) || at > calendar.at(day, 20 * 60);
    };
    // What would be later than now is moved to before it: those of the last days may have been handed over at any time.
    const times = year.orders
      .filter(({ row }) => row.type === 'pickup' && row.status === 'completed')
      .flatMap(({ events }) => events.at(-1)?.at ?? [])
      .filter((at) => at < calendar.at(-5, 0));
    expect(times.length).toBeGreaterThan(500);
    expect(times.filter(isClosed)).toEqual([]);
  });

  test('baskets of 10 to 40 lines, no good twice, none before the shop sold it', () => {
    const sizes = placed(year).map(({ lines }) => lines.length);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(40);
    expect(placed(year).filter(({ lines }) => new Set(lines.map((l) => l.productId)).size < lines.length)).toEqual([]);
    const listed = goods.map((good) => calendarAround(now).at(listedOn(good), 0));
    const isEarly = ({ row, lines }: Year['orders'][number]) =>
      lines.some((line) => (listed[line.productId - 1] ?? now) > (row.createdAt ?? now));
    expect(year.orders.filter(isEarly)).toEqual([]);
  });

  test('figures follow from the lines; alcohol was sold to grown-ups', () => {
    const isWrong = ({ row, lines }: Year['orders'][number]) =>
      lines.some(
        (line) =>
          line.lineCents !== lineTotal(line.unitCents, line.quantityMilli) ||
          line.vatCents !== vatIncluded(line.lineCents, line.vatBp),
      ) ||
      row.goodsCents !== lines.reduce((sum, line) => sum + line.lineCents, 0) ||
      row.totalCents !== row.goodsCents + (row.feeCents ?? 0);
    expect(year.orders.filter(isWrong)).toEqual([]);
    const hasAlcohol = placed(year).filter(({ lines }) => lines.some((l) => goods[l.productId - 1]?.alcoholPercent));
    expect(hasAlcohol.length).toBeGreaterThan(100);
    expect(hasAlcohol.filter(({ row }) => !row.ageConfirmed)).toEqual([]);
  });

  test('Saturday is the busiest day, the evening the busiest time, ice cream sells in July', () => {
    const count = new Map<string, number>();
    for (const { row } of placed(year)) {
      const day = weekdayOf(row.submittedAt);
      count.set(day, (count.get(day) ?? 0) + 1);
    }
    const [first, second] = [...count].sort((a, b) => b[1] - a[1]);
    expect(first?.[0]).toBe('Saturday');
    expect(first?.[1]).toBeGreaterThan(1.4 * (second?.[1] ?? 0));
    const hours = placed(year).map(({ row }) => Number(hourOf(row.submittedAt)));
    expect(hours.filter((hour) => hour >= 17).length).toBeGreaterThan(hours.length * 0.35);
    const ice = new Set(['glace-coco', 'sorbet-mangue', 'glace-vanille-1l', 'mochi-glaces-6']);
    const sold = (month: string) =>
      placed(year)
        .filter(({ row }) => monthOf(row.submittedAt) === month)
        .flatMap(({ lines }) => lines.filter((line) => ice.has(goods[line.productId - 1]?.key ?? ''))).length;
    expect(sold('July')).toBeGreaterThan(4 * Math.max(1, sold('January')));
  });

  test('the stock never falls below nothing', () => {
    const level = new Map<string, number>();
    const below = year.movements.filter(({ storeId, productId, deltaMilli }) => {
      const left = (level.get(`${storeId} ${productId}`) ?? 0) + deltaMilli;
      level.set(`${storeId} ${productId}`, left);
      return left < 0;
    });
    expect(below).toEqual([]);
  });

  test('400 reviews in three languages and states, by who had bought, after it came, no two alike on a good', () => {
    const { reviews } = year;
    expect(reviews).toHaveLength(reviewCount);
    expect(new Set(reviews.map((review) => review.language))).toEqual(new Set(['fr', 'en', 'vi']));
    expect(new Set(reviews.map((review) => review.status))).toEqual(new Set(['pending', 'approved', 'rejected']));
    const texts = reviews.filter((review) => review.text).map((review) => `${review.productId} ${review.text}`);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThan(reviewCount * 0.97);
    expect(new Set(reviews.map((review) => review.text)).size).toBeGreaterThan(reviewCount * 0.9);
    const bought = new Map(
      year.orders.flatMap(({ row, lines }) => lines.map((line) => [line.id, { row, line }] as const)),
    );
    const isUnfounded = ({ orderLineId, productId, customerId, createdAt }: Year['reviews'][number]) => {
      const { row, line } = bought.get(orderLineId) ?? {};
      const isTheirs = line?.productId === productId && row?.customerId === customerId && row?.status === 'completed';
      return !isTheirs || !createdAt || !row.updatedAt || createdAt < row.updatedAt;
    };
    expect(reviews.filter(isUnfounded)).toEqual([]);
  });
});

test('without providers nothing is paid there', () => {
  const trade = planTrade(goods, calendarAround(new Date(moments[0] ?? '')));
  const { orders } = planYear(trade, { sellsOnline: false });
  expect(new Set(orders.map(({ row }) => row.paymentMethod))).toEqual(new Set(['cash', 'bank_transfer']));
  expect(orders.filter(({ row }) => row.paymentStatus === 'authorised')).toEqual([]);
}, 120_000);

test('the same at every hour of a day, but for the times of the orders of the day itself', () => {
  const planned = (now: string) => {
    const { orders, movements, customers } = planAt(now);
    const trade = orders.map(({ row, lines }) => [row.orderNumber, row.customerId, row.type, lines]);
    return JSON.stringify([trade, movements.map((move) => [move.productId, move.deltaMilli]).sort(), customers]);
  };
  expect(planned('2026-11-21T19:00:00Z') === planned('2026-11-21T11:00:00Z')).toBe(true);
}, 120_000);

test('every good that is named somewhere in the year is there', () => {
  const keys = new Set(goods.map((good) => good.key));
  const grouped = Object.values(loadReviewWords().groups).flat();
  const named = [
    ...Object.keys(staples),
    ...seasons.flatMap((season) => season.keys),
    ...grouped.filter((one) => !(categories as readonly string[]).includes(one)),
  ];
  expect(named.filter((key) => !keys.has(key))).toEqual([]);
});
