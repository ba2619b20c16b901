import type { ReactNode } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { useOfficeT } from '../../use-office-t.ts';

/** A question about the chosen products; `form`: whose submit confirms it, else `onConfirm` does. */
export function ManyDialog(props: {
  title: string;
  confirm: string;
  form?: string;
  onConfirm?: () => void;
  busy: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useOfficeT();
  const { title, confirm, form, onConfirm, busy, onClose, children } = props;
  return (
    <Dialog
      open
      onClose={() => {
        if (!busy) onClose();
      }}
      title={title}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant="secondary" onClick={() => !busy && onClose()}>
            {t('common.back')}
          </Button>
          <Button busy={busy} {...(form ? { type: 'submit', form } : onConfirm && { onClick: onConfirm })}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
