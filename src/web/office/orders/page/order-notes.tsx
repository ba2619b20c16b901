import { addOrderNote } from '#contract/office/notes.ts';
import { type AdminOrderDetail, readAdminOrder } from '#contract/orders/admin-orders.ts';
import { useWrite } from '../../data/use-write.ts';
import { NotesPart } from '../../form/notes-part.tsx';
import { useOfficeT } from '../../use-office-t.ts';

/** What staff have noted of an order. */
export function OrderNotes({ order: { id, notes } }: { order: AdminOrderDetail }) {
  const t = useOfficeT();
  const { send, isBusy } = useWrite(addOrderNote, [readAdminOrder]);
  return (
    <NotesPart notes={notes} hint={t('admin.orders.notesHint')} isBusy={isBusy} add={(text) => send({ id, text })} />
  );
}
