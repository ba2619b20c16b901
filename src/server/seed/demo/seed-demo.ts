import { demoFeatureConfig } from '#domain/access/feature-config.ts';
import { providerCurrencies } from '#domain/payment/currencies.ts';
import { providers } from '#domain/payment/provider.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { priceHistory } from '#server/db/tables/prices.ts';
import { openFiles } from '#server/media/open-files.ts';
import { loadGoods, type SeedProduct } from '#server/seed/goods.schema.ts';
import { makeGoods } from '#server/seed/scale/make-goods.ts';
import { withoutIndexes } from '#server/seed/scale/without-indexes.ts';
import { countPopularity } from '#server/services/shelf/count-popularity.ts';
import { countSales } from '#server/services/shelf/count-sales.ts';
import { noteLowestPrices } from '#server/services/shelf/lowest-prices.ts';
import { refreshShelf } from '#server/services/shelf/refresh-shelf.ts';
import { storeFeatureConfig } from '#server/services/shop/flags.ts';
import { seedAccounts, seedStoreStaff } from './accounts.ts';
import { calendarAround } from './calendar.ts';
import { insertRows } from './insert-rows.ts';
import { listedOn } from './range.ts';
import { seedAisles } from './seed-aisles.ts';
import { seedBanners } from './seed-banners.ts';
import { seedGoods } from './seed-goods.ts';
import { seedPickDay } from './seed-pick-day.ts';
import { seedPictures } from './seed-pictures.ts';
import { seedSitePictures } from './seed-site-pictures.ts';
import { seedStores } from './seed-stores.ts';
import { seedTrade } from './seed-trade.ts';
import { planTrade, type Trade } from './year/plan-year.ts';
import { seedYear } from './year/seed-year.ts';

/** The store of who looks after one alone: Montreuil. */
const storeOfStaff = 2;

/** Where a test of scale has many rows, and indexes that nothing reads while they are written. */
const scaledTables = ['products', 'product_pictures', 'shelf', 'catalogue_changes', 'price_history', 'stock_movements'];

/**
 * The demo shop with a year of trade, whole, in one transaction: the same on every machine, its dates around `now`. With
 * `seedProducts`, made goods bring it to so many products.
 */
export async function seedDemo(
  tx: Db,
  config: Pick<Config, 'dataDir' | 'bucket' | 'seedProducts' | 'currency' | 'publicUrl' | 'payments'>,
  now: Date,
  say: (line: string) => void,
): Promise<void> {
  const goods = loadGoods();
  const trade = planTrade(goods, calendarAround(now));
  say(`  ▸ ${goods.length} goods with their pictures …`);
  await seedStores(tx, trade.calendar);
  await seedAccounts(tx, trade.calendar);
  await seedGoods(tx, goods, trade.calendar);
  const files = await openFiles(config);
  await seedPictures(tx, files, goods);
  await seedSitePictures(tx, files, now);
  await seedBanners(tx, files, now);
  await seedAisles(tx, trade.range);
  await seedTrade(tx, trade.range, trade.offers, now);
  await seedYear(tx, trade, { currency: config.currency, online: paymentsOf(config), say });
  await seedStoreStaff(tx, trade.calendar, storeOfStaff);
  await seedPickDay(tx, now, config.currency);
  for (let storeId = await countPopularity(tx, now); storeId !== null; storeId = await countPopularity(tx, now))
    await countSales(tx, storeId, now);
  await fillShelves(tx, goods, { total: config.seedProducts ?? 0, now, say });
  await writePriceHistory(tx, now, trade);
  await storeFeatureConfig(tx, demoFeatureConfig, now, null);
}

/** What the demo's payments go by where the sandbox plays all their providers; null where it does not. */
function paymentsOf({ payments, currency, publicUrl }: Pick<Config, 'payments' | 'currency' | 'publicUrl'>) {
  const isTaken = providers.every((name) => providerCurrencies[name][currency]);
  if (!payments.sandbox || !isTaken) return null;
  const { windowMinutes, keptHours } = payments;
  return { publicUrl, currency, windowMinutes, keptHours };
}

/** Puts everything on the shelves, with as many made goods before as bring it to `total`. */
async function fillShelves(
  tx: Db,
  goods: readonly SeedProduct[],
  { total, now, say }: { total: number; now: Date; say: (line: string) => void },
): Promise<void> {
  if (total <= goods.length) {
    say('  ▸ Shelves and prices as they were …');
    await refreshShelf(tx, now);
    return;
  }
  await withoutIndexes(tx, scaledTables, async () => {
    await makeGoods(tx, goods, total, now, say);
    say('  ▸ Shelves and prices …');
    await refreshShelf(tx, now);
    say('  ▸ Indexes …');
  });
}

/** The shelf has noted today's prices as if nothing had been before; the demo's goods have a past. */
async function writePriceHistory(tx: Db, now: Date, { goods, range, timeline, calendar }: Trade): Promise<void> {
  await tx.execute(sql`delete from price_history where product_id <= ${goods.length}`);
  const history = range.flatMap((item) => timeline.historyOf(item, calendar.at(listedOn(item.good), 7 * 60)));
  await insertRows(tx, priceHistory, history);
  await noteLowestPrices(tx, now, {});
}
