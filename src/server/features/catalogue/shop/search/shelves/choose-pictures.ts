import type { Goods } from './goods.ts';
import type { StoreShelf } from './store-shelf.ts';

/**
 * The picture that stands for each category in a store, by its code: that of the product which most orders of the last 90
 * days have, of those on the shelf that have a picture; of equals the one that the shop has had longest. Lots of short date
 * do not count, as they are gone in some days. A category without any is left out. Made once for each state of the shelf.
 */
export function choosePictures(goods: Goods, shelf: StoreShelf): ReadonlyMap<string, string> {
  const { version, picturesVersion } = goods;
  const { membership, sales } = shelf.versions;
  const madeOf = `${version} ${picturesVersion} ${membership} ${sales}`;
  if (shelf.pictures?.madeOf !== madeOf) shelf.pictures = { madeOf, chosen: choose(goods, shelf) };
  return shelf.pictures.chosen;
}

function choose({ codes, columns, ids, texts }: Goods, { isSold, sales }: StoreShelf): Map<string, string> {
  const best = new Map<number, number>();
  for (let slot = 0; slot < isSold.length; slot++) {
    if (isSold[slot] !== 1 || columns.isLot[slot] === 1) continue;
    const category = columns.category[slot] as number;
    const other = best.get(category);
    // Whether it has a picture is looked up last: of a large shop's goods few are better than all before them.
    if (other !== undefined && !isBefore(slot, other)) continue;
    if (texts[slot]?.picture) best.set(category, slot);
  }
  return new Map(
    [...best].map(([category, slot]) => [codes.category.words[category] ?? '', texts[slot]?.picture ?? '']),
  );

  function isBefore(slot: number, other: number): boolean {
    const more = (sales[slot] ?? 0) - (sales[other] ?? 0);
    return more > 0 || (more === 0 && (ids[slot] as number) < (ids[other] as number));
  }
}
