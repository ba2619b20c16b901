import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { listGoodsToCount } from '#contract/catalogue/stock-counts.ts';
import { isCategory } from '#domain/catalogue/category.ts';
import { useLanguage } from '#web/i18n/use-t.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { categoryWord } from '../category-word.ts';
import { useOfficeSettings } from '../data/use-office-settings.ts';
import { useRead } from '../data/use-read.ts';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { StoreChoice, useChosenStore } from '../frame/store-choice.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { AisleCount } from './aisle-count.tsx';
import { draftAisle } from './count-draft.ts';

/** Counts an aisle of a store as one walks past it. */
export function NewCountScreen() {
  const t = useOfficeT();
  const settings = useOfficeSettings();
  const { store, choose } = useChosenStore(settings.storeId);
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <div className="-mb-4">
        <ScreenHead title={t('admin.counts.new')} />
      </div>
      {store && (
        <>
          <StoreChoice store={store} onChoose={choose} />
          <Aisles key={store.id} storeId={store.id} />
        </>
      )}
    </div>
  );
}

function Aisles({ storeId }: { storeId: number }) {
  const t = useOfficeT();
  const language = useLanguage();
  const [query, setQuery] = useSearchParams();
  const [begun] = useState(() => draftAisle(storeId));
  const aisle = query.get('aisle') ?? begun;
  const asked = { store_id: storeId, ...(aisle && { aisle }) };
  const { data, refusal, reload } = useRead(listGoodsToCount, asked, { freshFor: Number.POSITIVE_INFINITY });
  if (!data && refusal) return <RefusalAlert title={t('admin.counts.loadFailed')} refusal={refusal} retry={reload} />;
  if (!data) return <Skeleton className="h-96" />;
  const nameOf = (one: string) => (isCategory(one) ? categoryWord(language, one) : one);
  return (
    <>
      <Field label={t('admin.counts.aisle')}>
        {(aria) => (
          <Select
            {...aria}
            value={aisle ?? ''}
            onChange={({ target }) => setQuery({ aisle: target.value }, { replace: true })}
          >
            <option value="">{t('admin.counts.chooseAisle')}</option>
            {data.aisles.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {aisle && <AisleCount key={aisle} storeId={storeId} aisle={aisle} goods={data.items} isCapped={data.isCapped} />}
    </>
  );
}
