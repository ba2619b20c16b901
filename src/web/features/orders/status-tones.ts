import type { OrderStatus } from '#domain/order/status.ts';
import type { Tone } from '#web/ui/show/tone.ts';

/** The colour in which a customer sees the status of an order. */
export const statusTones: Record<OrderStatus, Tone> = {
  draft: 'grey',
  submitted: 'yellow',
  completed: 'green',
  rejected: 'red',
  cancelled: 'red',
};
