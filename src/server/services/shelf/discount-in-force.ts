import { type SQL, sql } from '#server/db/sql.ts';

/** Switched on, not before its start and not after its end, both included, at the moment `now`. */
export function isInForce(on: string, from: string, to: string, now: SQL): SQL {
  return sql`${sql.raw(on)} and (${sql.raw(from)} is null or ${sql.raw(from)} <= ${now})
    and (${sql.raw(to)} is null or ${sql.raw(to)} >= ${now})`;
}

/** A moment as the database takes it. */
export function instantOf(now: Date): SQL {
  return sql`${now.toISOString()}::timestamptz`;
}

/**
 * The discount on everything that a store (`s`) has at the moment of a parameter like `$3`, per cent, or null; text for
 * a statement of fixed text.
 */
export function storePercentAt(parameter: string): string {
  const now = `${parameter}::timestamptz`;
  return `case when s.discount_is_active and (s.discount_from is null or s.discount_from <= ${now})
    and (s.discount_to is null or s.discount_to >= ${now}) then s.discount_percent end`;
}

/** A store's discount on everything: per cent (null: none, or switched off), from and to when, in milliseconds; null is open. */
export type StoreDiscount = readonly [percent: number | null, from: number | null, to: number | null];

/** The per cent that hold at a moment (milliseconds), both ends included; 0 for none. */
export function percentAt([percent, from, to]: StoreDiscount, now: number): number {
  return (from ?? now) <= now && now <= (to ?? now) ? (percent ?? 0) : 0;
}
