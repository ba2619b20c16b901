import { addShippingAddress, listShippingAddresses, type ShippingAddress } from '#contract/accounts/own-things.ts';
import type { Order } from '#contract/orders/orders.ts';
import { normalisePostalCode } from '#domain/postal-code/postal-code.ts';
import { api } from '#web/lib/api/api.ts';
import { createStored } from '#web/lib/browser/stored.ts';

export type GuestAddress = Omit<ShippingAddress, 'id'>;

const most = 5;

/** Where a guest has had things delivered: kept in this browser alone, under the specification's key. */
export const guestAddresses = createStored<readonly GuestAddress[]>('shipping-addresses', (stored) =>
  Array.isArray(stored)
    ? stored
        .filter(isAddress)
        .slice(0, most)
        .map((one) => ({ ...one, zipCode: normalisePostalCode(one.zipCode) }))
    : [],
);

/** Keeps where a guest's order goes for the next one: it is the default from now on. An order that is collected keeps nothing. */
export function rememberOrderAddress(order: Pick<Order, (typeof orderFields)[number]>): void {
  const [name, address, city, zipCode] = orderFields.map((field) => order[field]);
  if (!name || !address || !city || !zipCode) return;
  const used = { name, address, city, zipCode };
  const others = guestAddresses.read().filter((one) => !isSame(one, used));
  const all = [{ ...used, isDefault: true }, ...others.map((one) => ({ ...one, isDefault: false }))];
  guestAddresses.write(all.slice(0, most));
}
const orderFields = ['customerName', 'shippingAddress', 'shippingCity', 'shippingPostalCode'] as const;

/**
 * Takes what a guest has kept into the account that was opened or signed in to: into an account without addresses, and not
 * twice. The browser then keeps it no more.
 */
export async function takeGuestAddressesAlong(): Promise<void> {
  const kept = guestAddresses.read();
  if (kept.length === 0) return;
  if ((await api(listShippingAddresses, {})).length === 0)
    for (const { isDefault, ...address } of kept)
      await api(addShippingAddress, { ...address, ...(isDefault && { isDefault }) });
  guestAddresses.write(null);
}

const isSame = (one: GuestAddress, other: Omit<GuestAddress, 'isDefault'>) =>
  (['name', 'address', 'city', 'zipCode'] as const).every((field) => one[field] === other[field]);

function isAddress(value: unknown): value is GuestAddress {
  const { name, address, city, zipCode, isDefault } = (value ?? {}) as Partial<GuestAddress>;
  return [name, address, city, zipCode].every((text) => typeof text === 'string') && typeof isDefault === 'boolean';
}
