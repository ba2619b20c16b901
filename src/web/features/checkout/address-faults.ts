import type { FieldErrors } from '#contract/errors.ts';
import { createOrder } from '#contract/orders/orders.ts';
import { isPostalCode } from '#domain/postal-code/postal-code.ts';
import { faultsOf } from '#web/lib/api/call-form.ts';
import type { GuestAddress } from '#web/shared/session/guest-addresses.ts';

/** An address as the form shows it, whoever it is for. */
export type Place = Pick<GuestAddress, 'address' | 'city' | 'zipCode'>;
export type AddressFaults = Record<keyof typeof partOf, FieldErrors[string] | undefined>;

/** Which part of an address a field of the form holds; in the order of the form. */
const partOf = { shipping_address: 'address', shipping_postal_code: 'zipCode', shipping_city: 'city' } as const;
const fields = Object.keys(partOf) as (keyof typeof partOf)[];

/**
 * What the checkout refuses of a kept address, by the fields of its form; undefined for a field that is right. Addresses
 * are kept from times when less was asked of them.
 */
export async function addressFaults({ address, city, zipCode }: Place): Promise<AddressFaults> {
  const sent = { shipping_address: address, shipping_city: city, shipping_postal_code: zipCode };
  const { shipping_address, shipping_city, shipping_postal_code } = await faultsOf(createOrder, {
    order_items: [],
    ...sent,
  });
  const oddCode = isPostalCode(zipCode) ? undefined : [{ message: 'validation.postalCode', parameters: {} }];
  return { shipping_address, shipping_city, shipping_postal_code: shipping_postal_code ?? oddCode };
}

/** Of faults that were found late, those of fields that hold what was looked at: others say it when they are sent. */
export function faultsStanding(
  faults: AddressFaults,
  place: Place,
  textIn: (field: keyof AddressFaults) => string | undefined,
): AddressFaults {
  const isStanding = (field: keyof AddressFaults) => {
    const looked = place[partOf[field]];
    return (textIn(field) ?? looked) === looked;
  };
  const standing = fields.filter(isStanding).map((field) => [field, faults[field]]);
  const none = { shipping_address: undefined, shipping_city: undefined, shipping_postal_code: undefined };
  return { ...none, ...Object.fromEntries(standing) };
}

/** The first field of the form that has a fault. */
export const firstFault = (faults: AddressFaults) => fields.find((field) => faults[field]);

/** Whether an address is one of those that are kept, and not one that the shopper has typed or altered. */
export function isKept(place: Place, addresses: readonly Place[]): boolean {
  return addresses.some((one) => Object.values(partOf).every((part) => one[part] === place[part]));
}
