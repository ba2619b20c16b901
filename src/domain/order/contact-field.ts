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
