import { useState } from 'react';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { rejectAddress } from '#contract/recovery.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { LinkCard } from './link-card.tsx';

/** Says that one has not asked for a mail: only by a press, as it ends an account for good. */
export function RejectLink({ token }: { token: string }) {
  const t = useT('account');
  const isHydrated = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<{ accountErased: boolean } | null>(null);
  const [fault, setFault] = useState<Refusal | null>(null);
  async function reject(): Promise<void> {
    setBusy(true);
    try {
      setDone(await api(rejectAddress, { token }));
    } catch (error) {
      setFault(isRefusal(error) ? error : new Refusal('unexpected'));
    } finally {
      setBusy(false);
    }
  }
  if (done)
    return (
      <LinkCard
        title={t('account.rejectDone')}
        text={t(done.accountErased ? 'account.rejectDoneErased' : 'account.rejectDoneKept')}
      />
    );
  if (!token || fault?.code === 'invalidToken')
    return (
      <LinkCard title={t('account.verifyInvalidTitle')} text={t('account.verifyInvalid')}>
        <LinkButton to="/" size="large" wide>
          {t('account.goShopping')}
        </LinkButton>
      </LinkCard>
    );
  return (
    <LinkCard title={t('account.rejectTitle')} text={fault ? refusalText(t, fault) : t('account.rejectText')}>
      <Button variant="danger" size="large" wide busy={isBusy} disabled={!isHydrated} onClick={() => void reject()}>
        {t('account.reject')}
      </Button>
    </LinkCard>
  );
}
