import { z } from 'zod';
import { saidIn } from '#domain/language/by-language.ts';
import { dateWriter } from '#domain/language/date-writer.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, eq, inArray } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { orderEvents } from '#server/db/tables/order-events.ts';
import { orders } from '#server/db/tables/orders.ts';
import { recallOrders, recalls } from '#server/db/tables/recalls.ts';
import { shop } from '#server/db/tables/shop.ts';
import { stores } from '#server/db/tables/stores.ts';
import { orderLink } from '#server/services/order/order-link.ts';
import { formatQuantity } from '../format.ts';
import type { MailDeps } from '../mail.ts';
import type { MailEntry, Selected } from '../mails.ts';
import type { RecallContent } from './recall-mail.ts';

const payloadOf = z.object({ recallId: z.number(), orderId: z.number() });

/** What these mails say, by entry; null where the recall is gone, or the order that names the mail has no address any more. */
export async function selectRecallMails(deps: MailDeps, entries: readonly MailEntry[]): Selected<RecallContent> {
  const read = entries.map(({ id, payload }) => ({ id, ...payloadOf.parse(payload) }));
  const found = await selectOrders(
    deps.db,
    read.map(({ recallId }) => recallId),
  );
  const [identity] = await deps.db.select({ name: shop.name }).from(shop);
  const shopName = identity?.name ?? 'Panier';
  return read.map(({ id, recallId, orderId }): [number, RecallContent | null] => {
    const own = found.filter((row) => row.recall.id === recallId && row.mailOrderId === orderId);
    const named = own.find(({ order }) => order.id === orderId);
    const address = named?.order.customerEmail;
    if (!named || !address) return [id, null];
    const { recall, order, unit } = named;
    // As whoever ordered last has it.
    const { language } = own.at(-1)?.order ?? order;
    return [
      id,
      {
        to: { name: order.customerName ?? '', address },
        language,
        shopName,
        product: saidIn(recall.productNames, language) ?? '',
        lot: recall.lot,
        reason: recall.reason,
        advice: recall.advice,
        words: saidIn(recall.words, language) ?? '',
        orders: own.map((one) => ({
          number: one.order.orderNumber ?? '',
          quantity: formatQuantity(one.milli, unit, language),
          day: dateWriter(language, { dateStyle: 'long', timeZone: one.timeZone })(
            one.at ?? one.order.submittedAt ?? recall.createdAt,
          ),
        })),
        link: orderLink(deps, order.id),
      },
    ];
  });
}

async function selectOrders(db: Db, recallIds: readonly number[]) {
  const rows = await db
    .select({
      recall: recalls,
      order: orders,
      unit: products.unit,
      timeZone: stores.timeZone,
      milli: recallOrders.quantityMilli,
      mailOrderId: recallOrders.mailOrderId,
    })
    .from(recallOrders)
    .innerJoin(recalls, eq(recalls.id, recallOrders.recallId))
    .innerJoin(products, eq(products.id, recalls.productId))
    .innerJoin(orders, eq(orders.id, recallOrders.orderId))
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(inArray(recallOrders.recallId, [...recallIds]))
    .orderBy(asc(orders.id));
  const events = await db
    .select({ orderId: orderEvents.orderId, at: orderEvents.at })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.kind, 'move'),
        eq(orderEvents.to, 'delivered'),
        inArray(
          orderEvents.orderId,
          rows.map(({ order }) => order.id),
        ),
      ),
    )
    .orderBy(asc(orderEvents.at));
  const handedOver = new Map(events.map(({ orderId, at }) => [orderId, at]));
  return rows.map((row) => ({ ...row, at: handedOver.get(row.order.id) }));
}
