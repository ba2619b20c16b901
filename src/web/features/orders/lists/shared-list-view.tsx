import type { SharedList } from '#contract/cart/lists.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { AddAll } from '../again/order-again.tsx';
import { ListItemRow } from './list-item-row.tsx';
import { useGoods } from './use-goods.ts';

/** A list that somebody shares, for whoever has the link: seen, and put in one's own cart. */
export function SharedListView({ list: { name, items } }: { list: SharedList }) {
  const t = useT('orders');
  const { quantity } = useFormat();
  const goods = useGoods(items, true);
  return (
    <>
      <p className="text-quiet">{t('orders.listsSharedTitle')}</p>
      <h1 className="mb-6 text-2xl break-words lg:text-3xl">{name}</h1>
      {items.length > 0 && <AddAll items={items} label={t('orders.listAddAll')} />}
      <ul className="mt-4 rounded-card border border-line bg-card px-4 sm:px-6">
        {items.map((item) => (
          <ListItemRow key={item.productId} item={item} goods={goods}>
            <span className="font-semibold tabular-nums">{`× ${quantity(item.quantity, unitWord(item.unit ?? 'P', t))}`}</span>
          </ListItemRow>
        ))}
      </ul>
    </>
  );
}
