import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { defaultLanguage, languageFacts, languages } from '#domain/language/language.ts';
import { useLanguage } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useStoreLimit } from '#web/office/own-stores.ts';
import { useOfficeT } from '#web/office/use-office-t.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { ClosedSection } from '../../form/closed-section.tsx';
import { CheckField, LinesField, TextField } from '../../form/fields.tsx';
import { FormSection } from '../../form/form-section.tsx';
import { RecordForm } from '../../form/record-form.tsx';
import { useNumberHabits } from '../../form/typed-number.ts';
import { zoneOf } from '../../frame/store-zone.ts';
import { FactsSource } from './facts-source.tsx';
import { FoodFields, foodNames, saysFood } from './food-fields.tsx';
import { KindFields, MeasureFields, measureNames, saysMeasure } from './goods-fields.tsx';
import { PicturesField } from './pictures-field.tsx';
import { changedStores, productInput } from './product-input.ts';
import { labelsOf, useProductT } from './product-labels.ts';
import { productPartLabel, productPartText } from './product-parts.ts';
import { type ProductValues, productValues } from './product-values.ts';
import { ShelvesFields } from './shelves-fields.tsx';
import { useStoreName } from './store-columns.ts';
import { StoresFields } from './stores-fields.tsx';
import { followUsual, shownValues } from './usual-values.ts';

const rowKeys = { stores: 'storeId' };
type Input = ReturnType<typeof productInput>;

/** The whole form of a product, for a new one and for one that is there. `save` sends it and answers what is kept. */
export function ProductForm({
  product,
  copy,
  save,
  saved,
  failed,
}: {
  product: StaffProduct;
  /** What stands in the form of a new one at first. */
  copy?: StaffProduct | undefined;
  save: (input: Input, base: StaffProduct) => Promise<StaffProduct | null>;
  saved: string;
  failed: string;
}) {
  const t = useProductT();
  const format = useFormat();
  const shop = useShop();
  const habits = { ...format, ...useNumberHabits(), zoneOf: (storeId: number) => zoneOf(storeId, shop) };
  const at = { t, format, storeName: useStoreName() };
  const labels = useMemo(() => labelsOf(t), [t]);
  /** Places in the form of the stores that were sent: a fault names the place among those. */
  const sentPlaces = useRef<readonly number[]>([]);
  return (
    <RecordForm<StaffProduct, ProductValues>
      record={product}
      {...(copy && { start: copy })}
      valuesOf={(one) => productValues(one, habits)}
      labels={labels}
      rowKeys={rowKeys}
      labelOf={(path) => productPartLabel(path, at)}
      wordOf={(path, value) => productPartText(path, value, at)}
      save={(changes, base, values) => {
        const before = productValues(base, habits);
        const { stores = [] } = changes;
        sentPlaces.current = changedStores(stores, before.stores).map((store) => stores.indexOf(store));
        const shown = base.id === 0 ? shownValues(values) : {};
        return save(productInput({ ...shown, ...changes }, before, habits), base);
      }}
      saved={saved}
      failed={failed}
      fieldOf={(key) => fieldOf(key, sentPlaces.current)}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {product.id === 0 && <FollowUsual />}
        <Missing missing={product.missing} isSold={product.visible} />
        <FactsSource product={product} />
        <Facts explains>
          <FormSection title={t('admin.products.sectionSale')}>
            <div className="flex flex-wrap gap-x-8">
              <CheckField name="visible" label={t('admin.products.visible')} hint={t('admin.products.visibleHint')} />
              <CheckField
                name="featured"
                label={t('admin.products.featured')}
                hint={t('admin.products.featuredHint')}
              />
            </div>
          </FormSection>
          <FormSection title={t('admin.products.sectionTexts')}>
            <TextsFields />
          </FormSection>
        </Facts>
        <FormSection title={t('admin.products.sectionStores')} hint={t('admin.products.sectionStoresHint')}>
          <StoresFields id={product.id} saved={product.stores} />
        </FormSection>
        <ShelvesFields />
        <Facts>
          <FormSection title={t('admin.products.sectionKind')}>
            <KindFields />
          </FormSection>
          <ClosedSection
            title={t('admin.products.sectionMeasure')}
            names={measureNames}
            isFilled={saysMeasure}
            isOpenAtFirst={product.id === 0}
          >
            <MeasureFields />
          </ClosedSection>
          <ClosedSection
            title={t('admin.products.sectionFood')}
            names={foodNames}
            isFilled={saysFood}
            isOpenAtFirst={product.id === 0 || product.missing.length > 0}
          >
            <FoodFields />
          </ClosedSection>
          <FormSection title={t('admin.products.sectionPictures')}>
            <PicturesField />
          </FormSection>
        </Facts>
      </div>
    </RecordForm>
  );
}

/** What holds for all stores: to be read alone by who is there for some, which `explains` says. */
function Facts({ explains = false, children }: { explains?: boolean; children: ReactNode }) {
  const t = useOfficeT();
  const isLimited = useStoreLimit() !== null;
  return (
    <>
      {isLimited && explains && <Alert tone="info">{t('admin.products.ownStores')}</Alert>}
      <fieldset disabled={isLimited} className="contents">
        {children}
      </fieldset>
    </>
  );
}

/** What the law asks and is not there: with it the product can be on sale. */
function Missing({ missing, isSold }: Pick<StaffProduct, 'missing'> & { isSold: boolean }) {
  const t = useProductT();
  const { formState } = useFormContext();
  if (missing.length === 0) return null;
  const names = missing.map((fact) => t(`admin.products.${fact}`)).join(', ');
  return (
    <Alert tone="warning" title={t(isSold ? 'admin.products.incomplete' : 'admin.products.draft')}>
      {t('admin.products.missing', { names })}
      {formState.isDirty && ` ${t('admin.products.missingLater')}`}
    </Alert>
  );
}

/** A price is named by the answer as it is on the wire; the form has the one before discount, by store. */
function fieldOf(errorKey: string, sentPlaces: readonly number[]): string {
  const [top = '', place, field] = errorKey.split('.');
  const own = (name: string) => (name === 'price' ? 'originalPrice' : name);
  if (top === 'stores' && field) return `stores.${sentPlaces[Number(place)] ?? 0}.${own(field)}`;
  // One of the words of a language: the field has them all.
  if (top === 'searchWords') return place ? `${top}.${place}` : `${top}.fr`;
  if (top === 'price' || top === 'originalPrice') return 'stores.0.originalPrice';
  return ['name', 'description', 'ingredients'].includes(top) ? `${top}.fr` : errorKey;
}

/** In the form of a new product: VAT, storage and quantities follow the category and the unit until they are set by hand. */
function FollowUsual() {
  const { watch, setValue } = useFormContext();
  const language = useLanguage();
  // The context is another one at each change of the form, these two are not: following begins once.
  useEffect(() => followUsual({ watch, setValue }, language), [watch, setValue, language]);
  return null;
}

/** Name, words of the search, description and ingredients, the languages side by side. */
function TextsFields() {
  const t = useOfficeT();
  return (
    <div className="grid gap-5 md:grid-cols-3">
      {languages.map((language) => (
        <fieldset key={language} lang={language} className="grid min-w-0 content-start gap-3">
          <legend className="mb-2 text-sm font-semibold text-quiet">{languageFacts[language].name}</legend>
          <TextField
            name={`name.${language}`}
            label={t('admin.products.name')}
            maxLength={200}
            // A language without a name of its own shows that of another one.
            required={language === defaultLanguage}
          />
          <LinesField
            name={`searchWords.${language}`}
            label={t('admin.products.searchWords')}
            hint={t('admin.products.searchWordsHint')}
            rows={2}
          />
          <LinesField name={`description.${language}`} label={t('admin.products.description')} rows={5} />
          <LinesField name={`ingredients.${language}`} label={t('admin.products.ingredients')} rows={4} />
        </fieldset>
      ))}
    </div>
  );
}
