import { and, inArray, isNull, lte } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { shortDateLots } from '#server/db/tables/stock-counts.ts';
import { goodsColumns } from './write-goods.ts';
import type { CatalogueWrite } from './write-offers.ts';
import { lockForSet, writeSet } from './write-set.ts';

/** So many at once: what is left, the next turn takes. */
const most = 200;

/** Takes lots whose last day is over out of the shop; how many. What is left of them stays counted until staff write it off. */
export async function endLots(write: CatalogueWrite): Promise<number> {
  const { tx, now } = write;
  const due = and(isNull(shortDateLots.endedAt), lte(shortDateLots.endsAt, now));
  const lots = await tx
    .select({ id: shortDateLots.productId })
    .from(shortDateLots)
    .where(due)
    .orderBy(shortDateLots.productId)
    .limit(most)
    .for('update', { skipLocked: true });
  if (lots.length === 0) return 0;
  const ids = lots.map(({ id }) => id);
  await lockForSet(tx, ids, []);
  const rows = await tx.select().from(products).where(inArray(products.id, ids));
  const factsOf = (row: (typeof rows)[number]) =>
    Object.fromEntries(Object.keys(goodsColumns).map((key) => [key, row[key as keyof typeof goodsColumns]])) as Pick<
      typeof row,
      keyof typeof goodsColumns
    >;
  const shown = rows.filter(({ visible, deletedAt }) => visible && deletedAt === null);
  await writeSet(write, {
    goods: shown.map((row) => ({ productId: row.id, facts: { ...factsOf(row), visible: false }, names: {} })),
  });
  await tx.update(shortDateLots).set({ endedAt: now }).where(inArray(shortDateLots.productId, ids));
  return ids.length;
}
