import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { addShoppingList, listShoppingLists, updateShoppingList } from '#contract/lists.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { createAttemptKeys } from '#web/lib/api/attempt-key.ts';
import { useCallForm } from '#web/lib/api/call-form.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import type { Goods } from './save-as-list.tsx';

const toLines = (goods: Goods) => goods.map(({ productId, quantity }) => ({ product_id: productId, quantity }));

/** Asks which list goods go to: a new one by its name, or one that is there, where what it has already counts together. */
export function SaveDialog({ items, onClose }: { items: Goods; onClose: () => void }) {
  const t = useT('orders');
  const id = useId();
  const navigate = useNavigate();
  const { data: lists } = useCall(listShoppingLists, {});
  const [chosenId, setChosenId] = useState(0);
  const [keyOf] = useState(createAttemptKeys);
  const [failure, setFailure] = useState<string | null>(null);
  const chosen = lists?.find((list) => list.id === chosenId);
  const form = useCallForm({
    endpoint: addShoppingList,
    read: (fields) => ({
      name: chosen?.name ?? String(fields.get('name') ?? ''),
      order_items: toLines(items),
    }),
    send: (input) => {
      setFailure(null);
      if (!chosen) return api(addShoppingList, input, { idempotencyKey: keyOf(input) });
      return api(updateShoppingList, { id: chosen.id, order_items: joined(chosen.items, items) });
    },
    done: ({ name }) => {
      notice(t('orders.listSaved', { name }), {
        action: { label: t('orders.listSee'), onClick: () => void navigate('/lists') },
      });
      onClose();
    },
    // A fault of the goods has no field here.
    refused: (refusal) => {
      const [fault] = Object.values(refusal.errors)[0] ?? [];
      setFailure(fault ? errorText(t, fault) : refusalText(t, refusal));
    },
  });
  const [fault] = form.errors.name ?? [];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('orders.listSaveTitle')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={id} busy={form.isBusy}>
            {t('orders.listKeep')}
          </Button>
        </>
      }
    >
      <form id={id} method="post" {...form.props} className="grid gap-4">
        {lists && lists.length > 0 && (
          <Field label={t('orders.listSaveTo')}>
            {(control) => (
              <Select {...control} value={chosenId} onChange={(event) => setChosenId(Number(event.target.value))}>
                <option value={0}>{t('orders.listNew')}</option>
                {lists.map((list) => (
                  <option key={list.id} value={list.id}>
                    {list.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {!chosen && (
          <Field
            label={t('orders.listName')}
            hint={t('orders.listNameHint')}
            error={fault && errorText(t, fault)}
            required
          >
            {(control) => <TextInput {...control} name="name" autoComplete="off" />}
          </Field>
        )}
        {failure && <Alert tone="error">{failure}</Alert>}
      </form>
    </Dialog>
  );
}

/** Each product once: a list of a hundred lines has room for more of what it has. */
function joined(there: Goods, more: Goods): ReturnType<typeof toLines> {
  const sums = new Map<number, number>();
  for (const { productId, quantity } of [...there, ...more])
    sums.set(productId, Math.round(((sums.get(productId) ?? 0) + quantity) * 1000) / 1000);
  return toLines([...sums].map(([productId, quantity]) => ({ productId, quantity })));
}
