import type { Note } from '#contract/office/notes.ts';
import { addNote } from '#server/services/notes/notes.ts';
import { lockOrder } from './lock-order.ts';
import type { StaffWrite } from './staff-write.ts';

/** Notes something of an order for other staff. Throws `notFound`, for a shopper's draft too. */
export async function addOrderNote(
  call: Pick<StaffWrite, 'tx' | 'now' | 'who' | 'audit'>,
  { id, text }: { id: number; text: string },
): Promise<Note> {
  const { orderNumber: label, storeId, customerId } = await lockOrder(call.tx, id);
  await call.audit({
    thing: 'order',
    id,
    label,
    storeId,
    about: { orderId: id, customerId },
    before: {},
    after: { note: text },
  });
  return addNote(call, { orderId: id }, text);
}
