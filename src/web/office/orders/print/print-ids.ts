/** The orders of an address `?ids=1,2`, each once, in its order: all of them, however many pages of the list they fill. */
export function printIds(written: string | null): number[] {
  return [...new Set((written ?? '').split(',').map(Number))].filter((id) => Number.isSafeInteger(id) && id > 0);
}
