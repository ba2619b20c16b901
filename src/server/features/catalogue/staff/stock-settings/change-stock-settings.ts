import type { StockSettings, writeStockSettings } from '#contract/catalogue/staff-products.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import { fromMilli, toMilli } from '#domain/stock/quantity.ts';
import { stockSettings } from '#server/db/tables/stock.ts';
import type { Write } from '#server/db/transact.ts';
import type { Audit } from '#server/services/audit/record-audit.ts';

/** Writes what is set of stock. Throws `conflict` with the settings as they are, and `invalid` below a thousandth. */
export async function changeStockSettings(
  { tx, audit }: Write & { audit: Audit },
  { version, lowStock }: ParsedOf<typeof writeStockSettings>,
): Promise<StockSettings> {
  // Two who set it for the first time wait for each other here.
  await tx.insert(stockSettings).values({ version: 0 }).onConflictDoNothing();
  const [row] = await tx.select().from(stockSettings).for('update');
  if (!row) throw new Error('The row of the stock settings is gone');
  const before = { lowStock: fromMilli(row.lowMilli), version: row.version };
  if (version !== undefined && version !== row.version) throw new Refusal('conflict', { data: before });
  const lowMilli = lowStock === undefined ? row.lowMilli : toMilli(lowStock);
  if (lowMilli === null) throw invalidFields({ lowStock: 'validation.number' });
  const after = { lowStock: fromMilli(lowMilli), version: row.version + (lowMilli === row.lowMilli ? 0 : 1) };
  await audit({
    thing: 'stockSettings',
    id: 1,
    before: { lowStock: before.lowStock },
    after: { lowStock: after.lowStock },
  });
  await tx.update(stockSettings).set({ lowMilli, version: after.version });
  return after;
}
