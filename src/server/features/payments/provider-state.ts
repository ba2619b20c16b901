import type { ProviderState } from '#contract/payments/staff-payments.ts';
import type { ProviderName } from '#domain/payment/provider.ts';
import { max, sql } from '#server/db/sql.ts';
import { paymentEvents } from '#server/db/tables/payments.ts';
import type { PaymentsDeps } from './payments-deps.ts';

/** Whether a provider is configured and answers, and when it last told us something. */
export async function providerState(
  { db, config, providers }: PaymentsDeps,
  provider: ProviderName,
): Promise<ProviderState> {
  const found = providers.get(provider);
  const [last] = await db
    .select({ at: max(paymentEvents.at) })
    .from(paymentEvents)
    .where(sql`${paymentEvents.eventId} like ${`${provider}:%`}`);
  return {
    provider,
    configured: found !== undefined,
    reachable: (await found?.ping()) ?? false,
    mode: found?.mode ?? null,
    webhookUrl: `${config.publicUrl}/api/v1/payments/${provider}/events`,
    lastEventAt: last?.at?.toISOString() ?? null,
  };
}
