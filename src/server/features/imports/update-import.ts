import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import type { updateImport } from '#contract/imports/imports.ts';
import { categoryKey, type FileCategories } from '#domain/import/cell-words.ts';
import { fieldsOfKind, type ImportField } from '#domain/import/import-field.ts';
import { readCell } from '#domain/import/read-cell.ts';
import type { Language } from '#domain/language/language.ts';
import { moneyNumber } from '#domain/numbers/number-kind.ts';
import type { Db } from '#server/db/connection.ts';
import { count, eq } from '#server/db/sql.ts';
import { type ImportColumn, importProblemRows, imports, importTemplates } from '#server/db/tables/imports.ts';
import { stores } from '#server/db/tables/stores.ts';
import type { Write } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import type { Audit } from '#server/services/audit/record-audit.ts';
import { addTask } from '#server/services/tasks/add-task.ts';
import { type ImportRow, toImportAnswer } from './answer-import.ts';
import { decimalOf } from './map-columns.ts';

type Asked = ParsedOf<typeof updateImport>;
type UpdateCall = Write & { now: Date; audit: Audit; language: Language; who: { customerId: number } };

/**
 * Changes the mapping of an import, which must be tried again then. Throws `notFound`; `conflict` with the import as it is
 * where it is not (or no longer) ready, or the version is stale; `invalid` on what is wrong.
 */
export async function changeImport(
  { tx, audit, language, who, ...write }: UpdateCall,
  config: Pick<Deps['config'], 'currency' | 'decimals'>,
  input: Asked,
): Promise<ImportRow> {
  const [before] = await tx.select().from(imports).where(eq(imports.id, input.id)).for('update');
  if (!before) throw new Refusal('notFound');
  const isStale = input.version !== undefined && input.version !== before.version;
  if (isStale || (before.state !== 'ready' && before.state !== 'tried'))
    throw new Refusal('conflict', { data: await toImportAnswer(tx, before, language) });
  const isOtherSheet = input.sheet !== undefined && input.sheet !== before.sheet;
  if (isOtherSheet && !before.sheets?.includes(input.sheet ?? '')) throw invalidFields({ sheet: 'validation.invalid' });
  requireFields(before.kind, input);
  const columns = changedColumns(before.columns, input.columns ?? []);
  const fixed = input.fixed ?? before.fixed;
  const decimal = input.decimal !== undefined ? input.decimal : decimalAfter(before, columns);
  requireFixed(fixed, columns, { decimal, ...config });
  if ((input.columns || input.fixed) && before.kind !== 'facts') await requireStore(tx, before, { columns, fixed });
  const absent = input.absent ?? before.absent;
  const categories = changedCategories(before.categories, input.categories ?? {});
  const addsUnknown = input.adds_unknown ?? before.addsUnknown;
  if (input.template !== undefined)
    await keepTemplate(tx, input.template, { ...before, columns, fixed, decimal, absent, categories }, write.now);
  // What was tried is no longer what would be run.
  const fresh = { state: 'ready' as const, leaps: [], confirmed: [], counts: { rows: before.counts.rows ?? 0 } };
  const anew = isOtherSheet && {
    state: 'reading' as const,
    sheet: input.sheet,
    columns: [],
    decimal: input.decimal ?? null,
    counts: {},
    ...{ done: 0, total: 0 },
  };
  const [after] = await tx
    .update(imports)
    .set({ columns, fixed, decimal, absent, categories, addsUnknown, ...fresh, ...anew, version: before.version + 1 })
    .where(eq(imports.id, before.id))
    .returning();
  if (!after) throw new Refusal('notFound');
  await tx.delete(importProblemRows).where(eq(importProblemRows.importId, before.id));
  if (isOtherSheet)
    await addTask({ tx, ...write }, { kind: 'import-read', accountId: who.customerId, input: { importId: before.id } });
  await audit({
    thing: 'import',
    id: before.id,
    label: before.fileName,
    before: recorded(before),
    after: recorded(after),
  });
  return after;
}

/** What the audit keeps of the mapping. */
export function recorded({ columns, fixed, decimal, sheet, absent, categories, kind, addsUnknown }: ImportRow) {
  return {
    kind,
    columns: columns.filter(({ field }) => field).map(({ header, field }) => `${header} = ${field}`),
    fixed: Object.entries(fixed).map(([field, value]) => `${field} = ${value}`),
    categories: Object.entries(categories).map(([word, category]) => `${word} = ${category}`),
    ...{ decimal, sheet, absent, ...(kind === 'facts' && { addsUnknown }) },
  };
}

/** Throws `invalid` on a field that files of this kind have not. */
function requireFields(kind: ImportRow['kind'], { columns = [], fixed = {} }: Asked): void {
  const known = fieldsOfKind(kind);
  const at = columns.findIndex(({ field }) => field !== null && !known.includes(field));
  if (at >= 0) throw invalidFields({ [`columns.${at}.field`]: 'validation.invalid' });
  const other = (Object.keys(fixed) as ImportField[]).find((field) => !known.includes(field));
  if (other) throw invalidFields({ [`fixed.${other}`]: 'validation.invalid' });
}

function changedColumns(columns: readonly ImportColumn[], changes: NonNullable<Asked['columns']>): ImportColumn[] {
  const fields = new Map(changes.map(({ index, field }) => [index, field]));
  for (const [at, { index }] of changes.entries())
    if (!columns.some((column) => column.index === index))
      throw invalidFields({ [`columns.${at}.index`]: 'validation.invalid' });
  const changed = columns.map((column) => ({
    ...column,
    field: fields.has(column.index) ? (fields.get(column.index) ?? null) : column.field,
  }));
  const taken = changed.flatMap(({ field }) => field ?? []);
  const twice = changes.findIndex(({ field }) => field !== null && taken.filter((one) => one === field).length > 1);
  if (twice >= 0) throw invalidFields({ [`columns.${twice}.field`]: 'validation.invalid' });
  return changed;
}

function changedCategories(before: FileCategories, changes: NonNullable<Asked['categories']>): FileCategories {
  const changed = new Map(Object.entries(before));
  for (const [word, category] of Object.entries(changes)) {
    if (category) changed.set(categoryKey(word), category);
    else changed.delete(categoryKey(word));
  }
  return Object.fromEntries(changed);
}

/** What the columns of numbers say; as before where they are the same, or say nothing. */
function decimalAfter(before: ImportRow, columns: readonly ImportColumn[]) {
  if (before.kind === 'facts') return before.decimal;
  const isSame = columns.every(({ field }, at) => field === before.columns[at]?.field);
  return isSame ? before.decimal : decimalOf(columns);
}

/** Throws `invalid` on a value for all rows that cannot be read, or of a field that a column has. */
function requireFixed(
  fixed: ImportRow['fixed'],
  columns: readonly ImportColumn[],
  { decimal, decimals, currency }: Pick<ImportRow, 'decimal'> & Pick<Deps['config'], 'decimals' | 'currency'>,
): void {
  for (const [field, text] of Object.entries(fixed) as [ImportField, string][]) {
    const isTaken = columns.some((column) => column.field === field);
    const reading = { decimal, decimals, signs: moneyNumber(currency).signs ?? [], timeZone: 'UTC' };
    if (isTaken || readCell(field, text, reading).code)
      throw invalidFields({ [`fixed.${field}`]: 'validation.invalid' });
  }
}

/** Throws `invalid` where nothing says any more of which store the rows are. */
async function requireStore(tx: Db, { storeId }: ImportRow, { columns, fixed }: Pick<ImportRow, 'columns' | 'fixed'>) {
  if (storeId !== null || fixed.store !== undefined || columns.some(({ field }) => field === 'store')) return;
  const [known] = await tx.select({ count: count() }).from(stores);
  if (known?.count !== 1) throw invalidFields({ columns: 'validation.required' });
}

async function keepTemplate(tx: Db, name: string, row: ImportRow, now: Date): Promise<void> {
  const { kind, fixed, decimal, absent, categories } = row;
  const columns = row.columns.filter(({ header }) => header !== '').map(({ header, field }) => ({ header, field }));
  const kept = { kind, mapping: { columns, fixed, decimal, absent, categories }, updatedAt: now };
  await tx
    .insert(importTemplates)
    .values({ name, ...kept })
    .onConflictDoUpdate({ target: importTemplates.name, set: kept });
}
