import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/link.tsx';
import type { ListRow } from './list-definition.ts';
import type { List } from './use-list.ts';

/** The filters of a list that are one press away; the one that stands is marked. */
export function QuickFilters<Row extends ListRow>({ list }: { list: List<Row> }) {
  const { definition, state, at } = list;
  // The store stays: whoever works in one goes through its lists.
  const { storeId, ...others } = state.filters;
  const asked = JSON.stringify(sorted(others));
  if (definition.quick.length === 0) return null;
  return (
    // On a phone they are one row that scrolls, up to the edges of the screen.
    <ul className="flex min-w-0 gap-1 max-md:-mx-4 max-md:mb-1.5 max-md:overflow-x-auto max-md:px-4 max-md:py-0.5 max-md:[scrollbar-width:none] md:flex-wrap">
      {definition.quick.map(({ id, label, query, sortBy = definition.defaultSort }) => {
        const filters = typeof query === 'function' ? query(at) : query;
        const isOn = asked === JSON.stringify(sorted(filters));
        return (
          <li key={id} className="shrink-0">
            <Link
              to={list.hrefFor({ filters: { ...filters, ...(storeId && { storeId }) }, sortBy })}
              aria-current={isOn ? 'true' : undefined}
              className={cx(
                'inline-flex min-h-9 items-center rounded-full border px-2.5 text-sm font-semibold md:min-h-8 md:px-1.5 md:text-[0.8125rem]',
                isOn ? 'border-brand bg-brand-soft text-brand' : 'border-line hover:border-edge',
              )}
            >
              {label(at.t)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

const sorted = (query: Readonly<Record<string, string>>) =>
  Object.entries(query).sort(([a], [b]) => a.localeCompare(b));
