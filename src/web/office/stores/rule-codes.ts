import { isCodePrefix, normaliseCodeOrPrefix } from '#domain/postal-code/code-prefix.ts';

/** So many codes a range stands for at most. */
const most = 100;

/**
 * The postal codes that the field of a rule names, for each of which a rule is sent: several with commas, semicolons or ends
 * of lines between; `75001-75020` for those from one to the other. `75*`, or `75` alone, is one rule for all that begin so.
 * What can be read in no such way stays as it was typed: the answer names it. None for an empty field.
 */
export function ruleCodes(typed: string): string[] {
  const parts = typed
    .split(/[,;\n\t]+/)
    .map((part) => part.trim())
    .filter(Boolean);
  return [...new Set(parts.flatMap(codesOf))];
}

function codesOf(part: string): string[] {
  const prefix = [part, `${part}*`].map(normaliseCodeOrPrefix).find(isCodePrefix);
  if (prefix) return [prefix];
  const [, from, to] = /^(\d{5})\s*[-–]\s*(\d{5})$/.exec(part) ?? [];
  if (from === undefined || to === undefined) return [part];
  const [least, last] = [Number(from), Number(to)];
  return last >= least && last - least < most ? between(least, last) : [part];
}

const between = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i).padStart(5, '0'));
