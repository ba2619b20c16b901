import { setTimeout } from 'node:timers/promises';

/** So many times as long as a part took: most of the time is the shop's. A part that is planned only reads. */
const share = { plan: 6, write: 4 };
/**
 * The longest rests after a part that is planned, and one that is written: where the machine is busy with other work as
 * well, parts take longer, and an import of 100,000 rows (some 250 and 200 of them) must come to an end all the same.
 */
const longestMs = { plan: 220, write: 420 };
export type PartKind = keyof typeof longestMs;

/**
 * What an import does between two parts: nothing, so that who looks at the shop is served by the process and the database
 * meanwhile. Ends at once when the program stops.
 */
export async function restAfter(kind: PartKind, tookMs: number, signal?: AbortSignal): Promise<void> {
  await setTimeout(restMs(kind, tookMs), undefined, { signal }).catch(() => undefined);
}

export function restMs(kind: PartKind, tookMs: number): number {
  return Math.min(tookMs * share[kind], longestMs[kind]);
}
