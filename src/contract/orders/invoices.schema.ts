import { amount, flag, line, linkToken, rowId, text } from '../fields.ts';
import { sentBack } from '../payments/payment.schema.ts';
import { z } from '../zod.ts';
import { orderItem, orderVersion } from './order-write.schema.ts';
import { staffOrderDetail } from './staff-orders.schema.ts';

const byId = z.object({ id: rowId });
/** Of the order's own credit notes, the one to read instead of the invoice. */
const creditNote = line(20).optional();

export const readInvoice = {
  summary: 'The invoice of one’s delivered order as PDF, or one of its credit notes; 404 while there is none',
  input: byId.extend({ token: linkToken, credit_note: creditNote }),
  output: z.instanceof(Blob),
};
export const readOrderCalendar = {
  summary: 'The time of one’s order as a calendar file (RFC 5545); 404 without an agreed time',
  input: byId.extend({ token: linkToken }),
  output: z.instanceof(Blob),
};
export const readStaffInvoice = {
  summary: 'The invoice of any order as PDF, or one of its credit notes; 404 while there is none',
  input: byId.extend({ credit_note: creditNote }),
  output: z.instanceof(Blob),
};
export const refundOrder = {
  summary:
    'Give money of a delivered order back for no goods: makes the credit note; goes back to the means that a provider took ' +
    'it of, the rest to the credit',
  input: byId.extend({ amount, reason: text(500).pipe(z.string().min(1, 'validation.required')) }),
  output: sentBack.extend({ order: staffOrderDetail }),
};
export const retryRefund = {
  summary: 'Ask the provider once more for a refund that failed, under a new key; 409 for any other',
  input: byId.extend({ refund: rowId }),
  output: staffOrderDetail,
};
export const returnGoods = {
  summary:
    'Take goods of a delivered order back, by the agreed prices: makes the credit note. Never more than was delivered ' +
    'less what came back before; `preview` answers what it would be and writes nothing',
  input: byId.extend({
    version: orderVersion,
    order_items: z.array(orderItem.pick({ product_id: true, quantity: true })).max(300, 'validation.tooMany'),
    reason: text(500).pipe(z.string().min(1, 'validation.required')),
    preview: flag.optional(),
    /** Where the money goes: back to the means that a provider took it of (what is said by nobody then), or to the credit. */
    refund: z.enum(['original', 'credit'], 'validation.invalid').optional(),
  }),
  output: staffOrderDetail.extend(sentBack.shape),
};
