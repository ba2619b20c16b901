import type { Cents } from '#domain/money/cents.ts';

/** How the books of a provider may differ from ours (payments.md, Staff: reconcile). */
export const differenceKinds = ['missingHere', 'missingThere', 'amount', 'state'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];
export const moveKinds = ['capture', 'refund'] as const;
export type MoveKind = (typeof moveKinds)[number];

/** What moved of one payment by our books: captures, or refunds. */
export type OurMoves = {
  paymentId: string;
  kind: MoveKind;
  /** Of all days. */
  totalCents: Cents;
  /** Of what we have asked for on the day that is compared. */
  dayCents: Cents;
  /** Of it, what was not asked for so near midnight that the provider may have it on the next day. */
  certainCents: Cents;
  /** Of what we have asked for on other days. */
  otherDaysCents: Cents;
};

/** A movement in the provider's books of the day; below zero where it came back. */
export type TheirMove = {
  reference: string;
  paymentId: string | null;
  kind: MoveKind;
  amountCents: Cents;
  /** ISO 4217. */
  currency: string;
};

/** `reference`: the provider's name of the movement, or our id of the payment where it has none. */
export type BookDifference = {
  kind: DifferenceKind;
  reference: string;
  paymentId: string | null;
  oursCents: Cents | null;
  theirsCents: Cents | null;
};

/**
 * What differs between a provider's books of a day and ours. A payment is compared as a whole for captures and for refunds:
 * what both have is no difference, on whichever side of midnight we learned of it. `state`: money has moved there of a
 * payment of which nothing has moved here. Where the books are not `complete` yet nothing is missing there.
 */
export function compareBooks(
  ours: readonly OurMoves[],
  theirs: readonly TheirMove[],
  { known, currency, complete }: { known: ReadonlySet<string>; currency: string; complete: boolean },
): BookDifference[] {
  const key = ({ paymentId, kind }: Pick<TheirMove, 'paymentId' | 'kind'>) => `${paymentId} ${kind}`;
  const oursBy = new Map(ours.map((one) => [key(one), one]));
  const theirsBy = Map.groupBy(theirs, key);
  const found = [...theirsBy.values()].flatMap((moves): BookDifference[] => {
    const [first] = moves;
    if (!first) return [];
    const { paymentId } = first;
    if (paymentId === null || !known.has(paymentId))
      return moves.map(({ reference, amountCents }) => {
        return { kind: 'missingHere', reference, paymentId, oursCents: null, theirsCents: amountCents };
      });
    const theirsCents = moves.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const { totalCents = 0, dayCents = 0, otherDaysCents = 0 } = oursBy.get(key(first)) ?? {};
    const isSame = theirsCents === dayCents || theirsCents === totalCents - otherDaysCents;
    if (isSame && moves.every((move) => move.currency === currency)) return [];
    const kind = totalCents === 0 ? 'state' : 'amount';
    const oursCents = dayCents || totalCents - otherDaysCents;
    return [{ kind, reference: first.reference, paymentId, oursCents, theirsCents }];
  });
  const missing = ours.filter((one) => complete && one.certainCents > 0 && !theirsBy.has(key(one)));
  return [
    ...found,
    ...missing.map(({ paymentId, dayCents }): BookDifference => {
      return { kind: 'missingThere', reference: paymentId, paymentId, oursCents: dayCents, theirsCents: null };
    }),
  ];
}
