import type { OpeningHours } from '#domain/stores/opening-hours.ts';

export type HoursGroup = { from: number; to: number; stretches: { opens: string; closes: string }[] };

/** Days in a row with the same hours, as one line: Tuesday to Sunday, 8:30 to 20:00. A closed day has no stretches. */
export function groupHours(hours: readonly OpeningHours[]): HoursGroup[] {
  const groups: HoursGroup[] = [];
  for (let weekday = 1; weekday <= 7; weekday++) {
    const stretches = hours
      .filter((one) => one.weekday === weekday)
      .map(({ opens, closes }) => ({ opens, closes }))
      .sort((a, b) => (a.opens < b.opens ? -1 : 1));
    const last = groups.at(-1);
    if (last && JSON.stringify(last.stretches) === JSON.stringify(stretches)) last.to = weekday;
    else groups.push({ from: weekday, to: weekday, stretches });
  }
  return groups;
}
