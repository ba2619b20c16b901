import type { Category } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { categoryAddress } from '#web/lib/goods/category-address.ts';
import { Link } from '#web/ui/link.tsx';
import { AislePicture } from './aisle-picture.tsx';

/** At most three stand in a row of a phone and of a tablet, six on a wide screen. */
const tileSizes = '(min-width: 64rem) 12.5rem, 33vw';

/** The aisles of the store, each with its picture, its name and how much stands in it. */
export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  const t = useT();
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(5rem,32%_-_--spacing(2)),1fr))] gap-2.5 sm:grid-cols-4 sm:gap-4 lg:grid-cols-6">
      {categories.map((category) => (
        <li key={category.id}>
          <CategoryTile category={category} count={t('catalogue.results', { count: category.numberOfProducts })} />
        </li>
      ))}
    </ul>
  );
}

/** An aisle with a large picture; `count` is what is said beneath its name. */
export function CategoryTile({ category, count }: { category: Category; count?: string }) {
  const { id, label } = category;
  return (
    <Link
      to={categoryAddress(id)}
      prefetch="intent"
      className="group flex h-full w-full flex-col overflow-hidden rounded-card border border-line bg-card text-left transition-shadow hover:shadow-lift"
    >
      <AislePicture aisle={category} sizes={tileSizes} className="aspect-square" />
      <span className="flex flex-1 flex-col p-2.5 sm:p-3">
        <span className="text-sm leading-snug font-semibold hyphens-auto [hyphenate-limit-chars:10] group-hover:underline sm:text-base sm:leading-snug">
          {label}
        </span>
        {count && <span className="mt-auto pt-0.5 text-sm text-quiet">{count}</span>}
      </span>
    </Link>
  );
}
