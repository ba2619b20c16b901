import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import {
  listPageTexts,
  listPageTextVersions,
  previewPageText,
  type StaffPageText,
  writePageText,
} from '#contract/shop/page-texts.ts';
import { inEach } from '#domain/language/by-language.ts';
import { type Language, languageFacts, languages } from '#domain/language/language.ts';
import { Prose } from '#web/ui/show/prose.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { useWrite } from '../data/use-write.ts';
import { LinesField } from '../form/fields.tsx';
import { FormSection } from '../form/form-section.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { HistoryLink } from '../frame/history-link.tsx';
import { NoScreen } from '../frame/no-screen.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { HomeTextForm } from './home-text-form.tsx';
import { VersionsPart } from './versions-part.tsx';

const wait = 400;

/** What is typed as its page would show it. */
function TextPreview({ textKey, language }: { textKey: StaffPageText['key']; language: Language }) {
  const t = useOfficeT();
  const typed = String(useFormContext().watch(language) ?? '');
  const [text, setText] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), wait);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, refusal, reload } = useRead(previewPageText, { key: textKey, text }, { keepsLast: true });
  return (
    <section aria-label={`${t('admin.texts.preview')} · ${language}`} className="min-w-0">
      <p className="mb-1.5 font-semibold">{t('admin.texts.preview')}</p>
      {refusal && <RefusalAlert title={t('admin.texts.previewFailed')} refusal={refusal} retry={reload} />}
      <div lang={language} className="rounded-control bg-sunken p-3">
        {data && <Prose html={data.html} />}
      </div>
    </section>
  );
}

const gaps = ['name', 'shop', 'email', 'contact', 'year'].map((name) => `{{${name}}}`).join(', ');
const valuesOf = (text: StaffPageText) => inEach((language) => text[language]);

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
  const labels = inEach((language) => languageFacts[language].name);
  return (
    <>
      <ScreenHead title={t(`admin.texts.page_${key}`)} actions={<HistoryLink thing="pageText" id={key} />} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        {key === 'home' ? (
          <HomeTextForm text={text} save={send} />
        ) : (
          <RecordForm
            record={text}
            valuesOf={valuesOf}
            labels={labels}
            saved={t('admin.texts.saved')}
            failed={t('admin.texts.saveFailed')}
            save={(changes, { version }) => send({ key, version, ...changes })}
          >
            <div className="grid gap-4">
              {languages.map((language) => (
                <FormSection key={language} title={languageFacts[language].name}>
                  <div className="grid gap-4 lg:grid-cols-2">
                    <LinesField
                      name={language}
                      label={t('admin.texts.text', { language: languageFacts[language].name })}
                      hint={t(key === 'faq' ? 'admin.texts.hintQuestions' : 'admin.texts.hint', { gaps })}
                      rows={18}
                      lang={language}
                    />
                    <TextPreview textKey={key} language={language} />
                  </div>
                </FormSection>
              ))}
            </div>
          </RecordForm>
        )}
        <VersionsPart text={text} />
      </div>
    </>
  );
}
