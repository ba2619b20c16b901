import type { InputOf } from '#contract/endpoint.ts';
import type { withdrawOrder } from '#contract/messages/messages.ts';
import { declaredItems } from '#domain/messages/contact-message.ts';

export type Declaration = InputOf<typeof withdrawOrder>;

/** What the form declares: one product a line, all of the order where nothing is named. */
export function readDeclaration(of: (name: string) => string, clientId: string | undefined): Declaration {
  const items = declaredItems(of('items'));
  return {
    order_number: of('order_number'),
    from_name: of('from_name'),
    from_email: of('from_email'),
    ...(items.length > 0 && { items }),
    ...(clientId !== undefined && { client_id: clientId }),
  };
}
