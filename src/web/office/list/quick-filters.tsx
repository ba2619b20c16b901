import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/link.tsx';
import type { ListRow } from './list-definition.ts';
import type { List } from './use-list.ts';

/** The filters of a list that are one press away; the one that stands is marked. */
export function QuickFilters<Row extends ListRow>({ list }: { list: List<Row> }) {
  const { definition, state, at } = list;
  const asked = JSON.stringify(sorted(state.filters));
  if (definition.quick.length === 0) return null;
  return (
    <ul className="mb-3 flex flex-wrap gap-1.5">
      {definition.quick.map(({ id, label, query }) => {
        const isOn = asked === JSON.stringify(sorted(query));
        return (
          <li key={id}>
            <Link
              to={list.hrefFor({ filters: query })}
              aria-current={isOn ? 'true' : undefined}
              className={cx(
                'inline-flex min-h-9 items-center rounded-full border px-3 text-sm font-semibold',
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
