import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { InputOf } from '#contract/endpoint.ts';
import { type AislesOnWire, readAisles, writeAisles } from '#contract/stores/staff-stores.ts';
import type { Aisle } from '#domain/picking/aisle.ts';
import { useLanguage } from '#web/i18n/use-t.ts';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { categoryWord } from '../category-word.ts';
import { useRead } from '../data/use-read.ts';
import { useWrite } from '../data/use-write.ts';
import { FormSection } from '../form/form-section.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { HistoryLink } from '../frame/history-link.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { StoreSelect } from '../frame/store-select.tsx';
import { useOwnShop } from '../own-stores.ts';
import { useOfficeT } from '../use-office-t.ts';
import { type AisleValues, aislesText, aisleValues } from './aisle-values.ts';
import { AislesFields } from './aisles-fields.tsx';

/** The aisles of a store, of the first where the address names none: in their order its packing lists are sorted. */
export function AislesScreen({ params }: { params: Readonly<Record<string, string | undefined>> }) {
  const t = useOfficeT();
  const { stores } = useOwnShop();
  const id = Number(params.id ?? stores[0]?.id ?? 0);
  const store = stores.find((one) => one.id === id);
  const title = store ? t('admin.aisles.title', { store: store.name }) : t('admin.aisles.heading');
  return (
    <>
      <ScreenHead title={title} actions={id > 0 && <HistoryLink thing="aisles" id={id} />}>
        {stores.length > 1 && <StoreSelect id={id} label={t('admin.aisles.store')} path="/admin/aisles" />}
      </ScreenHead>
      {id > 0 ? <StoreAisles key={id} id={id} /> : <EmptyState title={t('admin.aisles.noStore')} />}
    </>
  );
}

function StoreAisles({ id }: { id: number }) {
  const t = useOfficeT();
  const { data, refusal, reload } = useRead(readAisles, { id });
  if (data) return <Loaded id={id} record={data} />;
  if (refusal) return <RefusalAlert title={t('admin.aisles.loadFailed')} refusal={refusal} retry={reload} />;
  return <Skeleton className="h-[32rem]" />;
}

function Loaded({ id, record }: { id: number; record: AislesOnWire }) {
  const t = useOfficeT();
  const language = useLanguage();
  const queries = useQueryClient();
  const { send } = useWrite(writeAisles);
  const valuesOf = useCallback((one: AislesOnWire): AisleValues => aisleValues(one), []);
  return (
    <RecordForm
      record={record}
      valuesOf={valuesOf}
      labels={{ aisles: t('admin.aisles.heading') }}
      wordOf={(_, value) =>
        Array.isArray(value) ? aislesText(value as Aisle[], (code) => categoryWord(language, code)) : undefined
      }
      saved={t('admin.aisles.saved')}
      failed={t('admin.aisles.saveFailed')}
      save={async ({ aisles }, { version }) => {
        const fresh = await send({ id, version, aisles } as InputOf<typeof writeAisles>);
        queries.setQueryData([readAisles.name, { id }], fresh);
        return fresh;
      }}
    >
      <FormSection title={t('admin.aisles.order')} hint={t('admin.aisles.hint')}>
        <AislesFields />
      </FormSection>
    </RecordForm>
  );
}
