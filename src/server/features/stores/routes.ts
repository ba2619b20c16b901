import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import * as calls from '#contract/shop/shop.ts';
import * as storesCalls from '#contract/stores/stores.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { keepFor } from '#server/services/memory/keep-for.ts';
import { keepUntilChanged } from '#server/services/memory/keep-until-changed.ts';
import { changeShop } from './change-shop.ts';
import { selectStores, storeIn } from './queries.ts';
import { selectFigures } from './select-figures.ts';
import { selectShop, selectStaffShop } from './shop-query.ts';

/** Milliseconds: the figures read whole tables, and need not be exact to the minute. */
const figuresKept = 3_600_000;

export async function storeRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { connection, config, changes, db, clock } = deps;
  const stores = keepUntilChanged(changes, ['stores'], () => selectStores(connection, config.decimals));
  const deployment = { ...config, onlineMethods: deps.payments.methods };
  const shop = keepUntilChanged(changes, ['stores'], () => selectShop(db, deployment));
  const figures = keepFor(figuresKept, clock, async () => {
    const { foundedIn } = await shop.read();
    return selectFigures(connection, foundedIn === null ? 0 : clock().getUTCFullYear() - foundedIn);
  });
  await implement(app, deps, storesCalls.listStores, async ({ language, now }) =>
    (await stores.read()).map((store) => storeIn(store, language, now)),
  );
  await implement(app, deps, storesCalls.readStore, async ({ input, language, now }) => {
    const store = (await stores.read()).find(({ id }) => id === input.id);
    if (!store) throw new Refusal('notFound');
    return storeIn(store, language, now);
  });
  await implement(app, deps, storesCalls.readShop, shop.read);
  await implement(app, deps, calls.readStaffShop, () => selectStaffShop(db, deployment));
  await implement(app, deps, calls.readShopFigures, figures);
  await implementWrite(app, deps, calls.writeShop, ({ input, ...call }) => changeShop(call, input, deployment));
}
