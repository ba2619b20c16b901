import type { Language } from '#domain/language/language.ts';
import type { Calendar } from './calendar.ts';

const holidays: readonly { on: string; reason: Record<Language, string> }[] = [
  { on: '-12-25', reason: { fr: 'Noël', en: 'Christmas Day', vi: 'Lễ Giáng Sinh' } },
  { on: '-01-01', reason: { fr: 'Jour de l’An', en: 'New Year’s Day', vi: 'Tết Dương lịch' } },
  { on: '-05-01', reason: { fr: 'Fête du Travail', en: 'Labour Day', vi: 'Quốc tế Lao động' } },
];

/** The days of the coming year on which no demo store opens. */
export function closedDaysAfter(calendar: Calendar): { day: string; reason: Record<Language, string> }[] {
  const year = Array.from({ length: 365 }, (_, i) => calendar.nameOf(i + 1));
  return year.flatMap((day) => holidays.filter(({ on }) => day.endsWith(on)).map(({ reason }) => ({ day, reason })));
}
