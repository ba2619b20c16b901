import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { paymentWord } from '#web/lib/writing/payment-word.ts';
import { slotText } from '#web/lib/writing/slot-text.ts';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { paymentState } from '../payment-state.ts';

/** For whoever walks along the shelves: a box to tick for each line, and what to do where something has run out. */
export function PackingList({ order }: { order: StaffOrderDetail }) {
  const t = useOfficeT();
  const { quantity, dateTime, money } = useFormat();
  return (
    <>
      <h2 className="text-xl">{order.orderNumber ?? t('admin.orders.status_draft')}</h2>
      <p>
        {order.customerName} · {order.customerPhone}
      </p>
      <p>
        {order.storeName} · {t(`admin.orders.type_${order.type}`)} · {dateTime(order.date, order.timeZone)}
      </p>
      <SlotLine order={order} />
      {order.substitution && (
        <p>{t('admin.orders.substitutionIs', { wish: t(`admin.orders.substitution_${order.substitution}`) })}</p>
      )}
      {order.deliveryNote && (
        <p className="mt-2 border-l-4 border-line pl-3 font-semibold whitespace-pre-line">{order.deliveryNote}</p>
      )}
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {order.items.map((item) => (
          <li
            key={item.id}
            className="grid grid-cols-[1.25rem_5rem_1fr] items-start gap-3 py-2 break-inside-avoid print:py-1"
          >
            <span aria-hidden="true" className="mt-0.5 size-4.5 border-2 border-current" />
            <strong className="tabular-nums">{quantity(item.quantity, unitWord(item.unit, t))}</strong>
            <span>
              {item.productName}
              {item.substitution && (
                <span className="block text-sm text-quiet">{t(`admin.orders.substitution_${item.substitution}`)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap justify-between gap-3">
        <span>
          {t(`orders.${paymentWord(order.paymentMethod, order.type)}`)} · {paymentState(order, t)}
        </span>
        <strong>
          {t('admin.orders.total')} {money(order.totalAmount)}
          {order.dueAmount > 0 && ` · ${t('admin.orders.due', { amount: money(order.dueAmount) })}`}
        </strong>
      </p>
    </>
  );
}

/** When an order is brought or collected, by the clock of its store; nothing where it has no time slot. */
export function SlotLine({ order: { slot } }: { order: Pick<StaffOrderDetail, 'slot'> }) {
  const t = useOfficeT();
  const { language } = useFormat();
  if (!slot) return null;
  return <p className="font-semibold">{t('admin.orders.slotIs', { slot: slotText(slot, language, slot.timeZone) })}</p>;
}
