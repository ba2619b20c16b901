/**
 * A text with its signs in one form: wide digits, letters and points as the others, one apostrophe, and × between a count
 * and a measure, or before or behind a count (6x33cl, 6*33cl, x6). It stays as long as it was.
 */
export function plainSigns(text: string): string {
  if (!/[\uff01-\uff5e\u02b9-\u02bd\u2018\u2032\u00b4`']|\d\s?[x*]|[x*]\d/i.test(text)) return text;
  return text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u02b9-\u02bd\u2018\u2032\u00b4`']/g, '’')
    .replace(/(?<=\d\s?)[x*](?=\s?[\d.,½])|(?<![\p{L}\p{N}])[x*](?=\d)|(?<=\d)[x*](?![\p{L}\p{N}])/giu, '×');
}
