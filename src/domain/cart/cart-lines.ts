import type { Milli } from '#domain/stock/quantity.ts';

/** The most lines that a cart holds, in the browser and in an account. */
export const maxCartLines = 200;

/** What there is to know of one product when a device brings its cart; 0 is "not in it". */
export type MergeInput = {
  /** In the account's cart. */
  stored: Milli;
  /** In the device's cart. */
  said: Milli;
  /** In the account's cart when this device last saw it; 0 also when it never did, as at sign-in. */
  known: Milli;
};

/**
 * How much of a product is in the cart after a device and the account are synchronised. A side that changed nothing since
 * the last time takes the other's quantity. When both changed, 0 on one side wins; else the larger quantity, so that two
 * carts that were never synchronised (at sign-in) are merged without doubling. The merge is idempotent and commutative.
 */
export function mergeQuantity({ stored, said, known }: MergeInput): Milli {
  if (said === known) return stored;
  if (stored === known) return said;
  const wasTakenOut = known > 0 && (said === 0 || stored === 0);
  return wasTakenOut ? 0 : Math.max(said, stored);
}
