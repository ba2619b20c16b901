import { eq } from 'drizzle-orm';
import { isPicked } from '#domain/order/status.ts';
import type { Db } from '#server/db/connection.ts';
import { payments } from '#server/db/tables/payments.ts';
import { slots } from '#server/db/tables/slots.ts';
import type { Write } from '#server/db/transact.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import type { PaymentRow } from '#server/services/payments/payment-row.ts';
import type { PaymentsDeps } from './payments-deps.ts';

/** When kept means are to be reserved on: some hours before the slot, at once for an order that has been picked. */
export async function reservesAt(
  tx: Db,
  { settings, clock }: Pick<PaymentsDeps, 'settings' | 'clock'>,
  { slotId, fulfilment }: OrderRow,
): Promise<Date> {
  const [slot] =
    slotId === null ? [] : await tx.select({ startsAt: slots.startsAt }).from(slots).where(eq(slots.id, slotId));
  if (!slot || isPicked(fulfilment)) return clock();
  return new Date(slot.startsAt.getTime() - settings.keptHours * 3_600_000);
}

/**
 * Has kept means reserved on where that is due; else puts it off until then, as the slot may have been moved. Answers
 * whether the provider is to be asked. The caller holds the order's row.
 */
export async function reserveOnKept(
  { tx, now }: Write & { now: Date },
  deps: Pick<PaymentsDeps, 'settings' | 'clock'>,
  order: OrderRow,
  { id }: PaymentRow,
): Promise<boolean> {
  const at = await reservesAt(tx, deps, order);
  const isDue = at <= now;
  const values = isDue ? ({ wants: 'authorise', nextAt: now, tries: 0 } as const) : { nextAt: at };
  await tx
    .update(payments)
    .set({ ...values, updatedAt: now })
    .where(eq(payments.id, id));
  return isDue;
}
