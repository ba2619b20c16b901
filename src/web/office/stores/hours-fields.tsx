import Copy from 'lucide/dist/esm/icons/copy.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { isoWeekdays } from '#domain/clock/wall-time.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { FieldFaults } from '../form/field-faults.tsx';
import { useOfficeT } from '../use-office-t.ts';
import type { StoreValues } from './store-values.ts';

/** The week: each day with its spans, which one press gives to all other days. */
export function HoursFields() {
  const t = useOfficeT();
  const { weekday } = useFormat();
  const { control, register, watch } = useFormContext<StoreValues>();
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'openingHours' });
  const spans = watch('openingHours');
  /** Every day gets the hours of one. */
  const copy = (from: number) => {
    const own = spans.filter(({ weekday: day }) => day === from);
    replace(isoWeekdays.flatMap((day) => own.map((span) => ({ ...span, weekday: day }))));
  };
  return (
    <ul className="divide-y divide-line">
      {isoWeekdays.map((iso) => {
        const day = weekday(iso);
        const own = fields.flatMap((field, i) => (field.weekday === iso ? [{ id: field.id, i }] : []));
        return (
          <li key={iso} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-1.5">
            <span className="w-28 font-semibold first-letter:uppercase">{day}</span>
            {own.length === 0 && <span className="text-quiet">{t('admin.stores.closed')}</span>}
            {own.map(({ id, i }) => (
              <span key={id} className="inline-flex flex-wrap items-center gap-1">
                {(['opens', 'closes'] as const).map((end) => (
                  <input
                    key={end}
                    className="text-control w-20! text-center"
                    maxLength={5}
                    autoComplete="off"
                    aria-label={t(`admin.stores.${end}`, { day })}
                    {...register(`openingHours.${i}.${end}`)}
                  />
                ))}
                <IconButton
                  icon={<Icon shape={X} className="size-4" />}
                  label={t('admin.stores.removeHours', { span: `${day} ${spans[i]?.opens ?? ''}` })}
                  onClick={() => remove(i)}
                />
                <FieldFaults name={`openingHours.${i}`} />
              </span>
            ))}
            <span className="ml-auto inline-flex">
              {own.length > 0 && (
                <IconButton
                  icon={<Icon shape={Copy} className="size-4.5" />}
                  label={t('admin.stores.copyHours', { day })}
                  onClick={() => copy(iso)}
                />
              )}
              <IconButton
                icon={<Icon shape={Plus} className="size-5" />}
                label={t('admin.stores.addHours', { day })}
                onClick={() => append({ weekday: iso, opens: '09:00', closes: '19:00' })}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
