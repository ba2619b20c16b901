import fc from 'fast-check';
import { expect } from 'vitest';
import { type Customer, makeCustomer } from '../accounts.ts';
import { makeStore } from '../catalogue.ts';
import { brokenInvariants } from '../invariants.ts';
import { startTestApp } from '../test-app.ts';
import { life, playLife } from './play-life.ts';

/**
 * So many runs of 2 to 8 orders, with four pickers whose events are doubled, late and out of order, substitutes that are
 * asked, answered and overtaken by the deadline, weights in and out of tolerance, and staff who cancel meanwhile, against a
 * second, naive model: each answer, each shelf, each order in the end.
 */
export async function runPickLives({ lives, part = 0 }: { lives: number; part?: number }): Promise<void> {
  const { seed } = fc.readConfigureGlobal();
  const t = await startTestApp({ now: new Date('2026-11-23T10:00:00Z'), env: { TRUST_PROXY: '1' } });
  try {
    const pickers: Customer[] = [];
    for (let i = 0; i < 4; i++) pickers.push(await makeCustomer(t.db, { roles: ['CAN_PICK_ORDERS'] }));
    const manager = await makeCustomer(t.db, { roles: ['CAN_MANAGE_ORDERS'] });
    await fc.assert(
      fc.asyncProperty(life, async (one) => {
        // Each in a store of its own: what may stand for something is looked for among all goods of a store.
        await playLife({ t, storeId: await makeStore(t.db), pickers, manager }, one);
      }),
      { numRuns: lives, endOnFailure: true, ...(seed !== undefined && { seed: seed + part }) },
    );
    expect(await brokenInvariants(t.db)).toEqual({});
  } finally {
    await t.close();
  }
}
