import { listPageTexts, listPageTextVersions, writePageText } from '#contract/shop/page-texts.ts';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { useWrite } from '../data/use-write.ts';
import { HistoryLink } from '../frame/history-link.tsx';
import { NoScreen } from '../frame/no-screen.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { HomeTextForm } from './home-text-form.tsx';
import { PageTextForm } from './page-text-form.tsx';
import { VersionsPart } from './versions-part.tsx';

/** The text of one page in each language, with its versions. */
export function TextScreen({ params }: { params: Readonly<Record<string, string | undefined>> }) {
  const t = useOfficeT();
  const { data, refusal, reload } = useRead(listPageTexts, { page: 1, per_page: 50 });
  const { send } = useWrite(writePageText, [listPageTexts, listPageTextVersions]);
  if (!data)
    return refusal ? (
      <RefusalAlert
        heading={t('admin.frame.texts')}
        title={t('admin.texts.loadFailed')}
        refusal={refusal}
        retry={reload}
      />
    ) : (
      <Skeleton className="h-96" />
    );
  const text = data.items.find(({ key }) => key === params.id);
  if (!text) return <NoScreen />;
  const { key } = text;
  return (
    <>
      <ScreenHead title={t(`admin.texts.page_${key}`)} actions={<HistoryLink thing="pageText" id={key} />} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        {key === 'home' ? <HomeTextForm text={text} save={send} /> : <PageTextForm text={text} save={send} />}
        <VersionsPart text={text} />
      </div>
    </>
  );
}
