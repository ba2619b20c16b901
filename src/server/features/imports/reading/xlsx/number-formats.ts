/** What a number of a workbook is, by its format. */
export type NumberUse = 'plain' | 'date' | 'percent';

const builtInDates = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;
const builtInPercents = new Set([9, 10]);

/** By the number of a format that every workbook has, or by the code of one of its own. */
export function numberUse(id: number, code: string | undefined): NumberUse {
  if (code !== undefined) return readCode(code);
  if (builtInPercents.has(id)) return 'percent';
  return builtInDates.some(([first, last]) => id >= first && id <= last) ? 'date' : 'plain';
}

function readCode(code: string): NumberUse {
  // Of several sections the first is that of positive numbers; words, colours, spaces and escaped letters are no format.
  const bare = code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .split(';')[0];
  if (!bare || /^general$/i.test(bare)) return 'plain';
  if (bare.includes('%')) return 'percent';
  return /[ymdhs]/i.test(bare.replace(/e[+-]/gi, '')) ? 'date' : 'plain';
}

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** The day 0 of workbooks, and of those that count from 1904. */
const day0 = Date.UTC(1899, 11, 30);
const daysTo1904 = 1462;
/** The last day that a spreadsheet knows: 9999-12-31. */
const lastDay = 2_958_465;

/** The day of a number, `2026-11-28`, with its time where it has one, `2026-11-28 17:30`; null for a time alone. */
export function dayOfSerial(serial: number, from1904: boolean): string | null {
  const days = from1904 ? serial + daysTo1904 : serial;
  if (days < 1 || days > lastDay + 1) return null;
  // Workbooks know a 29 February 1900.
  const at = new Date(Math.round((day0 + (days < 60 ? days + 1 : days) * dayMs) / minuteMs) * minuteMs).toISOString();
  const time = at.slice(11, 16);
  return time === '00:00' ? at.slice(0, 10) : `${at.slice(0, 10)} ${time}`;
}
