import type { FieldErrors } from '#contract/errors.ts';
import type { OrderWrite } from '#contract/orders/orders.ts';
import { type ContactField, contactFields, hasOwnBilling } from '#domain/order/contact.ts';
import { isPostalCode } from '#domain/postal-code/postal-code.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { readPhone } from '#server/services/phone/customer-phone.ts';
import { contentColumns } from '../core/draft.ts';
import { applySent, type OrderContent } from '../core/order-content.ts';

const columns = {
  customer_name: 'customerName',
  customer_email: 'customerEmail',
  customer_phone: 'customerPhone',
  shipping_address: 'shippingAddress',
  shipping_city: 'shippingCity',
  shipping_postal_code: 'shippingPostalCode',
} as const satisfies Record<ContactField, keyof OrderContent>;

type Column = (typeof columns)[ContactField];

/** What a change makes of whom a placed order is for and where it goes; `fields` are those that are another. */
export type ContactChange = { fields: ContactField[]; values: Partial<OrderRow>; errors: FieldErrors };

/**
 * Contact and address as they would be, by the rules of the checkout: a placed order has a contact, and one that is brought
 * an address. A bill that went where the goods went goes on doing so. `country` is that of the store (ISO 3166-1), by which
 * a telephone number is read; one that cannot be is refused where the customer is told by SMS.
 */
export function changeContact(
  row: OrderRow,
  sent: OrderWrite,
  { country, wantsSms }: { country: string; wantsSms: boolean },
): ContactChange {
  const asked = applySent({ ...contentColumns(row), items: [] }, sent);
  const isOther = (field: ContactField) => asked[columns[field]] !== row[columns[field]];
  const fields = contactFields.filter((field) => sent[field] !== undefined && isOther(field));
  const errors: FieldErrors = {};
  const say = (field: ContactField, message: string) => {
    errors[field] = [{ message, parameters: {} }];
  };
  for (const field of fields) if (!asked[columns[field]]) say(field, 'validation.required');
  const { shippingAddress, shippingCity, shippingPostalCode } = asked;
  const isNewCode = shippingPostalCode && shippingPostalCode !== row.shippingPostalCode;
  if (isNewCode && !isPostalCode(shippingPostalCode)) say('shipping_postal_code', 'validation.postalCode');
  const values: Partial<Record<Column | 'customerPhoneE164', string | null>> = {};
  for (const field of fields) values[columns[field]] = asked[columns[field]];
  if (values.customerPhone) values.customerPhoneE164 = readPhone(values.customerPhone, country);
  if (wantsSms && values.customerPhoneE164 === '') say('customer_phone', 'validation.phone');
  const isMoved = fields.some((field) => field.startsWith('shipping_'));
  const bill = { billingAddress: shippingAddress, billingCity: shippingCity, billingPostalCode: shippingPostalCode };
  return { fields, errors, values: { ...values, ...(isMoved && row.billingAddress && !hasOwnBilling(row) && bill) } };
}
