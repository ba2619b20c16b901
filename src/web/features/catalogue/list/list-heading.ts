import type { Category } from '#contract/catalogue/catalogue.ts';
import type { Translate } from '#web/i18n/words.ts';
import type { ProductFilters } from '../filters/product-filters.ts';

/** What a list is called, by what it was asked for: its h1, and its title in `inTitle`. */
export function listHeading(
  filters: ProductFilters,
  { categories, kind }: { categories: readonly Category[] | null; kind: string | null },
  t: Translate,
  inTitle = false,
): string {
  const { search, category, onlyDiscounted } = filters;
  if (search) return t(inTitle ? 'titles.search' : 'catalogue.resultsFor', { search });
  if (kind) return kind;
  const label = categories?.find(({ id }) => id === category)?.label;
  if (label) return label;
  if (onlyDiscounted) return t('titles.offers');
  return t(inTitle ? 'titles.products' : 'catalogue.productsHeading');
}
