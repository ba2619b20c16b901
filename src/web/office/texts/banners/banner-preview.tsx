import { useWatch } from 'react-hook-form';
import type { Language } from '#domain/language/language.ts';
import { bannerWordsIn } from '#domain/pages/banner.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { HeroPreview } from '../hero-preview.tsx';
import type { BannerValues } from './banner-values.ts';

/** What is typed as home shows it in a language: large over its picture, or as a card. */
export function BannerPreview({ language }: { language: Language }) {
  const t = useOfficeT();
  const { words, place, picture } = useWatch() as BannerValues;
  const said = bannerWordsIn(words, language);
  const { heading = '', sentence = '', label = '', alt = '' } = said ?? {};
  const text = (
    <>
      <p className="text-lg leading-tight font-semibold">{heading}</p>
      <p className="text-sm">{sentence}</p>
    </>
  );
  return (
    <section aria-label={`${t('admin.texts.preview')} · ${language}`} className="min-w-0">
      <p className="mb-1.5 font-semibold">{t('admin.texts.preview')}</p>
      {said && said.language !== language && (
        <p className="mb-1.5 text-sm text-quiet">{t('admin.banners.otherLanguage')}</p>
      )}
      {place === 'hero' ? (
        <HeroPreview language={said?.language ?? language} picture={picture} alt={alt} link={label}>
          {text}
        </HeroPreview>
      ) : (
        <div
          lang={said?.language ?? language}
          className="flex max-w-md overflow-hidden rounded-card border border-line bg-card"
        >
          <div className="grid flex-1 content-center gap-1 p-4">
            {text}
            {label && <p className="text-sm font-semibold text-brand underline underline-offset-4">{label}</p>}
          </div>
          {picture && <img src={picture} alt={alt} className="h-36 w-2/5 object-cover" />}
        </div>
      )}
    </section>
  );
}
