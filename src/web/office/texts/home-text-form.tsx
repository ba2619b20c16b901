import { useWatch } from 'react-hook-form';
import type { StaffPageText } from '#contract/shop/page-texts.ts';
import { inEach } from '#domain/language/by-language.ts';
import { type Language, languageFacts, languages } from '#domain/language/language.ts';
import { homeTextLengths } from '#domain/pages/home-text.ts';
import { LinesField, TextField } from '../form/fields.tsx';
import { FormSection } from '../form/form-section.tsx';
import { PictureField } from '../form/picture-field.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { HeroPreview } from './hero-preview.tsx';
import { type HomeValues, homeTextsOf, homeValuesOf } from './home-values.ts';

type Sent = { key: 'home'; version: number } & Record<Language, string>;

/** What home says first and the picture beside it, as fields: kept as one text in each language, as that of other pages is. */
export function HomeTextForm({ text, save }: { text: StaffPageText; save: (sent: Sent) => Promise<StaffPageText> }) {
  const t = useOfficeT();
  return (
    <RecordForm<StaffPageText, HomeValues>
      record={text}
      valuesOf={homeValuesOf}
      labels={{
        ...inEach((language) => languageFacts[language].name),
        picture: t('admin.texts.homePicture'),
        narrow: t('admin.texts.homeNarrow'),
        linkTo: t('admin.texts.homeLinkTo'),
      }}
      saved={t('admin.texts.saved')}
      failed={t('admin.texts.saveFailed')}
      save={(_, { version }, values) => save({ key: 'home', version, ...homeTextsOf(values, location.origin) })}
      fieldOf={fieldOf}
    >
      <div className="grid gap-4">
        <FormSection title={t('admin.texts.homeParts')}>
          <PictureField
            name="picture"
            words={{
              legend: t('admin.texts.homePicture'),
              hint: t('admin.texts.homePictureHint'),
              remove: t('admin.texts.homePictureRemove'),
            }}
            look="h-24 w-40 rounded-control object-cover"
          />
          <div className="mt-4">
            <PictureField
              name="narrow"
              words={{
                legend: t('admin.texts.homeNarrow'),
                hint: t('admin.texts.homeNarrowHint'),
                remove: t('admin.texts.homePictureRemove'),
              }}
              look="h-24 w-36 rounded-control object-cover"
            />
          </div>
          <TextField
            name="linkTo"
            label={t('admin.texts.homeLinkTo')}
            hint={t('admin.texts.homeLinkToHint')}
            className="mt-4 max-w-xl"
          />
        </FormSection>
        {languages.map((language) => (
          <FormSection key={language} title={languageFacts[language].name}>
            <div className="grid items-start gap-4 lg:grid-cols-2">
              <div className="grid gap-3">
                <TextField
                  name={`${language}.heading`}
                  label={t('admin.texts.homeHeading')}
                  hint={t('admin.texts.homeEmpty')}
                  lang={language}
                  maxLength={homeTextLengths.heading}
                />
                <LinesField
                  name={`${language}.sentence`}
                  label={t('admin.texts.homeSentence')}
                  rows={3}
                  lang={language}
                  maxLength={homeTextLengths.sentence}
                />
                <TextField
                  name={`${language}.link`}
                  label={t('admin.texts.homeLink')}
                  lang={language}
                  maxLength={homeTextLengths.label}
                />
                <TextField
                  name={`${language}.alt`}
                  label={t('admin.texts.homeAlt')}
                  hint={t('admin.texts.homeAltHint')}
                  lang={language}
                  maxLength={homeTextLengths.alt}
                />
              </div>
              <HomePreview language={language} />
            </div>
          </FormSection>
        ))}
      </div>
    </RecordForm>
  );
}

/** The call names the part of a language's text; the form has one picture and one address for all. */
function fieldOf(errorKey: string): string {
  const [language = '', part] = errorKey.split('.');
  if (part === 'picture' || part === 'narrow') return part;
  if (part === 'link') return 'linkTo';
  return part ? errorKey : `${language}.heading`;
}

/** What is typed as home shows it: its words over the picture. */
function HomePreview({ language }: { language: Language }) {
  const t = useOfficeT();
  const { picture, narrow: _n, linkTo: _l, ...words } = useWatch() as HomeValues;
  const { heading, sentence, link, alt } = words[language];
  return (
    <section aria-label={`${t('admin.texts.preview')} · ${language}`} className="min-w-0">
      <p className="mb-1.5 font-semibold">{t('admin.texts.preview')}</p>
      <HeroPreview language={language} picture={picture} alt={alt} link={link}>
        {heading || sentence ? (
          <>
            <p className="text-lg leading-tight font-semibold">{heading}</p>
            <p className="text-sm">{sentence}</p>
          </>
        ) : (
          <p className="text-sm text-quiet">{t('admin.texts.bundled')}</p>
        )}
      </HeroPreview>
    </section>
  );
}
