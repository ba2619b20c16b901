import type { PgColumn, PgTable } from '#server/db/pg-core.ts';
import { eq, inArray, sql } from '#server/db/sql.ts';
import { accountTokens, signInChallenges } from '#server/db/tables/account-tokens.ts';
import { customerRoles, customers, refreshTokens, sessions } from '#server/db/tables/accounts.ts';
import { auditPersonal } from '#server/db/tables/audit.ts';
import { cartLines, carts } from '#server/db/tables/carts.ts';
import { creditMovements } from '#server/db/tables/credit.ts';
import { invoices } from '#server/db/tables/invoices.ts';
import { shoppingListItems, shoppingLists } from '#server/db/tables/lists.ts';
import { contactMessages, messageAnswers } from '#server/db/tables/messages.ts';
import { notes } from '#server/db/tables/notes.ts';
import { officeSettings, savedViews } from '#server/db/tables/office-settings.ts';
import { orderChanges, orderEvents } from '#server/db/tables/order-events.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { notificationPreferences, paymentMethods, shippingAddresses } from '#server/db/tables/own-things.ts';
import { orderWishes, paymentEvents, payments, refunds } from '#server/db/tables/payments.ts';
import { apiKeys } from '#server/db/tables/programs.ts';
import { pushDevices } from '#server/db/tables/push.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { identities, passkeyChallenges, passkeys, recoveryCodes, twoFactors } from '#server/db/tables/sign-in-means.ts';
import { slotPlaces } from '#server/db/tables/slot-places.ts';
import { stockMovements } from '#server/db/tables/stock.ts';
import { tasks } from '#server/db/tables/tasks.ts';
import { goodsTables } from './goods-tables.ts';
import { messagesOf } from './mails-of.ts';
import { type PersonalTable, pick } from './personal-table.ts';

const orderIds = (customerId: number) =>
  sql`(select ${orders.id} from ${orders} where ${orders.customerId} = ${customerId})`;
const eventIds = (customerId: number) =>
  sql`(select ${orderEvents.id} from ${orderEvents} where ${orderEvents.orderId} in ${orderIds(customerId)})`;
const paymentIds = (customerId: number) =>
  sql`(select ${payments.id} from ${payments} where ${payments.orderId} in ${orderIds(customerId)})`;
const sessionIds = (customerId: number) =>
  sql`(select ${sessions.id} from ${sessions} where ${sessions.customerId} = ${customerId})`;
const cartIds = (customerId: number) =>
  sql`(select ${carts.id} from ${carts} where ${carts.customerId} = ${customerId})`;
const listIds = (customerId: number) =>
  sql`(select ${shoppingLists.id} from ${shoppingLists} where ${shoppingLists.customerId} = ${customerId})`;
const messageIds = (customerId: number) =>
  sql`(select ${contactMessages.id} from ${contactMessages} where ${messagesOf(customerId)})`;
const secret = 'only of use for signing in';
const internal = 'says nothing of a person';

const internalOfPayments = ['serial', 'references', 'url', 'wants', 'nextAt', 'tries', 'attentionSeenBy'];

/** Every table whose keys refer to an account; a test compares the list with the database. */
export const personalTables: readonly PersonalTable[] = [
  {
    table: customers,
    of: (id) => eq(customers.id, id),
    exported: { as: 'account', columns: pick(customers, 'passwordHash') },
    erased: 'deleted',
  },
  whole(customerRoles, customerRoles.customerId, 'roles'),
  {
    table: sessions,
    of: (id) => eq(sessions.customerId, id),
    exported: { as: 'sessions', columns: pick(sessions, 'id') },
    erased: 'deleted',
  },
  hidden(refreshTokens, (id) => inArray(refreshTokens.sessionId, sessionIds(id)), secret),
  hidden(accountTokens, (id) => eq(accountTokens.customerId, id), secret),
  hidden(signInChallenges, (id) => eq(signInChallenges.customerId, id), secret),
  hidden(recoveryCodes, (id) => eq(recoveryCodes.customerId, id), secret),
  hidden(passkeyChallenges, (id) => eq(passkeyChallenges.customerId, id), secret),
  {
    table: twoFactors,
    of: (id) => eq(twoFactors.customerId, id),
    exported: { as: 'twoFactor', columns: pick(twoFactors, 'secret', 'lastStep') },
    erased: 'deleted',
  },
  whole(passkeys, passkeys.customerId, 'passkeys'),
  whole(identities, identities.customerId, 'identities'),
  whole(shippingAddresses, shippingAddresses.customerId, 'shippingAddresses'),
  whole(paymentMethods, paymentMethods.customerId, 'paymentMethods'),
  whole(notificationPreferences, notificationPreferences.customerId, 'notificationPreferences'),
  whole(pushDevices, pushDevices.customerId, 'pushDevices', 'sessionId', 'p256dh', 'auth'),
  whole(reviews, reviews.customerId, 'reviews', 'moderatedBy'),
  whole(creditMovements, creditMovements.customerId, 'creditMovements', 'actorId'),
  whole(savedViews, savedViews.ownerId, 'savedViews'),
  whole(apiKeys, apiKeys.makerId, 'apiKeys', 'hash'),
  whole(officeSettings, officeSettings.customerId, 'officeSettings'),
  {
    table: notes,
    of: (id) => sql`(${notes.customerId} = ${id} or ${notes.orderId} in ${orderIds(id)})`,
    exported: { as: 'notes', columns: pick(notes, 'actorId') },
    erased: 'deleted',
  },
  whole(carts, carts.customerId, 'carts'),
  {
    table: payments,
    of: (id) => inArray(payments.orderId, orderIds(id)),
    exported: { as: 'payments', columns: pick(payments, ...internalOfPayments) },
    erased: 'kept without a person',
  },
  {
    table: paymentEvents,
    of: (id) => inArray(paymentEvents.paymentId, paymentIds(id)),
    exported: internal,
    erased: 'kept without a person',
  },
  {
    table: refunds,
    of: (id) => inArray(refunds.orderId, orderIds(id)),
    exported: { as: 'refunds', columns: pick(refunds, 'key', 'tries', 'nextAt') },
    erased: 'kept without a person',
  },
  {
    table: orderWishes,
    of: (id) => sql`(${orderWishes.orderId} in ${orderIds(id)} or ${orderWishes.actorId} = ${id})`,
    exported: { as: 'orderWishes', columns: pick(orderWishes, 'actorId') },
    erased: 'deleted',
  },
  {
    table: cartLines,
    of: (id) => inArray(cartLines.cartId, cartIds(id)),
    exported: { as: 'cartLines', columns: pick(cartLines) },
    erased: 'deleted',
  },
  whole(shoppingLists, shoppingLists.customerId, 'shoppingLists'),
  {
    table: shoppingListItems,
    of: (id) => inArray(shoppingListItems.listId, listIds(id)),
    exported: { as: 'shoppingListItems', columns: pick(shoppingListItems) },
    erased: 'deleted',
  },
  {
    table: tasks,
    of: (id) => eq(tasks.accountId, id),
    exported: { as: 'tasks', columns: pick(tasks, 'error', 'takenUntil', 'tries') },
    erased: 'kept without a person',
  },
  ...goodsTables(orderIds),
  {
    table: orders,
    of: (id) => eq(orders.customerId, id),
    exported: { as: 'orders', columns: pick(orders, 'madeBy') },
    erased: 'kept without a person',
  },
  {
    table: orderLines,
    of: (id) => inArray(orderLines.orderId, orderIds(id)),
    exported: { as: 'orderLines', columns: pick(orderLines) },
    erased: 'kept without a person',
  },
  {
    table: orderEvents,
    of: (id) => inArray(orderEvents.orderId, orderIds(id)),
    exported: { as: 'orderEvents', columns: pick(orderEvents, 'actorId') },
    erased: 'kept without a person',
  },
  {
    table: orderChanges,
    of: (id) => inArray(orderChanges.eventId, eventIds(id)),
    exported: { as: 'orderChanges', columns: pick(orderChanges) },
    erased: 'kept without a person',
  },
  {
    table: invoices,
    of: (id) => inArray(invoices.orderId, orderIds(id)),
    exported: { as: 'invoices', columns: pick(invoices) },
    erased: 'kept by law',
  },
  {
    table: contactMessages,
    of: messagesOf,
    exported: { as: 'messages', columns: pick(contactMessages, 'handledBy') },
    erased: 'deleted',
  },
  {
    table: messageAnswers,
    of: (id) => inArray(messageAnswers.messageId, messageIds(id)),
    exported: { as: 'messageAnswers', columns: pick(messageAnswers, 'actorId') },
    erased: 'deleted',
  },
  {
    table: auditPersonal,
    of: (id) => sql`(${auditPersonal.customerId} = ${id} or ${auditPersonal.orderId} in ${orderIds(id)}
      or ${auditPersonal.messageId} in (select ${contactMessages.id} from ${contactMessages} where ${messagesOf(id)}))`,
    exported: { as: 'changesByStaff', columns: pick(auditPersonal) },
    erased: 'deleted',
  },
  {
    table: slotPlaces,
    of: (id) => sql`(${slotPlaces.customerId} = ${id} or ${slotPlaces.orderId} in ${orderIds(id)})`,
    exported: internal,
    erased: 'kept without a person',
  },
  {
    table: stockMovements,
    of: (id) => inArray(stockMovements.orderId, orderIds(id)),
    exported: internal,
    erased: 'kept without a person',
  },
];

function whole(table: PgTable, column: PgColumn, as: string, ...left: string[]): PersonalTable {
  return { table, of: (id) => eq(column, id), exported: { as, columns: pick(table, ...left) }, erased: 'deleted' };
}

function hidden(table: PgTable, of: PersonalTable['of'], why: string): PersonalTable {
  return { table, of, exported: why, erased: 'deleted' };
}
