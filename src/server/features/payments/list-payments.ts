import type { Page } from '#contract/page.ts';
import type { ListedPayment } from '#contract/payments/staff-payments.ts';
import type { StaffStores } from '#domain/access/staff-stores.ts';
import { toDecimal } from '#domain/money/cents.ts';
import type { PaymentState } from '#domain/payment/payment-status.ts';
import type { ProviderName } from '#domain/payment/provider.ts';
import type { Db } from '#server/db/connection.ts';
import { findPage, inOrderOf, type Listing, toCappedPage } from '#server/db/find-page.ts';
import { beginningWith } from '#server/db/searched.ts';
import { and, eq, inArray, type SQL, sql } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { payments } from '#server/db/tables/payments.ts';
import { stores } from '#server/db/tables/stores.ts';
import { ownStores } from '#server/services/session/own-stores.ts';

type Asked = {
  page: number;
  perPage: number;
  status?: PaymentState | undefined;
  provider?: ProviderName | undefined;
  day?: string | undefined;
  search?: string | undefined;
  /** Those of whoever asks; null: all. */
  storeIds: StaffStores;
};

/** A page of the payments at providers, the newest first; `decimals` are the currency's. */
export async function selectPayments(
  db: Db,
  filter: Asked,
  decimals: number,
): Promise<Page<ListedPayment> & { totalIsCapped: boolean }> {
  const found = await findPage(db, filter, paymentListing(filter));
  const rows = await db
    .select({ payment: payments, orderNumber: orders.orderNumber, timeZone: stores.timeZone })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(inArray(payments.serial, found.ids));
  const inUnits = (cents: number) => toDecimal(cents, decimals);
  const items = inOrderOf(found.ids, rows, ({ payment }) => payment.serial).map(({ payment, ...of }) => ({
    id: payment.id,
    orderId: payment.orderId,
    orderNumber: of.orderNumber ?? '',
    provider: payment.provider,
    method: payment.method,
    status: payment.status,
    asking: payment.asking,
    reserved: inUnits(payment.reservedCents),
    captured: inUnits(payment.capturedCents),
    refunded: inUnits(payment.refundedCents),
    createdAt: payment.createdAt.toISOString(),
    expiresAt: payment.expiresAt.toISOString(),
    attention: payment.attentionSeenAt === null ? payment.attention : null,
    timeZone: of.timeZone,
  }));
  return toCappedPage(items, found, filter);
}

function paymentListing({ status, provider, day, search, storeIds }: Asked): Listing {
  const where = and(
    ownStores(storeIds, orders.storeId),
    status && eq(payments.status, status),
    provider && eq(payments.provider, provider),
    day === undefined ? undefined : begunOn(day),
    search ? sql`${orders.orderNumber} like ${beginningWith(search.trim().toUpperCase())}` : undefined,
  );
  const from = sql`${payments} join ${orders} on ${eq(orders.id, payments.orderId)}
    join ${stores} on ${eq(stores.id, orders.storeId)}`;
  return { from, where, id: sql`${payments.serial}`, key: sql`${payments.createdAt}`, direction: 'desc' };
}

/** By the store's clock; before it by moments that hold for all clocks, by which the index is read. */
function begunOn(day: string): SQL | undefined {
  const local = sql`(${payments.createdAt} at time zone ${stores.timeZone})::date = ${day}::date`;
  const from = sql`${payments.createdAt} >= (${day}::date - 1)::timestamp at time zone 'UTC'`;
  const to = sql`${payments.createdAt} < (${day}::date + 2)::timestamp at time zone 'UTC'`;
  return and(from, to, local);
}
