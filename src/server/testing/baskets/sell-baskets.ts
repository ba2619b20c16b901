import fc from 'fast-check';
import { expect } from 'vitest';
import { brokenInvariants } from '../invariants.ts';
import { startTestApp } from '../test-app.ts';
import { anyBasket } from './basket.ts';
import { makePeople, purchaseInShop } from './in-a-shop.ts';
import { type Reached, walkBasket } from './walk-basket.ts';

/** Sells so many random baskets in a whole shop, each figure computed twice; answers the ways they took. */
export async function sellBaskets(count: number): Promise<Set<Reached>> {
  const t = await startTestApp();
  try {
    const people = await makePeople(t);
    const reached = new Set<Reached>();
    const one = anyBasket.map((basket) => ({
      ...basket,
      slotFeeCents: 0,
      picks: basket.picks?.map((pick) => ({ ...pick, substitute: null })) ?? null,
    }));
    await fc.assert(
      fc.asyncProperty(one, async (basket) => {
        const ways = await walkBasket(basket, await purchaseInShop(t, people, basket));
        for (const way of ways) reached.add(way);
      }),
      { numRuns: count },
    );
    expect(await brokenInvariants(t.db)).toEqual({});
    return reached;
  } finally {
    await t.close();
  }
}
