import LayoutGrid from 'lucide/dist/esm/icons/layout-grid.mjs';
import History from 'lucide/dist/esm/icons/rotate-ccw-clock.mjs';
import Search from 'lucide/dist/esm/icons/search.mjs';
import { useT } from '#web/i18n/use-t.ts';
import { useCart } from '#web/shared/cart/cart.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { ProductRow } from './product-row.tsx';
import type { Group, Row } from './suggestion-groups.ts';

/** Rows are of fixed heights, so that nothing jumps and the buttons beside them stand level. */
export const headStyle = 'flex h-9 items-end px-5 pb-1 text-sm font-semibold text-quiet';

const line = 'flex h-11 items-center gap-3 pr-5 pl-5';
export const rowStyle = {
  product: 'flex h-19 items-center gap-3 pl-4',
  category: line,
  term: line,
  past: 'flex h-11 items-center gap-3 pr-16 pl-5',
} as const;

/** The options, group by group; `active` counts through all of them. */
export function SuggestionList({
  id,
  groups,
  active,
  onChoose,
}: {
  id: string;
  groups: readonly Group[];
  active: number;
  onChoose: (row: Row) => void;
}) {
  const t = useT('search');
  // The stepper of what is in the cart needs more room beside it than the plus.
  const held = new Set(useCart().lines.map(({ id }) => id));
  const before = groups.map((_, i) => groups.slice(0, i).reduce((sum, { rows }) => sum + rows.length, 0));
  return (
    <div role="listbox" id={id} aria-label={t('search.suggestions')}>
      {groups.map((group, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox knows no fieldset
        <div key={group.name} role="group" aria-labelledby={`${id}-${group.name}`}>
          <div id={`${id}-${group.name}`} className={headStyle}>
            {t(`search.${group.name}`)}
          </div>
          {group.rows.map((row, i) => {
            const number = (before[place] ?? 0) + i;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
              <div
                key={row.key}
                role="option"
                id={`${id}-${number}`}
                aria-selected={number === active}
                onClick={() => onChoose(row)}
                className={cx(
                  rowStyle[row.kind],
                  row.kind === 'product' && (held.has(row.item.id) ? 'pr-36' : 'pr-18'),
                  'cursor-pointer',
                  number === active ? 'bg-brand-soft' : 'hover:bg-sunken',
                )}
              >
                <RowContent row={row} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function RowContent({ row }: { row: Row }) {
  const t = useT('search');
  if (row.kind === 'product') return <ProductRow item={row.item} />;
  const icon = { category: LayoutGrid, term: Search, past: History }[row.kind];
  return (
    <>
      <Icon shape={icon} className="size-5 shrink-0 text-quiet" />
      <span className="truncate">
        {row.kind === 'category'
          ? row.label
          : row.kind === 'term' && row.isAll
            ? t('search.all', { term: row.term })
            : row.term}
      </span>
      {row.kind === 'category' && (
        <span className="shrink-0 text-sm text-quiet">{t('catalogue.results', { count: row.count })}</span>
      )}
    </>
  );
}
