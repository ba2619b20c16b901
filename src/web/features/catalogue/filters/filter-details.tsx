import { allergens } from '#domain/catalogue/allergen.ts';
import { diets } from '#domain/catalogue/diet.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFlags } from '#web/shared/shop/flags.ts';
import { cx } from '#web/ui/cx.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import type { FilterPatch } from './filter-changes.ts';
import { FilterChoices } from './filter-choices.tsx';
import { FilterGroup } from './filter-group.tsx';
import { FilterPrice } from './filter-price.tsx';
import type { ProductFilters } from './product-filters.ts';
import type { Waiting } from './use-send-later.ts';

/** Price, diets, allergens and offers. What is not declared never counts as safe, and the hint says so. */
export function FilterDetails({
  filters,
  timesCleared,
  asMenu,
  waiting,
  onChange,
}: {
  filters: ProductFilters;
  timesCleared: number;
  asMenu: boolean;
  waiting?: Waiting;
  onChange: (patch: FilterPatch) => void;
}) {
  const t = useT('list');
  const { features, products } = useFlags();
  if (!features.productFilters) return null;
  const { minPrice, maxPrice, diet, without, onlyDiscounted } = filters;
  const bounds = Number(minPrice !== null) + Number(maxPrice !== null);
  return (
    <>
      {products.discountedOnly && (
        <Checkbox
          name="onlyDiscounted"
          value="true"
          label={t('list.onlyDiscounted')}
          checked={onlyDiscounted}
          onChange={(event) => onChange({ onlyDiscounted: event.target.checked })}
          className={cx(asMenu && 'lg:mr-2')}
        />
      )}
      <FilterGroup
        title={t('list.priceRange')}
        count={bounds}
        asMenu={asMenu}
        panelClass="w-80"
        isOpen={filters.refused && true}
      >
        <FilterPrice key={timesCleared} {...{ filters, waiting, onChange }} />
      </FilterGroup>
      <FilterGroup title={t('catalogue.diet')} count={diet.length} asMenu={asMenu} panelClass="w-96">
        <FilterChoices
          name="diet"
          codes={diets}
          chosen={diet}
          labelOf={(code) => t(`catalogue.diet_${code}`)}
          onChange={(choose) => onChange((before) => ({ diet: choose(before.diet) }))}
        />
      </FilterGroup>
      <FilterGroup title={t('list.without')} count={without.length} asMenu={asMenu} panelClass="w-96">
        <FilterChoices
          name="without"
          codes={allergens}
          chosen={without}
          hint={t('list.withoutHint')}
          labelOf={(code) => t(`catalogue.allergen_${code}`)}
          onChange={(choose) => onChange((before) => ({ without: choose(before.without) }))}
        />
      </FilterGroup>
    </>
  );
}
