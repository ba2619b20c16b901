import type { ReactNode } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';

/** Asks before something of one's own is deleted; `title` null is no question. */
export function DeleteQuestion(props: {
  title: string | null;
  /** What the button says, where it is not to delete. */
  yes?: string;
  children: ReactNode;
  onDelete: () => void;
  onClose: () => void;
}) {
  const t = useT('profile');
  return (
    <Dialog
      open={props.title !== null}
      onClose={props.onClose}
      title={props.title}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="danger" onClick={props.onDelete}>
            {props.yes ?? t('profile.delete')}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
