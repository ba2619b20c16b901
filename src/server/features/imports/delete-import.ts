import { Refusal } from '#contract/errors.ts';
import type { Language } from '#domain/language/language.ts';
import { eq } from '#server/db/sql.ts';
import { imports } from '#server/db/tables/imports.ts';
import type { Write } from '#server/db/transact.ts';
import type { Audit } from '#server/services/audit/record-audit.ts';
import { cancelImport } from '#server/services/imports/cancel-import.ts';
import { eraseFiles } from '#server/services/order/erase-orders.ts';
import { type ImportRow, toImportAnswer } from './answer-import.ts';
import { recorded } from './update-import.ts';

type DeleteCall = Pick<Write, 'tx'> & { now: Date; audit: Audit; language: Language };

const cancelled = new Set<ImportRow['state']>(['reading', 'trying', 'waiting']);
const busy = new Set<ImportRow['state']>(['running', 'undoing']);

/**
 * Cancels an import that is read, tried or waits, which stays in the list, without rows; deletes any other. Answers it as it
 * is then, null where it is gone. Throws `notFound`, and `conflict` while it writes into the shop.
 */
export async function deleteImport({ tx, now, audit, language }: DeleteCall, id: number): Promise<ImportRow | null> {
  const [before] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  if (!before) throw new Refusal('notFound');
  if (busy.has(before.state)) throw new Refusal('conflict', { data: await toImportAnswer(tx, before, language) });
  const { state, fileName: label } = before;
  if (!cancelled.has(state)) {
    await eraseFiles(tx, { files: [before.fileKey] }, now);
    await tx.delete(imports).where(eq(imports.id, id));
    await audit({ thing: 'import', id, label, before: recorded(before), after: null });
    return null;
  }
  const after = await cancelImport({ tx }, before, now);
  await audit({ thing: 'import', id, label, before: { status: state }, after: { status: 'cancelled' } });
  return after;
}
