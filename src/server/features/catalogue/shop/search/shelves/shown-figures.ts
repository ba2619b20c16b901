import type { PriceType } from '#domain/pricing/price-type.ts';
import type { ShownFigures } from '#server/services/product/product-writer.ts';
import type { Shelves } from './shelf-data.ts';
import { percentOf } from './store-shelf.ts';

/** Which version of these products a store sells, and at which prices; they must be on its shelf. */
export function shownFigures({ goods, shelf }: Shelves, ids: Uint32Array, priceType: PriceType): ShownFigures[] {
  const figures: ShownFigures[] = [];
  for (const id of ids) {
    const slot = goods.slots.get(id) as number;
    const [version, baseCents] = [goods.productVersions[slot] as number, shelf.base[priceType][slot] as number];
    const lowestCents = shelf.lowest.get(slot)?.[priceType] ?? null;
    figures.push({ id, version, baseCents, percent: percentOf(shelf, slot), lowestCents });
  }
  return figures;
}
