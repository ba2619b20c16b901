import type { FileCategories } from '#domain/import/cell-words.ts';
import {
  absentChoices,
  decimalSigns,
  type ImportCell,
  type ImportField,
  importKinds,
} from '#domain/import/import-field.ts';
import {
  type ImportCounts,
  type ImportLeap,
  importProblems,
  importStates,
  importSteps,
  type LeapKind,
} from '#domain/import/import-state.ts';
import type { StyleEvidence } from '#domain/import/number-style.ts';
import type { ImportValues } from '#domain/import/read-cell.ts';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from '#server/db/pg-core.ts';
import { sql } from '#server/db/sql.ts';
import { customers } from './accounts.ts';
import { createdAt, instant } from './columns.ts';
import { stores } from './stores.ts';

export type ImportColumn = {
  index: number;
  header: string;
  field: ImportField | null;
  /** What its texts say of the decimal sign, once they have been read. */
  styles?: StyleEvidence[];
};
/** Of the same header words, which field each column is; what all rows say; the other choices of a mapping. */
export type ImportMapping = {
  columns: { header: string; field: ImportField | null }[];
  fixed: Partial<Record<ImportField, string>>;
  decimal: (typeof decimalSigns)[number] | null;
  absent: (typeof absentChoices)[number];
  categories?: FileCategories;
};

/** A file of goods or offers on its way into the shop. */
export const imports = pgTable(
  'imports',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text({ enum: importKinds }).notNull(),
    state: text({ enum: importStates }).notNull().default('reading'),
    /** Who uploaded it; null: nobody did (the address of the night), or the account was deleted. */
    accountId: integer('account_id').references(() => customers.id, { onDelete: 'set null' }),
    /** The stores that whoever has last asked for it was limited to; null: all. */
    writerStoreIds: integer('writer_store_ids').array(),
    fileName: text('file_name').notNull(),
    /** In the file store. */
    fileKey: text('file_key').notNull(),
    /** SHA-256 of its bytes, to know the file of last night again. */
    fileHash: text('file_hash'),
    /** The store of all rows, where no column names one. */
    storeId: integer('store_id').references(() => stores.id, { onDelete: 'set null' }),
    /** When the file was written, where it was said: what was handed over since is taken off its stock. */
    asOf: instant('as_of'),
    encoding: text(),
    separator: text(),
    decimal: text({ enum: decimalSigns }),
    /** The sheets of a workbook that are visible, and which is read. */
    sheets: text().array(),
    sheet: text(),
    columns: jsonb().$type<ImportColumn[]>().notNull().default([]),
    fixed: jsonb().$type<Partial<Record<ImportField, string>>>().notNull().default({}),
    absent: text({ enum: absentChoices }).notNull().default('keep'),
    /** What the file calls its aisles, by `categoryKey`. */
    categories: jsonb().$type<FileCategories>().notNull().default({}),
    /** The leaps that whoever runs it has agreed to. */
    confirmed: jsonb().$type<LeapKind[]>().notNull().default([]),
    counts: jsonb().$type<Partial<ImportCounts>>().notNull().default({}),
    leaps: jsonb().$type<ImportLeap[]>().notNull().default([]),
    /** How many rows of `total` the present step has been through, and the last of them. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    lastRow: integer('last_row').notNull().default(0),
    /** How far a run is: what it does is planned whole before any of it is written. */
    step: text({ enum: importSteps }),
    /**
     * Until when the process that works on it keeps it, and which time it was claimed: whoever claims it later has a
     * higher number.
     */
    takenUntil: instant('taken_until'),
    claim: integer().notNull().default(0),
    /** Claims in a row that have brought it no further. */
    failures: smallint().notNull().default(0),
    /** Why it failed, as a code that the reader's language has words for. */
    failure: text(),
    createdAt: createdAt(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    version: integer().notNull().default(1),
    /** It was fetched by night from the address of the settings: nobody is asked, and what is wrong needs attention. */
    byNight: boolean('by_night').notNull().default(false),
    /** Of facts: barcodes that the shop does not know become drafts. */
    addsUnknown: boolean('adds_unknown').notNull().default(false),
    /** As that of an entry of the outbox: what asked for it to be run or undone last. */
    requestId: text('request_id'),
  },
  (t) => [
    index('imports_by_age').on(t.createdAt, t.id),
    index('imports_by_night').on(t.id).where(sql`${t.byNight}`),
    index('imports_open').on(t.id).where(sql`${t.state} in ('reading', 'trying', 'waiting', 'running', 'undoing')`),
  ],
);

const importId = () =>
  bigint('import_id', { mode: 'number' })
    .notNull()
    .references(() => imports.id, { onDelete: 'cascade' });

/** The rows of the file as they were read; after a run what it has written, for an undo. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: importId(),
    /** As the spreadsheet numbers it; the header is 1. */
    row: integer().notNull(),
    cells: jsonb().$type<ImportCell[]>().notNull(),
    /** What identifies the product, once the mapping is known: a barcode of 14 digits, or supplier and code. */
    key: text(),
    productId: integer('product_id'),
    storeId: integer('store_id'),
    isNew: boolean('is_new').notNull().default(false),
    /** What the row says by the mapping, once it is planned. */
    said: jsonb().$type<Partial<ImportValues>>(),
    /** By the plan: it is not written. */
    refused: boolean().notNull().default(false),
    /** Another row says the same; the facts of its goods are written with this row alone. */
    repeats: boolean().notNull().default(false),
    carries: boolean().notNull().default(false),
    /** What the run has changed, by field: before and after. Null: nothing. */
    written: jsonb().$type<Record<string, { before: unknown; after: unknown }>>(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.row] }), index('import_rows_product').on(t.importId, t.productId)],
);

export const importProblemRows = pgTable(
  'import_problems',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    importId: importId(),
    row: integer().notNull(),
    /** The header of the column, or null where the row as a whole is meant. */
    column: text(),
    value: text(),
    code: text({ enum: importProblems }).notNull(),
  },
  (t) => [index('import_problems_of').on(t.importId, t.row, t.id)],
);

/** Mappings by name, for the next file of the same kind. */
export const importTemplates = pgTable('import_templates', {
  name: text().primaryKey(),
  kind: text({ enum: importKinds }).notNull(),
  mapping: jsonb().$type<ImportMapping>().notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
