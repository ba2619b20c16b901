import { z } from 'zod';
import { staffStatuses } from '#domain/order/status.ts';
import type { Mail, MailDeps } from './mail.ts';
import { orderMail } from './order-mail.ts';
import { selectMailOrder } from './select-mail-order.ts';

type Compose = (deps: MailDeps, payload: unknown) => Promise<Mail | null>;

const confirmation = z.object({ orderId: z.number() });
const moved = z.object({ orderId: z.number(), to: z.enum(staffStatuses) });

/** How each kind of outbox entry becomes a mail; null when there is nobody to write to any more. */
const kinds: Record<string, Compose> = {
  'order-confirmation': async (deps, payload) => {
    const found = await selectMailOrder(deps, confirmation.parse(payload).orderId);
    return found && orderMail(found, 'confirmed');
  },
  'order-moved': async (deps, payload) => {
    const { orderId, to } = moved.parse(payload);
    const found = await selectMailOrder(deps, orderId);
    return found && orderMail(found, to);
  },
};

/** The mail of an outbox entry. Throws for a kind that nobody has declared, so that it stays and is seen. */
export async function composeMail(deps: MailDeps, entry: { kind: string; payload: unknown }): Promise<Mail | null> {
  const compose = kinds[entry.kind];
  if (!compose) throw new Error(`No mail for the kind ${entry.kind}`);
  return compose(deps, entry.payload);
}
