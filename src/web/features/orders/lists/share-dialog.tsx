import { type ShoppingList, updateShoppingList } from '#contract/cart/lists.ts';
import { useT } from '#web/i18n/use-t.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { useListCall } from './use-list-call.ts';

/** The link that opens a list: made, copied, sent by whatever the device sends links with, and taken away. */
export function ShareDialog(props: { list: ShoppingList; onSaved: (list: ShoppingList) => void; onClose: () => void }) {
  const t = useT('orders');
  const { isBusy, run } = useListCall();
  const { id, name, shareToken } = props.list;
  const link = shareToken && `${location.origin}/lists/shared/${shareToken}`;
  const share = (shared: boolean) =>
    void run(updateShoppingList, { id, shared }, (list) => {
      props.onSaved(list);
      if (!shared) notice(t('orders.listShareStopped'));
    });
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t('orders.listShareTitle', { name })}
      closeLabel={t('common.close')}
      footer={
        link ? (
          <Button variant="secondary" busy={isBusy} onClick={() => share(false)}>
            {t('orders.listShareStop')}
          </Button>
        ) : (
          <Button busy={isBusy} onClick={() => share(true)}>
            {t('orders.listShareStart')}
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <p>{t('orders.listShareText')}</p>
        {link && <SharedLink link={link} name={name} />}
      </div>
    </Dialog>
  );
}

function SharedLink({ link, name }: { link: string; name: string }) {
  const t = useT('orders');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notice(t('orders.listCopied'));
    } catch {
      notice(t('orders.listCopyFailed'), { tone: 'destructive' });
    }
  };
  // Who closes the device's own sheet wants nothing more of us.
  const send = () => void navigator.share({ title: name, url: link }).catch(() => undefined);
  return (
    <>
      <Field label={t('orders.listShareLink')}>
        {(control) => <TextInput {...control} readOnly value={link} onFocus={(event) => event.target.select()} />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>{t('orders.listCopy')}</Button>
        {'share' in navigator && (
          <Button variant="secondary" onClick={send}>
            {t('orders.listShareSend')}
          </Button>
        )}
      </div>
    </>
  );
}
