import { wallInstant } from '#domain/clock/wall-instant.ts';

const isoForm = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ ,T]+(?:à )?(\d{1,2})[:h](\d{2})(?::(\d{2}))?)?$/i;

/**
 * A moment of a file: `2026-11-24`, `2026-11-24 17:30`, with an offset or by the clock of `timeZone`, and `24/11/2026
 * [17:30]`, the day first. A day alone is its beginning, as the `end` of something the end of it. Null: none of these.
 */
export function readMoment(typed: string, timeZone: string, end = false): Date | null {
  const text = typed.trim().replace(/\s+/g, ' ');
  const iso = isoForm.exec(text);
  const local = iso ? null : dayFirst.exec(text);
  const [year, month, day] = iso ? iso.slice(1, 4) : (local?.slice(1, 4).toReversed() ?? []);
  const [hours, minutes] = iso ? iso.slice(4, 6) : (local?.slice(4, 6) ?? []);
  const date = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  const noon = new Date(`${date}T12:00:00Z`);
  // The 30th of February becomes another day.
  if (Number.isNaN(noon.getTime()) || noon.toISOString().slice(0, 10) !== date || Number(year) < 1) return null;
  if (hours === undefined || minutes === undefined) return wallInstant(date, end ? '24:00' : '00:00', timeZone);
  if (Number(hours) > 23 || Number(minutes) > 59) return null;
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  const offset = iso?.[7];
  if (!offset) return wallInstant(date, time, timeZone);
  const at = new Date(`${date}T${time}:00${/z/i.test(offset) ? 'Z' : offset.replace(/^(.\d\d):?(\d\d)$/, '$1:$2')}`);
  return Number.isNaN(at.getTime()) ? null : at;
}
