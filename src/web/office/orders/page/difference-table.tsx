import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { slotText } from '#web/lib/writing/slot-text.ts';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { differencesOf } from './change-difference.ts';
import { contactLabels } from './contact-fields.tsx';
import { contactFieldsOf, contactOf } from './contact-values.ts';

/** An order as it is and as it would be, where the two differ. */
export function DifferenceTable({ before, after }: { before: StaffOrderDetail; after: StaffOrderDetail }) {
  const t = useOfficeT();
  const { money, quantity, language } = useFormat();
  const labels = contactLabels(t);
  const slotOf = ({ slot }: StaffOrderDetail) =>
    slot ? slotText(slot, language, slot.timeZone) : t('admin.orders.slotLater');
  const rows = [
    ...differencesOf(before, after).map((one) => ({
      key: String(one.productId),
      name: one.name,
      was: `${quantity(one.quantityBefore, unitWord(one.unit, t))} · ${money(one.totalBefore)}`,
      is: `${quantity(one.quantityAfter, unitWord(one.unit, t))} · ${money(one.totalAfter)}`,
    })),
    { key: 'fee', name: t('admin.orders.fee'), was: money(before.shippingFee), is: money(after.shippingFee) },
    { key: 'total', name: t('admin.orders.total'), was: money(before.totalAmount), is: money(after.totalAmount) },
    {
      key: 'note',
      name: t('admin.orders.note'),
      was: before.deliveryNote ?? '–',
      is: after.deliveryNote ?? '–',
    },
    { key: 'slot', name: t('admin.orders.slot'), was: slotOf(before), is: slotOf(after) },
    ...contactFieldsOf(before).map((field) => ({
      key: field,
      name: labels[field],
      was: contactOf(before)[field] || '–',
      is: contactOf(after)[field] || '–',
    })),
  ].filter(({ key, was, is }) => key === 'total' || was !== is);
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t('admin.orders.changeTitle')}</caption>
      <thead className="text-left text-quiet">
        <tr>
          <td />
          <th scope="col" className="px-2 py-1 text-right font-normal">
            {t('admin.orders.before')}
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            {t('admin.orders.after')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ key, name, was, is }) => (
          <tr key={key}>
            <th scope="row" className="py-1.5 text-left font-semibold">
              {name}
            </th>
            <td className="px-2 py-1.5 text-right tabular-nums">{was}</td>
            <td className="py-1.5 text-right font-semibold tabular-nums">{is}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
