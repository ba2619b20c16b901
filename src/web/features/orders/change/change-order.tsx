import { useState } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { removeFromCart, useCart } from '#web/shared/cart/cart.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { SlotSelect } from '#web/shared/slots/slot-select.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { AddGood } from './add-good.tsx';
import { type ChangedGood, goodsOf, isChanged, itemsOf, withBasket } from './changed-goods.ts';
import { Difference } from './difference.tsx';
import { GoodRow } from './good-row.tsx';
import { useChange } from './use-change.ts';
import { WishFields } from './wish-fields.tsx';

type Props = {
  order: Order;
  /** Of the signed link; null for one's own order. */
  token: string | null;
  store: ShopStore | undefined;
  onDone: () => void;
  onClose: () => void;
  /** Leaves the form for the order as it is by now. */
  onReload: () => void;
};

/** Goods, time slot and note of a placed order; what it would come to is shown before it is confirmed. */
export function ChangeOrder({ order, token, store, onDone, onClose, onReload }: Props) {
  const t = useT('orders');
  const { number } = useFormat();
  const { lines: basket } = useCart();
  const [goods, setGoods] = useState(() => goodsOf(order));
  const [slotId, setSlotId] = useState(order.slot?.id ?? null);
  const [note, setNote] = useState(order.deliveryNote ?? '');
  // What is typed begins with the order as it was then, whatever is read of it meanwhile.
  const [version] = useState(order.version);
  const [isOfAge, setOfAge] = useState(false);
  const [hasBasket, setHasBasket] = useState(false);
  const items = itemsOf(goods);
  const sent = {
    ...(isChanged(goods) && { order_items: items }),
    ...(slotId !== (order.slot?.id ?? null) && { slot_id: slotId }),
    ...(note !== (order.deliveryNote ?? '') && { delivery_note: note || null }),
  };
  const isEdited = Object.keys(sent).length > 0;
  const base = { id: order.id, version, ...(token && { token }), ...(isOfAge && { age_confirmed: true }) };
  const change = useChange(isEdited ? { ...base, ...sent } : null, () => {
    if (hasBasket) for (const { id } of basket) if (items.some((item) => item.product_id === id)) removeFromCart(id);
    onDone();
  });
  const { refusal } = change;
  const errorOf = (field: string) => {
    const fault = refusal?.errors[field]?.[0];
    return fault && errorText(t, fault);
  };
  const rowError = (productId: number) => {
    const at = items.findIndex((item) => item.product_id === productId);
    return at < 0 ? undefined : (errorOf(`order_items.${at}.quantity`) ?? errorOf(`order_items.${at}.product_id`));
  };
  const setGood = (productId: number, change: Partial<ChangedGood>) =>
    setGoods((all) => all.map((good) => (good.productId === productId ? { ...good, ...change } : good)));
  const asksAge = isOfAge || refusal?.errors.age_confirmed !== undefined;
  const named = new Set([...goods.map(({ productId }) => rowError(productId)), errorOf('slot_id')]);
  const other = refusal && (errorOf('order_items') ?? (named.size > 1 || asksAge ? null : refusalText(t, refusal)));
  return (
    <Card as="section" aria-label={t('orders.change')} className="grid gap-5">
      <h2 className="text-xl">{t('orders.change')}</h2>
      <ul className="divide-y divide-line">
        {goods.map((good) => (
          <GoodRow
            key={good.productId}
            good={good}
            error={rowError(good.productId)}
            onChange={(quantity) => setGood(good.productId, { quantity })}
          />
        ))}
      </ul>
      <AddGood storeId={order.storeId} onAdd={(line) => setGoods((all) => withBasket(all, [line]))} />
      {basket.length > 0 && !hasBasket && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => {
            setGoods((all) => withBasket(all, basket));
            setHasBasket(true);
          }}
        >
          {t('orders.changeBasket', { count: basket.length, shown: number(basket.length) })}
        </Button>
      )}
      <WishFields goods={goods} onChange={(productId, wish) => setGood(productId, { wish })} />
      {store && (
        <SlotSelect
          storeId={order.storeId}
          type={order.type}
          own={order.slot}
          timeZone={store.timeZone}
          value={slotId}
          error={errorOf('slot_id')}
          onChange={setSlotId}
        />
      )}
      <Field label={t('orders.note')} error={errorOf('delivery_note')}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={499}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      {asksAge && (
        <Checkbox
          label={t('orders.changeAge')}
          checked={isOfAge}
          onChange={(event) => setOfAge(event.target.checked)}
        />
      )}
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {refusal?.code === 'conflict' ? (
          <Alert
            tone="warning"
            title={t('orders.changeStale')}
            action={
              <Button variant="secondary" onClick={onReload}>
                {t('orders.changeReload')}
              </Button>
            }
          />
        ) : (
          other && <Alert tone="warning">{other}</Alert>
        )}
        {change.order && <Difference before={order} after={change.order} />}
        {change.order && (change.order.needed ?? 0) > (change.order.reserved ?? 0) && (
          <Alert tone="info">{t('orders.changeNeeds')}</Alert>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          busy={change.isBusy || change.isAsking}
          disabled={!isEdited || (!change.isAsking && !change.order)}
          onClick={() => void change.confirm()}
        >
          {t('orders.changeConfirm')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('orders.changeLeave')}
        </Button>
      </div>
    </Card>
  );
}
