import type { Substitution } from '#domain/order/substitution.ts';
import { isSoldByMeasure, type Milli } from '#domain/stock/quantity.ts';
import { type LastEvent, whyNotLatest } from './latest-event.ts';

/** Where a line of a run stands; `waiting` and `proposed` are undecided. */
export const lineStates = ['waiting', 'picked', 'short', 'proposed', 'substituted', 'refused'] as const;
export type LineState = (typeof lineStates)[number];

/** What a picker says of a line. */
export const pickEventKinds = ['picked', 'short', 'substituted', 'undone'] as const;
export type PickEventKind = (typeof pickEventKinds)[number];

/** What becomes of an event: it counts (`ok`), or why it does not. `invalid` names its fields. */
export const pickEventResults = [
  'ok',
  'repeated',
  'superseded',
  'wrongBarcode',
  'unknownProduct',
  'outOfTolerance',
  'quantityNeeded',
  'notAllowed',
  'decidedByAnother',
  'unknownLine',
  'runClosed',
  'invalid',
] as const;
export type PickEventResult = (typeof pickEventResults)[number];

/** A line as it stands before an event, and as it was ordered. */
export type PickLine = {
  state: LineState;
  orderedMilli: Milli;
  /** What of it is in the bag. */
  pickedMilli: Milli;
  wish: Substitution;
  /** What a weighed line may weigh; null for pieces. */
  range: { atLeastMilli: Milli; atMostMilli: Milli } | null;
  /** The event by which it stands as it does; null while none counted. */
  last: LastEvent | null;
};

/** An event with what its barcode and product were found to say; `at` is never later than now. */
export type PickEvent = {
  id: string;
  at: Date;
  kind: PickEventKind;
  actorId: number;
  /** What is in the bag; of a substitute, what of that. Null: not said. */
  quantityMilli: Milli | null;
  /** Whose voice agreed to a substitute: the shopper’s, by telephone. */
  isAgreedByPhone: boolean;
  /** What stands for the line, and how much of it at the most; null for what may not. */
  substitute: { productId: number; unit: string; mostMilli: Milli } | null;
};

export type LineDecision = {
  state: LineState;
  pickedMilli: Milli;
  substitute: { productId: number; quantityMilli: Milli } | null;
};
type Outcome = { result: 'ok'; decision: LineDecision } | { result: Exclude<PickEventResult, 'ok'> };

const refused = (result: Exclude<PickEventResult, 'ok'>): Outcome => ({ result });
const decided = (state: LineState, pickedMilli: Milli, substitute: LineDecision['substitute'] = null): Outcome => ({
  result: 'ok',
  decision: { state, pickedMilli, substitute },
});

/** What an event makes of a line, where it counts (`whyNotLatest`). */
export function decideLine(line: PickLine, event: PickEvent): Outcome {
  const obstacle = whyNotLatest({ last: line.last, isDecided: line.state !== 'waiting' }, event);
  if (obstacle) return refused(obstacle);
  if (event.kind === 'undone') return decided('waiting', 0);
  if (event.kind === 'short') return decideShort(line, event);
  return event.kind === 'picked' ? decidePicked(line, event) : decideSubstituted(line, event);
}

function decidePicked({ orderedMilli, range }: PickLine, { quantityMilli }: PickEvent): Outcome {
  if (!range) {
    const milli = quantityMilli ?? orderedMilli;
    if (milli > orderedMilli) return refused('outOfTolerance');
    return decided(milli === orderedMilli ? 'picked' : 'waiting', milli);
  }
  if (quantityMilli === null) return refused('quantityNeeded');
  if (quantityMilli > range.atMostMilli) return refused('outOfTolerance');
  return decided(quantityMilli < range.atLeastMilli ? 'short' : 'picked', quantityMilli);
}

function decideShort({ orderedMilli, range }: PickLine, { quantityMilli }: PickEvent): Outcome {
  const milli = quantityMilli ?? 0;
  return milli > (range?.atMostMilli ?? orderedMilli) ? refused('outOfTolerance') : decided('short', milli);
}

function decideSubstituted(line: PickLine, event: PickEvent): Outcome {
  const { substitute, quantityMilli, isAgreedByPhone } = event;
  if (line.wish === 'refund' || substitute === null) return refused('notAllowed');
  if (quantityMilli === null && isSoldByMeasure(substitute.unit)) return refused('quantityNeeded');
  const milli = quantityMilli ?? substitute.mostMilli;
  if (milli <= 0 || milli > substitute.mostMilli) return refused('notAllowed');
  const state = line.wish === 'ask_me' && !isAgreedByPhone ? 'proposed' : 'substituted';
  return decided(state, line.pickedMilli, { productId: substitute.productId, quantityMilli: milli });
}

/** What is still missing of a line, in thousandths of its unit. */
export function missingMilli({ orderedMilli, pickedMilli }: { orderedMilli: Milli; pickedMilli: Milli }): Milli {
  return Math.max(0, orderedMilli - pickedMilli);
}
