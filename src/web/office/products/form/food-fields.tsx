import { get, useFormContext, useWatch } from 'react-hook-form';
import { allergens } from '#domain/catalogue/allergen.ts';
import { diets } from '#domain/catalogue/diet.ts';
import { ingredientsExemptions } from '#domain/catalogue/ingredients-exemption.ts';
import { nutritionKeys } from '#domain/catalogue/nutrient.ts';
import { measureNumber } from '#domain/numbers/number-kind.ts';
import { CheckField, ChoiceField, NumberField } from '../../form/fields.tsx';
import { useProductT } from './product-labels.ts';
import { nutrientWord } from './product-parts.ts';

/** The fields of this part. */
export const foodNames = 'ingredientsExemption allergensKnown allergens mayContain diets nutrition'.split(' ');

/** Whether their values say anything of the food. */
export const saysFood = (values: readonly unknown[]): boolean => values.some(says);

const says = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(says) : Boolean(value);

/** What the law asks of food: allergens, traces, nutrition; diets that the shop says of it. */
export function FoodFields() {
  const t = useProductT();
  const isKnown = useWatch({ name: 'allergensKnown' }) === true;
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <div className="grid content-start gap-4">
        <ChoiceField
          name="ingredientsExemption"
          label={t('admin.products.exemption')}
          hint={t('admin.products.exemptionHint')}
        >
          <option value="">{t('admin.products.exemption_none')}</option>
          {ingredientsExemptions.map((code) => (
            <option key={code} value={code}>
              {t(`admin.products.exemption_${code}`)}
            </option>
          ))}
        </ChoiceField>
        <CheckField
          name="allergensKnown"
          label={t('admin.products.allergensKnown')}
          hint={t('admin.products.allergensKnownHint')}
        />
        <Choices
          name="allergens"
          label={t('admin.products.allergens')}
          options={allergens.map((code) => ({ code, label: t(`catalogue.allergen_${code}`) }))}
          isOff={!isKnown}
        />
        <Choices
          name="mayContain"
          label={t('admin.products.mayContain')}
          options={allergens.map((code) => ({ code, label: t(`catalogue.allergen_${code}`) }))}
        />
        <Choices
          name="diets"
          label={t('admin.products.diets')}
          options={diets.map((code) => ({ code, label: t(`catalogue.diet_${code}`) }))}
        />
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">{t('product.nutrition')}</legend>
        <p className="mb-2 text-sm text-quiet">{t('product.nutritionPer')}</p>
        <div className="grid grid-cols-2 items-end gap-3">
          {nutritionKeys.map((key) => (
            <NumberField key={key} name={`nutrition.${key}`} kind={measureNumber} label={nutrientWord(t, key)} />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

type Option = { code: string; label: string };

/** Several of a list: tick boxes that share a name, so the form has their codes as a list. */
function Choices({
  name,
  label,
  options,
  isOff = false,
}: {
  name: string;
  label: string;
  options: readonly Option[];
  isOff?: boolean;
}) {
  const { register, formState } = useFormContext();
  const fault = get(formState.errors, name) as { message?: string } | undefined;
  return (
    <fieldset disabled={isOff} className="min-w-0 disabled:text-quiet">
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-4">
        {options.map((option) => (
          <label key={option.code} className="flex min-h-9 items-center gap-2 text-sm">
            <input type="checkbox" value={option.code} className="size-4.5 accent-brand" {...register(name)} />
            {option.label}
          </label>
        ))}
      </div>
      {fault?.message && <p className="text-sm text-bad">{fault.message}</p>}
    </fieldset>
  );
}
