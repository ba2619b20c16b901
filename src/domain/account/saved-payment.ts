/** What somebody may keep on their account to pay with. */
export const savedPaymentTypes = ['card', 'bank', 'check'] as const;
export type SavedPaymentType = (typeof savedPaymentTypes)[number];
