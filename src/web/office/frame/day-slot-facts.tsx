import type { DaySlot } from '#contract/orders/pick-day.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { clockText, dayOf, slotText, spanText } from '#web/lib/writing/slot-text.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import { useOfficeT } from '../use-office-t.ts';

/** When a slot is and which way its orders go; what is of another day says so. */
export function SlotTime({ slot, storeName }: { slot: DaySlot; storeName?: string }) {
  const t = useOfficeT();
  const { language } = useFormat();
  const { timeZone } = slot;
  const isToday = dayOf(slot.start, timeZone) === dayOf(new Date().toISOString(), timeZone);
  return (
    <p>
      <span className="block font-semibold tabular-nums first-letter:uppercase">
        {isToday ? spanText(slot, language, timeZone) : slotText(slot, language, timeZone)}
      </span>
      <span className="block text-sm text-quiet">
        {[t(`admin.slots.${slot.type}`), storeName].filter(Boolean).join(' · ')}
      </span>
    </p>
  );
}

/** Until when a slot is to be picked, whether that goes, and that it is closed; in words, whatever their colour. */
export function SlotPace({ slot }: { slot: DaySlot }) {
  const t = useOfficeT();
  const { language, number } = useFormat();
  const { pace, minutesLeft, orders, closed, start, timeZone } = slot;
  const said = { minutes: number(minutesLeft), time: clockText(start, language, timeZone) };
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      {closed && <Badge>{t('admin.today.closed')}</Badge>}
      {pace === 'late' && <Badge tone="red">{t('admin.today.late')}</Badge>}
      {pace === 'done' && orders > 0 && <Badge tone="green">{t('admin.today.done')}</Badge>}
      {pace !== 'done' && <span>{t('admin.today.left', said)}</span>}
      {pace === 'done' && orders === 0 && <span className="text-quiet">{t('admin.today.noOrders')}</span>}
    </p>
  );
}

/** How far the orders of a slot are picked, and by whom. */
export function SlotProgress({ slot }: { slot: DaySlot }) {
  const t = useOfficeT();
  const { number } = useFormat();
  const { orders, picked, lines, decided, runs } = slot;
  if (orders === 0) return null;
  const people = [...new Set(runs.map(({ startedBy }) => startedBy ?? t('admin.today.somebody')))].join(', ');
  return (
    <div className="min-w-0 text-sm">
      <p className="tabular-nums">
        {t('admin.today.orders', { done: number(picked), of: number(orders) })}
        <span className="text-quiet"> · {t('admin.today.lines', { done: number(decided), of: number(lines) })}</span>
      </p>
      <div aria-hidden="true" className="mt-1 h-1.5 overflow-hidden rounded-full bg-sunken">
        <span className="block h-full bg-brand" style={{ width: `${lines === 0 ? 0 : (100 * decided) / lines}%` }} />
      </div>
      {people && <p className="mt-1 text-quiet">{t('admin.today.by', { people })}</p>}
    </div>
  );
}
