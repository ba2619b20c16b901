import { Refusal } from '#contract/errors.ts';
import type { TrackedOrder } from '#contract/orders/orders.ts';
import type { Language } from '#domain/language/language.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { readOrderNumber } from '#domain/order/order-number.ts';
import { trackingWord } from '#domain/order/status.ts';
import { fromMilli } from '#domain/stock/quantity.ts';
import { and, eq, isNotNull, ne, sql } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import type { Deps } from '#server/deps.ts';
import { type StoredOrder, selectOrder } from '#server/services/order/stored-order.ts';
import { isUnpaidOnline } from '#server/services/payments/waits-for-payment.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { limits } from '#server/services/session/limit-table.ts';
import { limitTries, networkOf } from '#server/services/session/limits.ts';

type Asked = { order_number: string; email?: string | undefined };

/**
 * A placed order by its number and email address, or by its number alone for the customer whose it is. Whatever does not
 * match is `notFound`, alike: an answer must not say that a number is one. Throws `invalid` without an address where nobody
 * is signed in, and `tooMany`.
 */
export async function trackOrder(
  deps: Pick<Deps, 'db' | 'connection' | 'clock'>,
  { who, ip, language, decimals }: { who: Identity | null; ip: string; language: Language; decimals: number },
  query: Asked,
): Promise<TrackedOrder> {
  const email = query.email?.trim();
  if (!email && !who)
    throw new Refusal('invalid', { errors: { email: [{ message: 'validation.required', parameters: {} }] } });
  const number = readOrderNumber(query.order_number).toUpperCase();
  await limitTries(deps, limits.tracking, networkOf(ip));
  await limitTries(deps, limits.trackingNumber, number);
  const isPlaced = and(eq(orders.orderNumber, number), ne(orders.status, 'draft'), isNotNull(orders.submittedAt));
  const [found] = await deps.db
    .select({
      id: orders.id,
      customerId: orders.customerId,
      isAddressed: sql<boolean>`lower(${orders.customerEmail}) = lower(${email ?? ''})`,
    })
    .from(orders)
    .where(isPlaced);
  const isOwn = who !== null && found?.customerId === who.customerId;
  const order = found && (isOwn || found.isAddressed) ? await selectOrder(deps.db, found.id, language) : null;
  if (!order) throw new Refusal('notFound');
  return toTracked(order, decimals);
}

function toTracked(order: StoredOrder, decimals: number): TrackedOrder {
  const { shippingAddress, shippingPostalCode, shippingCity } = order;
  const place = [shippingPostalCode, shippingCity].filter(Boolean).join(' ');
  return {
    orderNumber: order.orderNumber ?? '',
    status: trackingWord(order.fulfilment) ?? (order.status === 'rejected' ? 'rejected' : 'cancelled'),
    waitsForPayment: isUnpaidOnline(order, order.payments),
    estimatedDelivery: order.estimatedDeliveryDate,
    shippingAddress: order.type === 'delivery' ? [shippingAddress, place].filter(Boolean).join(', ') : null,
    items: order.lines.map((line) => ({
      name: line.productName,
      quantity: fromMilli(line.quantityMilli),
      unit: line.unit,
      price: toDecimal(line.unitCents, decimals),
    })),
    total: toDecimal(order.totalCents, decimals),
  };
}
