/** Why a file is refused, or its reading has failed; each has words `imports.…`. */
export const importFailures = [
  'empty', // no bytes, or nothing but spaces
  'noHeader',
  'notTable', // a picture, a PDF, a web page, an archive of something else
  'oldWorkbook', // .xls
  'openDocument', // .ods
  'encrypted',
  'broken',
  'doctype', // a workbook whose XML defines entities
  'unpacked', // more than 500 MB
  'sharedStrings', // more than 200 MB of them
  'noSheet',
  'tooManyColumns',
  'tooManyRows',
  'quote', // a quote that is opened and not closed
  'fileGone',
  'interrupted',
  'stockLeap', // a run without a person would have emptied much of a store
  'runInterrupted',
  // What ends an import of the night before it runs.
  'fetchUnreachable',
  'fetchTimeout',
  'fetchStatus', // the row is what it answered
  'fetchRedirects',
  'fetchTooLarge', // beyond 50 MB
  'fetchNoFile', // a file: that cannot be read
  'templateGone',
  'storeUnclear', // nothing says of which store the rows are
  'decimalUnknown',
] as const;
export type ImportFailure = (typeof importFailures)[number];

/** With the row (as the spreadsheet numbers it) and the column (from 1) where one is to be named. */
export type ImportFault = { code: ImportFailure; row?: number | undefined; column?: number | undefined };

/** As the table of imports keeps it: `quote 12`, `tooManyColumns 1 201`. */
export function writeFault({ code, row, column }: ImportFault): string {
  return [code, row, row && column].filter(Boolean).join(' ');
}

/** The same read back; a code that is not in the list is answered as it is. */
export function readFault(text: string): { code: string; row: number | null; column: number | null } {
  const [code = '', row, column] = text.split(' ');
  return { code, row: row ? Number(row) : null, column: column ? Number(column) : null };
}

/** What a file may have at most. */
export const importLimits = {
  bytes: 50 * 1024 * 1024,
  rows: 200_000,
  /** An export of Open Food Facts has more than 200. */
  columns: 500,
  unpackedBytes: 500 * 1024 * 1024,
  sharedStringBytes: 200 * 1024 * 1024,
  /** Letters of a cell: what a spreadsheet takes. */
  cellLength: 32_767,
} as const;
export type ImportLimits = { [K in keyof typeof importLimits]: number };
