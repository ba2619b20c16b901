import type { Cents } from '#domain/money/cents.ts';

/** What a change of a placed order is asked with, in cents; the rules ask null where they do not deliver. */
export type FeeChange = {
  /** Whose change it is: of the shop, or of whoever ordered. */
  by: 'shop' | 'buyer';
  /** As agreed, and what of it is for the slot. */
  agreedCents: Cents;
  agreedSlotCents: Cents;
  /** By the rules of today, for the goods and place as they are and as they would be. */
  before: Cents | null;
  after: Cents | null;
  /** Of the slot that it would have. */
  slotCents: Cents;
};

/** What the rules and the slot ask for, and what the order bears, of that for its slot; null where nothing is brought there. */
export type ChangedFee = { byRulesCents: Cents; feeCents: Cents; slotCents: Cents };

/**
 * The delivery fee of a changed order. A change by the shop never raises it: it is the lower of the agreed one and the new
 * one. By whoever ordered it rises by what their own change costs by the rules of today, never above what these ask: what
 * the shop lacked or waived before is not asked for later.
 */
export function changedFee(change: FeeChange): ChangedFee | null {
  const { by, agreedCents, agreedSlotCents, before, after, slotCents } = change;
  const agreedRule = Math.max(0, agreedCents - agreedSlotCents);
  if (by === 'shop') {
    const byRulesCents = (after ?? agreedRule) + slotCents;
    return charged(byRulesCents, Math.min(agreedCents, byRulesCents), slotCents);
  }
  if (after === null && before !== null) return null;
  const byRulesCents = (after ?? agreedRule) + slotCents;
  const grown = Math.max(0, agreedRule + (after ?? 0) - (before ?? after ?? 0));
  const rule = before === null ? (after ?? agreedRule) : Math.min(after ?? grown, grown);
  return charged(byRulesCents, rule + slotCents, slotCents);
}

/** What of a fee is for the slot: never more than the fee. */
export function charged(byRulesCents: Cents, feeCents: Cents, slotCents: Cents): ChangedFee {
  return { byRulesCents, feeCents, slotCents: Math.min(slotCents, feeCents) };
}
