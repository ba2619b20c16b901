import { and, exists, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connection.ts';
import { notes } from '#server/db/tables/notes.ts';
import { idempotencyKeys } from '#server/db/tables/outbox.ts';

/** Deletes notes, with the answers that are kept for who repeats the request by which one was written. */
export async function eraseNotes(tx: Db, which: SQL): Promise<void> {
  const isAnswered = sql`${idempotencyKeys.body} @> jsonb_build_object('id', ${notes.id}, 'text', ${notes.text})`;
  const answered = tx.select({ id: notes.id }).from(notes).where(and(which, isAnswered));
  await tx.delete(idempotencyKeys).where(exists(answered));
  await tx.delete(notes).where(which);
}
