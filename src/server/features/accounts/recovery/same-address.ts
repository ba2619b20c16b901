/** Whether two addresses are one, capitals apart. */
export function isSameAddress(one: string, other: string | null): boolean {
  return other !== null && one.toLowerCase() === other.toLowerCase();
}
