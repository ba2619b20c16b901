/** A run is open until it is finished, or given back before anything of it was decided. */
export const runStates = ['open', 'finished', 'given_back'] as const;
export type RunState = (typeof runStates)[number];

/** Why an order of a slot is in no run: it is to be paid first. */
export const leftOutReasons = ['notPaid'] as const;

/** How many events one call takes, and how many orders a run may hold at the most, whatever the shop has set. */
export const mostEvents = 500;
export const mostOrdersOfAnyRun = 20;

/** By which the bags of a run’s orders are told apart, in the order in which they were placed: A to T. */
export function letterOf(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}
