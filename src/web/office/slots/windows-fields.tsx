import { useFieldArray, useFormContext } from 'react-hook-form';
import type { WeekHours } from '#domain/stores/opening-hours.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { firstWindow, onOtherDays, type SlotValues } from './slot-values.ts';
import { typedColumns, WindowRow } from './window-row.tsx';

/** The week's windows, a row each; a new one is like the last. */
export function WindowsFields({ hours }: { hours: WeekHours }) {
  const t = useOfficeT();
  const { control, getValues } = useFormContext<SlotValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'windows' });
  const spread = (i: number) => {
    const windows = getValues('windows');
    const window = windows[i];
    if (window) append(onOtherDays(window, windows, hours), { shouldFocus: false });
  };
  return (
    <div className="grid gap-3">
      {fields.length === 0 && <p className="text-quiet">{t('admin.slots.empty')}</p>}
      {fields.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by the keyboard
        <section className="overflow-x-auto" tabIndex={0} aria-label={t('admin.slots.windows')}>
          <table className="w-full text-sm max-md:block">
            <thead className="max-md:sr-only">
              <tr className="text-left text-quiet">
                {(['weekday', 'type', ...typedColumns] as const).map((column) => (
                  <th key={column} scope="col" className="p-1 font-semibold">
                    {t(`admin.slots.${column}`)}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody className="max-md:block">
              {fields.map((field, i) => (
                <WindowRow key={field.id} index={i} onRemove={() => remove(i)} onSpread={() => spread(i)} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => append(getValues('windows').at(-1) ?? firstWindow)}
      >
        {t('admin.slots.add')}
      </Button>
    </div>
  );
}
