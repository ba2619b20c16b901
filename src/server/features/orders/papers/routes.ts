import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import * as calls from '#contract/orders/invoices.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { requestLanguage } from '#server/http/call/request-language.ts';
import { createPdfThread } from '#server/papers/pdf-thread.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { findReadableOrder } from '../shop/read-order.ts';
import { readStaffDetail } from '../staff/order-detail.ts';
import { orderCalendar } from './order-calendar.ts';
import { readInvoiceFile } from './read-invoice.ts';
import { refundOrder } from './refund-order.ts';
import { retryRefund } from './retry-refund.ts';
import { returnGoods } from './return-goods.ts';

export async function orderPaperRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config } = deps;
  const pdfs = createPdfThread();
  app.addHook('onClose', pdfs.stop);
  const papers = { ...deps, make: pdfs.make };
  /** Once its person was erased, only staff may read what still names them. */
  const own = async ({ id, who, request }: { id: number; who: Identity | null; request: FastifyRequest }) => {
    const { token } = request.query as { token?: unknown };
    const order = await findReadableOrder(deps, who, { id, token, reader: requestLanguage(request) });
    if (order.erasedAt) throw new Refusal('notFound');
    return order;
  };
  await implement(app, deps, calls.readInvoice, { own, handle: ({ input }) => readInvoiceFile(papers, input) });
  await implement(app, deps, calls.readOrderCalendar, {
    own,
    handle: (call) => orderCalendar(deps, call.own, call.now),
  });
  const ofStaff = ({ id }: { id: number }) => readStaffDetail({ tx: db, decimals: config.decimals }, id);
  await implement(app, deps, calls.readStaffInvoice, {
    own: ofStaff,
    handle: ({ input }) => readInvoiceFile(papers, input),
  });
  await implementWrite(app, deps, calls.refundOrder, {
    own: ofStaff,
    handle: ({ input, ...call }) => refundOrder({ ...call, currency: config.currency }, input),
  });
  await implementWrite(app, deps, calls.retryRefund, {
    own: ofStaff,
    handle: ({ input, ...call }) => retryRefund(call, input),
  });
  await implementWrite(app, deps, calls.returnGoods, {
    own: ofStaff,
    handle: ({ input, ...call }) => returnGoods({ ...call, currency: config.currency }, input),
  });
}
