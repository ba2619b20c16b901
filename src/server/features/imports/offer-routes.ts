import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/imports/offers.ts';
import type { Deps } from '#server/deps.ts';
import { implementWrite } from '#server/http/call/implement.ts';
import { offersChange, writeOffers } from './write-offers.ts';

/** What other programs say of many goods at once. */
export async function offerRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await implementWrite(app, deps, calls.writeOffers, async ({ input, who, ...call }) => {
    const written = await writeOffers(call, input.rows, who);
    await call.audit(offersChange(written, 'offers'));
    return written;
  });
  await implementWrite(app, deps, calls.writeStockLevels, async ({ input, who, ...call }) => {
    const written = await writeOffers(call, input.rows, who);
    await call.audit(offersChange(written, 'stock-levels'));
    return written;
  });
}
