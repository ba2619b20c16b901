import KeyRound from 'lucide/dist/esm/icons/key-round.mjs';
import { useState } from 'react';
import { listPasskeys, type Passkey, removePasskey } from '#contract/accounts/passkeys.ts';
import { isRefusal } from '#contract/errors.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { makePasskey, passkeyFault } from '#web/lib/api/passkeys.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { canUsePasskeys } from '#web/lib/browser/can-use-passkeys.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useConfirmed } from '../identity/use-confirmed.tsx';
import { DeleteQuestion } from '../own-list/delete-question.tsx';
import { CardPending } from './card-pending.tsx';
import { SecurityCard } from './security-card.tsx';

/** The passkeys of the account: what there is, one more, one less. */
export function PasskeysCard({ onChanged }: { onChanged: () => void }) {
  const t = useT('profile', 'account');
  const { data, refusal, reload } = useCall(listPasskeys, {});
  const { confirmed, dialog } = useConfirmed();
  const [doomed, setDoomed] = useState<Passkey | null>(null);
  const [isBusy, setBusy] = useState(false);
  const canAdd = canUsePasskeys();

  const run = async (work: () => Promise<void>, title: string) => {
    setBusy(true);
    try {
      await work();
      reload();
    } catch (error) {
      const words = { exists: 'account.passkeyExists', cancelled: 'account.passkeyCancelled' } as const;
      const why = passkeyFault(error);
      // A question that was closed was answered.
      if (isRefusal(error) && error.code === 'recentSignInNeeded') return;
      const description = isRefusal(error) ? refusalText(t, error) : why === 'refused' ? undefined : t(words[why]);
      notice(title, { description, tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  const add = () =>
    run(async () => {
      await confirmed(makePasskey);
      notice(t('account.passkeyAdded'), { description: t('account.passkeyAddedText') });
    }, t('account.passkeyFailed'));
  const remove = ({ id }: Passkey) =>
    run(async () => {
      setDoomed(null);
      await confirmed(() => api(removePasskey, { id }));
      notice(t('profile.passkeyRemoved'));
      onChanged();
    }, t('profile.twoFactorFailed'));

  return (
    <SecurityCard id="passkeys" title={t('profile.passkeysTitle')} text={t('profile.passkeysText')}>
      {!data && <CardPending refusal={refusal} reload={reload} />}
      {data?.length === 0 && <p className="mb-4">{t('profile.passkeysNone')}</p>}
      {data && data.length > 0 && (
        <ul className="mb-4 divide-y divide-line">
          {data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setDoomed(passkey)} />
          ))}
        </ul>
      )}
      {canAdd ? (
        <Button variant="secondary" busy={isBusy} onClick={() => void add()}>
          <Icon shape={KeyRound} className="size-5" />
          {t('account.passkeyAdd')}
        </Button>
      ) : (
        <p className="text-sm text-quiet">{t('profile.passkeysNotHere')}</p>
      )}
      <DeleteQuestion
        title={doomed && t('profile.passkeyRemoveTitle')}
        yes={t('profile.remove')}
        onDelete={() => doomed && void remove(doomed)}
        onClose={() => setDoomed(null)}
      >
        {t('profile.passkeyRemoveText')}
      </DeleteQuestion>
      {dialog}
    </SecurityCard>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const t = useT('profile');
  const { date } = useFormat();
  const { timeZone } = useShop();
  const name = passkey.device || t('profile.passkeyUnknown');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {passkey.backedUp && <Badge>{t('profile.passkeySynced')}</Badge>}
        </p>
        <p className="text-sm text-quiet">{t('profile.passkeyMade', { date: date(passkey.createdAt, timeZone) })}</p>
        {passkey.lastUsedAt && (
          <p className="text-sm text-quiet">{t('profile.passkeyUsed', { date: date(passkey.lastUsedAt, timeZone) })}</p>
        )}
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('profile.passkeyRemoveName', { device: name })}
        onClick={onRemove}
      >
        {t('profile.remove')}
      </Button>
    </li>
  );
}
