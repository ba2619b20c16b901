import { useId, useState } from 'react';
import { addShoppingList, type ShoppingList, updateShoppingList } from '#contract/cart/lists.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { createAttemptKeys } from '#web/lib/api/attempt-key.ts';
import { useCallForm } from '#web/lib/api/call-form.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';

/** Names a new list, or one that is there by another name; `list` is null for a new one. */
export function NameDialog(props: {
  list: ShoppingList | null;
  onSaved: (list: ShoppingList) => void;
  onClose: () => void;
}) {
  const t = useT('orders');
  const { list } = props;
  const id = useId();
  const [keyOf] = useState(createAttemptKeys);
  const [failure, setFailure] = useState<string | null>(null);
  /** As it was read, or as it is since somebody else has changed it. */
  const [read, setRead] = useState(list);
  const form = useCallForm({
    endpoint: addShoppingList,
    read: (fields) => ({ name: String(fields.get('name') ?? '') }),
    send: (input) => {
      setFailure(null);
      return read
        ? api(updateShoppingList, { id: read.id, version: read.version, name: input.name })
        : api(addShoppingList, input, { idempotencyKey: keyOf(input) });
    },
    done: props.onSaved,
    refused: (refusal) => {
      const fresh = refusal.code === 'conflict' ? (refusal.data as ShoppingList | null) : null;
      if (fresh) {
        setRead(fresh);
        return setFailure(t('orders.listOtherName', { name: fresh.name }));
      }
      const [fault] = refusal.errors[''] ?? [];
      setFailure(fault ? errorText(t, fault) : refusalText(t, refusal));
    },
  });
  const [fault] = form.errors.name ?? [];
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t(list ? 'orders.listRename' : 'orders.listNew')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={id} busy={form.isBusy}>
            {t(list ? 'orders.listKeep' : 'orders.listCreate')}
          </Button>
        </>
      }
    >
      <form id={id} method="post" {...form.props} className="grid gap-4">
        <Field
          label={t('orders.listName')}
          hint={t('orders.listNameHint')}
          error={fault && errorText(t, fault)}
          required
        >
          {(control) => <TextInput {...control} name="name" defaultValue={list?.name ?? ''} autoComplete="off" />}
        </Field>
        {failure && <Alert tone="error">{failure}</Alert>}
      </form>
    </Dialog>
  );
}
