import { endpoint } from './endpoint.ts';

export type { ShopMessage } from './messages.schema.ts';

export const sendMessage = endpoint({
  name: 'sendMessage',
  tag: 'messages',
  method: 'POST',
  path: '/messenger/send',
  access: 'public',
  idempotent: true,
  schemas: async () => (await import('./messages.schema.ts')).sendMessage,
});

export const withdrawOrder = endpoint({
  name: 'withdrawOrder',
  tag: 'messages',
  method: 'POST',
  path: '/order/withdrawal',
  access: 'public',
  idempotent: true,
  schemas: async () => (await import('./messages.schema.ts')).withdrawOrder,
});

export const listMessages = endpoint({
  name: 'listMessages',
  tag: 'back office',
  method: 'GET',
  path: '/messenger/messages',
  access: 'CAN_MANAGE_CUSTOMERS',
  schemas: async () => (await import('./messages.schema.ts')).listMessages,
});

export const readMessage = endpoint({
  name: 'readMessage',
  tag: 'back office',
  method: 'GET',
  path: '/messenger/messages/:id',
  access: 'CAN_MANAGE_CUSTOMERS',
  schemas: async () => (await import('./messages.schema.ts')).readMessage,
});

export const answerMessage = endpoint({
  name: 'answerMessage',
  tag: 'back office',
  method: 'POST',
  path: '/messenger/messages/:id/answer',
  access: 'CAN_MANAGE_CUSTOMERS',
  schemas: async () => (await import('./messages.schema.ts')).answerMessage,
  idempotent: true,
});

export const updateMessage = endpoint({
  name: 'updateMessage',
  tag: 'back office',
  method: 'PUT',
  path: '/messenger/messages/:id',
  access: 'CAN_MANAGE_CUSTOMERS',
  schemas: async () => (await import('./messages.schema.ts')).updateMessage,
  idempotent: true,
});
