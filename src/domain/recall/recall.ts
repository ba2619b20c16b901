/** Why a product is recalled; each has words in the mails and in the office. */
export const recallReasons = [
  'bacteria',
  'foreignBody',
  'allergen',
  'substance',
  'spoilt',
  'fault',
  'precaution',
] as const;
export type RecallReason = (typeof recallReasons)[number];

/** What whoever has it is asked to do. */
export const recallAdvices = ['doNotEat', 'doNotUse'] as const;
export type RecallAdvice = (typeof recallAdvices)[number];

/** What became of the mail to the buyer of an order; `none`: there is no address to write to. */
export const mailStates = ['sent', 'waiting', 'failed', 'none'] as const;
export type MailState = (typeof mailStates)[number];

/** An order that a recall has found: by whom (their mailbox, null without an address), and by which order their mail is named. */
export type Found = { orderId: number; mailbox: string | null; mailOrderId: number | null };

/**
 * By which order the mail of each is named: one a mailbox. Who was written to is not written to again, whatever is found of
 * theirs later; of the others the first order names the mail. `letters` are the mails that are to be written.
 */
export function nameMails<F extends Found>(found: readonly F[]): { named: F[]; letters: number[] } {
  const byMailbox = new Map<string, number>();
  for (const { mailbox, mailOrderId } of found)
    if (mailbox !== null && mailOrderId !== null) byMailbox.set(mailbox, mailOrderId);
  const letters: number[] = [];
  const named = found.map((one) => {
    if (one.mailbox === null) return { ...one, mailOrderId: null };
    const known = byMailbox.get(one.mailbox);
    if (known !== undefined) return { ...one, mailOrderId: known };
    byMailbox.set(one.mailbox, one.orderId);
    letters.push(one.orderId);
    return { ...one, mailOrderId: one.orderId };
  });
  return { named, letters };
}
