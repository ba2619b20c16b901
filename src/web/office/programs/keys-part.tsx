import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useState } from 'react';
import { type ApiKey, deleteApiKey, listApiKeys, type MadeApiKey } from '#contract/programs/api-keys.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { type Column, Table } from '#web/ui/list/table.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { useWrite } from '../data/use-write.ts';
import { AskedButton } from '../form/asked-button.tsx';
import { FormSection } from '../form/form-section.tsx';
import { HistoryLink } from '../frame/history-link.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { useStoreNames } from './choice-fields.tsx';
import { KeyForm } from './key-form.tsx';
import { OnceShown } from './once-shown.tsx';

/** The keys by which programs call: made, listed, revoked. */
export function KeysPart() {
  const t = useOfficeT();
  const { data, refusal, isLoading, reload } = useRead(listApiKeys, {});
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadeApiKey | null>(null);
  return (
    <FormSection title={t('admin.programs.keys')} hint={t('admin.programs.keysHint')} anchor="keys">
      {made && (
        <OnceShown
          title={t('admin.programs.keyMade', { name: made.name })}
          label={t('admin.programs.key')}
          text={made.key}
          onClose={() => setMade(null)}
        />
      )}
      <div className="mb-3 flex flex-wrap gap-2">
        <Button variant={made ? 'secondary' : 'primary'} onClick={() => setMaking(true)}>
          <Icon shape={Plus} className="size-4.5" />
          {t('admin.programs.newKey')}
        </Button>
        <HistoryLink thing="apiKey" />
      </div>
      {refusal && <RefusalAlert title={t('admin.programs.keysFailed')} refusal={refusal} retry={reload} />}
      {isLoading && <Skeleton className="h-24" />}
      {data?.length === 0 && <p className="text-quiet">{t('admin.programs.noKeys')}</p>}
      {data && data.length > 0 && <KeysTable keys={data} />}
      {isMaking && (
        <KeyForm
          onClose={() => setMaking(false)}
          onMade={(key) => {
            setMade(key);
            setMaking(false);
          }}
        />
      )}
    </FormSection>
  );
}

function KeysTable({ keys }: { keys: readonly ApiKey[] }) {
  const t = useOfficeT();
  const { date, dateTime } = useFormat();
  const { timeZone } = useShop();
  const storeNames = useStoreNames();
  const columns: Column<ApiKey>[] = [
    {
      id: 'name',
      label: t('admin.programs.name'),
      isRowHeader: true,
      cell: ({ name, prefix, maker }) => (
        <span className="block text-left">
          {name}
          <span className="block text-sm font-normal text-quiet">
            <code>{prefix}…</code> · {maker.name}
          </span>
        </span>
      ),
    },
    {
      id: 'scopes',
      label: t('admin.programs.scopes'),
      cell: ({ scopes }) => scopes.map((scope) => t(`admin.programs.scope_${scope}`)).join(', '),
    },
    { id: 'stores', label: t('admin.programs.stores'), cell: ({ storeIds }) => storeNames(storeIds) },
    {
      id: 'lastUsedAt',
      label: t('admin.programs.lastUsedAt'),
      cell: ({ lastUsedAt }) => (lastUsedAt ? dateTime(lastUsedAt, timeZone) : t('admin.programs.never')),
    },
    {
      id: 'expiresAt',
      label: t('admin.programs.expiresAt'),
      cell: ({ expiresAt, isExpired }) =>
        isExpired ? <Badge tone="red">{t('admin.programs.isExpired')}</Badge> : date(expiresAt, timeZone),
    },
    { id: 'actions', label: t('admin.programs.actions'), cell: (key) => <RevokeButton apiKey={key} /> },
  ];
  return <Table caption={t('admin.programs.keys')} columns={columns} rows={keys} rowKey={({ id }) => id} />;
}

function RevokeButton({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const t = useOfficeT();
  const { send, isBusy } = useWrite(deleteApiKey, [listApiKeys]);
  return (
    <AskedButton
      size="small"
      isDanger
      isBusy={isBusy}
      label={
        <>
          {t('admin.programs.revoke')}
          <span className="sr-only">{name}</span>
        </>
      }
      question={t('admin.programs.revokeQuestion', { name })}
      confirm={t('admin.programs.revoke')}
      failed={t('admin.programs.revokeFailed')}
      run={async () => {
        await send({ id });
        notice(t('admin.programs.revoked'));
      }}
    >
      {t('admin.programs.revokeAsks')}
    </AskedButton>
  );
}
