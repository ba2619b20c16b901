import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import type { moveOrder, StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { canMove, givesStockBack, takesStock } from '#domain/order/status.ts';
import { applyMove, staffStatus } from '#server/services/order/apply-move.ts';
import { waitsForPayment } from '#server/services/payments/waits-for-payment.ts';
import { tellNext } from '#server/services/rounds/open-round.ts';
import { issueInvoice } from '../placed/issue-invoice.ts';
import { checkVersion, lockOrder } from './lock-order.ts';
import { readStaffDetail } from './order-detail.ts';
import type { StaffWrite } from './staff-write.ts';

/**
 * Moves an order on, notes who did it, issues the invoice when it is delivered, and puts the goods back when it ends
 * undelivered, which may have a reason. Where it stands already nothing happens. Throws `notFound`, `moveNotAllowed`,
 * `notPaid` for one that waits for its payment, `conflict` for a stale version, and `invalid` for the reason of a move
 * that ends nothing: nobody would read it.
 */
export async function moveOrderTo(
  call: StaffWrite & { currency: string },
  { id, version, status: to, reason }: ParsedOf<typeof moveOrder>,
): Promise<StaffOrderDetail> {
  const { tx, who, audit } = call;
  if (reason && !givesStockBack(to)) throw invalidFields({ reason: 'validation.invalid' });
  // The lock makes a second member of staff wait, so that the move happens once.
  const row = await lockOrder(tx, id);
  if (row.status === 'draft') throw new Refusal('moveNotAllowed');
  const from = staffStatus(row);
  const said = from === to ? null : reason || null;
  const { orderNumber: label, storeId, customerId } = row;
  await audit({
    thing: 'order',
    id,
    label,
    storeId,
    about: { orderId: id, customerId },
    before: { status: from, reason: null },
    after: { status: to, reason: said },
  });
  if (from !== to) {
    await checkVersion(call, row, version);
    if (!givesStockBack(to) && (await waitsForPayment(tx, row))) throw new Refusal('notPaid');
    if (row.pickRunId !== null && takesStock(to)) throw new Refusal('inRun');
    if (!canMove(row.type, from, to)) throw new Refusal('moveNotAllowed');
    await applyMove(call, row, { to, actorId: who.customerId, reason: said });
    if (row.roundId !== null) await tellNext(call, row.roundId);
    // Last, for others wait for its number.
    if (to === 'delivered') await issueInvoice(call, id);
  }
  return readStaffDetail(call, id);
}
