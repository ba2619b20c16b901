import Trash from 'lucide/dist/esm/icons/trash.mjs';
import { type ReactNode, useId, useState } from 'react';
import { isRefusal, type Refusal } from '#contract/errors.ts';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { failureText } from '../frame/failure-text.ts';
import { useOfficeT } from '../use-office-t.ts';

/**
 * Deletes the thing of a page for good, after a question. What prevents it now (`obstacle`) is shown in its place; a
 * failure is shown within the question.
 */
export function DeleteButton(props: {
  label: string;
  question: string;
  deleted: string;
  failed: string;
  obstacle?: string | null;
  isBusy: boolean;
  remove: () => Promise<unknown>;
  /** Goes on to where the thing is missed by nobody. */
  onDone: () => void;
  children: ReactNode;
}) {
  const t = useOfficeT();
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const close = () => {
    setAsked(false);
    setRefusal(null);
  };
  async function remove(): Promise<void> {
    try {
      await props.remove();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return setRefusal(error);
    }
    close();
    notice(props.deleted);
    props.onDone();
  }
  return (
    <>
      <Button
        variant="secondary"
        disabled={Boolean(props.obstacle)}
        aria-describedby={props.obstacle ? id : undefined}
        onClick={() => setAsked(true)}
      >
        <Icon shape={Trash} className="size-4.5" />
        {props.label}
      </Button>
      {props.obstacle && (
        <p id={id} className="self-center text-sm text-quiet">
          {props.obstacle}
        </p>
      )}
      <Dialog
        open={isAsked}
        onClose={close}
        title={props.question}
        closeLabel={t('common.close')}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button variant="danger" busy={props.isBusy} onClick={() => void remove()}>
              {props.label}
            </Button>
          </>
        }
      >
        {refusal && (
          <Alert tone="error" className="mb-3" title={props.failed}>
            {failureText(t, refusal)}
          </Alert>
        )}
        {props.children}
      </Dialog>
    </>
  );
}
