import { Suspense } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import type { LeaveGuard } from './use-leave-guard.ts';

/** Asks before unsaved changes are discarded. A form does not wait for the words of a question that is not asked yet. */
export function LeaveQuestion({ guard }: { guard: LeaveGuard }) {
  return (
    <Suspense>
      <Question guard={guard} />
    </Suspense>
  );
}

function Question({ guard }: { guard: LeaveGuard }) {
  const t = useT('profile');
  return (
    <Dialog
      open={guard.isAsking}
      onClose={guard.stay}
      title={t('profile.unsaved')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant="secondary" onClick={guard.leave}>
            {t('profile.unsavedLeave')}
          </Button>
          <Button onClick={guard.stay}>{t('profile.unsavedStay')}</Button>
        </>
      }
    >
      <p>{t('profile.unsavedText')}</p>
    </Dialog>
  );
}
