import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/messages/messages.ts';
import { mailboxOf } from '#domain/account/mailbox.ts';
import { readOrderNumber } from '#domain/order/order-number.ts';
import type { Deps } from '#server/deps.ts';
import { requireKnownClient } from '#server/http/call/client-id.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { limits } from '#server/services/session/limit-table.ts';
import { limitTries, networkOf } from '#server/services/session/limits.ts';
import { answerMessage } from './answer-message.ts';
import { handleMessage, lockMessage, messageChange } from './handle-message.ts';
import { keepMessage } from './keep-message.ts';
import { requireMessage, selectMessages } from './select-messages.ts';

/** Messages to the shop: customers write them, staff read and answer them. */
export async function messageRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await implementWrite(app, deps, calls.sendMessage, {
    before: async ({ input, request }) => {
      requireKnownClient(input.client_id, deps.config.clientId);
      await limitTries(deps, limits.contact, networkOf(request.ip));
    },
    handle: async ({ input, ...call }) => {
      const { type, from_name: fromName, from_email: fromEmail, subject, message } = input;
      await keepMessage(call, { type, fromName, fromEmail, subject, message });
      return null;
    },
  });
  await implementWrite(app, deps, calls.withdrawOrder, {
    before: async ({ input, request }) => {
      requireKnownClient(input.client_id, deps.config.clientId);
      await limitTries(deps, limits.withdrawal, networkOf(request.ip));
      await limitTries(deps, limits.withdrawalTo, mailboxOf(input.from_email));
    },
    handle: async ({ input, ...call }) => {
      const { from_name: fromName, from_email: fromEmail, order_number: orderNumber, items = [] } = input;
      await keepMessage(call, {
        type: 'withdrawal',
        fromName,
        fromEmail,
        orderNumber: readOrderNumber(orderNumber),
        items,
      });
      return null;
    },
  });
  await implement(app, deps, calls.listMessages, ({ input: { per_page, ...asked } }) =>
    selectMessages(deps.db, { ...asked, perPage: per_page }),
  );
  const own = ({ id }: { id: number }) => requireMessage(deps.db, id);
  await implement(app, deps, calls.readMessage, { own, handle: async ({ own }) => own });
  await implementWrite(app, deps, calls.answerMessage, {
    own,
    handle: async ({ input, ...call }) => {
      const before = await answerMessage(call, input);
      const message = await requireMessage(call.tx, input.id);
      await call.audit(messageChange(before, message));
      return message;
    },
  });
  await implementWrite(app, deps, calls.updateMessage, {
    own,
    handle: async ({ input: { id, version, handled }, ...call }) => {
      const before = await lockMessage(call, id, version);
      await handleMessage(call, id, handled);
      const message = await requireMessage(call.tx, id);
      await call.audit(messageChange(before, message));
      return message;
    },
  });
}
