/** Whole digits that are typed at the most: nobody fetches a thousand of a line. */
const mostWhole = 3;

/**
 * What stands in the keys after one more sign: a digit, `.` for the decimal sign of whatever language, or `''` to take the
 * last one back. `decimals`: so many at the most.
 */
export function addSign(typed: string, sign: string, decimals: number): string {
  if (sign === '') return typed.slice(0, -1);
  const [whole = '', part] = typed.split('.');
  if (sign === '.') return part === undefined && decimals > 0 ? `${whole || '0'}.` : typed;
  if (part === undefined) return whole.length < mostWhole ? (whole === '0' ? sign : whole + sign) : typed;
  return part.length < decimals ? typed + sign : typed;
}

/** The quantity that was typed; null while there is none. */
export function typedQuantity(typed: string): number | null {
  return typed === '' ? null : Number(typed);
}
