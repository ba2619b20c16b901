const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day `YYYY-MM-DD` that it is in a time zone (such as Europe/Paris) at an instant. */
export function dayIn(timeZone: string, at: Date): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(timeZone, format);
  }
  return format.format(at);
}
