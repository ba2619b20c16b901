import { eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { accountTokens, signInChallenges } from '#server/db/tables/account-tokens.ts';
import { customerRoles, customers, refreshTokens, sessions } from '#server/db/tables/accounts.ts';
import { cartLines, carts } from '#server/db/tables/carts.ts';
import { contactMessages } from '#server/db/tables/messages.ts';
import { orderEvents, orderLines, orders } from '#server/db/tables/orders.ts';
import { notificationPreferences, paymentMethods, shippingAddresses } from '#server/db/tables/own-things.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { identities, passkeyChallenges, passkeys, recoveryCodes, twoFactors } from '#server/db/tables/sign-in-means.ts';
import { stockMovements } from '#server/db/tables/stock.ts';
import { tasks } from '#server/db/tables/tasks.ts';

import { messagesOf } from './messages-of.ts';

type Columns = Record<string, PgColumn>;
/** A table with rows of an account, and what the law's two rights mean for it. */
export type PersonalTable = {
  table: PgTable;
  /** Which rows are the account's. */
  of: (customerId: number) => SQL;
  /** The columns that the export has, and under which name; or why it has none. */
  exported: { as: string; columns: Columns } | string;
  /** What erasing the account does to the rows: they go, or they stay without anything that names a person. */
  erased: 'deleted' | 'kept without a person';
};

const orderIds = (customerId: number) =>
  sql`(select ${orders.id} from ${orders} where ${orders.customerId} = ${customerId})`;
const sessionIds = (customerId: number) =>
  sql`(select ${sessions.id} from ${sessions} where ${sessions.customerId} = ${customerId})`;
const cartIds = (customerId: number) =>
  sql`(select ${carts.id} from ${carts} where ${carts.customerId} = ${customerId})`;
const pick = (table: PgTable, ...left: string[]): Columns =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !left.includes(name)));

const secret = 'only of use for signing in';
const internal = 'says nothing of a person';

/** Every table that leads to an account by its keys; a test compares the list with the database. */
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
  whole(reviews, reviews.customerId, 'reviews', 'moderatedBy'),
  whole(carts, carts.customerId, 'carts'),
  {
    table: cartLines,
    of: (id) => inArray(cartLines.cartId, cartIds(id)),
    exported: { as: 'cartLines', columns: pick(cartLines) },
    erased: 'deleted',
  },
  {
    table: tasks,
    of: (id) => eq(tasks.accountId, id),
    exported: { as: 'tasks', columns: pick(tasks, 'error', 'takenUntil', 'tries') },
    erased: 'kept without a person',
  },
  {
    table: orders,
    of: (id) => eq(orders.customerId, id),
    exported: { as: 'orders', columns: pick(orders) },
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
    table: contactMessages,
    of: messagesOf,
    exported: { as: 'messages', columns: pick(contactMessages) },
    erased: 'deleted',
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
