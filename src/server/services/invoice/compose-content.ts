import type { InvoiceContent, InvoiceFigures, InvoiceLine, Place } from '#domain/invoice/invoice-content.ts';
import { invoiceFigures } from '#domain/invoice/invoice-figures.ts';
import type { BankAccount } from '#domain/transfer/bank-account.ts';
import type { orders } from '#server/db/tables/orders.ts';
import type { shop } from '#server/db/tables/shop.ts';
import type { StoredOrderLine } from '#server/services/order/stored-lines.ts';

type Identity = Pick<typeof shop.$inferSelect, 'name' | 'legalName' | 'email' | 'phone' | 'legalNumbers'> &
  Partial<Pick<typeof shop.$inferSelect, 'registeredAddress' | keyof BankAccount>>;
type NewOrder = typeof orders.$inferInsert;
type Facts = 'language' | 'type' | 'priceType' | 'feeCents' | 'paymentMethod' | 'paymentStatus';
type Given =
  | ('orderNumber' | 'creditCents' | 'customerName' | 'shippingAddress' | 'shippingPostalCode' | 'shippingCity')
  | ('billingAddress' | 'billingPostalCode' | 'billingCity');
type LineFacts =
  | ('id' | 'productId' | 'productName' | 'unit' | 'quantityMilli' | 'unitCents' | 'baseCents' | 'discountPercent')
  | ('vatBp' | 'lineCents' | 'vatCents');

/** The columns of an order that stand on its invoice. */
export type InvoicedRow = Required<Pick<NewOrder, Facts>> & Pick<NewOrder, Given>;
type InvoicedOrder = InvoicedRow & { lines: readonly Pick<StoredOrderLine, LineFacts>[] };

/** What an order itself does not say: who sells, where, and on which days (`YYYY-MM-DD`, by the store's clocks). */
export type Circumstances = {
  identity: Identity;
  store: Place;
  /** Of a business that buys. */
  taxNumber: string | null;
  /** ISO 4217. */
  currency: string;
  orderedOn: string;
  deliveredOn: string;
  issuedOn: string;
  /** When a provider took the money; null where none has. */
  paidOn: string | null;
};

/** What the invoice of a delivered order says. */
export function composeContent(order: InvoicedOrder, context: Circumstances): InvoiceContent {
  const { name, legalName, email, phone, legalNumbers } = context.identity;
  const { language, type, priceType, creditCents = 0 } = order;
  const figures = figuresOf(order);
  return {
    ...figures,
    language,
    currency: context.currency,
    creditCents,
    issuedOn: context.issuedOn,
    seller: { name, legalName, email, phone, numbers: Object.entries(legalNumbers), ...seatOf(context) },
    buyer: { ...buyerOf(order), taxNumber: context.taxNumber },
    order: {
      number: order.orderNumber ?? '',
      type,
      priceType,
      orderedOn: context.orderedOn,
      deliveredOn: context.deliveredOn,
      deliveredTo: deliveredElsewhere(order),
    },
    payment: {
      method: order.paymentMethod,
      status: order.paymentStatus,
      ...(context.paidOn && { paidOn: context.paidOn }),
    },
    ...(figures.totalCents > creditCents && transferOf(order, context.identity)),
    corrects: null,
  };
}

/** The figures of the invoice of an order, as its lines are now. */
export function figuresOf({ lines, feeCents }: Pick<InvoicedOrder, 'lines' | 'feeCents'>): InvoiceFigures {
  // What was not found stays in the order, and is sold to nobody.
  const sold = lines.filter(({ quantityMilli }) => quantityMilli > 0);
  return invoiceFigures(sold.map(toInvoiceLine), feeCents);
}

/** Where the money goes of an order that awaits a transfer. */
function transferOf(
  order: InvoicedOrder,
  { iban, bic = '', accountHolder = '' }: Identity,
): Pick<InvoiceContent, 'transfer'> {
  if (!iban || order.paymentMethod !== 'bank_transfer' || order.paymentStatus !== 'needs_payment') return {};
  return { transfer: { iban, bic, accountHolder } };
}

/** Where the company has its seat; without one, the store that sold. */
function seatOf({ identity: { registeredAddress }, store }: Circumstances): Place & { country?: string } {
  if (!registeredAddress) return { street: store.street, postalCode: store.postalCode, city: store.city };
  const { lines, postalCode, city, country } = registeredAddress;
  return { street: lines, postalCode, city, country };
}

function toInvoiceLine(line: InvoicedOrder['lines'][number]): InvoiceLine {
  const { id, productId, productName, unit, quantityMilli, unitCents, baseCents, discountPercent } = line;
  return {
    lineId: id,
    productId,
    name: productName,
    unit,
    quantityMilli,
    unitCents,
    baseCents,
    discountPercent,
    rateBp: line.vatBp,
    grossCents: line.lineCents,
    vatCents: line.vatCents,
  };
}

/** Billing has an address of its own, or the one of the delivery. */
function buyerOf(order: InvoicedOrder): Omit<InvoiceContent['buyer'], 'taxNumber'> {
  const { customerName: name = null, billingAddress, billingPostalCode, billingCity } = order;
  const { shippingAddress: street = null, shippingPostalCode: postalCode = null, shippingCity: city = null } = order;
  if (!billingAddress) return { name, street, postalCode, city };
  return { name, street: billingAddress, postalCode: billingPostalCode ?? null, city: billingCity ?? null };
}

function deliveredElsewhere(order: InvoicedOrder): Place | null {
  const { shippingAddress, shippingPostalCode, shippingCity } = order;
  if (order.type === 'pickup' || !shippingAddress || !order.billingAddress) return null;
  const isSame = order.billingAddress === shippingAddress && order.billingPostalCode === shippingPostalCode;
  return isSame ? null : { street: shippingAddress, postalCode: shippingPostalCode ?? '', city: shippingCity ?? '' };
}
