import type { Payment } from '#contract/payments/payment.schema.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { isWaiting } from '#domain/payment/payment-status.ts';
import type { PaymentRow } from './payment-row.ts';

/** A payment as whoever ordered reads it; `decimals` are the currency's. */
export function toPaymentAnswer(row: PaymentRow, decimals: number): Payment {
  const inUnits = (cents: number) => toDecimal(cents, decimals);
  return {
    id: row.id,
    status: row.status,
    method: row.method,
    amount: inUnits(row.amountCents),
    reserved: inUnits(row.reservedCents),
    captured: inUnits(row.capturedCents),
    refunded: inUnits(row.refundedCents),
    url: row.status === 'open' ? row.url : null,
    expiresAt: row.expiresAt.toISOString(),
    asking: row.asking,
  };
}

/** The one that matters of an order's payments (the oldest first): that which waits, else the newest; undefined without any. */
export function currentPayment<P extends Pick<PaymentRow, 'status'>>(rows: readonly P[]): P | undefined {
  return rows.find(({ status }) => isWaiting(status)) ?? rows.at(-1);
}
