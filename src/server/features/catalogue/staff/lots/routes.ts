import type { FastifyInstance } from 'fastify';
import { createShortDateLot } from '#contract/catalogue/product-scan.ts';
import { Refusal } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import { productChange } from '#server/features/catalogue/staff/products/product-change.ts';
import { readProductViews, requireKnown } from '#server/features/catalogue/staff/products/product-views.ts';
import { implementWrite } from '#server/http/call/implement.ts';
import { createLot } from './create-lot.ts';

/** Goods of short date as articles of their own. */
export async function shortDateLotRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await implementWrite(app, deps, createShortDateLot, {
    own: ({ id }) => requireKnown(deps.db, id),
    handle: async ({ input, ...call }) => {
      const [lot] = await readProductViews(call.tx, [await createLot(call, input)], call);
      if (!lot) throw new Refusal('notFound');
      await call.audit({ ...productChange(null, lot, call.who), storeId: input.store_id });
      return lot;
    },
  });
}
