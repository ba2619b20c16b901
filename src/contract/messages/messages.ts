import { call } from '../endpoint.ts';

export type { ShopMessage } from './messages.schema.ts';

const schemas = () => import('./messages.schema.ts');
const shop = { tag: 'messages', schemas } as const;
const office = { tag: 'back office', schemas } as const;

export const sendMessage = call(shop, 'sendMessage', 'POST /messenger/send', {
  access: 'public',
  idempotent: true,
});

export const withdrawOrder = call(shop, 'withdrawOrder', 'POST /order/withdrawal', {
  access: 'public',
  idempotent: true,
});

export const listMessages = call(office, 'listMessages', 'GET /messenger/messages', { access: 'CAN_MANAGE_CUSTOMERS' });

export const readMessage = call(office, 'readMessage', 'GET /messenger/messages/:id', {
  access: 'CAN_MANAGE_CUSTOMERS',
});

export const answerMessage = call(office, 'answerMessage', 'POST /messenger/messages/:id/answer', {
  access: 'CAN_MANAGE_CUSTOMERS',
  idempotent: true,
});

export const updateMessage = call(office, 'updateMessage', 'PUT /messenger/messages/:id', {
  access: 'CAN_MANAGE_CUSTOMERS',
  idempotent: true,
});
