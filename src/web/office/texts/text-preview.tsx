import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { previewPageText, type StaffPageText } from '#contract/shop/page-texts.ts';
import type { Language } from '#domain/language/language.ts';
import { Prose } from '#web/ui/show/prose.tsx';
import { useRead } from '../data/use-read.ts';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { useOfficeT } from '../use-office-t.ts';

const wait = 400;

/** What is typed as its page would show it. */
export function TextPreview({ textKey, language }: { textKey: StaffPageText['key']; language: Language }) {
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
