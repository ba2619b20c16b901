import { eq } from '#server/db/sql.ts';
import { importProblemRows, importRows, imports } from '#server/db/tables/imports.ts';
import type { Write } from '#server/db/transact.ts';
import { eraseFiles } from '#server/services/order/erase-orders.ts';

type ImportRow = typeof imports.$inferSelect;

/**
 * Gives up an import that has written nothing: its file and rows go, it stays in the list. Who calls holds its row, and knows
 * that it is read, tried or waits.
 */
export async function cancelImport({ tx }: Pick<Write, 'tx'>, before: ImportRow, now: Date): Promise<ImportRow | null> {
  const { id } = before;
  await eraseFiles(tx, { files: [before.fileKey] }, now);
  await tx.delete(importProblemRows).where(eq(importProblemRows.importId, id));
  await tx.delete(importRows).where(eq(importRows.importId, id));
  const cancelled = { state: 'cancelled', finishedAt: now, version: before.version + 1 } as const;
  const [after] = await tx.update(imports).set(cancelled).where(eq(imports.id, id)).returning();
  return after ?? null;
}

/** The same of an import whose reading was cancelled, where it is still read. */
export async function cancelReading({ tx }: Pick<Write, 'tx'>, id: number, now: Date): Promise<void> {
  const [found] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  if (found?.state === 'reading') await cancelImport({ tx }, found, now);
}
