import { listSavedPayments, listShippingAddresses, type SavedPayment } from '#contract/accounts/own-things.ts';
import { api } from '#web/lib/api/api.ts';
import { type GuestAddress, guestAddresses, takeGuestAddressesAlong } from './guest-addresses.ts';

/** What fills a checkout: addresses, and the type of the default payment method. */
export type OwnDefaults = { addresses: readonly GuestAddress[]; paymentType: SavedPayment['type'] | null };

/** Of who is signed in, by the flags; what cannot be read is left open. */
export async function readOwnDefaults(flags: {
  shippingAddresses: boolean;
  paymentMethods: boolean;
}): Promise<OwnDefaults> {
  const none = () => [];
  if (flags.shippingAddresses) await takeGuestAddressesAlong().catch(none);
  const [addresses, payments] = await Promise.all([
    flags.shippingAddresses ? api(listShippingAddresses, {}).catch(none) : [],
    flags.paymentMethods ? api(listSavedPayments, {}).catch(none) : [],
  ]);
  return { addresses, paymentType: payments.find(({ isDefault }) => isDefault)?.type ?? null };
}

/** Of a guest: where the last orders went. */
export const guestDefaults = (): OwnDefaults => ({ addresses: guestAddresses.read(), paymentType: null });
