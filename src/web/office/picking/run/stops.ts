import type { PickLineOnWire, PickRun } from '#contract/orders/pick-runs.ts';

/** One place to go to: a product, with the lines of all orders that take some of it there. */
export type PickStop = { productId: number; lines: readonly [PickLineOnWire, ...PickLineOnWire[]] };

/** The stops of a run in walking order, as its lines come; what has left with its order is no part of them. */
export function stopsOf(run: Pick<PickRun, 'orders' | 'lines'>): PickStop[] {
  const gone = new Set(run.orders.filter(({ hasLeft }) => hasLeft).map(({ id }) => id));
  const staying = run.lines.filter(({ orderId }) => !gone.has(orderId));
  return [...Map.groupBy(staying, ({ productId }) => productId)].flatMap(([productId, [first, ...rest]]) =>
    first ? [{ productId, lines: [first, ...rest] }] : [],
  );
}

/** Whether a picker has nothing more to do at a stop: a proposal waits for its shopper, not for them. */
export function isDone({ lines }: PickStop): boolean {
  return lines.every(({ state }) => state !== 'waiting');
}

/** The next stop with something to do after one, from the beginning again behind the last; null where all are done. */
export function nextStop(stops: readonly PickStop[], after: number | null): PickStop | null {
  const at = stops.findIndex(({ productId }) => productId === after);
  return [...stops.slice(at + 1), ...stops.slice(0, at + 1)].find((stop) => !isDone(stop)) ?? null;
}

/** How many lines are dealt with, of how many. */
export function progressOf(stops: readonly PickStop[]): { done: number; of: number } {
  const lines = stops.flatMap((stop) => stop.lines);
  return { done: lines.filter(({ state }) => state !== 'waiting').length, of: lines.length };
}

/** What of a stop belongs in which bag, in thousandths summed by unit: 6 of A 2, C 3, F 1. */
export function quantityOf({ lines }: PickStop): number {
  return Math.round(lines.reduce((sum, { quantity }) => sum + quantity, 0) * 1000) / 1000;
}

/** What was fetched of orders that have left the run, to be put back where it stood. */
export function toPutBack(run: Pick<PickRun, 'orders' | 'lines'>) {
  return run.orders
    .filter(({ hasLeft }) => hasLeft)
    .map((order) => ({
      order,
      lines: run.lines.filter(
        ({ orderId, picked, state }) => orderId === order.id && (picked > 0 || state === 'substituted'),
      ),
    }));
}
