import type { InSome } from '#domain/language/by-language.ts';
import { fromDecimal } from '#domain/money/cents.ts';
import type { Db } from '#server/db/connection.ts';
import { shop } from '#server/db/tables/shop.ts';
import { slotRules, slotWindows } from '#server/db/tables/slots.ts';
import { shippingRules, storeClosedDays, storeDiscounts, storeHours, stores } from '#server/db/tables/stores.ts';
import { makeSlots } from '#server/services/slot/make-slots.ts';
import type { Calendar } from './calendar.ts';
import { demoIdentity } from './identity.ts';
import { type DemoStore, demoDecimals, demoStores, shippingRulesOf } from './stores.ts';

/** Minutes that a slot's orders may take to pick, each. */
const pickingMinutesPerOrder = 15;

/** How long an order takes to pick in the demo's stores, and a line of it. */
export const slotTimes = { orderSeconds: 120, lineSeconds: 45 };

/** The time slots of a demo store, for a week from `now` on; what is fetched costs nothing. */
async function seedSlots(tx: Db, storeId: number, { slots, allowDelivery }: DemoStore, now: Date): Promise<void> {
  if (!slots) return;
  await tx.insert(slotRules).values({ storeId, daysAhead: 7, ...slotTimes, version: 1 });
  const { mostOrders, cutOffMinutes, windows } = slots;
  const room = { storeId, mostOrders, mostPickingMinutes: mostOrders * pickingMinutesPerOrder, cutOffMinutes };
  await tx
    .insert(slotWindows)
    .values(
      windows.flatMap(({ weekdays, start, end, fee }) =>
        weekdays.flatMap((weekday) => [
          ...(allowDelivery
            ? [{ ...room, weekday, start, end, type: 'delivery' as const, feeCents: fromDecimal(fee, demoDecimals) }]
            : []),
          { ...room, weekday, start, end, type: 'pickup' as const, feeCents: 0 },
        ]),
      ),
    );
  await makeSlots(tx, storeId, now);
}

const holidays: readonly { on: string; reason: InSome<string> }[] = [
  { on: '-12-25', reason: { fr: 'Noël', en: 'Christmas Day', vi: 'Lễ Giáng Sinh' } },
  { on: '-01-01', reason: { fr: 'Jour de l’An', en: 'New Year’s Day', vi: 'Tết Dương lịch' } },
  { on: '-05-01', reason: { fr: 'Fête du Travail', en: 'Labour Day', vi: 'Quốc tế Lao động' } },
];

/** The days of the coming year on which no demo store opens. */
function closedDaysAfter(calendar: Calendar): { day: string; reason: InSome<string> }[] {
  const year = Array.from({ length: 365 }, (_, i) => calendar.nameOf(i + 1));
  return year.flatMap((day) => holidays.filter(({ on }) => day.endsWith(on)).map(({ reason }) => ({ day, reason })));
}

/** The demo chain and its five stores, ids 1 to 5. */
export async function seedStores(tx: Db, calendar: Calendar): Promise<void> {
  await tx.insert(shop).values(demoIdentity);
  for (const [position, demo] of demoStores.entries()) {
    const { rules: _, hours, range: _share, discount, slots: _slots, ...store } = demo;
    const [row] = await tx
      .insert(stores)
      .values({
        ...store,
        position,
        ...(discount && {
          discountPercent: discount.percent,
          discountIsActive: discount.isActive,
          discountFrom: calendar.at(discount.from, 0),
          discountTo: calendar.at(discount.to, 24 * 60),
        }),
      })
      .returning({ id: stores.id });
    const storeId = row?.id ?? 0;
    if (discount) {
      const period = { validFrom: calendar.at(discount.from, 0), validTo: calendar.at(discount.to, 24 * 60) };
      const { percent, isActive } = discount;
      await tx.insert(storeDiscounts).values({ storeId, since: calendar.at(-366, 0), percent, isActive, ...period });
    }
    await tx.insert(storeHours).values(hours.map((h) => ({ storeId, ...h })));
    await tx.insert(storeClosedDays).values(closedDaysAfter(calendar).map((one) => ({ storeId, ...one })));
    if (demo.rules.length > 0)
      await tx.insert(shippingRules).values(shippingRulesOf(demo).map((rule) => ({ storeId, ...rule })));
    await seedSlots(tx, storeId, demo, calendar.now);
  }
}
