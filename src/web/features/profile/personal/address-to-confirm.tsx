import { useState } from 'react';
import type { Profile } from '#contract/accounts/accounts.ts';
import { resendVerification, withdrawNewAddress } from '#contract/accounts/recovery.ts';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Alert } from '#web/ui/show/alert.tsx';

type Shown = { profile: Profile; onChange: (profile: Profile) => void };

/**
 * An address whose mailed link has not been opened yet: a new one, which can be taken back, or the one that the account
 * began with.
 */
export function AddressToConfirm({ profile, onChange }: Shown) {
  const t = useT('profile');
  const [busy, setBusy] = useState<'send' | 'withdraw' | null>(null);
  const { email, pendingEmail, emailVerified } = profile;
  if (pendingEmail === null && emailVerified) return null;
  async function run(what: 'send' | 'withdraw', work: () => Promise<void>): Promise<void> {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      const refusal = isRefusal(error) ? error : new Refusal('unexpected');
      const title = t(what === 'send' ? 'profile.linkFailed' : 'profile.addressNotKept');
      notice(title, { description: refusalText(t, refusal), tone: 'destructive' });
    } finally {
      setBusy(null);
    }
  }
  async function sendAgain(): Promise<void> {
    await api(resendVerification, {});
    notice(t('profile.linkSent'), { description: pendingEmail ?? email });
  }
  async function withdraw(): Promise<void> {
    await api(withdrawNewAddress, {});
    onChange({ ...profile, pendingEmail: null });
    notice(t('profile.addressKept'), { description: t('profile.addressKeptText', { email }) });
  }
  return (
    <Alert
      tone={pendingEmail === null ? 'info' : 'warning'}
      title={t(pendingEmail === null ? 'profile.unconfirmed' : 'profile.pending')}
      action={
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="small" busy={busy === 'send'} onClick={() => void run('send', sendAgain)}>
            {t('profile.sendAgain')}
          </Button>
          {pendingEmail !== null && (
            <Button
              variant="secondary"
              size="small"
              busy={busy === 'withdraw'}
              onClick={() => void run('withdraw', withdraw)}
            >
              {t('profile.withdrawAddress')}
            </Button>
          )}
        </div>
      }
    >
      {pendingEmail === null
        ? t('profile.unconfirmedText', { email })
        : t('profile.pendingText', { email: pendingEmail, old: email })}
    </Alert>
  );
}
