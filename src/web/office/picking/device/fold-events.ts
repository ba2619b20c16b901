import type { PickEventInput, PickLineOnWire } from '#contract/orders/pick-runs.ts';
import { decideLine, type LineDecision, missingMilli } from '#domain/picking/pick-line.ts';
import { fromMilli, type Milli, toMilli } from '#domain/stock/quantity.ts';

/**
 * A line as it stands on this device: as the server told it, with the events that it has not answered yet on top, in the
 * order in which they were made. The rule is the server's own, which decides. `now`: a proposal that nobody answered in time
 * is a no.
 */
export function foldLine(line: PickLineOnWire, events: readonly PickEventInput[], now: Date): PickLineOnWire {
  return events.reduce(applyEvent, endProposal(line, now));
}

function endProposal(line: PickLineOnWire, now: Date): PickLineOnWire {
  const isOver =
    line.state === 'proposed' && line.answerUntil !== null && Date.parse(line.answerUntil) <= now.getTime();
  return isOver ? { ...line, state: 'refused' } : line;
}

const milliOf = (quantity: number): Milli => toMilli(quantity) ?? 0;

function applyEvent(line: PickLineOnWire, event: PickEventInput): PickLineOnWire {
  const outcome = decideLine(
    {
      state: line.state,
      orderedMilli: milliOf(line.quantity),
      pickedMilli: milliOf(line.picked),
      wish: line.wish,
      range:
        line.atLeast === null || line.atMost === null
          ? null
          : { atLeastMilli: milliOf(line.atLeast), atMostMilli: milliOf(line.atMost) },
      // Whose the last event was is the server's to know: it says so where that was somebody else's.
      last: null,
    },
    {
      id: event.id,
      at: new Date(event.at),
      kind: event.kind,
      actorId: 0,
      quantityMilli: quantityOf(line, event),
      isAgreedByPhone: event.accepted_by === 'phone',
      substitute: substituteOf(line, event),
    },
  );
  return outcome.result === 'ok' ? decided(line, outcome.decision) : line;
}

/** What a label of the scale says is read by the server: until it has answered, it stands for what was ordered. */
function quantityOf(line: PickLineOnWire, { kind, quantity, barcode }: PickEventInput): Milli | null {
  if (typeof quantity === 'number') return milliOf(quantity);
  return kind === 'picked' && line.weighed && barcode ? milliOf(line.quantity) : null;
}

function substituteOf(line: PickLineOnWire, { product_id: productId }: PickEventInput) {
  const offered = line.substitutes.find((one) => one.productId === productId);
  if (!offered) return null;
  const mostMilli = milliOf(mostOf(line, offered));
  return { productId: offered.productId, unit: offered.unit, mostMilli };
}

/** How much of a substitute may stand for what is missing of a line as it stands on this device, in the substitute's unit. */
export function mostOf(line: PickLineOnWire, offered: PickLineOnWire['substitutes'][number]): number {
  if (offered.weighed !== line.weighed) return offered.atMost;
  const missing = missingMilli({ orderedMilli: milliOf(line.quantity), pickedMilli: milliOf(line.picked) });
  return Math.min(offered.atMost, fromMilli(missing));
}

function decided(line: PickLineOnWire, { state, pickedMilli, substitute }: LineDecision): PickLineOnWire {
  const offered = line.substitutes.find(({ productId }) => productId === substitute?.productId);
  return {
    ...line,
    state,
    picked: fromMilli(pickedMilli),
    answerUntil: null,
    decidedBy: null,
    substitute: substitute && {
      productId: substitute.productId,
      name: offered?.name ?? '',
      quantity: fromMilli(substitute.quantityMilli),
      unit: offered?.unit ?? line.unit,
    },
  };
}
