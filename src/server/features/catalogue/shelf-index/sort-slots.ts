/**
 * The slots that belong to an order, sorted; `before` is the order as it was. What is nearly in order sorts fast, so
 * the old order is where it begins.
 */
export function sortSlots(
  before: readonly number[] | undefined,
  count: number,
  belongs: (slot: number) => boolean,
  compare: (a: number, b: number) => number,
): number[] {
  const found = (before ?? []).filter(belongs);
  const isIn = new Uint8Array(count);
  for (const slot of found) isIn[slot] = 1;
  for (let slot = 0; slot < count; slot++) if (isIn[slot] === 0 && belongs(slot)) found.push(slot);
  return found.sort(compare);
}
