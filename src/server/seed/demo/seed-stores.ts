import type { Db } from '#server/db/connection.ts';
import { shop } from '#server/db/tables/shop.ts';
import { shippingRules, storeClosedDays, storeDiscounts, storeHours, stores } from '#server/db/tables/stores.ts';
import type { Calendar } from './calendar.ts';
import { closedDaysAfter } from './closed-days.ts';
import { demoIdentity } from './identity.ts';
import { seedSlots } from './seed-slots.ts';
import { demoStores, shippingRulesOf } from './stores.ts';

/** The demo chain and its five stores, ids 1 to 5. */
export async function seedStores(tx: Db, calendar: Calendar): Promise<void> {
  await tx.insert(shop).values(demoIdentity);
  for (const [position, demo] of demoStores.entries()) {
    const { rules: _, hours, range: _share, discount, hasSlots, ...store } = demo;
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
    if (hasSlots) await seedSlots(tx, storeId, calendar.now);
  }
}
