import { anyPostalCode } from '#domain/shipping/shipping-rule.ts';

/** So many codes a range or a beginning stands for at most: 100 are a beginning of three digits. */
const most = 100;

/**
 * The postal codes that the field of a rule names, for each of which a rule is sent: several with commas, semicolons or ends
 * of lines between; `75001-75020` for those from one to the other; `750*`, or `750` alone, for those that begin so. What can
 * be read in no such way stays as it was typed: the answer names it. None for an empty field.
 */
export function ruleCodes(typed: string): string[] {
  const parts = typed
    .split(/[,;\n\t]+/)
    .map((part) => part.trim())
    .filter(Boolean);
  return [...new Set(parts.flatMap(codesOf))];
}

function codesOf(part: string): string[] {
  if (part === anyPostalCode) return [part];
  const [, start = ''] = /^(\d{3,4})\*{0,2}$/.exec(part) ?? [];
  if (start) return between(Number(start.padEnd(5, '0')), Number(start.padEnd(5, '9')));
  const [, from, to] = /^(\d{5})\s*[-–]\s*(\d{5})$/.exec(part) ?? [];
  if (from === undefined || to === undefined) return [part];
  const [least, last] = [Number(from), Number(to)];
  return last >= least && last - least < most ? between(least, last) : [part];
}

const between = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i).padStart(5, '0'));
