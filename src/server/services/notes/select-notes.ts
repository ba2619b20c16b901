import { desc, eq } from 'drizzle-orm';
import type { Note } from '#contract/office/notes.ts';
import type { Db } from '#server/db/connection.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { notes } from '#server/db/tables/notes.ts';

/** What a note is about. */
export type NoteAbout = { orderId: number } | { customerId: number };
/** How many notes a page shows. */
const mostNotes = 100;

/** What staff have noted of an order or a customer, the newest first. */
export async function selectNotes(db: Db, about: NoteAbout): Promise<Note[]> {
  const rows = await db
    .select({ id: notes.id, at: notes.at, by: customers.name, text: notes.text })
    .from(notes)
    .leftJoin(customers, eq(customers.id, notes.actorId))
    .where('orderId' in about ? eq(notes.orderId, about.orderId) : eq(notes.customerId, about.customerId))
    .orderBy(desc(notes.id))
    .limit(mostNotes);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
