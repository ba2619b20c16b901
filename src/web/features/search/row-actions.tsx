import Plus from 'lucide/dist/esm/icons/plus.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import type { Product } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { useCartLine } from '#web/shared/cart/cart.ts';
import { forgetTerm } from '#web/shared/search/past-terms.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import type { Group } from './suggestion-groups.ts';
import { headStyle, rowStyle } from './suggestion-list.tsx';

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

/** The first press takes the first quantity, another one step more; it shows how much is in the cart. */
function AddButton({ item, onAdd }: { item: Product; onAdd: (item: Product) => void }) {
  const t = useT('search');
  const format = useFormat();
  const line = useCartLine(item.id);
  const { name } = item;
  const held = line && format.quantity(line.quantity, unitWord(item.product.unit, t));
  if (item.inventory && item.quantityInStock <= 0)
    return <span className="pr-1 text-sm text-quiet">{t('catalogue.outOfStock')}</span>;
  return (
    <button
      type="button"
      aria-label={held ? t('search.addMore', { name, quantity: held }) : t('cart.addNamed', { name })}
      onClick={() => onAdd(item)}
      className={cx(
        'inline-flex h-11 min-w-11 items-center justify-center rounded-full font-semibold tabular-nums',
        line
          ? 'gap-0.5 bg-brand px-2 text-sm text-on-brand'
          : 'border border-edge bg-card text-brand hover:border-brand',
      )}
    >
      <Icon shape={Plus} className={line ? 'size-4' : 'size-5'} />
      {held && <span aria-hidden="true">{held}</span>}
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
