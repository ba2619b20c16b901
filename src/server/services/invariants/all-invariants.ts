import { creditByLedger } from './checks/credit-by-ledger.ts';
import { creditNotes } from './checks/credit-notes.ts';
import { draftStock } from './checks/draft-stock.ts';
import { draftsUnpaid } from './checks/drafts-unpaid.ts';
import { invoiceNumbers } from './checks/invoice-numbers.ts';
import { invoiceTotals } from './checks/invoice-totals.ts';
import { invoicedOrders } from './checks/invoiced-orders.ts';
import { orderChanges } from './checks/order-changes.ts';
import { orderCredit } from './checks/order-credit.ts';
import { orderLines } from './checks/order-lines.ts';
import { orderTotals } from './checks/order-totals.ts';
import { orderVat } from './checks/order-vat.ts';
import { slotPlaces } from './checks/slot-places.ts';
import { slotRoom } from './checks/slot-room.ts';
import { stockByLedger } from './checks/stock-by-ledger.ts';
import type { Invariant } from './invariant.ts';

/** All that is checked every night, in the order in which it is shown: a file and a line each. */
export const allInvariants: readonly Invariant[] = [
  stockByLedger,
  orderTotals,
  orderVat,
  orderChanges,
  orderLines,
  draftsUnpaid,
  draftStock,
  creditByLedger,
  orderCredit,
  slotPlaces,
  slotRoom,
  invoicedOrders,
  invoiceNumbers,
  invoiceTotals,
  creditNotes,
];
