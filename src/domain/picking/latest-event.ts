/** The event by which a line of a run, or a stop of a round, stands as it does. */
export type LastEvent = { at: Date; id: string; actorId: number };

/**
 * Why an event does not count against the one by which something stands, or null. The latest `at` counts, ties by id; what
 * somebody else decided needs `undone` first (picking.md, Events).
 */
export function whyNotLatest(
  { last, isDecided }: { last: LastEvent | null; isDecided: boolean },
  event: LastEvent & { kind: string },
): 'superseded' | 'decidedByAnother' | null {
  if (last === null) return null;
  if (event.at < last.at || (event.at.getTime() === last.at.getTime() && event.id < last.id)) return 'superseded';
  return event.kind !== 'undone' && isDecided && last.actorId !== event.actorId ? 'decidedByAnother' : null;
}
