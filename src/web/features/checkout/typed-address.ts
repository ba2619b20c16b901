import { normalisePostalCode } from '#domain/postal-code/postal-code.ts';
import type { TypedCheckout } from '#web/shared/forms/typed-checkout.ts';
import type { GuestAddress } from '#web/shared/session/guest-addresses.ts';

type Typed = { address: string; city: string; zipCode: string; name?: never };

/**
 * The address as it was typed, where the goods still go to its postal code (null: not chosen): the street of one place with
 * the code of another would be none.
 */
export function typedAddress(typed: TypedCheckout, postalCode: string | null): Typed | null {
  const { shipping_address: address, shipping_city: city = '', shipping_postal_code: zipCode = '' } = typed;
  if (!address && !city) return null;
  const isThere = !postalCode || normalisePostalCode(zipCode) === normalisePostalCode(postalCode);
  return isThere ? { address: address ?? '', city, zipCode } : null;
}

/** The address to fill in: one where the goods are to go already, else the default one. */
export function addressToFill(addresses: readonly GuestAddress[], postalCode: string | null): GuestAddress | null {
  const there = addresses.filter(({ zipCode }) => normalisePostalCode(zipCode) === postalCode);
  const [first] = there.length > 0 ? there : addresses;
  return (there.length > 0 ? there : addresses).find(({ isDefault }) => isDefault) ?? first ?? null;
}
