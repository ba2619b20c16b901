import { call } from '../endpoint.ts';

export type { ShopMessage } from './messages.schema.ts';

const schemas = () => import('./messages.schema.ts');
const shop = { tag: 'messages', access: 'public', schemas } as const;
const office = { tag: 'back office', access: 'CAN_MANAGE_CUSTOMERS', schemas } as const;

export const sendMessage = call(shop, 'sendMessage', 'POST /messenger/send', { idempotent: true });

export const withdrawOrder = call(shop, 'withdrawOrder', 'POST /order/withdrawal', { idempotent: true });

export const listMessages = call(office, 'listMessages', 'GET /messenger/messages');

export const readMessage = call(office, 'readMessage', 'GET /messenger/messages/:id');

export const answerMessage = call(office, 'answerMessage', 'POST /messenger/messages/:id/answer', { idempotent: true });

export const updateMessage = call(office, 'updateMessage', 'PUT /messenger/messages/:id', { idempotent: true });
