import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import type { Language } from '#domain/language/language.ts';
import { fromMilli, type Milli } from '#domain/stock/quantity.ts';
import type { Write } from '#server/db/transact.ts';
import type { Audit } from '#server/services/audit/record-audit.ts';
import type { Offered } from '#server/services/order/offered-methods.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import type { Identity } from '#server/services/session/identity.ts';
import type { OrderCall } from '../core/order-call.ts';
import type { ChangeCall } from '../placed/change-call.ts';
import type { Buyer } from './find-buyer.ts';
import { readStaffDetail } from './order-detail.ts';

/** Who of the staff writes, in which transaction, at what moment; `decimals` are the currency's. */
export type StaffWrite = Write & { who: Identity; now: Date; decimals: number; audit: Audit };

/** The same for the content of an order: in whose language, and the payment methods that are offered. */
export type StaffOrderWrite = StaffWrite &
  Offered & {
    language: Language;
    secret: Uint8Array;
  };

/** The same for a placed order that they change, and why. */
export function changeCallOf(
  write: StaffOrderWrite,
  { storeId }: Pick<OrderRow, 'storeId'>,
  reason: string | null,
): ChangeCall<StaffOrderDetail> {
  const { tx, announce, now, decimals, secret, who, audit, online } = write;
  return {
    by: 'shop',
    tx,
    announce,
    now,
    decimals,
    secret,
    online,
    keepsWishes: true,
    reason,
    actorId: who.customerId,
    holderId: null,
    noteEmptied: async (goods) => {
      for (const { productId: id, availableMilli } of goods) {
        const stock = (milli: Milli) => ({ stores: { [storeId]: { quantityInStock: fromMilli(milli) } } });
        await audit({ thing: 'product', id, storeId, before: stock(availableMilli), after: stock(0) });
      }
    },
    ...answeredToStaff(decimals),
  };
}

/** How an order that is written, or would be, is answered to staff; `decimals` are the currency's. */
export function answeredToStaff(decimals: number): Pick<ChangeCall<StaffOrderDetail>, 'answer' | 'stays'> {
  return {
    answer: (tx, id) => readStaffDetail({ tx, decimals }, id),
    stays: [
      'version',
      'orderNumber',
      'status',
      'waitsForPayment',
      'nextStatuses',
      'nextPaymentStatuses',
      'date',
      'events',
      'history',
    ],
  };
}

/** An order that staff write for a buyer: at the buyer's prices and in their language, answered as staff see it. */
export function orderCallFor(write: StaffOrderWrite, found: Buyer | null): OrderCall<StaffOrderDetail> {
  const { tx, announce, now, decimals, offered, account, online, secret, who } = write;
  return {
    tx,
    announce,
    now,
    decimals,
    offered,
    account,
    online,
    secret,
    language: found?.language ?? write.language,
    buyer: found?.buyer ?? null,
    unverified: null,
    staffId: who.customerId,
    answer: (db, { id }) => readStaffDetail(db, id),
  };
}
