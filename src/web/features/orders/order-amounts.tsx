import type { Order } from '#contract/orders/orders.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';

/**
 * What the order costs: goods, delivery (or a pickup that costs something), total, the VAT in it by rate, and what
 * credit pays.
 */
export function OrderAmounts({ order }: { order: Order }) {
  const t = useT('orders');
  const { money, percent } = useFormat();
  const goods = order.orderItems.reduce((sum, item) => sum + item.lineTotal, 0);
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-2 tabular-nums">
      <dt>{t('orders.goods')}</dt>
      <dd className="text-right">{money(goods)}</dd>
      {(order.type === 'delivery' || order.deliveryFee > 0) && (
        <>
          <dt>{t(order.type === 'delivery' ? 'orders.fee' : 'orders.feePickup')}</dt>
          <dd className="text-right">{order.deliveryFee === 0 ? t('orders.feeFree') : money(order.deliveryFee)}</dd>
        </>
      )}
      <dt className="border-t border-line pt-3 text-lg font-bold">{t('orders.total')}</dt>
      <dd className="border-t border-line pt-3 text-right text-2xl font-bold">{money(order.totalIncludeGst)}</dd>
      {order.vatByRate.map((rate) => (
        <div key={rate.vatInPercent} className="contents text-sm text-quiet">
          <dt>{t('orders.vat', { rate: percent(rate.vatInPercent) })}</dt>
          <dd className="text-right">{money(rate.vat)}</dd>
        </div>
      ))}
      {order.storeCreditAmount > 0 && (
        <>
          <dt>{t('orders.credit')}</dt>
          <dd className="text-right">{money(-order.storeCreditAmount)}</dd>
          <dt className="font-bold">{t('orders.due')}</dt>
          <dd className="text-right font-bold">{money(order.duePaymentAmount)}</dd>
        </>
      )}
      {paidSums(order).map(([name, amount]) => (
        <div key={name} className="contents">
          <dt>{t(`orders.sum_${name}`)}</dt>
          <dd className="text-right">{money(amount)}</dd>
          {(name === 'upTo' || name === 'reserved') && (
            <dd className="col-span-2 text-sm text-quiet">{t('orders.inBags')}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

type Sum = 'upTo' | 'reserved' | 'captured' | 'refunded';

/** What a provider holds of an order, or is to reserve of it; nothing for what is paid otherwise. */
function paidSums({ payments, payment }: Order): [Sum, number][] {
  const sum = (of: 'reserved' | 'captured' | 'refunded') => payments.reduce((all, one) => all + one[of], 0);
  const [captured, refunded] = [sum('captured'), sum('refunded')];
  const taken: [Sum, number][] =
    refunded > 0
      ? [
          ['captured', captured],
          ['refunded', refunded],
        ]
      : [['captured', captured]];
  if (captured > 0) return taken;
  if (sum('reserved') > 0) return [['reserved', sum('reserved')]];
  const isAhead = payment?.status === 'open' || payment?.status === 'pending' || payment?.status === 'kept';
  return payment && isAhead ? [['upTo', payment.amount]] : [];
}
