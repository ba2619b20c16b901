type Addresses = Record<`${'billing' | 'shipping'}${'Address' | 'PostalCode' | 'City'}`, string | null>;

/** Whether the bill goes elsewhere than the goods. */
export function hasOwnBilling(order: Addresses): boolean {
  const isSame =
    order.billingAddress === order.shippingAddress &&
    order.billingPostalCode === order.shippingPostalCode &&
    order.billingCity === order.shippingCity;
  return Boolean(order.billingAddress) && !isSame;
}
