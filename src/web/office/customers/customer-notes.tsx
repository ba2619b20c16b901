import { readCustomer, type StaffCustomerDetail } from '#contract/accounts/staff-customers.ts';
import { addCustomerNote } from '#contract/office/notes.ts';
import { useWrite } from '../data/use-write.ts';
import { NotesPart } from '../form/notes-part.tsx';
import { useOfficeT } from '../use-office-t.ts';

/** What staff have noted of a customer. */
export function CustomerNotes({ customer: { id, notes } }: { customer: StaffCustomerDetail }) {
  const t = useOfficeT();
  const { send, isBusy } = useWrite(addCustomerNote, [readCustomer]);
  return (
    <NotesPart notes={notes} hint={t('admin.customers.notesHint')} isBusy={isBusy} add={(text) => send({ id, text })} />
  );
}
