import { Refusal } from '#contract/errors.ts';
import type { Note } from '#contract/office/notes.ts';
import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import type { Audit } from '#server/services/audit/record-audit.ts';
import { addNote } from '#server/services/notes/notes.ts';
import type { Identity } from '#server/services/session/identity.ts';

type NoteWrite = { tx: Db; now: Date; who: Identity; audit: Audit };

/** Notes something of a customer for other staff. Throws `notFound`. */
export async function addCustomerNote(call: NoteWrite, { id, text }: { id: number; text: string }): Promise<Note> {
  // Held, so that nobody erases the account while something is noted of it.
  const [row] = await call.tx
    .select({ name: customers.name })
    .from(customers)
    .where(eq(customers.id, id))
    .for('key share');
  if (!row) throw new Refusal('notFound');
  await call.audit({
    thing: 'customer',
    id,
    name: row.name,
    about: { customerId: id },
    before: {},
    after: { note: text },
  });
  return addNote(call, { customerId: id }, text);
}
