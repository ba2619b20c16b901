import type { QueryFilter } from '#domain/search/read-query.ts';
import { filterSlots } from './filter-tests.ts';
import type { Goods } from './goods.ts';
import { allergenBits, dietBits } from './goods-columns.ts';

/** The slots that suit what a search asks of the goods besides its words, in the place where the slots stood. */
export function passQueryFilters(goods: Goods, slots: Uint32Array, filters: readonly QueryFilter[]): Uint32Array {
  let passed = slots;
  for (const { filter, value } of filters) {
    if (filter === 'measure') {
      const amount = Number.parseInt(value, 10);
      const named = new Set(goods.words.measures.get(value));
      passed = passed.filter((slot) => named.has(slot) || goods.columns.measure[slot] === amount);
    } else {
      const [column, mask, bits] =
        filter === 'diet'
          ? [goods.columns.diets, dietBits([value]), dietBits([value])]
          : [goods.columns.allergens, allergenBits([value]), 0];
      passed = filterSlots(passed, [{ kind: 'bits', column, mask, bits }], passed);
    }
  }
  return passed;
}
