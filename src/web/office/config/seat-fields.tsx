import { LinesField, TextField } from '../form/fields.tsx';
import { useOfficeT } from '../use-office-t.ts';

/** Where the company has its seat. */
export function SeatFields() {
  const t = useOfficeT();
  return (
    <fieldset className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="mb-1 font-semibold">
        {t('admin.config.seat')}
        <span className="block text-sm font-normal text-quiet">{t('admin.config.seatHint')}</span>
      </legend>
      <LinesField
        name="registeredAddress.lines"
        label={t('admin.config.seatLines')}
        rows={2}
        maxLength={200}
        className="sm:col-span-2"
      />
      <TextField name="registeredAddress.postalCode" label={t('admin.config.seatPostalCode')} maxLength={20} />
      <TextField name="registeredAddress.city" label={t('admin.config.seatCity')} maxLength={100} />
      <TextField name="registeredAddress.country" label={t('admin.config.seatCountry')} maxLength={60} />
    </fieldset>
  );
}
