import { useState } from 'react';
import type { Profile } from '#contract/accounts.ts';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { resendVerification } from '#contract/recovery.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Alert } from '#web/ui/show/alert.tsx';

/** An address whose mailed link has not been opened yet: a new one, or the one that the account began with. */
export function AddressToConfirm({ profile }: { profile: Profile }) {
  const t = useT('profile');
  const [isBusy, setBusy] = useState(false);
  const { email, pendingEmail, emailVerified } = profile;
  if (pendingEmail === null && emailVerified) return null;
  async function sendAgain(): Promise<void> {
    setBusy(true);
    try {
      await api(resendVerification, {});
      notice(t('profile.linkSent'), { description: pendingEmail ?? email });
    } catch (error) {
      const refusal = isRefusal(error) ? error : new Refusal('unexpected');
      notice(t('profile.linkFailed'), { description: refusalText(t, refusal), tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Alert
      tone={pendingEmail === null ? 'info' : 'warning'}
      title={t(pendingEmail === null ? 'profile.unconfirmed' : 'profile.pending')}
      action={
        <Button variant="secondary" size="small" busy={isBusy} onClick={() => void sendAgain()}>
          {t('profile.sendAgain')}
        </Button>
      }
    >
      {pendingEmail === null
        ? t('profile.unconfirmedText', { email })
        : t('profile.pendingText', { email: pendingEmail, old: email })}
    </Alert>
  );
}
