import { useWatch } from 'react-hook-form';
import { isTimeZone } from '#domain/clock/time-zone.ts';
import { wholePercentNumber } from '#domain/numbers/number-kind.ts';
import { momentHint } from '#web/office/form/zone-text.ts';
import { CheckField, NumberField, TextField } from '../form/fields.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { blankStore } from './blank-store.ts';

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

/** A field of day and time, by the clock of a time zone, which stands under it. */
function MomentField({ name, label, timeZone }: { name: string; label: string; timeZone: string }) {
  const t = useOfficeT();
  const local = useWatch({ name }) as string;
  return <TextField name={name} label={label} type="datetime-local" hint={momentHint(local, timeZone, t)} />;
}

/** The clock of a store that is being added: the one typed, as long as there is such a one. */
export function clockOf(typed: string): string {
  return isTimeZone(typed) ? typed : blankStore.timeZone;
}
