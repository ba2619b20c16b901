import { isPicked } from '#domain/order/status.ts';
import { renewsAt, reservesKeptAt } from '#domain/payment/reach.ts';
import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { payments } from '#server/db/tables/payments.ts';
import { slots } from '#server/db/tables/slots.ts';
import type { Write } from '#server/db/transact.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { isRefusedMeans, type PaymentRow } from '#server/services/payments/payment-row.ts';
import type { PaymentsDeps } from './payments-deps.ts';

type Slotted = Pick<OrderRow, 'slotId'>;

async function slotStart(tx: Db, { slotId }: Slotted): Promise<Date | null> {
  if (slotId === null) return null;
  const [slot] = await tx.select({ startsAt: slots.startsAt }).from(slots).where(eq(slots.id, slotId));
  return slot?.startsAt ?? null;
}

/**
 * When the job has to do with a payment that stands: kept means are reserved on some hours before the slot, at once for an
 * order that has been picked; a reservation is made anew that its provider does not vouch for any more. Null: never.
 */
export async function actsAt(
  tx: Db,
  { settings, clock, providers }: PaymentsDeps,
  order: OrderRow,
  row: PaymentRow,
): Promise<Date | null> {
  if (row.wants !== null || isRefusedMeans(row)) return null;
  const startsAt = await slotStart(tx, order);
  if (row.status === 'kept') {
    if (startsAt === null || isPicked(order.fulfilment)) return clock();
    return reservesKeptAt(startsAt, settings.keptHours);
  }
  const abilities = providers.get(row.provider)?.abilities;
  return row.status === 'authorised' && abilities ? renewsAt(row, startsAt, abilities) : null;
}

/**
 * Has what stands reserved on, or reserved anew, where that is due; else puts it off until then, as the slot may have been
 * moved. Answers whether it is due. The caller holds the order's row.
 */
export async function actWhenDue(
  { tx, now }: Write & { now: Date },
  deps: PaymentsDeps,
  order: OrderRow,
  row: PaymentRow,
): Promise<boolean> {
  const at = await actsAt(tx, deps, order, row);
  const isDue = at !== null && at <= now;
  const wants = row.status === 'kept' ? 'authorise' : 'renew';
  const values = isDue ? ({ wants, nextAt: now, tries: 0 } as const) : { nextAt: at };
  await tx
    .update(payments)
    .set({ ...values, updatedAt: now })
    .where(eq(payments.id, row.id));
  return isDue;
}
