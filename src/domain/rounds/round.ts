/** A round is planned, then under way, then finished. */
export const roundStates = ['planned', 'started', 'finished'] as const;
export type RoundState = (typeof roundStates)[number];

/** Why an order of a slot is in no round: it is to be paid first, or is being picked, or nobody has begun with it. */
export const notBroughtReasons = ['notPaid', 'inRun', 'notPicked'] as const;
export type NotBroughtReason = (typeof notBroughtReasons)[number];

/** How many orders a round may bring at the most. */
export const mostStops = 100;

type Standing = { status: string; type: string; fulfilment: string };

/**
 * Whether an order may be brought: one that is delivered and packed, and one that was on its way and found nobody. That it
 * is in no other round, in no open run and paid is looked at beside.
 */
export function mayBeBrought({ status, type, fulfilment }: Standing): boolean {
  return status === 'submitted' && type === 'delivery' && (fulfilment === 'processing' || fulfilment === 'shipped');
}
