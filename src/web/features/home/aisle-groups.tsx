import type { Category } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { categoryAddress } from '#web/lib/goods/category-address.ts';
import { Link } from '#web/ui/link.tsx';
import { AislePicture } from './aisle-picture.tsx';
import { CategoryTile } from './category-tiles.tsx';
import { type AisleList, groupAisles } from './group-aisles.ts';

/** All aisles of the store: those that are bought most with a large picture, then the others in groups. */
export function AisleGroups({ categories }: { categories: readonly Category[] }) {
  const { large, groups } = groupAisles(categories);
  return (
    <div className="grid gap-3 sm:gap-4">
      {large.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(5rem,32%_-_--spacing(2)),1fr))] gap-2.5 sm:grid-cols-3 sm:gap-4 lg:grid-cols-6">
          {large.map((category) => (
            <li key={category.id}>
              <CategoryTile category={category} />
            </li>
          ))}
        </ul>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))] gap-2.5 sm:gap-4">
        {columnsOf(groups).map((column) => (
          <div
            key={column[0]?.name}
            className="grid content-start gap-4 rounded-card border border-line bg-card p-2.5 max-sm:last:odd:col-span-full sm:p-4"
          >
            {column.map((group) => (
              <GroupLinks key={group.name} group={group} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** In four columns or two: the last groups are short, and share one. */
function columnsOf(groups: readonly AisleList[]): AisleList[][] {
  const first = groups.slice(0, 3).map((group) => [group]);
  return groups.length > 3 ? [...first, groups.slice(3)] : first;
}

function GroupLinks({ group: { name, aisles } }: { group: AisleList }) {
  const t = useT('home');
  return (
    <section>
      <h3 className="px-1 pb-1 text-base">{t(`home.group_${name}`)}</h3>
      <ul>
        {aisles.map((aisle) => (
          <li key={aisle.id}>
            <Link
              to={categoryAddress(aisle.id)}
              prefetch="intent"
              className="group flex min-h-12 items-center gap-2 rounded-control p-1 hover:bg-brand-soft sm:gap-3"
            >
              <AislePicture aisle={aisle} className="size-10 shrink-0 rounded-control" />
              <span className="min-w-0 text-sm leading-snug hyphens-auto [hyphenate-limit-chars:10] group-hover:underline sm:text-base sm:leading-snug">
                {aisle.label}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
