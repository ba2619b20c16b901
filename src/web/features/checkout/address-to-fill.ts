import { normalisePostalCode } from '#domain/postal-code/postal-code.ts';
import type { GuestAddress } from '#web/shared/session/guest-addresses.ts';

/** The address to fill in: one where the goods are to go already, else the default one. */
export function addressToFill(addresses: readonly GuestAddress[], postalCode: string | null): GuestAddress | null {
  const there = addresses.filter(({ zipCode }) => normalisePostalCode(zipCode) === postalCode);
  const [first] = there.length > 0 ? there : addresses;
  return (there.length > 0 ? there : addresses).find(({ isDefault }) => isDefault) ?? first ?? null;
}
