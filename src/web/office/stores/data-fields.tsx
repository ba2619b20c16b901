import { useFormContext } from 'react-hook-form';
import { originName } from '#domain/catalogue/origin-name.ts';
import { storeCountries } from '#domain/postal-code/country-form.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { CheckField, ChoiceField, NumberField, TextField } from '../form/fields.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { type StoreValues, storeNumbers } from './store-values.ts';

/** What a store is called, where it stands and how to reach it. */
export function DataFields() {
  const t = useOfficeT();
  const { language } = useFormat();
  const kept: string = useFormContext<StoreValues>().formState.defaultValues?.address?.country ?? '';
  // One that was entered before it was refused is shown, to be replaced.
  const countries = [...new Set([...storeCountries, kept])]
    .filter(Boolean)
    .map((code) => ({ code, name: originName(code, language) }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      <TextField name="name" label={t('admin.stores.name')} maxLength={100} required className="sm:col-span-2" />
      <TextField name="code" label={t('admin.stores.code')} hint={t('admin.stores.codeHint')} maxLength={20} />
      <CheckField
        name="displayable"
        label={t('admin.stores.displayable')}
        hint={t('admin.stores.displayableHint')}
        className="sm:col-span-2"
      />
      <CheckField
        name="allowDelivery"
        label={t('admin.stores.allowDelivery')}
        hint={t('admin.stores.allowDeliveryHint')}
        className="sm:col-span-2"
      />
      <TextField name="address.street" label={t('admin.stores.street')} required className="sm:col-span-2" />
      <TextField name="address.postalCode" label={t('admin.stores.postalCode')} required />
      <TextField name="address.city" label={t('admin.stores.city')} required />
      <TextField name="address.state" label={t('admin.stores.region')} />
      <ChoiceField
        name="address.country"
        label={t('admin.stores.country')}
        hint={t('admin.stores.countryHint')}
        required
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </ChoiceField>
      <TextField name="contact.phoneNumber" label={t('common.phone')} type="tel" required />
      <TextField name="contact.email" label={t('common.email')} type="email" required />
      <NumberField name="latitude" label={t('admin.stores.latitude')} kind={storeNumbers.latitude} />
      <NumberField name="longitude" label={t('admin.stores.longitude')} kind={storeNumbers.longitude} />
      <TextField name="timeZone" label={t('admin.stores.timeZone')} required />
      <NumberField
        name="position"
        label={t('admin.stores.position')}
        hint={t('admin.stores.positionHint')}
        kind={storeNumbers.position}
      />
    </div>
  );
}
