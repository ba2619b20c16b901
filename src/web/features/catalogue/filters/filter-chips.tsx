import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import type { Category } from '#contract/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/format-context.tsx';
import { type ProductFilters, productsAddress } from './product-filters.ts';

/** What narrows the list, each with a link that takes it back, and one that takes back all. */
export function FilterChips({
  filters,
  categories,
  onClear,
}: {
  filters: ProductFilters;
  categories: readonly Category[] | null;
  onClear: () => void;
}) {
  const t = useT('list');
  const { money } = useFormat();
  const { search, category, unit, minPrice, maxPrice, onlyDiscounted, diet, without } = filters;
  const chips: { name: string; without: Partial<ProductFilters> }[] = [];
  if (search) chips.push({ name: t('list.quoted', { text: search }), without: { search: '' } });
  if (category) {
    const label = categories?.find(({ id }) => id === category)?.label ?? category;
    chips.push({ name: label, without: { category: '' } });
  }
  if (unit) chips.push({ name: t(`catalogue.unit_${unit}`), without: { unit: '' } });
  if (minPrice !== null)
    chips.push({ name: t('list.priceFrom', { amount: money(minPrice) }), without: { minPrice: null } });
  if (maxPrice !== null)
    chips.push({ name: t('list.priceTo', { amount: money(maxPrice) }), without: { maxPrice: null } });
  if (onlyDiscounted) chips.push({ name: t('list.onlyDiscounted'), without: { onlyDiscounted: false } });
  for (const code of diet)
    chips.push({ name: t(`catalogue.diet_${code}`), without: { diet: diet.filter((one) => one !== code) } });
  for (const code of without) {
    const name = t('list.withoutNamed', { name: t(`catalogue.allergen_${code}`) });
    chips.push({ name, without: { without: without.filter((one) => one !== code) } });
  }
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {chips.map(({ name, without }) => (
        <li key={name}>
          <Link
            to={productsAddress({ ...filters, page: 1, ...without })}
            replace
            preventScrollReset
            aria-label={t('list.removeFilter', { name })}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-brand/40 bg-brand-soft py-1 pr-3 pl-4 text-sm font-semibold text-brand hover:border-brand"
          >
            <span className="max-w-56 truncate">{name}</span>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      <li className="lg:not-noscript:hidden">
        <Link
          to="/products"
          onClick={onClear}
          replace
          preventScrollReset
          className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-quiet underline underline-offset-4 hover:text-brand"
        >
          {t('list.clearFilters')}
        </Link>
      </li>
    </ul>
  );
}
