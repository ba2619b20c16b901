/** The greatest id that the database gives. */
const largest = 2_147_483_647;

/** The order that an address names; null when what stands there can be the id of none. */
export function orderIdOf(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
  return id !== null && id <= largest ? id : null;
}
