import { useState } from 'react';
import { beginTwoFactor, readTwoFactor, renewRecoveryCodes } from '#contract/accounts/two-factor.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { isRefusal } from '#contract/errors.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { useConfirmed } from '../../identity/use-confirmed.tsx';
import { DeleteQuestion } from '../../own-list/delete-question.tsx';
import { CardPending } from '../card-pending.tsx';
import { SecurityCard } from '../security-card.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { DisableDialog } from './disable-dialog.tsx';
import { EnableDialog } from './enable-dialog.tsx';

type Open =
  | { step: 'enable'; begun: OutputOf<typeof beginTwoFactor> }
  | { step: 'codes'; codes: readonly string[]; isNew: boolean }
  | { step: 'disable' }
  | { step: 'renew' };

/**
 * The second factor: its state, on, off, and new recovery codes. Where the shop offers it to nobody new, only who has it
 * on sees it: it is asked for all the same, and can be ended.
 */
export function TwoFactorCard({ mayEnrol, onChanged }: { mayEnrol: boolean; onChanged: () => void }) {
  const t = useT('profile');
  const { data, refusal, reload } = useCall(readTwoFactor, {});
  const { confirmed, dialog } = useConfirmed();
  const [open, setOpen] = useState<Open | null>(null);
  const [isBusy, setBusy] = useState(false);

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // A question that was closed was answered.
      if (error.code === 'recentSignInNeeded') return;
      notice(t('profile.twoFactorFailed'), { description: refusalText(t, error), tone: 'destructive' });
      reload();
    } finally {
      setBusy(false);
    }
  };
  const begin = () =>
    run(async () => setOpen({ step: 'enable', begun: await confirmed(() => api(beginTwoFactor, {})) }));
  const renew = () =>
    run(async () => {
      setOpen(null);
      const { recoveryCodes } = await confirmed(() => api(renewRecoveryCodes, {}));
      setOpen({ step: 'codes', codes: recoveryCodes, isNew: false });
    });
  const close = () => {
    setOpen(null);
    reload();
    onChanged();
  };

  if (!mayEnrol && !data?.enabled && !open) return null;
  return (
    <SecurityCard
      title={t('profile.twoFactorTitle')}
      text={t('profile.twoFactorText')}
      state={
        data && (
          <Badge tone={data.enabled ? 'green' : 'grey'}>
            {t(data.enabled ? 'profile.twoFactorOn' : 'profile.twoFactorOff')}
          </Badge>
        )
      }
    >
      {!data && <CardPending refusal={refusal} reload={reload} />}
      {data?.required && !data.enabled && (
        <Alert tone="warning" className="mb-4">
          {t('profile.twoFactorRequired')}
        </Alert>
      )}
      {data && !data.enabled && mayEnrol && (
        <Button busy={isBusy} onClick={() => void begin()}>
          {t('profile.twoFactorEnable')}
        </Button>
      )}
      {data?.enabled && (
        <>
          <p className="mb-4 text-sm">{t('profile.codesLeft', { count: data.recoveryCodesLeft })}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" busy={isBusy} onClick={() => setOpen({ step: 'renew' })}>
              {t('profile.codesNew')}
            </Button>
            <Button variant="secondary" onClick={() => setOpen({ step: 'disable' })}>
              {t('profile.twoFactorDisable')}
            </Button>
          </div>
        </>
      )}
      {open?.step === 'enable' && (
        <EnableDialog
          begun={open.begun}
          confirmed={confirmed}
          onClose={close}
          onEnabled={(codes) => setOpen({ step: 'codes', codes, isNew: true })}
        />
      )}
      {open?.step === 'codes' && (
        <CodesDialog
          codes={open.codes}
          onClose={() => {
            if (open.isNew) notice(t('profile.twoFactorEnabled'));
            close();
          }}
        />
      )}
      {open?.step === 'disable' && <DisableDialog confirmed={confirmed} onClose={close} />}
      <DeleteQuestion
        title={open?.step === 'renew' ? t('profile.codesNew') : null}
        yes={t('profile.codesMake')}
        onDelete={() => void renew()}
        onClose={() => setOpen(null)}
      >
        {t('profile.codesNewText')}
      </DeleteQuestion>
      {dialog}
    </SecurityCard>
  );
}
