import type { NumberKind } from '#domain/numbers/number-kind.ts';

/** The keypad of a telephone for a number. Those of digits have no minus, and letters are needed for what may be below zero. */
export function keypadOf({ decimals, isSigned = false }: NumberKind): 'text' | 'numeric' | 'decimal' {
  if (isSigned) return 'text';
  return decimals === 0 ? 'numeric' : 'decimal';
}
