import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isRefusal } from '#contract/errors.ts';
import {
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  readWebhook,
  sendTestEvent,
  updateWebhook,
  type Webhook,
} from '#contract/programs/webhooks.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { useWrite } from '../data/use-write.ts';
import { DeleteButton } from '../form/delete-button.tsx';
import { failureText } from '../frame/failure-text.ts';
import { HistoryLink } from '../frame/history-link.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import type { Screen } from '../screens.ts';
import { useOfficeT } from '../use-office-t.ts';
import { useStoreNames } from './choice-fields.tsx';
import { DeliveriesPart } from './deliveries-part.tsx';
import { HookForm } from './hook-form.tsx';
import { HookState } from './hooks-part.tsx';

/** One webhook: where it leads, what it tells, whether it is on, and what came of each delivery. */
export const HookScreen: Screen = ({ params }) => {
  const t = useOfficeT();
  const id = Number(params.id);
  const { data, refusal, isLoading, reload } = useRead(readWebhook, { id }, { every: 10_000 });
  if (refusal)
    return (
      <RefusalAlert
        heading={t('admin.programs.hook')}
        title={t('admin.programs.hookFailed')}
        refusal={refusal}
        retry={reload}
      />
    );
  if (isLoading || !data) return <Skeleton className="h-64" />;
  return (
    <div className="max-w-5xl">
      <p className="mb-2">
        <Link to="/admin/programs#webhooks" className="inline-flex min-h-7 items-center text-brand hover:underline">
          {t('admin.frame.programs')}
        </Link>
      </p>
      <ScreenHead
        title={new URL(data.url).host}
        heading={<span className="break-all">{new URL(data.url).host}</span>}
      />
      <HookFacts hook={data} />
      <DeliveriesPart id={id} />
    </div>
  );
};

function HookFacts({ hook }: { hook: Webhook }) {
  const t = useOfficeT();
  const navigate = useNavigate();
  const storeNames = useStoreNames();
  const switching = useWrite(updateWebhook, [readWebhook, listWebhooks, listWebhookDeliveries]);
  const testing = useWrite(sendTestEvent, [listWebhookDeliveries]);
  const removing = useWrite(deleteWebhook, [listWebhooks]);
  const [isChanging, setChanging] = useState(false);
  const { id, isActive, isGivenUp, url, events, storeIds } = hook;
  async function tell(work: Promise<unknown>, done: string): Promise<void> {
    try {
      await work;
      notice(done);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      notice(t('admin.programs.notDone'), { tone: 'destructive', description: failureText(t, error) });
    }
  }
  const turn = (active: boolean) =>
    void tell(switching.send({ id, is_active: active }), t(active ? 'admin.programs.isOn' : 'admin.programs.isOff'));
  return (
    <div className="mb-4">
      {isGivenUp && (
        <Alert
          tone="warning"
          className="mb-4"
          title={t('admin.programs.givenUp')}
          action={
            <Button busy={switching.isBusy} onClick={() => turn(true)}>
              {t('admin.programs.turnOn')}
            </Button>
          }
        >
          {t('admin.programs.givenUpText')}
        </Alert>
      )}
      <dl className="mb-4 grid max-w-prose gap-2 text-sm">
        {[
          { label: t('admin.programs.state'), value: <HookState hook={hook} /> },
          { label: t('admin.programs.url'), value: <span className="break-all">{url}</span> },
          {
            label: t('admin.programs.events'),
            value: events.map((type) => t(`admin.programs.event_${type}`)).join(', '),
          },
          { label: t('admin.programs.stores'), value: storeNames(storeIds) },
        ].map(({ label, value }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          busy={testing.isBusy}
          onClick={() => void tell(testing.send({ id }), t('admin.programs.testSent'))}
        >
          {t('admin.programs.test')}
        </Button>
        <Button variant="secondary" onClick={() => setChanging(true)}>
          {t('admin.programs.change')}
        </Button>
        {!isGivenUp && (
          <Button variant="secondary" busy={switching.isBusy} onClick={() => turn(!isActive)}>
            {t(isActive ? 'admin.programs.turnOff' : 'admin.programs.turnOn')}
          </Button>
        )}
        <DeleteButton
          label={t('admin.programs.deleteHook')}
          question={t('admin.programs.deleteHookQuestion')}
          deleted={t('admin.programs.hookDeleted')}
          failed={t('admin.programs.notDone')}
          isBusy={removing.isBusy}
          remove={() => removing.send({ id })}
          onDone={() => void navigate('/admin/programs')}
        >
          {t('admin.programs.deleteHookAsks')}
        </DeleteButton>
        <HistoryLink thing="webhook" id={id} />
      </div>
      {isChanging && <HookForm hook={hook} onClose={() => setChanging(false)} onDone={() => setChanging(false)} />}
    </div>
  );
}
