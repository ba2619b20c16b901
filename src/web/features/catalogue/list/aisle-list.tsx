import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import { Link } from 'react-router';
import type { Category } from '#contract/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { patchFilters } from '../filters/filter-changes.ts';
import { countFilters, type ProductFilters, productsAddress } from '../filters/product-filters.ts';
import type { KindChoices } from './kind-choices.ts';

/** `rank`: on the way up, the place that the list shows and whose kinds follow, or one to go to. */
type Place = {
  name: string;
  patch: Pick<ProductFilters, 'category' | 'kind'>;
  rank: 'up' | 'here' | 'choice';
  count?: number;
  isCurrent?: boolean;
};

/**
 * The way through the aisles: those of the store, or of the chosen one its kinds, with the way up. At the side on wide
 * screens; on a phone one row that scrolls, the chosen one first.
 */
export function AisleList({
  filters,
  categories,
  kinds,
  className,
}: {
  filters: ProductFilters;
  categories: readonly Category[] | null;
  /** Null without a category, and when they could not be loaded. */
  kinds: KindChoices | null;
  className?: string;
}) {
  const t = useT();
  const { number } = useFormat();
  const places = placesOf({ filters, categories, kinds }, t('catalogue.allCategories'));
  if (places.length < 2) return null;
  // The figures are those of the whole aisle: beside a search or other filters they would say something else.
  const isWhole = countFilters({ ...filters, category: '', kind: '' }) === 0 && filters.search === '';
  return (
    <nav aria-label={t('catalogue.categories')} className={className}>
      <ul className="flex gap-2 max-lg:-mr-4 max-lg:overflow-x-auto max-lg:pr-4 max-lg:pb-1 max-lg:[scrollbar-width:none] lg:flex-col lg:gap-0">
        {places.map(({ name, patch, rank, count, isCurrent }, i) => (
          <li
            key={`${patch.category} ${patch.kind}`}
            className={cx(
              'shrink-0',
              // A phone has room for one step up, and its heading says where one is.
              rank === 'up' && (places[i + 1]?.rank === 'up' ? 'max-lg:hidden' : 'max-lg:order-first'),
              rank === 'here' && 'max-lg:hidden',
              rank === 'choice' && isCurrent && 'max-lg:-order-1',
            )}
          >
            <Link
              to={productsAddress(patchFilters(filters, patch))}
              replace
              prefetch="intent"
              aria-current={isCurrent ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center gap-1.5 text-sm max-lg:rounded-full max-lg:border max-lg:px-4 max-lg:font-semibold lg:min-h-9 lg:rounded-control lg:py-1.5',
                rank === 'up' ? 'lg:pr-2' : 'lg:pr-2 lg:pl-6',
                isCurrent
                  ? 'bg-brand-soft font-semibold text-brand max-lg:border-brand'
                  : 'hover:text-brand max-lg:border-edge max-lg:bg-card lg:hover:bg-sunken',
              )}
            >
              {rank === 'up' && <Icon shape={ChevronLeft} className="-ml-1 size-4 shrink-0 lg:ml-1" />}
              <span className="lg:min-w-0 lg:flex-1">{name}</span>
              {isWhole && count !== undefined && (
                <span className="text-quiet tabular-nums max-lg:hidden">{number(count)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Asked = { filters: ProductFilters; categories: readonly Category[] | null; kinds: KindChoices | null };

/** The places to go to, those on the way up first. */
function placesOf({ filters, categories, kinds }: Asked, all: string): Place[] {
  const { category, kind } = filters;
  if (category === '')
    return (categories ?? []).map(({ id, label, numberOfProducts }) => ({
      name: label,
      patch: { category: id, kind: '' },
      rank: 'choice',
      count: numberOfProducts,
    }));
  const chosen = categories?.find(({ id }) => id === category);
  const path = kinds?.path ?? [];
  const choices = kinds?.choices ?? [];
  // The chosen kind stands among those beside it, where it has none narrower.
  const above = choices.some(({ id }) => id === kind) ? path.slice(0, -1) : path;
  const placeOf = (rank: Place['rank'], code: string, name: string, counted?: { numberOfProducts: number }): Place => ({
    ...{ name, rank, patch: { category, kind: code }, isCurrent: code === kind },
    ...(counted && { count: counted.numberOfProducts }),
  });
  const rankOf = (code: string) => (code === kind ? 'here' : 'up');
  return [
    { name: all, patch: { category: '', kind: '' }, rank: 'up' },
    placeOf(rankOf(''), '', chosen?.label ?? category, chosen),
    ...above.map((each) => placeOf(rankOf(each.id), each.id, each.label, each)),
    ...choices.map((each) => placeOf('choice', each.id, each.label, each)),
  ];
}
