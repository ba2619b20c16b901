import { useState } from 'react';
import type { Preferences } from '#contract/accounts/own-things.ts';
import type { PushDevice } from '#contract/accounts/push.ts';
import { isRefusal } from '#contract/errors.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { LoadFault } from '../load-fault.tsx';
import { type PushState, usePush } from './use-push.ts';

export const pushRows = ['pushSlots', 'pushSubstitutes', 'pushOnItsWay'] as const satisfies (keyof Preferences)[];
type Row = (typeof pushRows)[number];

const why = { none: 'pushNone', asApp: 'pushAsApp', blocked: 'pushBlocked', unset: 'pushUnset' } as const;

/** Being told of one’s orders in this browser: asked for by a press alone. What is told of holds for all devices. */
export function PushCard({ children }: { children: (row: Row) => React.ReactNode }) {
  const t = useT('profile');
  const { state, here, others, refusal, reload, turnOn, remove } = usePush();
  const [busy, setBusy] = useState<number | 'here' | null>(null);

  async function run(what: number | 'here', work: () => Promise<string | null>, failed: string): Promise<void> {
    setBusy(what);
    try {
      const done = await work();
      if (done) notice(done);
    } catch (error) {
      const description = isRefusal(error) ? refusalText(t, error) : t('profile.pushFailedText');
      notice(failed, { description, tone: 'destructive' });
    } finally {
      setBusy(null);
    }
  }
  const choose = (isOn: boolean) => {
    if (busy !== null) return;
    if (!isOn && here)
      return void run(
        'here',
        async () => {
          await remove(here);
          return t('profile.pushOff');
        },
        t('profile.saveFailed'),
      );
    return void run(
      'here',
      async () => {
        if ((await turnOn()) === 'on') return t('profile.pushOn');
        notice(t('profile.pushNotAllowed'), { tone: 'destructive' });
        return null;
      },
      t('profile.pushFailed'),
    );
  };
  const forget = (device: PushDevice) =>
    run(
      device.id,
      async () => {
        await remove(device);
        return t('profile.pushRemoved');
      },
      t('profile.deleteFailed'),
    );

  return (
    <Card as="section" aria-labelledby="push-heading" className="mt-6">
      <h2 id="push-heading" className="text-xl">
        {t('profile.pushTitle')}
      </h2>
      <p className="mt-1 text-sm text-quiet">{t('profile.pushText')}</p>
      {refusal && <LoadFault refusal={refusal} onRetry={reload} />}
      {state && <Here state={state} isBusy={busy === 'here'} onChange={choose} />}
      {(state === 'on' || others.length > 0) && <div className="divide-y divide-line">{pushRows.map(children)}</div>}
      {others.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">{t('profile.pushOthers')}</h3>
          <ul className="divide-y divide-line">
            {others.map((device) => (
              <OtherDevice
                key={device.id}
                device={device}
                isBusy={busy === device.id}
                onRemove={() => void forget(device)}
              />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function Here({ state, isBusy, onChange }: { state: PushState; isBusy: boolean; onChange: (isOn: boolean) => void }) {
  const t = useT('profile');
  if (state !== 'on' && state !== 'off')
    return (
      <Alert tone={state === 'blocked' ? 'warning' : 'info'} className="mt-4">
        {t(`profile.${why[state]}`)}
      </Alert>
    );
  return (
    <div className="border-b border-line">
      <Switch
        label={t('profile.pushHere')}
        hint={t('profile.pushHereHint')}
        checked={state === 'on'}
        busy={isBusy}
        onChange={onChange}
      />
    </div>
  );
}

function OtherDevice({ device, isBusy, onRemove }: { device: PushDevice; isBusy: boolean; onRemove: () => void }) {
  const t = useT('profile');
  const { date } = useFormat();
  const { timeZone } = useShop();
  const name = device.device || t('profile.sessionUnknown');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-quiet">{t('profile.pushSince', { date: date(device.createdAt, timeZone) })}</p>
      </div>
      <Button
        variant="secondary"
        size="small"
        busy={isBusy}
        aria-label={t('profile.pushRemoveName', { device: name })}
        onClick={onRemove}
      >
        {t('profile.remove')}
      </Button>
    </li>
  );
}
