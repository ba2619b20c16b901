import { paymentMethods, paymentStatuses } from '#domain/order/payment.ts';
import { orderTypes } from '#domain/order/status.ts';
import { substitutions } from '#domain/order/substitution.ts';
import { amount, bodyId, day, email, flag, line, mayBeMissing, rowVersion, text } from '../fields.ts';
import { city, orderPostalCode, personName, street } from '../stores/address.schema.ts';
import { holdToken } from '../stores/slots.schema.ts';
import { z } from '../zod.ts';

const isThousandths = (q: number) => Math.abs(q * 1000 - Math.round(q * 1000)) < 1e-6;

export const orderItem = z.object({
  product_id: bodyId,
  quantity: z
    .number('validation.quantity')
    .positive('validation.quantity')
    .max(999, 'validation.quantityTooLarge')
    // A thousandth at least: less would round to nothing.
    .refine((q) => q >= 0.001 && isThousandths(q), 'validation.quantity'),
  price_include_taxes: amount.nullish(),
  vat_in_percent: amount.nullish(),
  discount_in_percent: amount.nullish(),
  product_name: line(300).nullish(),
  product_category: line(100).nullish(),
  supplier: line(200).nullish(),
  supplier_code: line(100).nullish(),
  supplier_item_name: line(300).nullish(),
  unit: line(20).nullish(),
  /** Instead of the order's own. */
  substitution: z.enum(substitutions, 'validation.invalid').nullish(),
});

/**
 * A line of a placed order that staff change: it may say that the shelf is empty, so that none is to be had in the store
 * beside what orders have reserved; of what is missing whole the quantity is 0. It may stand for another that becomes less.
 */
export const changedItem = orderItem
  .extend({
    quantity: z
      .number('validation.quantity')
      .min(0, 'validation.quantity')
      .max(999, 'validation.quantityTooLarge')
      .refine((q) => (q === 0 || q >= 0.001) && isThousandths(q), 'validation.quantity')
      .default(0),
    shelf_empty: flag.optional(),
    /** The product of the order that it stands for: as much as that becomes less costs no more than it did. */
    replaces: bodyId.optional(),
  })
  .refine(({ quantity, shelf_empty: isEmpty }) => quantity > 0 || isEmpty, {
    path: ['quantity'],
    error: 'validation.quantity',
  });

/** Who orders, by the rules of the checkout; at submission all of it is required. */
export const orderContact = z.object({
  customer_name: personName,
  customer_email: email,
  customer_phone: line(40).pipe(z.string().min(10, 'checkout.phoneTooShort')),
});

/** Why an order ended or was changed, in the words of who did it: whoever ordered reads them. */
export const orderReason = text(499, 'checkout.noteTooLong').nullish();

/** The version of an order that was read: another one now is 409, with the fresh order. */
export const orderVersion = mayBeMissing(rowVersion);

/** What a client may write of an order. Figures are compared with the server's own at submission, never taken over. */
export const orderWrite = z.object({
  store_id: bodyId.optional(),
  external_id: line(100).nullish(),
  order_date: day.optional(),
  type: z.enum(orderTypes, 'validation.invalid').optional(),
  status: z.enum(['draft', 'submitted'], 'validation.invalid').optional(),
  payment_status: z.enum(paymentStatuses, 'validation.invalid').optional(),
  payment_method: z
    .enum(paymentMethods, {
      error: ({ input }) => (input === '' ? 'checkout.paymentMethodRequired' : 'validation.invalid'),
    })
    .optional(),
  payment_period: line(40).optional(),
  delivery_note: text(499, 'checkout.noteTooLong').nullish(),
  delivery_fee: amount.nullish(),
  discount_in_percent: amount.nullish(),
  due_payment_amount: amount.nullish(),
  total_gst: amount.nullish(),
  total_exclude_gst: amount.nullish(),
  total_include_gst: amount.nullish(),
  order_items: z.array(orderItem).max(300, 'validation.tooMany').optional(),
  customer_name: orderContact.shape.customer_name.nullish(),
  customer_email: orderContact.shape.customer_email.nullish(),
  customer_phone: orderContact.shape.customer_phone.nullish(),
  shipping_address: street.nullish(),
  shipping_city: city.nullish(),
  shipping_postal_code: orderPostalCode.nullish(),
  billing_address: street.nullish(),
  billing_city: city.nullish(),
  billing_postal_code: orderPostalCode.nullish(),
  slot_id: bodyId.nullish(),
  /** Of a held place; a customer's own hold needs none. */
  hold_token: holdToken.nullish(),
  substitution: z.enum(substitutions, 'validation.invalid').nullish(),
  age_confirmed: flag.optional(),
  /** Spends the account's credit on the order, as far as it goes; `due_payment_amount` is then what is left. */
  use_store_credit: flag.optional(),
});
export type OrderWrite = z.output<typeof orderWrite>;
