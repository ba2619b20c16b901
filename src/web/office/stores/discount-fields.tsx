import { useWatch } from 'react-hook-form';
import { wholePercentNumber } from '#domain/numbers/number-kind.ts';
import { CheckField, NumberField } from '../form/fields.tsx';
import { MomentField } from '../form/moment-field.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { clockOf } from './store-clock.ts';

/** The discount on everything. `timeZone`: of the store as it is saved; null: it is new, and its clock is the one typed. */
export function DiscountFields({ timeZone }: { timeZone: string | null }) {
  const t = useOfficeT();
  const typed = useWatch({ name: 'timeZone' }) as string;
  const clock = timeZone ?? clockOf(typed);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NumberField name="discount.percent" label={t('admin.stores.percent')} kind={wholePercentNumber} />
      <CheckField name="discount.isActive" label={t('admin.stores.discountActive')} className="self-end" />
      <MomentField name="discount.validFrom" label={t('admin.stores.validFrom')} timeZone={clock} />
      <MomentField name="discount.validTo" label={t('admin.stores.validTo')} timeZone={clock} />
    </div>
  );
}
