import { useState } from 'react';
import { readSynonyms } from '#contract/catalogue/staff-search.ts';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { FormSection } from '../form/form-section.tsx';
import { HistoryLink } from '../frame/history-link.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { SearchMisses } from './search-misses.tsx';
import { SynonymsForm, type Taught } from './synonyms-form.tsx';

/** The shop's search as staff teach it: what was not found, and the words that stand for kinds of goods. */
export function SearchScreen() {
  const t = useOfficeT();
  const [taught, setTaught] = useState<Taught | null>(null);
  const { data: list, refusal, reload } = useRead(readSynonyms, {});
  return (
    <>
      <ScreenHead title={t('admin.frame.search')} actions={<HistoryLink thing="synonyms" />} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FormSection title={t('admin.search.misses')} hint={t('admin.search.missesHint')}>
          <SearchMisses onTeach={setTaught} />
        </FormSection>
        <FormSection title={t('admin.search.synonyms')} hint={t('admin.search.synonymsHint')}>
          {refusal && <RefusalAlert title={t('admin.search.loadFailed')} refusal={refusal} retry={reload} />}
          {!list && !refusal && <Skeleton className="h-48" />}
          {list && <SynonymsForm list={list} taught={taught} />}
        </FormSection>
      </div>
    </>
  );
}
