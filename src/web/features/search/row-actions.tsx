import X from 'lucide/dist/esm/icons/x.mjs';
import type { Product } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { forgetTerm } from '#web/shared/search/past-terms.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { RowQuantity } from './row-quantity.tsx';
import type { Group } from './suggestion-groups.ts';
import { headStyle, rowStyle } from './suggestion-list.tsx';

/** The buttons of the rows, each level with its own: the column repeats the list's heights. */
export function RowActions({
  groups,
  onAdd,
  onChange,
}: {
  groups: readonly Group[];
  onAdd: (item: Product) => void;
  onChange: () => void;
}) {
  return (
    <div className="pointer-events-none absolute inset-y-0 right-0">
      {groups.map(({ name, rows }) => (
        <div key={name}>
          <div className={headStyle} />
          {rows.map((row) => (
            <div key={row.key} className={cx(rowStyle[row.kind], 'justify-end pr-3! *:pointer-events-auto')}>
              {row.kind === 'product' && <RowQuantity item={row.item} onAdd={onAdd} onChange={onChange} />}
              {row.kind === 'past' && <ForgetButton term={row.term} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function ForgetButton({ term }: { term: string }) {
  const t = useT('search');
  return (
    <button
      type="button"
      aria-label={t('search.forget', { term })}
      onClick={() => forgetTerm(term)}
      className="inline-flex size-11 items-center justify-center rounded-full text-quiet hover:bg-sunken hover:text-ink"
    >
      <Icon shape={X} className="size-5" />
    </button>
  );
}
