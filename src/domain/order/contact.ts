/** What staff change of whom an order is for and where it goes, as the call names it. */
export const contactFields = [
  'customer_name',
  'customer_email',
  'customer_phone',
  'shipping_address',
  'shipping_city',
  'shipping_postal_code',
] as const;
export type ContactField = (typeof contactFields)[number];

type Addresses = Record<`${'billing' | 'shipping'}${'Address' | 'PostalCode' | 'City'}`, string | null>;

/** Whether the bill goes elsewhere than the goods. */
export function hasOwnBilling(order: Addresses): boolean {
  const isSame =
    order.billingAddress === order.shippingAddress &&
    order.billingPostalCode === order.shippingPostalCode &&
    order.billingCity === order.shippingCity;
  return Boolean(order.billingAddress) && !isSame;
}
