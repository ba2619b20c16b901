import { useState } from 'react';
import { useNavigate } from 'react-router';
import { eraseOwnData } from '#contract/accounts/profile.ts';
import { isRefusal } from '#contract/errors.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { storedToken } from '#web/lib/api/session-token.ts';
import { forgetAccount } from '#web/shared/session/sign-out.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useConfirmed } from '../identity/use-confirmed.tsx';

/** Says what erasing means and asks for a tick, so that one press too many erases nothing. */
export function EraseDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT('profile');
  const navigate = useNavigate();
  const { confirmed, dialog } = useConfirmed();
  const [isSure, setSure] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function erase(): Promise<void> {
    setMissing(!isSure);
    if (!isSure) return;
    setBusy(true);
    setFault(null);
    try {
      await confirmed(() => api(eraseOwnData, {}));
      storedToken.write(null);
      await forgetAccount();
      notice(t('profile.erased'), { description: t('profile.erasedText') });
      await navigate('/');
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setFault(error.code === 'conflict' ? t('profile.eraseLastRole') : refusalText(t, error));
    } finally {
      setBusy(false);
    }
  }
  const footer = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button variant="danger" busy={isBusy} onClick={() => void erase()}>
        {t('profile.eraseForGood')}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('profile.eraseTitle')}
      closeLabel={t('common.close')}
      footer={footer}
    >
      {fault && (
        <Alert tone="error" className="mb-4">
          {fault}
        </Alert>
      )}
      <ul className="mb-4 grid list-disc gap-2 pl-5">
        <li>{t('profile.eraseGone')}</li>
        <li>{t('profile.eraseOrders')}</li>
        <li>{t('profile.eraseKept')}</li>
      </ul>
      <Checkbox
        label={t('profile.eraseSure')}
        error={isMissing && !isSure && t('profile.eraseTick')}
        checked={isSure}
        onChange={(event) => setSure(event.target.checked)}
      />
      {dialog}
    </Dialog>
  );
}
