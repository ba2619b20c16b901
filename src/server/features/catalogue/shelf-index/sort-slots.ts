import { setImmediate as breathe } from 'node:timers/promises';

type Compare = (a: number, b: number) => number;

/**
 * The slots that belong to an order, sorted; `before` is the order as it was. What is nearly in order sorts fast, so
 * the old order is where it begins.
 */
export function sortSlots(
  before: readonly number[] | undefined,
  count: number,
  belongs: (slot: number) => boolean,
  compare: Compare,
): number[] {
  const found = (before ?? []).filter(belongs);
  const isIn = new Uint8Array(count);
  for (const slot of found) isIn[slot] = 1;
  for (let slot = 0; slot < count; slot++) if (isIn[slot] === 0 && belongs(slot)) found.push(slot);
  return found.sort(compare);
}

/** So many are sorted or merged before others get a turn. */
const slice = 8192;

/** Sorts slots as `sort` does, but others get a turn every few milliseconds. */
export async function sortInSlices(slots: readonly number[], compare: Compare): Promise<number[]> {
  let runs: number[][] = [];
  for (let from = 0; from < slots.length; from += slice) {
    runs.push(slots.slice(from, from + slice).sort(compare));
    await breathe();
  }
  while (runs.length > 1) {
    const merged: number[][] = [];
    for (let i = 0; i < runs.length; i += 2) merged.push(await merge(runs[i] ?? [], runs[i + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

async function merge(a: readonly number[], b: readonly number[], compare: Compare): Promise<number[]> {
  const merged: number[] = [];
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    const isNext = j >= b.length || (i < a.length && compare(a[i] as number, b[j] as number) <= 0);
    merged.push((isNext ? a[i++] : b[j++]) as number);
    if (merged.length % slice === 0) await breathe();
  }
  return merged;
}
