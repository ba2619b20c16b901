import type { Milli } from '#domain/stock/quantity.ts';
import { isSoldByMeasure } from '#domain/stock/quantity.ts';
import { type Draws, drawsFor, nextBetween, nextOf } from '#server/seed/demo/draw.ts';
import type { Item } from '#server/seed/demo/range.ts';
import { quantitiesOf } from '#server/seed/good-quantities.ts';
import type { SeedProduct } from '#server/seed/goods.schema.ts';
import type { Shopper } from './customers.ts';
import { households, likingOf } from './households.ts';
import { popularityOf } from './popularity.ts';
import { seasonOf } from './seasons.ts';

/** What is on the shelf of a store on a day of a month: the item, or null when it is not sold there (yet). */
export type Shelf = { month: number; itemOf: (productId: number) => Item | null; isOnOffer: (item: Item) => boolean };
export type BasketLine = { item: Item; quantityMilli: Milli };
export type FillBasket = (
  shopper: Pick<Shopper, 'id' | 'household' | 'taste'>,
  shelf: Shelf,
  draws: Draws,
) => BasketLine[];

/** How many goods a shopper knows and comes back for. */
const known = 55;

/**
 * Fills baskets by habit: two lines in three from what the shopper always buys, the others from all there is, each taken
 * the likelier the more it is liked, in season or on offer. No good twice.
 */
export function basketFiller(goods: readonly SeedProduct[]): FillBasket {
  const sums: number[] = [];
  for (const good of goods) sums.push((sums.at(-1) ?? 0) + popularityOf(good));
  const pick = (draws: Draws) => productAt(sums, draws() * (sums.at(-1) ?? 0));
  const habits = new Map<number, number[]>();

  const habitsOf = ({ id, household, taste }: Parameters<FillBasket>[0]) => {
    const found = habits.get(id);
    if (found) return found;
    const draws = drawsFor('habits', id);
    const list = new Set<number>();
    for (let tries = 0; list.size < known && tries < 4000; tries++) {
      const productId = pick(draws);
      const good = goods[productId - 1];
      if (good && draws() < likingOf(household, taste, good.category) / 3) list.add(productId);
    }
    habits.set(id, [...list]);
    return [...list];
  };

  return (shopper, shelf, draws) => {
    const { lines, appetite } = households[shopper.household];
    const wanted = nextBetween(draws, ...lines);
    const basket = new Map<number, BasketLine>();
    const usual = habitsOf(shopper);
    for (let tries = 0; basket.size < wanted && tries < 3000; tries++) {
      const isUsual = tries < 400 && draws() < 0.66;
      const productId = isUsual ? nextOf(draws, usual) : pick(draws);
      const item = shelf.itemOf(productId);
      if (!item || basket.has(productId)) continue;
      const liking = isUsual ? 2 : likingOf(shopper.household, shopper.taste, item.good.category);
      const chance = liking * seasonOf(item.good, shelf.month) * (shelf.isOnOffer(item) ? 2.2 : 1) * 0.25;
      if (draws() < chance) basket.set(productId, { item, quantityMilli: quantityFor(item.good, appetite, draws) });
    }
    return [...basket.values()];
  };
}

function productAt(sums: readonly number[], place: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return low + 1;
}

/** By weight what a household eats in some days, else mostly one; more of what is small and cheap. */
function quantityFor(good: SeedProduct, appetite: number, draws: Draws): Milli {
  const { stepMilli: step } = quantitiesOf(good);
  if (isSoldByMeasure(good.unit)) {
    const least = good.category === 'LAITIER' && good.unit === 'KG' ? 150 : 300;
    return Math.max(step, Math.round(((least + draws() ** 2 * 900) * appetite) / step) * step);
  }
  const small = good.priceCents < 200 ? 1 : 0;
  const many = good.category === 'NOUILLEINSTANTANEE' || good.category === 'BOISSON' ? 2 : 0;
  const luck = draws();
  const pieces = luck < 0.6 ? 1 : luck < 0.85 ? 1 + small : nextBetween(draws, 1, 2 + small + many);
  const isLarge = good.priceCents > 1400;
  return Math.max(1, Math.round(pieces * (isLarge ? Math.min(appetite, 1) : Math.max(1, appetite * 0.7)))) * 1000;
}
