import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import Trash from 'lucide/dist/esm/icons/trash.mjs';
import { useState } from 'react';
import type { ShoppingList } from '#contract/cart/lists.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Stepper } from '#web/ui/form/stepper.tsx';
import { passRowFocus } from '#web/ui/list/pass-row-focus.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { AddAll } from '../again/order-again.tsx';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { ListItemRow } from './list-item-row.tsx';
import { useGoods } from './use-goods.ts';
import { type Item, useSavedItems } from './use-saved-items.ts';

type Asked = 'rename' | 'share' | 'delete';

/** One list: its goods, which are asked for their prices once it is open, and what can be done with it. */
export function ListCard({
  list,
  isFirst,
  onSaved,
  onAsk,
}: {
  list: ShoppingList;
  isFirst: boolean;
  onSaved: (list: ShoppingList) => void;
  onAsk: (what: Asked) => void;
}) {
  const t = useT('orders');
  const { number } = useFormat();
  const [isOpen, setOpen] = useState(isFirst);
  const { items, change, other, choose } = useSavedItems(list, onSaved);
  const goods = useGoods(items, isOpen);
  const remove = (item: Item, button: HTMLElement) => {
    passRowFocus(button);
    const at = items.indexOf(item);
    change((old) => old.filter((one) => one.productId !== item.productId));
    const putBack = () => change((old) => [...old.slice(0, at), item, ...old.slice(at)]);
    notice(t('orders.listRemoved', { name: item.productName }), {
      action: { label: t('common.undo'), onClick: putBack },
    });
  };
  const set = (id: number, quantity: number) =>
    change((old) => old.map((one) => (one.productId === id ? { ...one, quantity } : one)));
  const ask = (what: Asked, word: string) => (
    <Button variant="ghost" size="small" aria-label={`${word}: ${list.name}`} onClick={() => onAsk(what)}>
      {word}
    </Button>
  );
  return (
    <li className="rounded-card border border-line bg-card">
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 sm:px-6 [&::-webkit-details-marker]:hidden">
          <h2 className="min-w-0 text-xl break-words">{list.name}</h2>
          {list.shareToken && <Badge tone="green">{t('orders.listShared')}</Badge>}
          <span className="ml-auto flex items-center gap-2 text-quiet">
            {t('orders.items', { count: items.length, shown: number(items.length) })}
            <Icon shape={ChevronDown} className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
          </span>
        </summary>
        <div className="border-t border-line px-4 pb-4 sm:px-6">
          {other && <ChangedElsewhere items={items} other={other} onChoose={choose} />}
          {items.length === 0 && <p className="py-4 text-quiet">{t('orders.listEmpty')}</p>}
          <ul>
            {items.map((item) => (
              <ListItemRow key={item.productId} item={item} goods={goods}>
                {item.quantityStep !== null && (
                  <div className="inline-flex w-stepper">
                    <Stepper
                      wide
                      value={item.quantity}
                      min={item.quantityStep}
                      step={item.quantityStep}
                      unit={unitWord(item.unit ?? 'P', t)}
                      onChange={(to) => set(item.productId, to)}
                      label={t('cart.quantityOf', { name: item.productName })}
                      labels={{ less: t('orders.listLess'), more: t('orders.listMore') }}
                    />
                  </div>
                )}
                <IconButton
                  label={t('orders.listRemove', { name: item.productName })}
                  icon={<Icon shape={Trash} className="size-5" />}
                  className="text-quiet hover:text-bad"
                  onClick={(event) => remove(item, event.currentTarget)}
                />
              </ListItemRow>
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap items-center gap-x-1 gap-y-2">
            {items.length > 0 && <AddAll items={items} label={t('orders.listAddAll')} className="mr-2" />}
            {ask('share', t('orders.listShare'))}
            {ask('rename', t('orders.listRename'))}
            {ask('delete', t('orders.listDelete'))}
          </div>
        </div>
      </details>
    </li>
  );
}
