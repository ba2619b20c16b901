import { useState } from 'react';
import { resendVerification } from '#contract/accounts/recovery.ts';
import { isRefusal } from '#contract/errors.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';

/** Has the mail sent again that verifies the address of whoever is signed in. */
export function ResendButton() {
  const t = useT('account');
  const [isBusy, setBusy] = useState(false);
  async function send(): Promise<void> {
    setBusy(true);
    try {
      await api(resendVerification, {});
      notice(t('account.verifySent'), { description: t('account.verifySentText') });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      notice(t('account.error'), { description: refusalText(t, error), tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button size="large" wide busy={isBusy} onClick={() => void send()}>
      {t('account.verifyResend')}
    </Button>
  );
}
