import type { PickLineOnWire, PickRun } from '#contract/orders/pick-runs.ts';

/** A run as it is known, with what changed of it since: lines keep their places on the way through the store. */
export function mergeRun(known: PickRun, changed: PickRun): PickRun {
  const lines = new Map(changed.lines.map((line) => [line.id, line]));
  return { ...changed, lines: known.lines.map((line) => mergeLine(line, lines.get(line.id))) };
}

/**
 * What an answer to events says of a run. It holds what changed by them alone: where somebody else changed it meanwhile, the
 * version stays, so that the next question brings that too.
 */
export function mergeAnswer(known: PickRun, answered: PickRun): PickRun {
  const isNext = answered.version <= known.version + 1;
  return { ...mergeRun(known, answered), version: isNext ? answered.version : known.version };
}

function mergeLine(known: PickLineOnWire, changed: PickLineOnWire | undefined): PickLineOnWire {
  return changed ?? known;
}
