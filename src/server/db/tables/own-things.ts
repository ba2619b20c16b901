import { savedPaymentTypes } from '#domain/account/saved-payment.ts';
import { boolean, check, index, integer, pgTable, serial, text, uniqueIndex } from '#server/db/pg-core.ts';
import { sql } from '#server/db/sql.ts';
import { customers } from './accounts.ts';
import { createdAt, instant } from './columns.ts';
import { payments } from './payments.ts';

const customerId = () =>
  integer('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

export const shippingAddresses = pgTable(
  'shipping_addresses',
  {
    id: serial().primaryKey(),
    customerId: customerId(),
    name: text().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    zipCode: text('zip_code').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('shipping_addresses_customer').on(t.customerId),
    uniqueIndex('shipping_addresses_one_default').on(t.customerId).where(sql`${t.isDefault}`),
  ],
);

/** How somebody likes to pay, masked: no number that could be paid with. What was typed is never charged. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: serial().primaryKey(),
    customerId: customerId(),
    type: text({ enum: savedPaymentTypes }).notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    brand: text(),
    last4: text(),
    /** MM/YY. */
    exp: text(),
    bankName: text('bank_name'),
    /** The last four digits. */
    accountNumber: text('account_number'),
    checkNumber: text('check_number'),
    checkBankName: text('check_bank_name'),
    /** Of a card that a provider keeps: the payment that it was kept by, which names it there. Null: it was typed. */
    keptBy: text('kept_by').references(() => payments.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('payment_methods_customer').on(t.customerId),
    uniqueIndex('payment_methods_kept').on(t.keptBy).where(sql`${t.keptBy} is not null`),
    uniqueIndex('payment_methods_one_default').on(t.customerId).where(sql`${t.isDefault}`),
    check('payment_methods_masked', sql`length(${t.last4}) <= 4 and length(${t.accountNumber}) <= 4`),
  ],
);

/** What somebody wants to be written about. What the law asks for is sent whatever stands here. */
export const notificationPreferences = pgTable('notification_preferences', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  emailOrderUpdates: boolean('email_order_updates').notNull().default(true),
  smsDeliveryUpdates: boolean('sms_delivery_updates').notNull().default(false),
  marketingEmails: boolean('marketing_emails').notNull().default(false),
  // What the devices are told that somebody has turned push on in; without one, nothing is.
  pushSlots: boolean('push_slots').notNull().default(true),
  pushSubstitutes: boolean('push_substitutes').notNull().default(true),
  pushOnItsWay: boolean('push_on_its_way').notNull().default(true),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
