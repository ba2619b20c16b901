import type { ShoppingList } from '#contract/cart/lists.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { listDifferences } from './list-differences.ts';
import type { Item } from './use-saved-items.ts';

/** A list that has been changed in another tab or on another device: how much of what here and there, and which stays. */
export function ChangedElsewhere({
  items,
  other,
  onChoose,
}: {
  items: readonly Item[];
  other: ShoppingList;
  onChoose: (which: 'mine' | 'theirs') => void;
}) {
  const t = useT('orders');
  const { quantity } = useFormat();
  const said = (count: number, unit: string | null) =>
    count === 0 ? t('orders.listOtherNone') : quantity(count, unitWord(unit ?? 'P', t));
  return (
    <Alert tone="warning" title={t('orders.listOther')} className="my-4">
      <ul className="mt-2 grid gap-1 tabular-nums">
        {listDifferences(items, other.items).map(({ productId, name, unit, here, there }) => (
          <li key={productId}>
            {t('orders.listOtherLine', { name, here: said(here, unit), there: said(there, unit) })}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" onClick={() => onChoose('mine')}>
          {t('orders.listKeepMine')}
        </Button>
        <Button size="small" variant="secondary" onClick={() => onChoose('theirs')}>
          {t('orders.listTakeOther')}
        </Button>
      </div>
    </Alert>
  );
}
