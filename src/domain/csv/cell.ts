import { wallTimeIn } from '#domain/clock/zone-time.ts';

/** What a file of rows has in a cell: what it is, so that each form of the file writes it in its way. */
export type Cell = string | number | null | Amount | Moment | Code;
/** Of the shop's currency. */
type Amount = { kind: 'amount'; value: number };
/** An instant by the clock of a time zone. */
type Moment = { kind: 'moment'; at: string; timeZone: string };
/** Digits and letters that are no number, whatever they look like: a barcode, a reference, a telephone number. */
type Code = { kind: 'code'; text: string };

export const amountCell = (value: number | null): Cell => (value === null ? null : { kind: 'amount', value });
export const momentCell = (at: string | null, timeZone: string): Cell =>
  at === null ? null : { kind: 'moment', at, timeZone };
export const codeCell = (text: string | null): Cell => (text === null ? null : { kind: 'code', text });

/** A cell for programs: amounts with a point, a moment as `2026-11-24 17:30`, the same in each language. */
export function plainCell(cell: Cell): string | number | null {
  if (cell === null || typeof cell !== 'object') return cell;
  if (cell.kind === 'amount') return cell.value;
  if (cell.kind === 'code') return cell.text;
  const { date, time } = wallTimeIn(cell.timeZone, new Date(cell.at));
  return `${date} ${time}`;
}

/** For programs the same in each language; for spreadsheets as people read it, as text (CSV) or as a workbook (.xlsx). */
export const fileForms = ['programs', 'spreadsheets', 'workbook'] as const;
export type FileForm = (typeof fileForms)[number];
