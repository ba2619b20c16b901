import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/catalogue/stock-counts.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { countStock } from './count-stock.ts';
import { selectGoodsToCount } from './goods-to-count.ts';
import { listCounts } from './list-counts.ts';

/** What was counted in the stores, against the ledger. */
export async function stockCountRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps;
  await implementWrite(app, deps, calls.addStockCounts, async ({ input, ...call }) => {
    const counted = await countStock(call, input);
    const { rows, changed, refused } = counted.counts;
    const after = changed > 0 ? { rows, changed, refused: refused || undefined } : {};
    const { store_id: storeId } = input;
    await call.audit({ thing: 'stockCount', id: storeId, storeId, before: {}, after });
    return counted;
  });
  await implement(app, deps, calls.listStockCounts, ({ input, ...by }) => listCounts(db, input, by));
  await implement(app, deps, calls.listGoodsToCount, ({ input, language }) => selectGoodsToCount(db, input, language));
}
