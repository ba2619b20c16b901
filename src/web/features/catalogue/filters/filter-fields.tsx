import { sortOrders } from '#domain/catalogue/sort.ts';
import { units } from '#domain/catalogue/unit.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFlags } from '#web/shared/shop/flags.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import type { ProductFilters } from './product-filters.ts';

/** Unit, order and "only offers": named controls of a form, which also report each change. */
export function FilterFields({
  filters,
  onChange,
}: {
  filters: ProductFilters;
  onChange: (patch: Partial<ProductFilters>) => void;
}) {
  const t = useT('list');
  const { features, products } = useFlags();
  const isSearch = filters.search !== '';
  return (
    <>
      {features.productFilters && (
        <Field label={t('catalogue.unit')} className="lg:w-41.5">
          {(control) => (
            <Select
              {...control}
              name="unit"
              value={filters.unit}
              onChange={(event) => onChange({ unit: event.target.value as ProductFilters['unit'] })}
            >
              <option value="">{t('list.allUnits')}</option>
              {units.map((unit) => (
                <option key={unit} value={unit}>
                  {t(`catalogue.unit_${unit}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label={t('list.sort')} className="lg:w-42.5">
        {(control) => (
          <Select
            {...control}
            name="sortBy"
            // Without a search the shop's order is the default, which no address names.
            value={filters.sortBy || (isSearch ? '' : filters.defaultSort)}
            onChange={(event) => onChange({ sortBy: event.target.value as ProductFilters['sortBy'] })}
          >
            {isSearch && <option value="">{t('list.sort_relevance')}</option>}
            {sortOrders.map((order) => (
              <option key={order} value={order}>
                {t(`list.sort_${order}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {features.productFilters && products.discountedOnly && (
        <Checkbox
          name="onlyDiscounted"
          value="true"
          label={t('list.onlyDiscounted')}
          checked={filters.onlyDiscounted}
          onChange={(event) => onChange({ onlyDiscounted: event.target.checked })}
          className="lg:max-w-32 lg:items-center lg:gap-2 lg:py-0 lg:text-sm lg:leading-tight"
        />
      )}
    </>
  );
}
