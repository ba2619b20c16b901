import { providerPageEnd } from '#domain/payment/window.ts';
import { eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import type { PlannedCall } from './plan-call.ts';
import type { CallOutcome, KnownPayment, References, Standing } from './provider.ts';

/** What a call came to: a page that was opened, means that are gone, or how the payment stands now. */
export type Answer = { opened: { url: string; references: References } } | { forgotten: true } | { standing: Standing };

/** Makes a planned call to the provider, outside any transaction of ours. Never throws for what the provider does. */
export async function makeCall(deps: PaymentsDeps, call: PlannedCall): Promise<CallOutcome<Answer>> {
  const { row, kind, key } = call;
  const provider = deps.providers.get(row.provider);
  if (!provider) return { kind: 'unknown', text: 'the provider is not configured' };
  if (kind === 'open') {
    const page = await pageToOpen(deps, call);
    return map(await provider.open(page, key), (opened) => ({ opened }));
  }
  const known = knownPayment(call);
  const asStanding = (standing: Standing) => ({ standing });
  switch (kind) {
    case 'lookup':
      return map(await provider.lookup(known), asStanding);
    case 'authoriseApproved':
      return map(await provider.authoriseApproved(known, key), asStanding);
    case 'authoriseKept':
      return map(await provider.authoriseKept(known, key), asStanding);
    case 'reauthorise':
      return map(await provider.reauthorise(known, key), asStanding);
    case 'forgetMeans':
      return map(await provider.forgetMeans(row.references, key), () => ({ forgotten: true }));
    case 'capture':
      return map(await provider.capture(known, row.captureCents ?? 0, true, key), asStanding);
    case 'cancel':
      return map(await provider.cancel(known, key), asStanding);
  }
}

function map<T, U>(outcome: CallOutcome<T>, make: (value: T) => U): CallOutcome<U> {
  return outcome.kind === 'done' ? { kind: 'done', value: make(outcome.value) } : outcome;
}

function knownPayment({ row }: PlannedCall): KnownPayment {
  const { id, references, amountCents, currency, createdAt } = row;
  return { id, references, amountCents, currency, openedAt: createdAt };
}

/** The same for a call that is repeated, as a provider refuses one key with other parameters. */
async function pageToOpen({ db, config }: PaymentsDeps, { row, askedAt, order: known }: PlannedCall) {
  const asked = { orderNumber: orders.orderNumber, language: orders.language };
  const [order] = known ? [known] : await db.select(asked).from(orders).where(eq(orders.id, row.orderId));
  const back = `${config.publicUrl}/payment/return/${row.id}`;
  return {
    id: row.id,
    amountCents: row.amountCents,
    currency: row.currency,
    openedAt: row.createdAt,
    orderNumber: order?.orderNumber ?? '',
    language: order?.language ?? 'fr',
    keepsMeans: row.keepsMeans,
    // What a person may change meanwhile, their address, is not sent: the repeated call would differ.
    email: null,
    expiresAt: providerPageEnd(row.expiresAt, askedAt),
    returnUrl: back,
    cancelUrl: `${back}?left=1`,
  };
}
