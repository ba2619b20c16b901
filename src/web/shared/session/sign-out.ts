import { decodeUser } from '#web/lib/api/access-token.ts';
import { api } from '#web/lib/api/api.ts';
import { endSession } from '#web/lib/api/end-session.ts';
import { storedToken } from '#web/lib/api/session-token.ts';
import { forgetOwnValues } from '#web/lib/browser/kept-value.ts';
import { keptPages } from '#web/lib/page/cache/pages.ts';
import { leaveAccountCart, syncCart } from '#web/shared/cart/cart-sync.ts';
import { lastCartStoreId } from '#web/shared/delivery/delivery.ts';
import { forgetTyped } from '#web/shared/forms/typed-checkout.ts';
import { mayLeave } from '#web/shared/forms/unsaved.ts';
import { forgetTerm } from '#web/shared/search/past-terms.ts';
import { guestAddresses } from './guest-addresses.ts';

/** Milliseconds that the last changes of the cart may take to reach the account. */
const longestSync = 3000;

/**
 * Signs out, unless something typed would be lost and the shopper wants to stay (false): the cart is brought to the
 * account, the session ends, and nothing of its owner stays in this browser but what they asked it to remember (the
 * email of the sign-in form).
 */
export async function signOut(): Promise<boolean> {
  if (!(await mayLeave())) return false;
  await bringCart().catch(() => undefined);
  await endSession();
  await forgetAccount();
  return true;
}

/** Takes what is personal out of this browser, once the session is over. */
export async function forgetAccount(): Promise<void> {
  await leaveAccountCart();
  forgetTerm();
  guestAddresses.write(null);
  forgetTyped();
  // Else they would be kept anew when the page goes.
  keptPages().clear();
  try {
    // What was typed, the order just placed, pages with prices of one's own.
    sessionStorage.clear();
    forgetOwnValues();
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

async function bringCart(): Promise<void> {
  const token = storedToken.read();
  const user = token && decodeUser(token.access_token);
  const storeId = lastCartStoreId();
  if (!user || storeId === null || !navigator.onLine) return;
  const late = new Promise((resolve) => setTimeout(resolve, longestSync));
  await Promise.race([syncCart({ api, customerId: user.id, storeId }), late]);
}
