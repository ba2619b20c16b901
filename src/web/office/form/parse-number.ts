/** A number as it is typed, with a point or a comma: "12,50" → 12.5; null for an empty field, NaN for what is none. */
export function parseNumber(typed: string): number | null {
  const text = typed.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  if (text === '') return null;
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** A typed number as a call is sent it; what is no number goes as it was typed, so that the answer names the field. */
export function numberToSend(typed: string): number | string | null {
  const value = parseNumber(typed);
  return Number.isNaN(value) ? typed : value;
}

/** A number as a field shows it, in the language's habit: 12.5 → "12,5"; empty for null. `decimals`: so many at least. */
export function numberText(value: number | null, language: string, decimals = 0): string {
  if (value === null) return '';
  const text = String(value);
  const known = text.split('.')[1]?.length ?? 0;
  const full = known < decimals ? value.toFixed(decimals) : text;
  return language === 'en' ? full : full.replace('.', ',');
}
