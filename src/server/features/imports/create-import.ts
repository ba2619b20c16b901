import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields } from '#contract/errors.ts';
import type { createImport } from '#contract/imports/imports.ts';
import { mayActIn } from '#domain/access/staff-stores.ts';
import { writeFault } from '#domain/import/import-failure.ts';
import type { Language } from '#domain/language/language.ts';
import { cleanLine } from '#domain/text/clean-text.ts';
import type { Db } from '#server/db/connection.ts';
import { currentRequestId } from '#server/db/request-id.ts';
import { asc, eq } from '#server/db/sql.ts';
import {
  type ImportColumn,
  type ImportMapping,
  importRows,
  imports,
  importTemplates,
} from '#server/db/tables/imports.ts';
import { stores } from '#server/db/tables/stores.ts';
import type { Write } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { failureText } from '#server/services/imports/import-faults.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { type OfStores, requireAllStores } from '#server/services/session/own-stores.ts';
import { addTask } from '#server/services/tasks/add-task.ts';
import type { ImportRow } from './answer-import.ts';
import { mapColumns } from './map-columns.ts';
import { writerOf } from './plan/writer.ts';
import { readHead } from './reading/read-table.ts';
import { ReadingFailure } from './reading/reading-failure.ts';

type Asked = ParsedOf<typeof createImport> & { who: OfStores };
const shownRows = 10;

export type PreparedImport = { row: typeof imports.$inferInsert; firstRows: { row: number; cells: unknown[] }[] };

/**
 * Looks at the head of an uploaded file and keeps it. Throws `invalid` on `file` where it cannot be read, on `template`
 * where there is none of this name and kind, on `store_id` where it names no store, or where nothing says of which of
 * several the rows are.
 */
export async function prepareImport(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  input: Asked,
  language: Language,
): Promise<PreparedImport> {
  const { file, kind } = input;
  // Facts of goods are of all stores.
  if (kind !== 'offers') requireAllStores(input.who);
  const template = await findTemplate(db, input);
  const { headers, rows, ...facts } = await headOf(file, language);
  const columns = mapColumns(headers, template, kind);
  // Facts of others have points, whatever the shop's habit.
  const usual: Pick<ImportMapping, 'fixed' | 'decimal' | 'absent'> = {
    ...{ fixed: {}, absent: 'keep' },
    decimal: kind === 'facts' ? '.' : null,
  };
  const { fixed, decimal, absent, categories = {} } = { ...usual, ...template };
  const storeId = kind === 'facts' ? null : await storeOf(db, input, columns, fixed.store !== undefined);
  const fileKey = `imports/${randomUUID()}`;
  const fileHash = await keepFile(files, fileKey, file);
  const fileName = cleanLine(file.name.replace(/[\p{Cc}\p{Cs}]/gu, '')).slice(0, 200) || 'import';
  const asOf = input.as_of ? new Date(input.as_of) : null;
  return {
    row: { kind, fileName, fileKey, fileHash, storeId, asOf, columns, fixed, decimal, absent, categories, ...facts },
    firstRows: rows,
  };
}

/** Adds the import, and the task that reads its file; `who` is null where nobody uploaded it. */
export async function addImport(
  write: Write & { now: Date },
  { row, firstRows }: PreparedImport,
  who: Identity | null,
): Promise<ImportRow> {
  const writer = who ? writerOf(who) : { accountId: null, writerStoreIds: null };
  const [added] = await write.tx
    .insert(imports)
    .values({ ...row, ...writer, createdAt: write.now, requestId: currentRequestId() })
    .returning();
  if (!added) throw new Error('the import was not written');
  if (firstRows.length > 0)
    await write.tx
      .insert(importRows)
      .values(firstRows.map((one) => ({ importId: added.id, row: one.row, cells: one.cells as never })));
  await addTask(write, { kind: 'import-read', accountId: writer.accountId, input: { importId: added.id } });
  return added;
}

async function headOf(file: File, language: Language) {
  try {
    return await readHead({ bytes: file.size, read: () => piecesOf(file) }, shownRows);
  } catch (error) {
    if (!(error instanceof ReadingFailure)) throw error;
    const { code } = error.fault;
    throw invalidFields(
      { file: 'validation.importFile' },
      { code, reason: failureText(writeFault(error.fault), language) },
    );
  }
}

async function findTemplate(db: Db, { template: name, kind }: Asked) {
  if (name === undefined) return null;
  const [found] = await db.select().from(importTemplates).where(eq(importTemplates.name, name));
  if (found?.kind !== kind) throw invalidFields({ template: 'validation.invalid' });
  return found.mapping;
}

/** The store of rows that name none; null where a column names them. */
async function storeOf(db: Db, { store_id: asked, who }: Asked, columns: readonly ImportColumn[], isFixed: boolean) {
  const known = await db.select({ id: stores.id }).from(stores).orderBy(asc(stores.id));
  if (asked !== undefined) {
    if (!known.some(({ id }) => id === asked)) throw invalidFields({ store_id: 'validation.invalid' });
    return asked;
  }
  if (isFixed || columns.some(({ field }) => field === 'store')) return null;
  const [only, another] = known.filter(({ id }) => mayActIn(who.storeIds, id));
  if (!only || another) throw invalidFields({ store_id: 'validation.required' });
  return only.id;
}

async function keepFile(files: Deps['files'], name: string, file: File): Promise<string> {
  const hash = createHash('sha256');
  const hashed = async function* () {
    for await (const piece of piecesOf(file)) {
      hash.update(piece);
      yield piece;
    }
  };
  await files.put(name, Readable.from(hashed()));
  return hash.digest('hex');
}

const piecesOf = (file: File) => file.stream() as unknown as AsyncIterable<Uint8Array>;
