import type { Cents } from '#domain/money/cents.ts';
import { isHeld, isWaiting, type PaymentState } from '#domain/payment/payment-status.ts';
import type { BankAccount } from '#domain/transfer/bank-account.ts';
import { and, asc, eq, inArray, isNotNull, sql } from '#server/db/sql.ts';
import { type orderLines, orders } from '#server/db/tables/orders.ts';
import { notificationPreferences } from '#server/db/tables/own-things.ts';
import { shop } from '#server/db/tables/shop.ts';
import { slots } from '#server/db/tables/slots.ts';
import { storeHours, stores } from '#server/db/tables/stores.ts';
import { orderLink, proposalsLink } from '#server/services/order/order-link.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import type { MailDeps } from '../mail.ts';

type MailLine = Pick<
  typeof orderLines.$inferSelect,
  | 'id'
  | 'productName'
  | 'quantityMilli'
  | 'orderedMilli'
  | 'substituteFor'
  | 'unit'
  | 'unitCents'
  | 'lineCents'
  | 'substitution'
>;
export type MailOrder = {
  order: OrderRow & { lines: MailLine[] };
  store: typeof stores.$inferSelect;
  /** When it comes or is collected; null: agreed later. */
  slot: { startsAt: Date; endsAt: Date } | null;
  hours: { weekday: number; opens: string; closes: string }[];
  shopName: string;
  /** Where transfers go; null: the shop has no account. */
  account: BankAccount | null;
  /** ISO 4217. */
  currency: string;
  /** Opens the order without signing in. */
  link: string;
  /** Where what is proposed in the place of goods that have run out is answered. */
  proposalsLink: string;
  /** False for a customer who wants no mail about where an order stands. */
  wantsNews: boolean;
  /** What is reserved for it at most, or its means are kept for; null: nothing. */
  held: { upToCents: Cents; isKept: boolean } | null;
  /** It is to be paid at a provider, and is not yet. */
  waitsForPayment: boolean;
};

const lines = sql<MailLine[]>`(
  select coalesce(json_agg(json_build_object('id', l.id, 'productName', l.product_name, 'quantityMilli', l.quantity_milli,
    'orderedMilli', l.ordered_milli, 'substituteFor', l.substitute_for,
    'unit', l.unit, 'unitCents', l.unit_cents, 'lineCents', l.line_cents, 'substitution', l.substitution) order by l.position), '[]')
  from order_lines l where l.order_id = orders.id)`;

type Held = { status: PaymentState; amountCents: Cents };
/** Those that wait, or hold the money or the means to it. */
const heldPayments = sql<Held[]>`(
  select coalesce(json_agg(json_build_object('status', p.status, 'amountCents', p.amount_cents)), '[]')
  from payments p where p.order_id = orders.id and p.status in ('open', 'pending', 'authorised', 'kept'))`;

/** What the mails about these orders say, by order; those that are gone or have no address to write to are left out. */
export async function selectMailOrders(
  deps: MailDeps,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, MailOrder>> {
  if (orderIds.length === 0) return new Map();
  const { db, config } = deps;
  const found = await db
    .select({
      order: orders,
      lines,
      payments: heldPayments,
      wantsNews: notificationPreferences.emailOrderUpdates,
      slot: { startsAt: slots.startsAt, endsAt: slots.endsAt },
    })
    .from(orders)
    .leftJoin(slots, eq(slots.id, orders.slotId))
    // Guests have no preferences, and many a customer has never chosen.
    .leftJoin(notificationPreferences, eq(notificationPreferences.customerId, orders.customerId))
    .where(and(inArray(orders.id, [...orderIds]), isNotNull(orders.customerEmail)));
  const storeIds = [...new Set(found.map(({ order }) => order.storeId))];
  const [allStores, allHours, [identity]] = await Promise.all([
    db.select().from(stores).where(inArray(stores.id, storeIds)),
    db
      .select()
      .from(storeHours)
      .where(inArray(storeHours.storeId, storeIds))
      .orderBy(asc(storeHours.weekday), asc(storeHours.opens)),
    db
      .select({ name: shop.name, account: { iban: shop.iban, bic: shop.bic, accountHolder: shop.accountHolder } })
      .from(shop),
  ]);
  const storeById = new Map(allStores.map((store) => [store.id, store]));
  const hoursOf = Map.groupBy(allHours, ({ storeId }) => storeId);
  return new Map(
    found.flatMap(({ order, lines, payments, slot, wantsNews }) => {
      const store = storeById.get(order.storeId);
      if (!store) return [];
      const hours = (hoursOf.get(store.id) ?? []).map(({ weekday, opens, closes }) => ({ weekday, opens, closes }));
      const shopName = identity?.name ?? 'Panier';
      const link = orderLink(deps, order.id);
      const { currency } = config;
      const held = payments.find(({ status }) => isHeld(status));
      const mail = {
        order: { ...order, lines },
        store,
        slot,
        hours,
        shopName,
        account: identity?.account.iban ? identity.account : null,
        currency,
        link,
        proposalsLink: proposalsLink(deps, order.id),
        wantsNews: wantsNews ?? true,
        held: held ? { upToCents: held.amountCents, isKept: held.status === 'kept' } : null,
        waitsForPayment: order.paymentStatus === 'needs_payment' && payments.some(({ status }) => isWaiting(status)),
      };
      return [[order.id, mail]];
    }),
  );
}
