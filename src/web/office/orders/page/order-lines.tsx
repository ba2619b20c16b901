import { addOrderNote } from '#contract/office/notes.ts';
import { readAdminOrder, type StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { besideOriginals, lineOutcome } from '#domain/picking/line-outcome.ts';
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
        {besideOriginals(order.items).map((item) => (
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
              <PickedLine item={item} items={order.items} />
            </span>
            <span className="tabular-nums">{money(item.lineTotal)}</span>
          </li>
        ))}
      </ul>
      <OrderSums order={order} />
    </>
  );
}

type Item = StaffOrderDetail['items'][number];

/** What became of a line as the order was picked, where that is other than was ordered. */
function PickedLine({ item, items }: { item: Item; items: readonly Item[] }) {
  const t = useOfficeT();
  const { quantity } = useFormat();
  const outcome = lineOutcome({ ...item, ordered: item.orderedQuantity });
  const original = items.find(({ id }) => id === item.substituteFor);
  if (outcome === 'asOrdered' || (outcome === 'substitute' && !original)) return null;
  const said = (value: number | null) => quantity(value ?? 0, unitWord(item.unit, t));
  const values = {
    name: original?.productName ?? '',
    ordered: said(item.orderedQuantity),
    picked: said(item.quantity),
  };
  return <span className="block font-semibold text-warn">{t(`orders.pickedLine_${outcome}`, values)}</span>;
}

/** What staff have noted of an order. */
export function OrderNotes({ order: { id, notes } }: { order: StaffOrderDetail }) {
  const t = useOfficeT();
  const { send, isBusy } = useWrite(addOrderNote, [readAdminOrder]);
  return (
    <NotesPart notes={notes} hint={t('admin.orders.notesHint')} isBusy={isBusy} add={(text) => send({ id, text })} />
  );
}
