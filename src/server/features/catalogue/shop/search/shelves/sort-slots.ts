import { setImmediate as nextTurn } from 'node:timers/promises';

type Compare = (a: number, b: number) => number;

/** So many are sorted or merged before others get a turn. */
const slice = 8192;

/** Sorts slots as `sort` does, but others get a turn every few milliseconds. */
export async function sortInSlices(slots: Uint32Array, compare: Compare): Promise<Uint32Array> {
  let runs: Uint32Array[] = [];
  for (let from = 0; from < slots.length; from += slice) {
    runs.push(slots.slice(from, from + slice).sort(compare));
    await nextTurn();
  }
  while (runs.length > 1) {
    const longer: Uint32Array[] = [];
    for (let i = 0; i < runs.length; i += 2) {
      const steps = mergeSteps(runs[i] ?? new Uint32Array(0), runs[i + 1] ?? new Uint32Array(0), compare);
      let step = steps.next();
      for (; !step.done; step = steps.next()) await nextTurn();
      longer.push(step.value);
    }
    runs = longer;
  }
  return runs[0] ?? new Uint32Array(0);
}

/** Two sorted lists as one; of equals those of the first come first. Quick where the second is short. */
export function mergeSlots(first: Uint32Array, second: Uint32Array, compare: Compare): Uint32Array {
  const steps = mergeSteps(first, second, compare);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Yields every so often, and returns the merged list. */
function* mergeSteps(first: Uint32Array, second: Uint32Array, compare: Compare): Generator<void, Uint32Array> {
  const merged = new Uint32Array(first.length + second.length);
  let from = 0;
  for (let i = 0; i < second.length; i++) {
    const to = firstAfter(first, second[i] as number, compare, from);
    merged.set(first.subarray(from, to), from + i);
    merged[to + i] = second[i] as number;
    from = to;
    if (i % slice === slice - 1) yield;
  }
  merged.set(first.subarray(from), from + second.length);
  return merged;
}

/** Where the first slot at or behind `from` stands that comes after this one: by steps that double, then by halves. */
function firstAfter(sorted: Uint32Array, slot: number, compare: Compare, from: number): number {
  let [low, step] = [from, 1];
  while (low + step <= sorted.length && compare(sorted[low + step - 1] as number, slot) <= 0) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low + step - 1, sorted.length);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(sorted[middle] as number, slot) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
