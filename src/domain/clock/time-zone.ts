/** Whether a text names a time zone that `Intl` knows, such as Europe/Paris. */
export function isTimeZone(name: string): boolean {
  try {
    // Offsets like +02:00 are taken too, but know no summer time.
    return /^[A-Z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
