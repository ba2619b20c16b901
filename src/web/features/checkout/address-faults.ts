import type { FieldErrors } from '#contract/errors.ts';
import { createOrder } from '#contract/orders.ts';
import { isPostalCode } from '#domain/postal-code/postal-code.ts';
import { faultsOf } from '#web/lib/api/call-form.ts';
import type { GuestAddress } from '#web/state/guest-addresses.ts';

const fields = ['shipping_address', 'shipping_city', 'shipping_postal_code'] as const;

/**
 * What the checkout refuses of a kept address, by the fields of its form; undefined for a field that is right. Addresses
 * are kept from times when less was asked of them.
 */
export async function addressFaults({
  address,
  city,
  zipCode,
}: Pick<GuestAddress, 'address' | 'city' | 'zipCode'>): Promise<
  Record<(typeof fields)[number], FieldErrors[string] | undefined>
> {
  const sent = { shipping_address: address, shipping_city: city, shipping_postal_code: zipCode };
  const { shipping_address, shipping_city, shipping_postal_code } = await faultsOf(createOrder, {
    order_items: [],
    ...sent,
  });
  const oddCode = isPostalCode(zipCode) ? undefined : [{ message: 'validation.postalCode', parameters: {} }];
  return { shipping_address, shipping_city, shipping_postal_code: shipping_postal_code ?? oddCode };
}

/** Checks a kept address that was filled in, shows what is wrong and leads to the first such field. */
export async function showAddressFaults(
  address: Pick<GuestAddress, 'address' | 'city' | 'zipCode'>,
  { form, show }: { form: HTMLFormElement | null; show: (faults: Awaited<ReturnType<typeof addressFaults>>) => void },
): Promise<void> {
  const faults = await addressFaults(address);
  show(faults);
  const first = fields.find((name) => faults[name]);
  const field = first && form?.elements.namedItem(first);
  if (field instanceof HTMLElement) field.focus();
}
