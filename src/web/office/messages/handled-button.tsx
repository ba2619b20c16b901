import Check from 'lucide/dist/esm/icons/check.mjs';
import RotateCcw from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import { isRefusal } from '#contract/errors.ts';
import { listMessages, readMessage, type ShopMessage, updateMessage } from '#contract/messages/messages.ts';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { useWrite } from '../data/use-write.ts';
import { failureText } from '../frame/failure-text.ts';
import { useOfficeT } from '../use-office-t.ts';

/** Says that a message needs nothing more, or that it does again; either can be taken back. */
export function HandledButton({ message: { id, handledAt } }: { message: ShopMessage }) {
  const t = useOfficeT();
  const { send, isBusy } = useWrite(updateMessage, [listMessages, readMessage]);
  const isHandled = handledAt !== null;
  async function set(handled: boolean, isUndo = false): Promise<void> {
    try {
      await send({ id, handled });
      notice(t(handled ? 'admin.messages.nowHandled' : 'admin.messages.nowWaiting'), {
        ...(!isUndo && { action: { label: t('common.undo'), onClick: () => void set(!handled, true) } }),
      });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      notice(t('admin.messages.changeFailed'), { description: failureText(t, error), tone: 'destructive' });
    }
  }
  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void set(!isHandled)}>
      <Icon shape={isHandled ? RotateCcw : Check} className="size-4.5" />
      {t(isHandled ? 'admin.messages.setWaiting' : 'admin.messages.setHandled')}
    </Button>
  );
}
