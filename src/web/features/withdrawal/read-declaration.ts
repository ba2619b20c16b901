import type { InputOf } from '#contract/endpoint.ts';
import type { withdrawOrder } from '#contract/messages.ts';

export type Declaration = InputOf<typeof withdrawOrder>;

/** What the form declares: one product a line, all of the order where nothing is named. */
export function readDeclaration(fields: FormData, clientId: string | undefined): Declaration {
  const of = (name: string) => String(fields.get(name) ?? '');
  const items = of('items')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    order_number: of('order_number'),
    from_name: of('from_name'),
    from_email: of('from_email'),
    ...(items.length > 0 && { items }),
    ...(clientId !== undefined && { client_id: clientId }),
  };
}
