const dayMs = 86_400_000;

/** The days, `YYYY-MM-DD`, that a report of sales is about: today, the first of this week (Monday) and of this month. */
export type SalesDays = { today: string; week: string; month: string; series: readonly string[] };

/** `today` is a day of the shop's calendar; `series` are the last `length` days, the oldest first. */
export function salesDays(today: string, length: number): SalesDays {
  const at = Date.parse(`${today}T00:00:00Z`);
  const before = (days: number) => new Date(at - days * dayMs).toISOString().slice(0, 10);
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7;
  const series = Array.from({ length }, (_, i) => before(length - 1 - i));
  return { today, week: before(sinceMonday), month: `${today.slice(0, 7)}-01`, series };
}
