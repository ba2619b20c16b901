/** Why a product is recalled; each has words in the mails and in the office. */
export const recallReasons = ['bacteria', 'foreignBody', 'allergen', 'substance', 'spoilt', 'fault', 'other'] as const;
export type RecallReason = (typeof recallReasons)[number];

/** What whoever has it is asked to do. */
export const recallAdvices = ['doNotEat', 'doNotUse'] as const;
export type RecallAdvice = (typeof recallAdvices)[number];
