import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { previewPageText, type StaffPageText } from '#contract/shop/page-texts.ts';
import { inEach } from '#domain/language/by-language.ts';
import { type Language, languageFacts, languages } from '#domain/language/language.ts';
import { hasPicture } from '#domain/pages/page-text.ts';
import { longestAlt } from '#domain/pages/text-picture.ts';
import { Prose } from '#web/ui/show/prose.tsx';
import { useRead } from '../data/use-read.ts';
import { LinesField, TextField } from '../form/fields.tsx';
import { FormSection } from '../form/form-section.tsx';
import { PictureField } from '../form/picture-field.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { type PageValues, pageTextsOf, pageValuesOf } from './page-values.ts';

type Key = StaffPageText['key'];
type Sent = { key: Key; version: number } & Record<Language, string>;

const wait = 400;
const gaps = ['name', 'shop', 'email', 'contact', 'year'].map((name) => `{{${name}}}`).join(', ');

/** The text of a page in each language; of the one about the shop its picture too. */
export function PageTextForm({ text, save }: { text: StaffPageText; save: (sent: Sent) => Promise<StaffPageText> }) {
  const t = useOfficeT();
  const { key } = text;
  return (
    <RecordForm<StaffPageText, PageValues>
      record={text}
      valuesOf={pageValuesOf}
      labels={{
        ...inEach((language) => languageFacts[language].name),
        picture: t('admin.texts.pagePicture'),
        alt: t('admin.texts.homeAlt'),
      }}
      saved={t('admin.texts.saved')}
      failed={t('admin.texts.saveFailed')}
      save={(_, { version }, values) => save({ key, version, ...pageTextsOf(values) })}
      fieldOf={fieldOf}
    >
      <div className="grid gap-4">
        {hasPicture(key) && (
          <FormSection title={t('admin.texts.pagePicture')}>
            <PictureField
              name="picture"
              words={{
                legend: t('admin.texts.pagePicture'),
                hint: t('admin.texts.pagePictureHint'),
                remove: t('admin.texts.homePictureRemove'),
              }}
              look="h-24 w-45 rounded-control object-cover"
            />
          </FormSection>
        )}
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
            {hasPicture(key) && (
              <TextField
                name={`alt.${language}`}
                label={t('admin.texts.homeAlt')}
                hint={t('admin.texts.homeAltHint')}
                lang={language}
                maxLength={longestAlt}
                className="mt-4 max-w-xl"
              />
            )}
          </FormSection>
        ))}
      </div>
    </RecordForm>
  );
}

/** The call names the part of a language's text; the form has one picture for all. */
function fieldOf(errorKey: string): string {
  const [language = '', part] = errorKey.split('.');
  if (part === 'picture') return part;
  return part ? `${part}.${language}` : errorKey;
}

/** What is typed as its page would show it. */
function TextPreview({ textKey, language }: { textKey: Key; language: Language }) {
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
