import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { cx } from '#web/ui/cx.ts';
import { useOfficeT } from '../../use-office-t.ts';

/**
 * What an order comes to by the server's figures: goods, delivery (or a pickup that costs something), total, and the
 * VAT within.
 */
export function OrderSums({ order }: { order: StaffOrderDetail }) {
  const t = useOfficeT();
  const { money, percent } = useFormat();
  const isPickup = order.type === 'pickup';
  const fee = { label: t(isPickup ? 'admin.orders.type_pickup' : 'admin.orders.fee'), amount: order.shippingFee };
  const rows = [
    { label: t('orders.goods'), amount: order.goodsAmount },
    ...(isPickup && order.shippingFee === 0 ? [] : [fee]),
    { label: t('orders.total'), amount: order.totalAmount, isTotal: true },
    ...order.vatByRate.map(({ vatInPercent, vat }) => ({
      label: t('orders.vat', { rate: percent(vatInPercent) }),
      amount: vat,
      isQuiet: true,
    })),
  ];
  return (
    <dl className="mt-2 border-t border-line pt-2 text-sm">
      {rows.map(({ label, amount, ...look }) => (
        <div
          key={label}
          className={cx(
            'flex justify-between',
            'isTotal' in look && 'text-lg font-bold',
            'isQuiet' in look && 'text-quiet',
          )}
        >
          <dt>{label}</dt>
          <dd className="tabular-nums">{money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
