import type { SentBack } from '#contract/payments/payment.schema.ts';
import type { Format } from '#web/lib/writing/format.ts';
import type { OfficeT } from '../../use-office-t.ts';

/** In thousandths while it is added up: sums of decimals are never exact. */
const thousandths = (amount: number) => Math.round(amount * 1000);

/**
 * Where the money of a credit note goes, a line each: to the means, refund by refund, to the customer's credit, and what is
 * left of its `total` by hand.
 */
export function sentBackLines(
  { refunds, credit, total }: SentBack & { total: number },
  t: OfficeT,
  money: Format['money'],
): string[] {
  const sent = refunds.reduce((sum, { amount }) => sum + thousandths(amount), thousandths(credit));
  const byHand = (thousandths(total) - sent) / 1000;
  return [
    ...refunds.map(({ amount }) => t('admin.payments.toMeans', { amount: money(amount) })),
    ...(credit > 0 ? [t('admin.payments.toCredit', { amount: money(credit) })] : []),
    ...(byHand > 0 ? [t('admin.payments.toHand', { amount: money(byHand) })] : []),
  ];
}
