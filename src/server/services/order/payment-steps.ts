import type { Cents } from '#domain/money/cents.ts';
import type { PaymentStep } from '#domain/order/due.ts';
import type { StoredOrder } from './stored-order.ts';

type Step = PaymentStep & { id: number };

/** The marks of an order's payment and the changes of its total, the oldest first (domain/order/due.ts). */
export function paymentSteps({ payments, changes }: Pick<StoredOrder, 'payments' | 'changes'>): Step[] {
  const marks = payments.map(({ id }): Step => ({ id, kind: 'payment' }));
  const changed = changes.map(({ id, totalBeforeCents, creditBeforeCents }): Step => {
    return { id, kind: 'change', totalBeforeCents, creditBeforeCents };
  });
  return [...marks, ...changed].sort((a, b) => a.id - b.id);
}

/** What of the goods that came back is money, in cents: the rest has gone back to the customer's credit. */
export function returnedCents({ invoices }: Pick<StoredOrder, 'invoices'>): Cents {
  const notes = invoices.filter(({ kind }) => kind === 'creditNote');
  return notes.reduce((sum, { totalCents, creditCents }) => sum + totalCents - creditCents, 0);
}
