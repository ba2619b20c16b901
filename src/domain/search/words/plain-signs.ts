/** What stands for an apostrophe in the texts of keyboards, fonts and dictionaries, beside ’ itself. */
const apostrophes = "\\u02b9-\\u02bf\\u02c8\\u02ca\\u02cb\\u2018\\u201b\\u2032\\ua78b\\ua78c\\u00b4`'";
const anyApostrophe = new RegExp(`[${apostrophes}]`, 'g');
const anySign = new RegExp(`[\\uff01-\\uff5e${apostrophes}]|\\d\\s?[x*]|[x*]\\s?\\d`, 'i');

/**
 * A text with its signs in one form: wide digits, letters and points as the others, one apostrophe, and × between a count
 * and a measure, or before or behind a count (6x33cl, 6*33cl, x6, x 6). It stays as long as it was.
 */
export function plainSigns(text: string): string {
  if (!anySign.test(text)) return text;
  return text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(anyApostrophe, '’')
    .replace(/(?<=\d\s?)[x*](?=\s?[\d.,½])|(?<![\p{L}\p{N}])[x*](?=\s?\d)|(?<=\d)[x*](?![\p{L}\p{N}])/giu, '×');
}
