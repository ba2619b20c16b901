import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalidFields } from '#contract/errors.ts';
import * as calls from '#contract/payments/payments.ts';
import * as staffCalls from '#contract/payments/staff-payments.ts';
import type { Deps } from '#server/deps.ts';
import { implement } from '#server/http/call/implement.ts';
import type { PostedEvent } from '#server/services/payments/online-payments.ts';
import { selectPayments } from './list-payments.ts';
import { leadOn, returnFromPayment } from './payment-page.ts';
import { readReconciliation } from './reconcile-day.ts';

/** Where payers come back to, and where providers say what has happened. */
export async function paymentRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await implement(app, deps, calls.readPayment, ({ input, decimals }) => leadOn(deps, input.id, decimals));
  await implement(app, deps, calls.returnFromPayment, ({ input: { id, left = false }, decimals }) =>
    returnFromPayment(deps, { id, left }, decimals),
  );
  await implement(app, deps, staffCalls.listPayments, ({ decimals, input, who: { storeIds } }) => {
    const { per_page: perPage, ...asked } = input;
    return selectPayments(deps.db, { ...asked, perPage, storeIds }, decimals);
  });
  await implement(app, deps, staffCalls.readReconciliation, ({ input, decimals }) =>
    readReconciliation(deps.db, input.day ?? null, decimals),
  );
  await implement(app, deps, staffCalls.reconcilePayments, async ({ input: { day }, now, decimals }) => {
    if (day > now.toISOString().slice(0, 10)) throw invalidFields({ day: 'payments.dayAhead' });
    await deps.payments.reconcile(day);
    const found = await readReconciliation(deps.db, day, decimals);
    if (!found) throw new Error('the comparison was not kept');
    return found;
  });
  await implement(app, deps, staffCalls.readProviders, () => deps.payments.providers());
  await implement(app, deps, calls.receiveStripeEvent, ({ request, input }) =>
    deps.payments.receive('stripe', posted(request, input.bytes)),
  );
  await implement(app, deps, calls.receivePaypalEvent, ({ request, input }) =>
    deps.payments.receive('paypal', posted(request, input.bytes)),
  );
}

function posted({ headers }: FastifyRequest, bytes: Uint8Array = new Uint8Array()): PostedEvent {
  const single = Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]);
  return { bytes: Buffer.from(bytes), headers: Object.fromEntries(single) };
}
