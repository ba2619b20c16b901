import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { listStores, readShop, readStore } from '#contract/stores.ts';
import type { Deps } from '#server/deps.ts';
import { implement } from '#server/http/call/implement.ts';
import { keepUntilChanged } from '#server/services/keep-until-changed.ts';
import { selectStores } from './queries.ts';
import { selectShop } from './shop-query.ts';

export async function storeRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { connection, config, changes, db } = deps;
  const stores = keepUntilChanged(changes, ['stores'], () => selectStores(connection, config.decimals));
  const shop = keepUntilChanged(changes, ['stores'], () => selectShop(db, config));
  await implement(app, deps, listStores, stores.read);
  await implement(app, deps, readStore, async ({ input }) => {
    const store = (await stores.read()).find(({ id }) => id === input.id);
    if (!store) throw new Refusal('notFound');
    return store;
  });
  await implement(app, deps, readShop, shop.read);
}
