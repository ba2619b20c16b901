import type { Note } from '#contract/office/notes.ts';
import type { Db } from '#server/db/connection.ts';
import { and, desc, eq, exists, type SQL, sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { notes } from '#server/db/tables/notes.ts';
import { idempotencyKeys } from '#server/db/tables/outbox.ts';

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

/** Deletes notes, with the answers that are kept for who repeats the request by which one was written. */
export async function eraseNotes(tx: Db, which: SQL): Promise<void> {
  const isAnswered = sql`${idempotencyKeys.body} @> jsonb_build_object('id', ${notes.id}, 'text', ${notes.text})`;
  const answered = tx.select({ id: notes.id }).from(notes).where(and(which, isAnswered));
  await tx.delete(idempotencyKeys).where(exists(answered));
  await tx.delete(notes).where(which);
}
