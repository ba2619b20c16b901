import { type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { addShoppingList, listShoppingLists, type ShoppingList } from '#contract/cart/lists.ts';
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
import { addToList, toLines } from './add-to-list.ts';
import type { Goods } from './save-as-list.tsx';

/** Asks which list goods go to: a new one by its name, or one that is there, where what it has already counts together. */
export function SaveDialog({
  items,
  onClose,
  title,
  keep,
  prefersExisting = false,
  onSaved,
  children,
}: {
  items: Goods;
  onClose: () => void;
  title?: string;
  keep?: string;
  /** The newest list is chosen at first, where there is one. */
  prefersExisting?: boolean;
  /** What is done instead of saying where the goods are; `before` is the list that they joined, null for a new one. */
  onSaved?: (list: ShoppingList, before: ShoppingList | null) => void;
  children?: ReactNode;
}) {
  const t = useT('orders');
  const id = useId();
  const navigate = useNavigate();
  const { data: lists, isLoading } = useCall(listShoppingLists, {});
  const [picked, setPicked] = useState<number | null>(null);
  const chosenId = picked ?? (prefersExisting ? lists?.[0]?.id : undefined) ?? 0;
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
      return addToList(chosen, items);
    },
    done: (list) => {
      if (onSaved) return onSaved(list, chosen ?? null);
      const { name } = list;
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
      title={title ?? t('orders.listSaveTitle')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={id} busy={form.isBusy}>
            {keep ?? t('orders.listKeep')}
          </Button>
        </>
      }
    >
      <form id={id} method="post" {...form.props} className="grid gap-4">
        {children}
        {lists && lists.length > 0 && (
          <Field label={t('orders.listSaveTo')}>
            {(control) => (
              <Select {...control} value={chosenId} onChange={(event) => setPicked(Number(event.target.value))}>
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
        {!chosen && !(prefersExisting && isLoading) && (
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
