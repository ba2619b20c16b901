/** What the clock and the calendar on the wall say: texts of equal form compare as times do. */
export type WallTime = {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  time: string;
};

/** What a clock shows that is so many minutes ahead of UTC; `wallTimeIn` asks for its zone. */
export function wallTime(at: Date, minutesAhead: number): WallTime {
  const wall = new Date(at.getTime() + minutesAhead * 60_000).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}
