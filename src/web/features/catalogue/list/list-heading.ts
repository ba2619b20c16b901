import type { Category } from '#contract/catalogue.ts';
import type { Translate } from '#web/i18n/words.ts';
import type { ProductFilters } from '../filters/product-filters.ts';
import type { KindChoices } from './kind-choices.ts';

/** What a list is called, by what it was asked for: its h1, and its title in `inTitle`. */
export function listHeading(
  filters: ProductFilters,
  { categories, kinds }: { categories: readonly Category[] | null; kinds: KindChoices | null },
  t: Translate,
  inTitle = false,
): string {
  const { search, category, onlyDiscounted } = filters;
  if (search) return t(inTitle ? 'titles.search' : 'catalogue.resultsFor', { search });
  const kind = kinds?.path.at(-1);
  if (kind) return kind.label;
  const label = categories?.find(({ id }) => id === category)?.label;
  if (label) return label;
  if (onlyDiscounted) return t('titles.offers');
  return t(inTitle ? 'titles.products' : 'catalogue.productsHeading');
}
