import type { FieldErrors } from '#contract/errors.ts';
import type { z } from '#contract/zod.ts';
import { fieldErrors } from './parse-input.ts';

/** An event that a device keeps until it can be sent. */
type Sent = { id: string; at: string };
type ReadEvent<E> = { event: E } | { id: string | null; errors: FieldErrors };
/** An event that nobody sent before, its moment never later than now, and what became of it. */
export type TakenEvent<E, D> = { event: Omit<E, 'at'> & { at: Date }; done: D };
type Faulty = { id: string | null; result: 'invalid'; status: 422; errors: FieldErrors };
type Result<D> = (D & { id: string }) | { id: string; result: 'repeated' } | Faulty;

/** Events as they were sent, each read by itself: one of a bad shape says its faults and stops no other. */
export function readEvents<S extends z.ZodType>(schema: S, sent: readonly unknown[]): ReadEvent<z.output<S>>[] {
  return sent.map((one) => {
    const parsed = schema.safeParse(one, { reportInput: true });
    if (parsed.success) return { event: parsed.data };
    const id = typeof one === 'object' && one !== null && 'id' in one ? one.id : null;
    return { id: typeof id === 'string' ? id : null, errors: fieldErrors(parsed.error) };
  });
}

type Taking<E, D> = {
  now: Date;
  /** The ids that were sent before. */
  seen: ReadonlySet<string>;
  apply: (event: TakenEvent<E, D>['event']) => Promise<D>;
};

/**
 * Takes events in the order in which they were sent: each counts once by its id, whenever and however often it comes. A
 * result for each that was sent, and what is to be kept of those that nobody sent before.
 */
export async function takeOnce<E extends Sent, D extends { result: string }>(
  read: readonly ReadEvent<E>[],
  { now, seen, apply }: Taking<E, D>,
): Promise<{ results: Result<D>[]; taken: TakenEvent<E, D>[] }> {
  const known = new Set(seen);
  const results: Result<D>[] = [];
  const taken: TakenEvent<E, D>[] = [];
  for (const one of read) {
    if (!('event' in one)) {
      results.push({ id: one.id, result: 'invalid', status: 422, errors: one.errors });
      continue;
    }
    const { id } = one.event;
    if (known.has(id)) {
      results.push({ id, result: 'repeated' });
      continue;
    }
    known.add(id);
    // A device whose clock is ahead does not overrule what comes after it.
    const event = { ...one.event, at: new Date(Math.min(Date.parse(one.event.at), now.getTime())) };
    const done = await apply(event);
    taken.push({ event, done });
    results.push({ ...done, id });
  }
  return { results, taken };
}
