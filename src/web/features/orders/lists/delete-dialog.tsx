import { deleteShoppingList, type ShoppingList } from '#contract/cart/lists.ts';
import { useT } from '#web/i18n/use-t.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { useListCall } from './use-list-call.ts';

/** Asks before a list is deleted. */
export function DeleteDialog(props: { list: ShoppingList; onDeleted: () => void; onClose: () => void }) {
  const t = useT('orders');
  const { isBusy, run } = useListCall();
  const { id, name } = props.list;
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t('orders.listDeleteTitle', { name })}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => void run(deleteShoppingList, { id }, props.onDeleted)}>
            {t('orders.listDelete')}
          </Button>
        </>
      }
    >
      {t('orders.listDeleteText')}
    </Dialog>
  );
}
