import { addOrderNote } from '#contract/office/notes.ts';
import { readAdminOrder, type StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { bindSize } from '#web/lib/writing/no-break.ts';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { useWrite } from '#web/office/data/use-write.ts';
import { NotesPart } from '#web/office/form/notes-part.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { OrderSums } from './order-sums.tsx';

/** The lines of an order with their prices, and what they come to. */
export function OrderLines({ order }: { order: StaffOrderDetail }) {
  const t = useOfficeT();
  const { quantity, money, percent } = useFormat();
  return (
    <>
      <ul className="divide-y divide-line text-sm">
        {order.items.map((item) => (
          <li key={item.id} className="grid grid-cols-[4rem_1fr_auto] gap-x-3 py-2">
            <strong className="tabular-nums">{quantity(item.quantity, unitWord(item.unit, t))}</strong>
            <span>
              {bindSize(item.productName)}
              <span className="block text-quiet">
                {money(item.price)}
                {item.price !== item.originalPrice && (
                  <>
                    {' '}
                    <s>{money(item.originalPrice)}</s>
                  </>
                )}
                {' · '}
                {t('orders.vat', { rate: percent(item.vatInPercent) })}
                {item.substitution && ` · ${t(`admin.orders.substitution_${item.substitution}`)}`}
              </span>
            </span>
            <span className="tabular-nums">{money(item.lineTotal)}</span>
          </li>
        ))}
      </ul>
      <OrderSums order={order} />
    </>
  );
}

/** What staff have noted of an order. */
export function OrderNotes({ order: { id, notes } }: { order: StaffOrderDetail }) {
  const t = useOfficeT();
  const { send, isBusy } = useWrite(addOrderNote, [readAdminOrder]);
  return (
    <NotesPart notes={notes} hint={t('admin.orders.notesHint')} isBusy={isBusy} add={(text) => send({ id, text })} />
  );
}
