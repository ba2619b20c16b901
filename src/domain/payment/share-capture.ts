import type { Cents } from '#domain/money/cents.ts';

/** What an order came to, and what of it is paid by other ways than its providers, or is not to be paid. */
export type ToTake = {
  totalCents: Cents;
  /** Store credit spent on it. */
  creditCents: Cents;
  /** What its credit notes take off, and neither give as credit nor send back to the means. */
  waivedCents: Cents;
  /** Taken, or about to be, whatever went back of it since: that is what refunds are for. */
  takenCents: Cents;
};

/** What is still to be taken of its means (payments.md, Capture and refund): never less than nothing. */
export function dueToTake({ totalCents, creditCents, waivedCents, takenCents }: ToTake): Cents {
  return Math.max(0, totalCents - creditCents - waivedCents - takenCents);
}

/** Shares out what is taken among reservations, the oldest first; of each at most what is reserved. */
export function shareCapture(
  dueCents: Cents,
  reservedCents: readonly Cents[],
): { parts: readonly Cents[]; leftCents: Cents } {
  let leftCents = dueCents;
  const parts = reservedCents.map((reserved) => {
    const part = Math.min(leftCents, reserved);
    leftCents -= part;
    return part;
  });
  return { parts, leftCents };
}
