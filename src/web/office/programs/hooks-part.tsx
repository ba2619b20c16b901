import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useState } from 'react';
import { listWebhooks, type Webhook } from '#contract/programs/webhooks.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { type Column, Table } from '#web/ui/list/table.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { FormSection } from '../form/form-section.tsx';
import { HistoryLink } from '../frame/history-link.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { useStoreNames } from './choice-fields.tsx';
import { HookForm } from './hook-form.tsx';
import { OnceShown } from './once-shown.tsx';

/** The webhooks: added here, looked at and changed each on a screen of its own. */
export function HooksPart() {
  const t = useOfficeT();
  const { data, refusal, isLoading, reload } = useRead(listWebhooks, {}, { every: 30_000 });
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <FormSection title={t('admin.programs.hooks')} hint={t('admin.programs.hooksHint')} anchor="webhooks">
      {secret !== null && (
        <OnceShown
          title={t('admin.programs.hookAdded')}
          label={t('admin.programs.secret')}
          text={secret}
          onClose={() => setSecret(null)}
        />
      )}
      <div className="mb-3 flex flex-wrap gap-2">
        <Button variant={secret === null ? 'primary' : 'secondary'} onClick={() => setAdding(true)}>
          <Icon shape={Plus} className="size-4.5" />
          {t('admin.programs.newHook')}
        </Button>
        <HistoryLink thing="webhook" />
      </div>
      {refusal && <RefusalAlert title={t('admin.programs.hooksFailed')} refusal={refusal} retry={reload} />}
      {isLoading && <Skeleton className="h-24" />}
      {data?.length === 0 && <p className="text-quiet">{t('admin.programs.noHooks')}</p>}
      {data && data.length > 0 && <HooksTable hooks={data} />}
      {isAdding && (
        <HookForm
          onClose={() => setAdding(false)}
          onDone={(added) => {
            setSecret(added?.secret ?? null);
            setAdding(false);
          }}
        />
      )}
    </FormSection>
  );
}

function HooksTable({ hooks }: { hooks: readonly Webhook[] }) {
  const t = useOfficeT();
  const storeNames = useStoreNames();
  const columns: Column<Webhook>[] = [
    {
      id: 'url',
      label: t('admin.programs.url'),
      isRowHeader: true,
      cell: ({ id, url }) => (
        <Link
          to={`/admin/programs/webhooks/${id}`}
          className="inline-flex min-h-7 items-center text-left break-all text-brand hover:underline"
        >
          {url}
        </Link>
      ),
    },
    {
      id: 'events',
      label: t('admin.programs.events'),
      cell: ({ events }) => events.map((type) => t(`admin.programs.event_${type}`)).join(', '),
    },
    { id: 'stores', label: t('admin.programs.stores'), cell: ({ storeIds }) => storeNames(storeIds) },
    { id: 'state', label: t('admin.programs.state'), cell: (hook) => <HookState hook={hook} /> },
  ];
  return <Table caption={t('admin.programs.hooks')} columns={columns} rows={hooks} rowKey={({ id }) => id} />;
}

/** Whether a webhook is on, and what is still to come through. */
export function HookState({ hook: { isActive, isGivenUp, waiting } }: { hook: Webhook }) {
  const t = useOfficeT();
  const state = isActive ? 'on' : isGivenUp ? 'givenUp' : 'off';
  const tones = { on: 'green', off: 'grey', givenUp: 'red' } as const;
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Badge tone={tones[state]}>{t(`admin.programs.state_${state}`)}</Badge>
      {waiting > 0 && <span className="text-sm text-quiet">{t('admin.programs.waiting', { count: waiting })}</span>}
    </span>
  );
}
