import { type Language, languageFacts } from '../language/language.ts';
import type { NumberKind } from './number-kind.ts';

/** Why a number is refused, as a field of a refusal has it: a key of the words, and what they name. */
export type NumberFault = { message: string; parameters: Record<string, string | number> };
/** `value` is null for an empty text. */
export type ReadNumber = { value: number | null; fault?: undefined } | { value?: undefined; fault: NumberFault };

/**
 * The one reader of numbers that people type. What can only mean one number is read, whatever the language's own signs;
 * what could be thousands or decimals (`1.500` in French) is refused, and never guessed
 * (docs/decisions/typed-input.md).
 */
export function readNumber(typed: string, language: Language, kind: NumberKind): ReadNumber {
  const text = plainSigns(typed);
  if (text === '') return { value: null };
  const { minus, digits } = withoutSigns(text, kind.signs ?? []);
  const found = /^(\d*)(?:[.,](\d*))?$/.exec(digits);
  // Behind groups of thousands only the other sign can part the decimals: 1 234,5 and 1.234,56.
  const grouped = /^([1-9]\d{0,2}(?:([ '.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d*))?$/.exec(digits);
  const decimal = found ? toParts(found[1], found[2]) : null;
  const whole = grouped ? toParts(grouped[1]?.replace(/\D/g, ''), grouped[3]) : null;
  if (!decimal || !whole) return readOne(whole ?? decimal, minus, { language, kind });

  const { decimal: own, group } = languageFacts[language];
  const sign = grouped?.[2] ?? '';
  const isTooLarge = kind.most !== undefined && Number(whole.digits) > kind.most;
  if (isTooLarge || (sign === own && kind.decimals >= 3)) return readOne(decimal, minus, { language, kind });
  if (sign === group ? kind.decimals < 3 : sign !== own && kind.decimals === 0)
    return readOne(whole, minus, { language, kind });
  const behind = trimZeros(decimal.decimals);
  if (behind.length > kind.decimals) return { fault: tooManyDecimals(language, kind) };
  const both = { whole: minus + whole.digits, decimal: minus + decimal.digits + (behind && own + behind) };
  return { fault: { message: 'validation.numberUnclear', parameters: both } };
}

type Parts = { digits: string; decimals: string };

function toParts(digits = '', decimals = ''): Parts | null {
  return digits === '' && decimals === '' ? null : { digits, decimals };
}

function readOne(
  parts: Parts | null,
  minus: string,
  { language, kind }: { language: Language; kind: NumberKind },
): ReadNumber {
  // 15 digits are what a number keeps.
  if (!parts || parts.digits.length > 15) return { fault: { message: 'validation.number', parameters: {} } };
  const decimals = trimZeros(parts.decimals);
  if (decimals.length > kind.decimals) return { fault: tooManyDecimals(language, kind) };
  const size = Number(`${parts.digits || '0'}.${decimals || '0'}`);
  return { value: minus && size !== 0 ? -size : size };
}

function tooManyDecimals(language: Language, { decimals }: NumberKind): NumberFault {
  if (decimals === 0) return { message: 'validation.numberWhole', parameters: {} };
  const example = `12${languageFacts[language].decimal}${'345678'.slice(0, decimals)}`;
  return { message: 'validation.numberDecimals', parameters: { count: decimals, example } };
}

const trimZeros = (decimals: string) => decimals.replace(/0+$/, '');

/**
 * The same text with ASCII digits and signs, one kind of space, minus and apostrophe, and without signs that nobody sees.
 * (A change of form by Unicode would make 52 of 5².)
 */
function plainSigns(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\s+/g, ' ')
    .replace(/[\u2010-\u2013\u2212\ufe63]/g, '-')
    .replace(/[\u2018\u2019\u02b9\u02bc\u00b4`]/g, "'")
    .trim();
}

/** The number alone: its minus, and its digits with what parts them. Of `signs` one may stand before it and one behind it. */
function withoutSigns(text: string, signs: readonly string[]): { minus: string; digits: string } {
  const named = signs.map((sign) => sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const sign = named && `(?:${named})?`;
  const [, before = '', behind = '', digits = ''] =
    new RegExp(`^([+-]?) ?${sign} ?([+-]?) ?(.*?) ?${sign}$`, 'iu').exec(text) ?? [];
  const isSigned = before !== '' && behind !== '';
  return { minus: `${before}${behind}`.replace('+', ''), digits: isSigned ? 'two signs' : digits };
}
