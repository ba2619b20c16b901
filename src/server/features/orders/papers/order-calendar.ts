import { Refusal } from '#contract/errors.ts';
import { calendarFile } from '#domain/calendar/calendar-file.ts';
import { eq } from '#server/db/sql.ts';
import { stores } from '#server/db/tables/stores.ts';
import type { Deps } from '#server/deps.ts';
import type { FileAnswer } from '#server/media/send-file.ts';
import type { StoredOrder } from '#server/services/order/stored-order.ts';
import { serverWords } from '#server/words/server-words.ts';

/**
 * The agreed time of an order for a calendar, in the language of the order. Throws `notFound` where there is none, and for an
 * order that will not come.
 */
export async function orderCalendar(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  order: StoredOrder,
  now: Date,
): Promise<FileAnswer> {
  const { id, slot, orderNumber, language, type } = order;
  if (!slot || !orderNumber || (order.status !== 'submitted' && order.status !== 'completed'))
    throw new Refusal('notFound');
  const [store] = await db.select().from(stores).where(eq(stores.id, order.storeId));
  if (!store) throw new Error(`Order ${id} has no store`);
  const { calendar: words } = serverWords[language];
  const place = [order.shippingPostalCode, order.shippingCity].filter(Boolean).join(' ');
  const home = [order.shippingAddress, place].filter(Boolean).join(', ');
  const file = calendarFile(
    {
      uid: `order-${id}@${new URL(config.publicUrl).hostname}`,
      stamp: now,
      start: slot.startsAt,
      end: slot.endsAt,
      summary: words.summary[type](store.name),
      location: type === 'delivery' ? home : `${store.name}, ${store.street}, ${store.postalCode} ${store.city}`,
      description: `${words.order} ${orderNumber}\n${store.name}, ${store.phone}`,
      // Without the token of a signed link: calendars are shared.
      url: `${config.publicUrl}/orders/${id}`,
    },
    'Panier',
  );
  return { content: Buffer.from(file), type: 'text/calendar; charset=utf-8', name: `${orderNumber}.ics` };
}
