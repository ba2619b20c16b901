import { orderWrite } from '#contract/orders/order-write.schema.ts';
import type { customers } from '#server/db/tables/accounts.ts';
import type { OrderContent } from './order-content.ts';

/**
 * Fills in what an order takes from elsewhere: who orders from the profile, the bill from delivery, else the profile. A
 * bill's address that was sent is never mixed with another. Who orders is checked afterwards like what was sent. A bill needs no address, so one of the profile that breaks the rules
 * of the checkout is left out.
 */
export function completeContent(content: OrderContent, profile: StoredProfile | null): OrderContent {
  const filled = {
    ...content,
    customerName: content.customerName ?? (profile?.name || null),
    customerEmail: content.customerEmail ?? (profile?.email || null),
    customerPhone: content.customerPhone ?? (profile?.phone || null),
  };
  const isDelivered = content.type === 'delivery' && content.shippingAddress !== null;
  const bill = isDelivered
    ? { address: content.shippingAddress, city: content.shippingCity, postalCode: content.shippingPostalCode }
    : addressOf(profile);
  if (content.billingAddress ?? content.billingCity ?? content.billingPostalCode) return filled;
  return { ...filled, billingAddress: bill.address, billingCity: bill.city, billingPostalCode: bill.postalCode };
}

const { billing_address, billing_city, billing_postal_code } = orderWrite.shape;

function addressOf(profile: StoredProfile | null) {
  return {
    address: billing_address.safeParse(profile?.address || null).data ?? null,
    city: billing_city.safeParse(profile?.city || null).data ?? null,
    postalCode: billing_postal_code.safeParse(profile?.postalCode || null).data ?? null,
  };
}

/** What an order takes from its customer's profile. */
export type StoredProfile = Pick<
  typeof customers.$inferSelect,
  'name' | 'email' | 'phone' | 'address' | 'city' | 'postalCode' | 'defaultStoreId'
> & { wantsSms?: boolean | null };
