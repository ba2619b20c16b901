import { useState } from 'react';
import { type Preferences, readPreferences, writePreferences } from '#contract/accounts/own-things.ts';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Card } from '#web/ui/show/card.tsx';
import { LoadFault } from '../load-fault.tsx';
import { ProfileSkeleton } from '../profile-skeleton.tsx';
import { PushCard, type pushRows } from './push-card.tsx';

const rows = ['emailOrderUpdates', 'smsDeliveryUpdates', 'marketingEmails'] as const satisfies (keyof Preferences)[];
type Row = (typeof rows)[number] | (typeof pushRows)[number];

/** What one wants to be written about: each choice is kept as soon as it is made. */
export function NotificationsTab() {
  const t = useT('profile');
  const { data, refusal, reload } = useCall(readPreferences, {});
  // What was chosen since, ahead of the server's answer.
  const [chosen, setChosen] = useState<Partial<Preferences>>({});
  const [busy, setBusy] = useState<ReadonlySet<Row>>(new Set());
  if (!data && refusal) return <LoadFault refusal={refusal} onRetry={reload} />;
  if (!data) return <ProfileSkeleton />;
  const shown = { ...data, ...chosen };

  async function choose(row: Row, isOn: boolean, canUndo = true): Promise<void> {
    const setRow = (value: boolean) => setChosen((old) => ({ ...old, [row]: value }));
    setRow(isOn);
    setBusy((old) => new Set(old).add(row));
    try {
      await api(writePreferences, { [row]: isOn });
      const undo = { label: t('common.undo'), onClick: () => void choose(row, !isOn, false) };
      notice(t('profile.preferenceSaved'), canUndo ? { action: undo } : {});
    } catch (error) {
      setRow(!isOn);
      const fault = isRefusal(error) ? error : new Refusal('unexpected');
      const [refused] = fault.errors[row] ?? [];
      notice(t('profile.saveFailed'), {
        description: refused ? errorText(t, refused) : refusalText(t, fault),
        tone: 'destructive',
        action: { label: t('common.retry'), onClick: () => void choose(row, isOn, canUndo) },
      });
    } finally {
      setBusy((old) => new Set([...old].filter((one) => one !== row)));
    }
  }
  const choice = (row: Row) => (
    <Switch
      key={row}
      label={t(`profile.${row}`)}
      hint={t(`profile.${row}Hint`)}
      checked={shown[row]}
      busy={busy.has(row)}
      // One answer at a time: a second press meanwhile would not know what it changes.
      onChange={(isOn) => !busy.has(row) && void choose(row, isOn)}
    />
  );
  return (
    <>
      <Card as="section" aria-labelledby="notifications-heading">
        <h2 id="notifications-heading" className="text-xl">
          {t('profile.tab_notifications')}
        </h2>
        <div className="mt-2 divide-y divide-line">{rows.map(choice)}</div>
        <p className="mt-3 text-sm text-quiet">{t('profile.preferencesLaw')}</p>
      </Card>
      <PushCard>{choice}</PushCard>
    </>
  );
}
