import type { ReactNode } from 'react';
import { listSlotLoads, type SlotLoad } from '#contract/stores/slots.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { dayText, spanText } from '#web/lib/writing/slot-text.ts';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/link.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { FormSection } from '../form/form-section.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { useOffice } from '../office-context.ts';
import { useOfficeT } from '../use-office-t.ts';

/** Milliseconds after which it is asked again: orders come in while somebody looks. */
const every = 60_000;

/** What is taken of the slots to come, day by day; who works on orders goes on to those that are in them. */
export function LoadPart({ storeId }: { storeId: number }) {
  const t = useOfficeT();
  const { language } = useFormat();
  const { may } = useOffice();
  const { data, refusal, reload } = useRead(listSlotLoads, { id: storeId }, { every });
  const toOrders = (query: string) =>
    may('CAN_MANAGE_ORDERS')
      ? `/admin/orders?storeId=${storeId}&${query}&columns=number,customer,slot,total,status`
      : null;
  return (
    <FormSection title={t('admin.slots.load')} hint={t('admin.slots.loadHint')}>
      {!data && refusal && <RefusalAlert title={t('admin.slots.loadFailed')} refusal={refusal} retry={reload} />}
      {!data && !refusal && <Skeleton className="h-40" />}
      {data?.days.length === 0 && <p className="text-quiet">{t('admin.slots.loadNone')}</p>}
      <div className="grid gap-6">
        {data?.days.map(({ date, slots }) => (
          <section key={date} aria-labelledby={`load-${date}`}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-1">
              <h3 id={`load-${date}`} className="text-base font-semibold first-letter:uppercase">
                {dayText(date, language)}
              </h3>
              <OrdersLink
                to={toOrders(`slotDay=${date}`)}
                count={slots.reduce((sum, { ordersTaken }) => sum + ordersTaken, 0)}
              />
            </div>
            <ul className="divide-y divide-line">
              {slots.map((slot) => (
                <SlotRow key={slot.id} slot={slot} timeZone={data.timeZone} to={toOrders(`slotId=${slot.id}`)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </FormSection>
  );
}

function SlotRow({ slot, timeZone, to }: { slot: SlotLoad; timeZone: string; to: string | null }) {
  const t = useOfficeT();
  const { language, number } = useFormat();
  const { orders, ordersTaken, ordersHeld, pickingMinutes, pickingMinutesTaken } = slot;
  const taken = { taken: number(ordersTaken), most: number(orders) };
  const minutes = { taken: number(pickingMinutesTaken), most: number(pickingMinutes) };
  return (
    <li className="grid items-center gap-x-4 gap-y-2 py-2.5 text-sm sm:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)_7rem]">
      <p>
        <span className="block font-semibold tabular-nums">{spanText(slot, language, timeZone)}</span>
        <span className="flex flex-wrap items-center gap-x-2 text-quiet">
          {t(`admin.slots.${slot.type}`)}
          {slot.closed && <Badge>{t('admin.today.closed')}</Badge>}
          {slot.withdrawn && <Badge tone="yellow">{t('admin.slots.loadWithdrawn')}</Badge>}
        </span>
      </p>
      <LoadBar taken={ordersTaken} held={ordersHeld} most={orders}>
        {t('admin.slots.loadOrders', taken)}
        {ordersHeld > 0 && <span className="text-quiet"> · {t('admin.slots.loadHeld', { count: ordersHeld })}</span>}
      </LoadBar>
      <LoadBar taken={pickingMinutesTaken} held={0} most={pickingMinutes}>
        {t('admin.slots.loadMinutes', minutes)}
      </LoadBar>
      {ordersTaken > 0 && <OrdersLink to={to} count={ordersTaken} />}
    </li>
  );
}

/** To the orders that are there; what is none, or not one's own to see, is no link. */
function OrdersLink({ to, count }: { to: string | null; count: number }) {
  const t = useOfficeT();
  const text = t('admin.slots.loadCount', { count });
  if (to === null || count === 0) return <span className="text-sm text-quiet sm:text-right">{text}</span>;
  return (
    <Link to={to} className="inline-flex min-h-6 items-center text-sm text-brand underline sm:justify-end">
      {text}
    </Link>
  );
}

/** How full something is: a bar, of which the text beside says the same. What is held stands lighter after what is taken. */
function LoadBar(props: { taken: number; held: number; most: number; children: ReactNode }) {
  const { taken, held, most, children } = props;
  const widthOf = (part: number) => ({ width: `${most === 0 ? 0 : Math.min(100, (100 * part) / most)}%` });
  return (
    <div className="min-w-0">
      <p>{children}</p>
      <div aria-hidden="true" className="mt-1 flex h-1.5 overflow-hidden rounded-full bg-sunken">
        <span className={cx('block h-full', taken + held >= most ? 'bg-warn' : 'bg-brand')} style={widthOf(taken)} />
        <span className="block h-full bg-brand opacity-40" style={widthOf(held)} />
      </div>
    </div>
  );
}
