import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { listStores, readShop, readStore } from '#contract/stores.ts';
import type { Deps } from '#server/deps.ts';
import { implement } from '#server/http/call/implement.ts';
import { selectStores } from './queries.ts';
import { selectShop } from './shop-query.ts';

export async function storeRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await implement(app, deps, listStores, ({ decimals }) => selectStores(deps.connection, decimals));
  await implement(app, deps, readStore, async ({ input, decimals }) => {
    const [store] = await selectStores(deps.connection, decimals, input.id);
    if (!store) throw new Refusal('notFound');
    return store;
  });
  await implement(app, deps, readShop, () => selectShop(deps.db, deps.config));
}
