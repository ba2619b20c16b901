import { languages } from '#domain/language/language.ts';
import {
  defaultPaymentMethod,
  defaultPaymentPeriod,
  defaultPaymentStatus,
  paymentMethods,
  paymentStatuses,
} from '#domain/order/payment.ts';
import { defaultOrderType, fulfilments, orderStatuses, orderTypes } from '#domain/order/status.ts';
import { substitutions } from '#domain/order/substitution.ts';
import { priceTypes } from '#domain/pricing/price-type.ts';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
  uniqueIndex,
} from '#server/db/pg-core.ts';
import { type SQL, type SQLWrapper, sql } from '#server/db/sql.ts';
import { digitsOf, partOf, type Searched, searchedText } from '../searched.ts';
import { customers } from './accounts.ts';
import { products } from './catalogue.ts';
import { createdAt, instant } from './columns.ts';
import { mailboxOfOrder } from './mailbox-of.ts';
import { pickRuns } from './pick-runs.ts';
import { rounds } from './rounds.ts';
import { slots } from './slots.ts';
import { stores } from './stores.ts';

export type StoredVatShare = { rateBp: number; netCents: number; vatCents: number; grossCents: number };

export const orders = pgTable(
  'orders',
  {
    id: serial().primaryKey(),
    /** Given at submission; has a random part. */
    orderNumber: text('order_number').unique(),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    /** Null for a guest's order. */
    customerId: integer('customer_id').references(() => customers.id),
    /** Staff wrote it for its customer: while it is a draft, it is theirs and no shopper sees it. */
    byStaff: boolean('by_staff').notNull().default(false),
    /** Who of the staff wrote it; null once that account is gone. */
    madeBy: integer('made_by').references(() => customers.id, { onDelete: 'set null' }),
    /** Counts up with every write of the row: of two edits at once, the second is refused. */
    version: integer()
      .notNull()
      .default(1)
      .$onUpdate(() => sql`version + 1`),
    status: text({ enum: orderStatuses }).notNull().default('draft'),
    fulfilment: text({ enum: fulfilments }).notNull().default('pending'),
    type: text({ enum: orderTypes }).notNull().default(defaultOrderType),
    priceType: text('price_type', { enum: priceTypes }).notNull().default('retail'),
    language: text({ enum: languages }).notNull().default('fr'),
    paymentStatus: text('payment_status', { enum: paymentStatuses }).notNull().default(defaultPaymentStatus),
    paymentMethod: text('payment_method', { enum: paymentMethods }).notNull().default(defaultPaymentMethod),
    paymentPeriod: text('payment_period').notNull().default(defaultPaymentPeriod),
    externalId: text('external_id'),
    orderDate: date('order_date'),
    estimatedDeliveryDate: date('estimated_delivery_date'),
    /** When it is brought or handed over; wished by a draft, agreed by a placed order. Null: the time is agreed later. */
    slotId: integer('slot_id').references(() => slots.id, { onDelete: 'set null' }),
    customerName: text('customer_name'),
    customerEmail: text('customer_email'),
    customerPhone: text('customer_phone'),
    /** The same in E.164, read by the country of the store; null: not read yet, empty: cannot be read. */
    customerPhoneE164: text('customer_phone_e164'),
    shippingAddress: text('shipping_address'),
    shippingCity: text('shipping_city'),
    shippingPostalCode: text('shipping_postal_code'),
    billingAddress: text('billing_address'),
    billingCity: text('billing_city'),
    billingPostalCode: text('billing_postal_code'),
    deliveryNote: text('delivery_note'),
    substitution: text({ enum: substitutions }),
    ageConfirmed: boolean('age_confirmed').notNull().default(false),
    goodsCents: integer('goods_cents').notNull().default(0),
    feeCents: integer('fee_cents').notNull().default(0),
    vatCents: integer('vat_cents').notNull().default(0),
    /** Goods and fee, VAT included. */
    totalCents: integer('total_cents').notNull().default(0),
    /**
     * Its customer wishes to spend their credit on it; of a placed order `creditCents` is what was spent, of a draft
     * what would be.
     */
    useStoreCredit: boolean('use_store_credit').notNull().default(false),
    creditCents: integer('credit_cents').notNull().default(0),
    vatByRate: jsonb('vat_by_rate').$type<StoredVatShare[]>().notNull().default([]),
    submittedAt: instant('submitted_at'),
    /** The open run in which its goods are fetched now. */
    pickRunId: integer('pick_run_id').references(() => pickRuns.id),
    /** The open round that brings it; null again once it is handed over, or nobody was there. */
    roundId: integer('round_id').references(() => rounds.id),
    /** When its goods were picked, and what it came to before, in cents; null for one that is handed over as ordered. */
    pickedAt: instant('picked_at'),
    agreedTotalCents: integer('agreed_total_cents'),
    /** Six digits, by which it is collected; given when it is placed, null for what is brought. Staff do not read it. */
    pickupCode: text('pickup_code'),
    /** When its customer said that they are there to collect it, and where they wait. */
    arrivedAt: instant('arrived_at'),
    arrivalPlace: text('arrival_place'),
    /** What the staff's list goes by. */
    listedAt: instant('listed_at').notNull().generatedAlwaysAs(sql`coalesce(submitted_at, created_at)`),
    /**
     * When its customer had their data erased: it has no account any more, and once it is closed neither name nor address
     * (features/accounts/own-data).
     */
    erasedAt: instant('erased_at'),
    /**
     * From where a guest or an account with an unverified address placed it (`networkOf`), for the limits and for staff who look
     * for a flood of orders; dropped after a month (jobs/delete-expired).
     */
    network: text(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('orders_one_draft').on(t.customerId, t.storeId).where(sql`${t.status} = 'draft' and not ${t.byStaff}`),
    index('orders_customer').on(t.customerId, t.createdAt),
    // What a guest has ordered is found by the address when an account proves it.
    index('orders_guest_email').on(sql`lower(${t.customerEmail})`).where(sql`${t.customerId} is null`),
    index('orders_submitted').on(t.submittedAt).where(sql`${t.status} <> 'draft'`),
    // The staff's list: in each of its orders, with each filter that leaves few of many, and searched.
    index('orders_listed').on(t.listedAt, t.id, t.totalCents).where(isListed(t)),
    index('orders_listed_total').on(t.totalCents, t.id).where(isListed(t)),
    index('orders_listed_status').on(t.fulfilment, t.status, t.listedAt, t.id).where(isListed(t)),
    index('orders_listed_store').on(t.storeId, t.listedAt, t.id).where(isListed(t)),
    index('orders_listed_store_total').on(t.storeId, t.totalCents, t.id).where(isListed(t)),
    index('orders_listed_payment').on(t.paymentStatus, t.paymentMethod, t.listedAt, t.id).where(isListed(t)),
    // By the beginning of a number; the unique one goes by the language of the database.
    index('orders_number').on(t.orderNumber.op('text_pattern_ops')),
    index('orders_address').on(sql`lower(${t.customerEmail}) text_pattern_ops`),
    index('orders_mailbox').on(sql`(${mailboxOfOrder})`),
    index('orders_searched').using('gin', partOf(t.id, searchPart), sql`${wordsOf(t)} gin_trgm_ops`),
    index('orders_network').on(t.network, t.submittedAt).where(sql`${t.network} is not null`),
    index('orders_pick_run').on(t.pickRunId).where(sql`${t.pickRunId} is not null`),
    index('orders_round').on(t.roundId).where(sql`${t.roundId} is not null`),
    // Of those that are open: a code is free again once its order is closed.
    uniqueIndex('orders_pickup_code')
      .on(t.storeId, t.pickupCode)
      .where(sql`${t.status} = 'submitted' and ${t.pickupCode} is not null`),
    index('orders_arrived')
      .on(t.storeId, t.arrivedAt)
      .where(sql`${t.fulfilment} = 'ready' and ${t.arrivedAt} is not null`),
    index('orders_slot').on(t.slotId).where(sql`${t.slotId} is not null`),
    // Sorted by slot, the list goes on with those that have none.
    index('orders_listed_no_slot')
      .on(t.listedAt, t.id)
      .where(sql`${isListed(t)} and ${t.slotId} is null`),
    check('orders_amounts', sql`${t.goodsCents} >= 0 and ${t.feeCents} >= 0 and ${t.vatCents} >= 0`),
    check('orders_total', sql`${t.totalCents} = ${t.goodsCents} + ${t.feeCents}`),
    check('orders_credit', sql`${t.creditCents} >= 0`),
    check(
      'orders_numbered',
      sql`${t.status} = 'draft' or (${t.orderNumber} is not null and ${t.submittedAt} is not null)`,
    ),
    check(
      'orders_guest',
      sql`${t.customerId} is not null or ${t.customerEmail} is not null or ${t.erasedAt} is not null
        or (${t.byStaff} and ${t.status} = 'draft')`,
    ),
  ],
);

/** What the staff's list has: all but the shoppers' drafts. */
export function isListed(t: { status: SQLWrapper; byStaff: SQLWrapper }): SQL {
  return sql`(${t.status} <> 'draft' or ${t.byStaff})`;
}

/** What its customer may know of: all but what staff have not placed yet. */
export function isShoppersOwn(t: { status: SQLWrapper; byStaff: SQLWrapper }): SQL {
  return sql`(${t.status} <> 'draft' or not ${t.byStaff})`;
}

/** Ids to a part of the index that a search asks (db/searched). */
const searchPart = 50_000;

/** What staff search an order by. */
function wordsOf(
  t: Record<'orderNumber' | 'customerName' | 'customerEmail' | 'customerPhone' | 'customerPhoneE164', SQLWrapper>,
): SQL {
  const phones = [t.customerPhone, digitsOf(t.customerPhone), t.customerPhoneE164];
  return searchedText(t.orderNumber, t.customerName, t.customerEmail, ...phones);
}

export const searchedOrders: Searched = {
  table: orders,
  id: orders.id,
  part: searchPart,
  hasPhones: true,
  text: wordsOf(orders),
};

export const orderLines = pgTable(
  'order_lines',
  {
    id: serial().primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    productName: text('product_name').notNull(),
    productCategory: text('product_category').notNull(),
    supplier: text(),
    supplierCode: text('supplier_code'),
    supplierItemName: text('supplier_item_name'),
    unit: text().notNull(),
    /** Instead of the order's own. */
    substitution: text({ enum: substitutions }),
    /** Once it is picked, what was in the bag. */
    quantityMilli: integer('quantity_milli').notNull(),
    /** What was ordered of it, once it is picked; 0 for what stands for another line, `substituteFor`. */
    orderedMilli: integer('ordered_milli'),
    substituteFor: integer('substitute_for'),
    /** Price of one unit before and after discount, VAT included. */
    baseCents: integer('base_cents').notNull(),
    unitCents: integer('unit_cents').notNull(),
    discountPercent: smallint('discount_percent'),
    vatBp: smallint('vat_bp').notNull(),
    lineCents: integer('line_cents').notNull(),
    vatCents: integer('vat_cents').notNull(),
  },
  (t) => [
    uniqueIndex('order_lines_position').on(t.orderId, t.position),
    index('order_lines_product').on(t.productId),
    check(
      'order_lines_quantity',
      sql`${t.quantityMilli} between 0 and 1200000 and (${t.quantityMilli} > 0 or ${t.orderedMilli} is not null)`,
    ),
    check('order_lines_amounts', sql`${t.unitCents} >= 0 and ${t.lineCents} >= 0 and ${t.vatCents} >= 0`),
  ],
);
