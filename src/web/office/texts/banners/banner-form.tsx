import { useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import type { InputOf } from '#contract/endpoint.ts';
import type { createBanner } from '#contract/shop/banners.ts';
import { type Language, languageFacts, languages } from '#domain/language/language.ts';
import { wholeNumber } from '#domain/numbers/number-kind.ts';
import { bannerLengths, bannerPlaces } from '#domain/pages/banner.ts';
import { useLanguage } from '#web/i18n/use-t.ts';
import { ChoiceField, LinesField, NumberField, TextField } from '../../form/fields.tsx';
import { FormSection } from '../../form/form-section.tsx';
import { PictureField } from '../../form/picture-field.tsx';
import { RecordForm } from '../../form/record-form.tsx';
import { useOwnShop } from '../../own-stores.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { BannerPreview } from './banner-preview.tsx';
import { type BannerValues, bannerInput, bannerValues, type EditableBanner } from './banner-values.ts';

/** All of a banner. `start`: what stands in the form of a new one at first. */
export function BannerForm<R extends EditableBanner>(props: {
  banner: R;
  start?: R;
  saved: string;
  /** `all`: what the form shows, `changes`: what of it is not saved yet. */
  save: (
    changes: Partial<InputOf<typeof createBanner>>,
    base: R,
    all: InputOf<typeof createBanner>,
  ) => Promise<R | null>;
}) {
  const t = useOfficeT();
  const language = useLanguage();
  const { save } = props;
  const send = useCallback(
    (changes: Partial<BannerValues>, base: R, values: BannerValues) => {
      const by = { origin: location.origin, language };
      return save(bannerInput(changes, by), base, bannerInput(values, by) as InputOf<typeof createBanner>);
    },
    [save, language],
  );
  const partLabels = {
    heading: t('admin.texts.homeHeading'),
    sentence: t('admin.texts.homeSentence'),
    label: t('admin.texts.homeLink'),
    alt: t('admin.texts.homeAlt'),
  };
  return (
    <RecordForm<R, BannerValues>
      record={props.banner}
      {...(props.start && { start: props.start })}
      valuesOf={bannerValues}
      labels={{
        place: t('admin.banners.place'),
        storeId: t('admin.banners.store'),
        firstDay: t('admin.banners.firstDay'),
        lastDay: t('admin.banners.lastDay'),
        position: t('admin.banners.position'),
        linkTo: t('admin.texts.homeLinkTo'),
        picture: t('admin.banners.picture'),
        words: t('admin.banners.words'),
      }}
      labelOf={([, name, part]) =>
        part && `${languageFacts[name as Language].name}, ${partLabels[part as keyof typeof partLabels]}`
      }
      saved={props.saved}
      failed={t('admin.banners.saveFailed')}
      save={send}
    >
      <div className="grid gap-4">
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <FormSection title={t('admin.banners.when')}>
            <PlaceFields />
          </FormSection>
          <FormSection title={t('admin.texts.homeParts')}>
            <PictureField
              name="picture"
              words={{
                legend: t('admin.banners.picture'),
                hint: t('admin.banners.pictureHint'),
                remove: t('admin.texts.homePictureRemove'),
              }}
              look="h-24 w-40 rounded-control object-cover"
            />
            <TextField
              name="linkTo"
              label={t('admin.texts.homeLinkTo')}
              hint={t('admin.texts.homeLinkToHint')}
              className="mt-4"
            />
          </FormSection>
        </div>
        {languages.map((one) => (
          <FormSection key={one} title={languageFacts[one].name} hint={t('admin.banners.languageHint')}>
            <div className="grid items-start gap-4 lg:grid-cols-2">
              <WordsFields language={one} labels={partLabels} />
              <BannerPreview language={one} />
            </div>
          </FormSection>
        ))}
      </div>
    </RecordForm>
  );
}

function PlaceFields() {
  const t = useOfficeT();
  const { stores } = useOwnShop();
  const place = useWatch({ name: 'place' }) as BannerValues['place'];
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <ChoiceField
        name="place"
        label={t('admin.banners.place')}
        hint={t('admin.banners.placeHint')}
        className="sm:col-span-2"
      >
        {bannerPlaces.map((one) => (
          <option key={one} value={one}>
            {t(`admin.banners.place_${one}`)}
          </option>
        ))}
      </ChoiceField>
      <TextField
        name="firstDay"
        type="date"
        label={t('admin.banners.firstDay')}
        hint={t('admin.banners.firstDayHint')}
      />
      <TextField name="lastDay" type="date" label={t('admin.banners.lastDay')} hint={t('admin.banners.lastDayHint')} />
      <ChoiceField name="storeId" label={t('admin.banners.store')}>
        <option value="">{t('admin.banners.everyStore')}</option>
        {stores.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </ChoiceField>
      {place === 'week' && (
        <NumberField
          name="position"
          label={t('admin.banners.position')}
          hint={t('admin.banners.positionHint')}
          kind={wholeNumber}
        />
      )}
    </div>
  );
}

function WordsFields({ language, labels }: { language: Language; labels: Record<keyof typeof bannerLengths, string> }) {
  const t = useOfficeT();
  const field = (part: keyof typeof bannerLengths) => ({
    name: `words.${language}.${part}`,
    label: labels[part],
    lang: language,
    maxLength: bannerLengths[part],
  });
  return (
    <div className="grid gap-3">
      <TextField {...field('heading')} />
      <LinesField {...field('sentence')} rows={3} />
      <TextField {...field('label')} />
      <TextField {...field('alt')} hint={t('admin.texts.homeAltHint')} />
    </div>
  );
}
