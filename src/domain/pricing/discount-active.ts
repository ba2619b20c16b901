/** A discount may be bounded in time on either side; null is unbounded. */
export type DiscountPeriod = { isActive: boolean; validFrom: Date | null; validTo: Date | null };

/** Active only when switched on, not before `validFrom` and not after `validTo`, both included. */
export function isDiscountActive({ isActive, validFrom, validTo }: DiscountPeriod, now: Date): boolean {
  return isActive && (validFrom === null || now >= validFrom) && (validTo === null || now <= validTo);
}
