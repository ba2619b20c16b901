import { useSearchParams } from 'react-router';
import { readPickFigures } from '#contract/orders/pick-day.ts';
import { dayAfter } from '#domain/clock/wall-time.ts';
import { isFigureRange } from '#domain/picking/pick-figures.ts';
import { dayOf } from '#web/lib/writing/slot-text.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { DayField, isDay } from '../form/day-field.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { useOwnShop } from '../own-stores.ts';
import { useOfficeT } from '../use-office-t.ts';
import { FigureChart } from './figure-chart.tsx';
import { figureDays } from './figure-days.ts';
import { PickerTable } from './picker-table.tsx';

/** So many days are shown first, today the last. */
const usual = 14;

/** How picking goes: day by day, of a store or of all; by person where the shop wants that. */
export function FiguresScreen() {
  const t = useOfficeT();
  const { stores, timeZone } = useOwnShop();
  const [query, setQuery] = useSearchParams();
  const today = dayOf(new Date().toISOString(), timeZone);
  const [sentFrom, sentTo] = [query.get('from'), query.get('to')];
  const to = isDay(sentTo) ? sentTo : today;
  const from = isDay(sentFrom) ? sentFrom : dayAfter(to, 1 - usual);
  const store = stores.find(({ id }) => String(id) === query.get('store'));
  const isRange = isFigureRange(from, to);
  const asked = { from, to, ...(store && { store_id: store.id }) };
  const { data, refusal, reload } = useRead(readPickFigures, asked, { isOn: isRange, keepsLast: true });
  const change = (name: string, value: string) =>
    setQuery({ from, to, ...(store && { store: String(store.id) }), [name]: value }, { replace: true });
  return (
    <>
      <ScreenHead title={t('admin.figures.heading')} />
      <Card as="section">
        <div className="mb-4 flex flex-wrap items-end gap-x-4 gap-y-3">
          {stores.length > 1 && (
            <Field label={t('admin.figures.store')}>
              {(control) => (
                <Select {...control} value={store?.id ?? ''} onChange={({ target }) => change('store', target.value)}>
                  <option value="">{t('admin.figures.allStores')}</option>
                  {stores.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          <DayField label={t('admin.figures.from')} value={from} onDay={(day) => change('from', day)} />
          <DayField label={t('admin.figures.to')} value={to} onDay={(day) => change('to', day)} />
        </div>
        {!isRange && <p role="alert">{t('admin.figures.wholeRange')}</p>}
        {isRange && refusal && <RefusalAlert title={t('admin.figures.loadFailed')} refusal={refusal} retry={reload} />}
        {isRange && !data && !refusal && <Skeleton className="h-96" />}
        {isRange && data && <FigureChart days={figureDays(data, from, to)} isEmpty={data.length === 0} />}
      </Card>
      {isRange && <PickerTable asked={asked} />}
    </>
  );
}
