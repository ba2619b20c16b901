import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/cart/cart.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementGuardedWrite } from '#server/http/call/implement.ts';
import { computeFigures } from './compute-figures.ts';
import { requireStore, selectCart } from './read-cart.ts';
import { writeCartOf } from './write-cart.ts';

export async function cartRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, connection } = deps;
  await implement(app, deps, calls.readCart, async ({ who: { customerId }, input, language }) => {
    await requireStore(db, input.store_id);
    return selectCart(db, { customerId, storeId: input.store_id }, language);
  });
  await implementGuardedWrite(app, deps, calls.writeCart, ({ who, input, ...at }) =>
    writeCartOf(at, who.customerId, input),
  );
  await implement(app, deps, calls.readCartFigures, ({ who, input, language, decimals, now }) =>
    computeFigures(connection, input, { language, decimals, priceType: who?.priceType ?? 'retail' }, now),
  );
}
