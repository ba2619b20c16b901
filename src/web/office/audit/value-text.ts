import type { Format } from '#web/lib/writing/format.ts';

/** The words for what is no text itself; `name` answers those for a name within a list. */
export type ValueWords = { nothing: string; yes: string; no: string; name: (name: string) => string };

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A value of a field, plain JSON, as somebody reads it. */
export function valueText(
  value: unknown,
  words: ValueWords,
  context: { format: Pick<Format, 'number' | 'dateTime'>; timeZone: string },
): string {
  const { format, timeZone } = context;
  const write = (one: unknown) => valueText(one, words, context);
  if (value === null || value === undefined || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return format.number(value);
  if (typeof value === 'string') return instant.test(value) ? format.dateTime(value, timeZone) : value;
  if (Array.isArray(value)) {
    if (value.length === 0) return words.nothing;
    return value.map(write).join(value.some((one) => typeof one === 'object') ? '; ' : ', ');
  }
  return Object.entries(value)
    .map(([name, one]) => `${words.name(name)} ${write(one)}`)
    .join(', ');
}
