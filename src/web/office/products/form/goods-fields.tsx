import { useWatch } from 'react-hook-form';
import { categories } from '#domain/catalogue/category.ts';
import { packagings } from '#domain/catalogue/packaging.ts';
import { units } from '#domain/catalogue/unit.ts';
import { storageTypes } from '#domain/catalogue/usual-facts.ts';
import { moneyNumber } from '#domain/numbers/number-kind.ts';
import { countedUnits } from '#domain/pricing/unit-price.ts';
import { useLanguage } from '#web/i18n/use-t.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { categoryWord } from '../../category-word.ts';
import { CheckField, ChoiceField, NumberField, TextField } from '../../form/fields.tsx';
import { KindField } from '../../form/kinds/kind-field.tsx';
import { BarcodesField } from './barcodes-field.tsx';
import { useProductT } from './product-labels.ts';
import { type ProductNumber, productNumbers } from './product-numbers.ts';

// At the bottom of their row, so that fields are in one line whether or not they have a hint.
const grid = 'grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-4';

/** What a product is: category, kind, supplier, codes, origin, how it is kept. */
export function KindFields() {
  const t = useProductT();
  const language = useLanguage();
  const { currency } = useShop();
  return (
    <div className={grid}>
      <ChoiceField name="category" label={t('admin.products.category')} required>
        <option value="">{t('admin.products.choose')}</option>
        {categories.map((code) => (
          <option key={code} value={code}>
            {categoryWord(language, code)}
          </option>
        ))}
      </ChoiceField>
      <KindField />
      <TextField name="brand" label={t('admin.products.brand')} maxLength={100} />
      <TextField name="supplier" label={t('admin.products.supplier')} maxLength={200} />
      <TextField name="supplierCode" label={t('admin.products.code')} maxLength={100} />
      <NumberField
        name="purchasePrice"
        label={t('admin.products.purchasePrice')}
        hint={t('admin.products.purchasePriceHint')}
        kind={moneyNumber(currency)}
      />
      <NumberField
        name="caseSize"
        label={t('admin.products.caseSize')}
        hint={t('admin.products.caseSizeHint')}
        kind={productNumbers.caseSize}
      />
      <TextField
        name="origin"
        label={t('admin.products.origin')}
        hint={t('admin.products.originHint')}
        maxLength={100}
      />
      <ChoiceField name="storageType" label={t('product.storage')}>
        {storageTypes.map((type) => (
          <option key={type} value={type}>
            {t(`admin.products.storage_${type}`)}
          </option>
        ))}
      </ChoiceField>
      <BarcodesField className={`col-span-full ${grid}`} />
      <TextField
        name="scaleCode"
        label={t('admin.products.scaleCode')}
        hint={t('admin.products.scaleCodeHint')}
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
      />
    </div>
  );
}

/** What one unit weighs; that it is an estimate is asked of what comes by the piece or is weighed, where cards say it. */
function PieceWeight() {
  const t = useProductT();
  const [unit, isEstimated] = useWatch({ name: ['unit', 'isWeightEstimated'] }) as [string, boolean];
  return (
    <>
      <NumberField
        name="unitWeight"
        label={t('admin.products.unitWeight')}
        hint={t('admin.products.unitWeightHint')}
        kind={productNumbers.unitWeight}
      />
      {(unit === 'P' || unit === 'KG' || isEstimated) && (
        <CheckField
          name="isWeightEstimated"
          label={t('admin.products.isWeightEstimated')}
          hint={t('admin.products.isWeightEstimatedHint')}
        />
      )}
    </>
  );
}

/** The fields of this part; last those that every product has. */
const ownMeasures =
  'weight unitWeight isWeightEstimated tareWeight volume pieces packaging comparedBy alcoholPercent minimumAge'.split(
    ' ',
  );
export const measureNames = [...ownMeasures, 'unit', 'quantityStep', 'firstQuantity', 'vatInPercent'];

/** Whether their values say more than every product has. */
export const saysMeasure = (values: readonly unknown[]): boolean => values.slice(0, ownMeasures.length).some(Boolean);

/** By what a product is sold and measured; VAT. */
export function MeasureFields() {
  const t = useProductT();
  const number = (name: ProductNumber) => ({ name, kind: productNumbers[name] });
  return (
    <div className={grid}>
      <ChoiceField name="unit" label={t('admin.products.unit')}>
        {units.map((unit) => (
          <option key={unit} value={unit}>
            {t(`admin.products.unit_${unit}`)}
          </option>
        ))}
      </ChoiceField>
      <NumberField {...number('quantityStep')} label={t('admin.products.quantityStep')} />
      <NumberField {...number('firstQuantity')} label={t('admin.products.firstQuantity')} />
      <NumberField {...number('vatInPercent')} label={t('admin.products.vat')} />
      <NumberField {...number('weight')} label={t('admin.products.weight')} />
      <NumberField {...number('tareWeight')} label={t('admin.products.tareWeight')} />
      <PieceWeight />
      <NumberField {...number('volume')} label={t('admin.products.volume')} />
      <NumberField {...number('pieces')} label={t('admin.products.pieces')} />
      <ChoiceField name="packaging" label={t('product.packaging')}>
        <option value="">{t('admin.products.none')}</option>
        {packagings.map((packaging) => (
          <option key={packaging} value={packaging}>
            {t(`common.unit_${packaging}`)}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField name="comparedBy" label={t('admin.products.comparedBy')}>
        <option value="">{t('admin.products.comparedByMeasure')}</option>
        {countedUnits.map((unit) => (
          <option key={unit} value={unit}>
            {t(`common.unit_${unit}`)}
          </option>
        ))}
      </ChoiceField>
      <NumberField {...number('alcoholPercent')} label={t('admin.products.alcohol')} />
      <NumberField {...number('minimumAge')} label={t('admin.products.minimumAge')} />
    </div>
  );
}
