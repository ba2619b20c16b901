/** A store's discount on everything: per cent (null: none, or switched off), from and to when, in milliseconds; null is open. */
export type StoreDiscount = readonly [percent: number | null, from: number | null, to: number | null];

/** The per cent that hold at a moment (milliseconds), both ends included; 0 for none. */
export function percentAt([percent, from, to]: StoreDiscount, now: number): number {
  return (from ?? now) <= now && now <= (to ?? now) ? (percent ?? 0) : 0;
}
