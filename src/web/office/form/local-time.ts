/** An instant as a field of day and time has it: `2026-11-23T08:30`, in the browser's own time. */
export function localTime(instant: string | null): string {
  if (instant === null) return '';
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
