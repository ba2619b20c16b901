import type { ReactNode } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';

/** Asks before something is done that cannot be undone; `title` null asks nothing. */
export function Question(props: {
  title: string | null;
  yes: string;
  children: ReactNode;
  onYes: () => void;
  onClose: () => void;
}) {
  const t = useT();
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
          <Button variant="danger" onClick={props.onYes}>
            {props.yes}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
