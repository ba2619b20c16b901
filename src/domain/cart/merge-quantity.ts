import type { Milli } from '#domain/stock/quantity.ts';

/** What there is to know of one product when a device brings its cart; 0 is "not in it". */
export type Meeting = {
  /** In the account's cart. */
  stored: Milli;
  /** In the device's cart. */
  said: Milli;
  /** In the account's cart when this device last saw it; 0 also when it never did, as at sign-in. */
  known: Milli;
};

/**
 * How much of a product is in the cart after a device and the account have met. Who changed nothing since they last met
 * follows the other. When both did, what was taken out on one side stays out; else the larger quantity holds, so that
 * two carts that never met (sign-in) are joined without doubling. Meeting twice is as good as once, and it does not
 * matter which side is called which.
 */
export function mergeQuantity({ stored, said, known }: Meeting): Milli {
  if (said === known) return stored;
  if (stored === known) return said;
  const wasTakenOut = known > 0 && (said === 0 || stored === 0);
  return wasTakenOut ? 0 : Math.max(said, stored);
}
