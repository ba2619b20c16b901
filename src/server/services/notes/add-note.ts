import { eq } from 'drizzle-orm';
import type { Note } from '#contract/office/notes.ts';
import type { Db } from '#server/db/connection.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { notes } from '#server/db/tables/notes.ts';
import type { NoteAbout } from './select-notes.ts';

type By = { tx: Db; now: Date; who: { customerId: number } };

/** Keeps a note of one of staff about something that is there: whoever calls has locked it. */
export async function addNote({ tx, now, who }: By, about: NoteAbout, text: string): Promise<Note> {
  const [row] = await tx
    .insert(notes)
    .values({ ...about, at: now, actorId: who.customerId, text })
    .returning({ id: notes.id });
  const [writer] = await tx.select({ name: customers.name }).from(customers).where(eq(customers.id, who.customerId));
  if (!row) throw new Error('The note was not written');
  return { id: row.id, at: now.toISOString(), by: writer?.name ?? null, text };
}
