import { useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteShoppingList, type ShoppingList } from '#contract/cart/lists.ts';
import { type Product, readProduct } from '#contract/catalogue/catalogue.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { bindSize } from '#web/lib/writing/no-break.ts';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { addToList } from '#web/shared/lists/add-to-list.ts';
import { SaveDialog } from '#web/shared/lists/save-dialog.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Stepper } from '#web/ui/form/stepper.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { Picture } from '#web/ui/show/picture.tsx';
import { useListCall } from './use-list-call.ts';

/**
 * Asks which list the product goes to that an address names by `text`, and links back to its page; what was added can be
 * taken out again.
 */
export function AddProduct({ text }: { text: string }) {
  const id = Number(/^[1-9]\d{0,8}$/.exec(text)?.[0] ?? 0);
  const t = useT('orders');
  const { store } = useShop();
  const { data: item, refusal, reload } = useCall(readProduct, { id, ...(store && { storeId: store.id }) }, id > 0);
  const isGone = id === 0 || refusal?.status === 404 || refusal?.status === 410;
  if (isGone)
    return (
      <Alert tone="warning" className="mt-4">
        {t('orders.listAddGone')}
      </Alert>
    );
  if (refusal)
    return (
      <Alert tone="error" className="mt-4" action={<Button onClick={reload}>{t('common.retry')}</Button>}>
        {refusalText(t, refusal)}
      </Alert>
    );
  return item && <AskList item={item} />;
}

function AskList({ item }: { item: Product }) {
  const t = useT('orders');
  const navigate = useNavigate();
  const { attempt } = useListCall();
  const { name, quantityStep, product } = item;
  const [quantity, setQuantity] = useState(item.firstQuantity);
  const goods = [{ productId: item.id, quantity }];
  const back = () => void navigate(`/products/${item.slug}`, { replace: true });
  function saved(list: ShoppingList, before: ShoppingList | null): void {
    const takeOut = async () => {
      if (before) await addToList(list, goods, -1);
      else await api(deleteShoppingList, { id: list.id });
    };
    notice(t('orders.listSaved', { name: list.name }), {
      action: { label: t('common.undo'), onClick: () => void attempt(takeOut, () => undefined) },
    });
    back();
  }
  return (
    <SaveDialog
      items={goods}
      title={t('orders.listAddTitle')}
      keep={t('orders.listAdd')}
      prefersExisting
      onSaved={saved}
      onClose={back}
    >
      <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
        <Picture src={product.picture} alt="" width={56} height={56} className="size-14 rounded-control" />
        <p className="font-semibold">{bindSize(name)}</p>
        <div className="col-start-2 inline-flex w-stepper">
          <Stepper
            wide
            value={quantity}
            min={quantityStep}
            step={quantityStep}
            max={999}
            unit={unitWord(product.unit, t)}
            onChange={setQuantity}
            label={t('cart.quantityOf', { name })}
            labels={{ less: t('orders.listLess'), more: t('orders.listMore') }}
          />
        </div>
      </div>
    </SaveDialog>
  );
}
