import type { QueryFilter } from '#domain/search/query/read-query.ts';
import type { Goods } from '../shelves/goods.ts';
import { allergenBits, dietBits } from '../shelves/goods-columns.ts';
import { filterSlots } from './filter-tests.ts';

/** The slots that suit what a search asks of the goods besides its words, in the place where the slots stood. */
export function passQueryFilters(goods: Goods, slots: Uint32Array, filters: readonly QueryFilter[]): Uint32Array {
  let passed = slots;
  for (const { filter, value } of filters) {
    if (filter === 'measure') {
      passed = passMeasure(goods, passed, value);
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

/**
 * Those whose name states a measure, or that hold as much. Where none is measured so, those that hold as much by the other
 * unit: people ask for half a litre of yoghurt, which is sold by its weight.
 */
function passMeasure({ words, columns }: Goods, slots: Uint32Array, search: string): Uint32Array {
  const amount = Number.parseFloat(search);
  const isVolume = Number(search.endsWith(' ml'));
  const named = new Set(words.measures.get(search));
  const like = slots.filter((slot) => named.has(slot) || columns.measure[slot] === amount);
  const alike = like.filter((slot) => named.has(slot) || columns.isVolume[slot] === isVolume);
  return alike.length > 0 ? alike : like;
}
