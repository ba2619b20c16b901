import Plus from 'lucide/dist/esm/icons/plus.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import type { Product } from '#contract/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useCartLine } from '#web/state/cart/cart.ts';
import { forgetTerm } from '#web/state/past-terms.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { headStyle, rowStyle } from './row-style.ts';
import type { Group } from './suggestion-groups.ts';

/** The buttons of the rows, each level with its own: the column repeats the list's heights. */
export function RowActions({ groups, onAdd }: { groups: readonly Group[]; onAdd: (item: Product) => void }) {
  return (
    <div className="pointer-events-none absolute inset-y-0 right-0">
      {groups.map(({ name, rows }) => (
        <div key={name}>
          <div className={headStyle} />
          {rows.map((row) => (
            <div key={row.key} className={cx(rowStyle[row.kind], 'justify-end pr-3! *:pointer-events-auto')}>
              {row.kind === 'product' && <AddButton item={row.item} onAdd={onAdd} />}
              {row.kind === 'past' && <ForgetButton term={row.term} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** One press, one step more; it shows how much is in the cart. */
function AddButton({ item, onAdd }: { item: Product; onAdd: (item: Product) => void }) {
  const t = useT('search');
  const { number } = useFormat();
  const line = useCartLine(item.id);
  const { name } = item;
  if (item.inventory && item.quantityInStock <= 0)
    return <span className="pr-1 text-sm text-quiet">{t('catalogue.outOfStock')}</span>;
  return (
    <button
      type="button"
      aria-label={line ? t('search.addMore', { name, quantity: number(line.quantity) }) : t('cart.addNamed', { name })}
      onClick={() => onAdd(item)}
      className={cx(
        'inline-flex h-11 min-w-11 items-center justify-center rounded-full font-semibold tabular-nums',
        line ? 'gap-0.5 bg-brand px-2.5 text-on-brand' : 'border border-edge bg-card text-brand hover:border-brand',
      )}
    >
      <Icon shape={Plus} className={line ? 'size-4' : 'size-5'} />
      {line && <span aria-hidden="true">{number(line.quantity)}</span>}
    </button>
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
