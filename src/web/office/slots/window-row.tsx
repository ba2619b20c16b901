import CalendarRange from 'lucide/dist/esm/icons/calendar-range.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useFormContext } from 'react-hook-form';
import { isoWeekdays } from '#domain/clock/wall-time.ts';
import { orderTypes } from '#domain/order/status.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { FieldFaults } from '../form/field-faults.tsx';
import { NumberCell } from '../form/number-cell.tsx';
import { useNumberHabits } from '../form/typed-number.ts';
import { useOfficeT } from '../use-office-t.ts';
import { type SlotValues, windowNumber } from './slot-values.ts';

/** What of a window is typed, in the order of the columns. */
export const typedColumns = ['start', 'end', 'orders', 'pickingMinutes', 'cutOffMinutes', 'fee'] as const;

/** One window of the week. */
export function WindowRow({
  index,
  onRemove,
  onSpread,
}: {
  index: number;
  onRemove: () => void;
  onSpread: () => void;
}) {
  const t = useOfficeT();
  const { weekday } = useFormat();
  const { register } = useFormContext<SlotValues>();
  const { currency } = useNumberHabits();
  const named = (column: 'weekday' | 'type' | (typeof typedColumns)[number]) =>
    `${t(`admin.slots.${column}`)} ${index + 1}`;
  return (
    <tr className="align-top max-md:grid max-md:grid-cols-2 max-md:items-end max-md:gap-x-2 max-md:border-b max-md:border-line max-md:py-2">
      <td className="p-1">
        <PhoneLabel>{t('admin.slots.weekday')}</PhoneLabel>
        <select
          className="text-control md:min-w-30"
          aria-label={named('weekday')}
          {...register(`windows.${index}.weekday`)}
        >
          {isoWeekdays.map((iso) => (
            <option key={iso} value={iso}>
              {weekday(iso)}
            </option>
          ))}
        </select>
        <FieldFaults name={`windows.${index}`} />
      </td>
      <td className="p-1">
        <PhoneLabel>{t('admin.slots.type')}</PhoneLabel>
        <select className="text-control md:min-w-44" aria-label={named('type')} {...register(`windows.${index}.type`)}>
          {orderTypes.map((type) => (
            <option key={type} value={type}>
              {t(`admin.slots.${type}`)}
            </option>
          ))}
        </select>
      </td>
      {typedColumns.map((column) => (
        <td key={column} className="p-1">
          <PhoneLabel>{t(`admin.slots.${column}`)}</PhoneLabel>
          {column === 'start' || column === 'end' ? (
            <input
              className="text-control md:min-w-16"
              autoComplete="off"
              maxLength={8}
              aria-label={named(column)}
              {...register(`windows.${index}.${column}`)}
            />
          ) : (
            <NumberCell
              row={`windows.${index}`}
              field={column}
              kind={windowNumber(column, currency)}
              label={named(column)}
              className="text-control md:min-w-16"
            />
          )}
        </td>
      ))}
      <td className="whitespace-nowrap max-md:col-span-2 max-md:text-right">
        <IconButton
          icon={<Icon shape={CalendarRange} className="size-4" />}
          label={t('admin.slots.spread', { number: index + 1 })}
          onClick={onSpread}
        />
        <IconButton
          icon={<Icon shape={X} className="size-4" />}
          label={t('admin.slots.remove', { number: index + 1 })}
          onClick={onRemove}
        />
      </td>
    </tr>
  );
}

/** What a phone, where no heads of columns are, says above a field; the field has its own name. */
function PhoneLabel({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="block text-quiet md:hidden">
      {children}
    </span>
  );
}
