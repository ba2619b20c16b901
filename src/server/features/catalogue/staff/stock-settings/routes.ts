import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/catalogue/staff-products.ts';
import { fromMilli } from '#domain/stock/quantity.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { selectStockSettings } from '#server/services/product/short-stock.ts';
import { changeStockSettings } from './change-stock-settings.ts';

export async function stockSettingsRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await implement(app, deps, calls.readStockSettings, async () => {
    const { lowMilli, version } = await selectStockSettings(deps.db);
    return { lowStock: fromMilli(lowMilli), version };
  });
  await implementWrite(app, deps, calls.writeStockSettings, ({ input, ...call }) => changeStockSettings(call, input));
}
