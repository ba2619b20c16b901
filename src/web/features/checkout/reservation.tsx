import { fromDecimal, toDecimal } from '#domain/money/cents.ts';
import type { PaymentMethod } from '#domain/order/payment.ts';
import { isOnlineMethod } from '#domain/payment/provider.ts';
import { weighedMarginCents, withMarginCents } from '#domain/payment/reserve.ts';
import { isSoldByMeasure } from '#domain/stock/quantity.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { type CartLine, cartLineTotal } from '#web/shared/cart/cart-line.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import type { Checkout } from './use-checkout.ts';

type Sums = { lines: readonly CartLine[] } & Pick<Checkout, 'figures' | 'credit'>;

/**
 * What a provider would reserve of an order with these figures, a decimal of the currency: its margin by the server, until
 * that has answered by the same rule over the lines of the page.
 */
export function reservedUpTo(
  { lines, figures, credit }: Sums,
  { decimals, marginPercent }: { decimals: number; marginPercent: number },
): number {
  const inCents = (amount: number) => fromDecimal(amount, decimals);
  const goods = lines.map((line) => ({ unit: line.product.unit, lineCents: inCents(cartLineTotal(line, decimals)) }));
  const marginCents = figures.margin === undefined ? weighedMarginCents(goods, marginPercent) : inCents(figures.margin);
  const sums = { totalCents: inCents(figures.total), creditCents: inCents(credit?.used ?? 0) };
  return toDecimal(withMarginCents(sums, marginCents), decimals);
}

/** What is reserved and what is paid, of a method that a provider settles; nothing where nothing is left to pay. */
export function Reservation({
  paidBy,
  slot,
  ...sums
}: Sums & {
  /** The method that is chosen; null: none is offered. */
  paidBy: PaymentMethod | null;
  slot: Checkout['slot'];
}) {
  const t = useT('checkout');
  const { money, date, decimals } = useFormat();
  const { timeZone, weighedMarginPercent } = useShop();
  if (paidBy === null || !isOnlineMethod(paidBy)) return null;
  const upTo = reservedUpTo(sums, { decimals, marginPercent: weighedMarginPercent });
  if (upTo === 0) return null;
  const amount = money(upTo);
  // A place that was kept by an earlier release of this page does not say.
  const reservedAt = paidBy === 'card' ? (slot?.cardReservedAt ?? null) : null;
  return (
    <div className="mt-3 grid gap-1 border-t border-line pt-3">
      {reservedAt === null ? (
        <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
          <span>{t('checkout.upTo')}</span>
          <span className="ml-auto tabular-nums">{amount}</span>
        </p>
      ) : (
        <p>{t('checkout.keptUntil', { date: date(reservedAt, timeZone), amount })}</p>
      )}
      <p className="text-sm text-quiet">{t('checkout.inBags')}</p>
    </div>
  );
}

/** How far the scale may be from what was ordered, and that it has the last word; nothing where all is sold by the piece. */
export function WeighedAhead({ lines }: { lines: readonly CartLine[] }) {
  const t = useT('checkout');
  const { percent } = useFormat();
  const { weighedOverPercent: over, weighedUnderPercent: under } = useShop();
  if (over === undefined || under === undefined || !lines.some(({ product }) => isSoldByMeasure(product.unit)))
    return null;
  return (
    <p className="mt-3 text-sm text-quiet">{t('checkout.weighed', { over: percent(over), under: percent(under) })}</p>
  );
}
