import X from 'lucide/dist/esm/icons/x.mjs';
import type { Category, SearchFilter } from '#contract/catalogue/catalogue.ts';
import { isAllergen } from '#domain/catalogue/allergen.ts';
import { isDiet } from '#domain/catalogue/diet.ts';
import { useT } from '#web/i18n/use-t.ts';
import { isPlainPress } from '#web/lib/browser/is-plain-press.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Link } from '#web/ui/link.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import type { ProductFilters } from './product-filters.ts';
import type { FilterPatch } from './use-filters.ts';

/**
 * What narrows the list, each with a link that takes it back, and one that takes back all. Loaded once there is something
 * to show; `addressOf` a change is handed over, so that the filters stay out of the scripts of every page.
 */
export function FilterChips({
  filters,
  categories,
  kind,
  searchFilters,
  addressOf,
  onChange,
  onClear,
}: {
  filters: ProductFilters;
  categories: readonly Category[] | null;
  /** What the chosen kind is called. */
  kind: string;
  /** What the search was read to ask of the goods. */
  searchFilters: readonly SearchFilter[];
  addressOf: (patch: FilterPatch) => string;
  onChange: (patch: FilterPatch) => void;
  onClear: () => void;
}) {
  const t = useT('list');
  const { money } = useFormat();
  const { search, category, unit, minPrice, maxPrice, onlyDiscounted, diet, without } = filters;
  const chips: [name: string, patch: FilterPatch, key: string][] = [];
  const add = (name: string, patch: FilterPatch, key = name) => chips.push([name, patch, key]);
  if (search) add(t('list.quoted', { text: search }), { search: '' });
  for (const { filter, value, words, rest } of searchFilters)
    add(filter === 'measure' ? words : nameOf({ filter, value }, t), { search: rest }, `search ${value}`);
  // Without a search the heading says the aisle and the kind, and the list of aisles leads out of them.
  if (category && search) add(categories?.find(({ id }) => id === category)?.label ?? category, { category: '' });
  if (kind && search) add(kind, { kind: '' });
  if (unit) add(t(`catalogue.unit_${unit}`), { unit: '' });
  if (minPrice !== null) add(t('list.priceFrom', { amount: money(minPrice) }), { minPrice: null });
  if (maxPrice !== null) add(t('list.priceTo', { amount: money(maxPrice) }), { maxPrice: null });
  if (onlyDiscounted) add(t('list.onlyDiscounted'), { onlyDiscounted: false });
  for (const code of diet)
    add(t(`catalogue.diet_${code}`), ({ diet }) => ({ diet: diet.filter((one) => one !== code) }));
  for (const code of without)
    add(t('list.withoutNamed', { name: t(`catalogue.allergen_${code}`) }), ({ without }) => ({
      without: without.filter((one) => one !== code),
    }));
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {chips.map(([name, patch, key]) => (
        <li key={key}>
          <Link
            to={addressOf(patch)}
            onClick={(event) => {
              if (!isPlainPress(event)) return;
              // The address is that of the filters as they are drawn; another may have been taken back since.
              event.preventDefault();
              onChange(patch);
            }}
            aria-label={t('list.removeFilter', { name })}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-brand/40 bg-brand-soft py-1 pr-3 pl-4 text-sm font-semibold text-brand hover:border-brand"
          >
            <span className="max-w-56 truncate">{name}</span>
            <Icon shape={X} className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link
            to="/products"
            onClick={onClear}
            replace
            preventScrollReset
            className="-ml-2 inline-flex min-h-11 items-center px-2 text-sm font-semibold text-quiet underline underline-offset-4 hover:text-brand"
          >
            {t('list.clearFilters')}
          </Link>
        </li>
      )}
    </ul>
  );
}

type Translate = ReturnType<typeof useT<'list'>>;

function nameOf({ filter, value }: Pick<SearchFilter, 'filter' | 'value'>, t: Translate): string {
  if (filter === 'diet') return isDiet(value) ? t(`catalogue.diet_${value}`) : value;
  return isAllergen(value) ? t('list.withoutNamed', { name: t(`catalogue.allergen_${value}`) }) : value;
}
