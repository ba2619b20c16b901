import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields } from '#contract/errors.ts';
import type { StaffOrderDetail, updateAdminOrder } from '#contract/orders/staff-orders.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { chooseStore } from '../core/choose-store.ts';
import { readDraftContent } from '../core/draft.ts';
import { refuseIfAny } from '../core/order-errors.ts';
import { type ChangeCall, previewOrder } from '../placed/change-call.ts';
import { changeOrder } from '../placed/change-order.ts';
import type { ChangeSent } from '../placed/compute-change.ts';
import { findBuyer } from './find-buyer.ts';
import { fixedFieldErrors } from './fixed-fields.ts';
import { checkVersion, lockOrder } from './lock-order.ts';
import { readStaffDetail } from './order-detail.ts';
import { recordOrder } from './record-order.ts';
import { changeCallOf, orderCallFor, type StaffOrderWrite } from './staff-write.ts';
import { writeStaffOrder } from './write-staff-order.ts';

/**
 * Changes a draft of the staff or places it, or changes goods, note, contact, address and fee of a placed order
 * (`changeOrder`); with `preview` it answers what that would make of it. Throws `notFound`, `conflict` for a stale
 * version, `invalid` for the reason of a draft, which nobody has ordered yet, and what those refuse.
 */
export async function updateStaffOrder(
  write: StaffOrderWrite,
  { id, version, preview, reason, ...sent }: ParsedOf<typeof updateAdminOrder>,
): Promise<StaffOrderDetail> {
  const row = await lockOrder(write.tx, id);
  await checkVersion(write, row, version);
  const before = await readStaffDetail(write, id);
  const call = changeCallOf(write, row, reason || null);
  const order = await writeOrder(write, { row, call, isPreview: preview ?? false }, sent);
  await recordOrder(write, before, preview ? before : order);
  return order;
}

async function writeOrder(
  write: StaffOrderWrite,
  { row, call, isPreview }: { row: OrderRow; call: ChangeCall<StaffOrderDetail>; isPreview: boolean },
  sent: ChangeSent,
): Promise<StaffOrderDetail> {
  if (row.status !== 'draft') {
    refuseIfAny('invalid', fixedFieldErrors(row, sent));
    return changeOrder(call, row, sent, isPreview);
  }
  if (call.reason) throw invalidFields({ reason: 'validation.invalid' });
  for (const mark of ['shelf_empty', 'replaces'] as const) {
    const marked = sent.order_items?.findIndex((item) => item[mark]) ?? -1;
    if (marked >= 0) throw invalidFields({ [`order_items.${marked}.${mark}`]: 'validation.invalid' });
  }
  if (!isPreview) return updateDraft(write, row, sent);
  return previewOrder(call, row.id, (tx) => updateDraft({ ...write, tx, announce: () => undefined }, row, sent));
}

async function updateDraft(write: StaffOrderWrite, row: OrderRow, sent: ChangeSent): Promise<StaffOrderDetail> {
  const { tx, now } = write;
  if (sent.store_id !== undefined && sent.store_id !== row.storeId) {
    throw invalidFields({ store_id: 'checkout.draftOfAnotherStore' });
  }
  const store = await chooseStore(tx, { storeId: row.storeId, defaultStoreId: null, now });
  const found = await findBuyer(tx, row.customerId);
  const call = orderCallFor({ ...write, language: row.language }, found);
  return writeStaffOrder(call, { store, draft: await readDraftContent(tx, row), found }, sent);
}
