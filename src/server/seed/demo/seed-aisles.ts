import type { Aisle } from '#domain/picking/aisle.ts';
import { type UsualAisle, usualAisles } from '#domain/picking/usual-aisles.ts';
import type { Db } from '#server/db/connection.ts';
import { shelfPlaces, storeAisles } from '#server/db/tables/picking.ts';
import { draw, drawBetween } from './draw.ts';
import { insertRows } from './insert-rows.ts';
import type { Item } from './range.ts';
import { demoStores } from './stores.ts';

const names: Record<UsualAisle, string> = {
  drinks: 'Boissons',
  staples: 'Riz, pâtes et céréales',
  tins: 'Conserves, sauces et épices',
  sweets: 'Épicerie sucrée, thé et café',
  household: 'Maison',
  produce: 'Fruits et légumes',
  bread: 'Pains et galettes',
  dairy: 'Crèmerie',
  deli: 'Traiteur',
  fresh: 'Viandes et poissons',
  frozen: 'Surgelés',
};

/** In every second store one begins at what others pass in the middle: the fruit and vegetables. */
function aislesOf(storeId: number): Aisle[] {
  const aisles = usualAisles((aisle) => names[aisle]);
  const begin = storeId % 2 === 0 ? aisles.findIndex(({ categories }) => categories.includes('LEGUME')) : 0;
  return [...aisles.slice(begin), ...aisles.slice(0, begin)];
}

/** The aisles of the demo's stores, and where most of their goods stand: aisle by letter, shelf by number (`C14`). */
export async function seedAisles(tx: Db, range: readonly Item[]): Promise<void> {
  const plans = demoStores.map((_, i) => ({ storeId: i + 1, aisles: aislesOf(i + 1) }));
  await tx.insert(storeAisles).values(plans);
  const letters = new Map(
    plans.flatMap(({ storeId, aisles }) =>
      aisles.flatMap(({ categories }, i) =>
        categories.map((category) => [`${storeId} ${category}`, String.fromCodePoint(65 + i)] as const),
      ),
    ),
  );
  const places = range.flatMap(({ storeId, productId, good }) => {
    const letter = letters.get(`${storeId} ${good.category}`);
    // Of a part nobody has said yet.
    if (!letter || draw('placed', storeId, good.key) > 0.7) return [];
    return [{ storeId, productId, shelf: `${letter}${drawBetween(1, 24, 'shelf', storeId, good.key)}` }];
  });
  await insertRows(tx, shelfPlaces, places);
}
