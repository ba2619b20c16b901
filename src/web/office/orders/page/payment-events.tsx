import type { StaffPayment } from '#contract/payments/payment.schema.ts';
import { paymentStates } from '#domain/payment/payment-status.ts';
import type { Format } from '#web/lib/writing/format.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { type OfficeT, useOfficeT } from '../../use-office-t.ts';

type Event = StaffPayment['events'][number];

/** What was asked of the provider of a payment, what it answered and what followed, the newest first; folded. */
export function PaymentEvents({ payment, timeZone }: { payment: StaffPayment; timeZone: string }) {
  const t = useOfficeT();
  const { dateTime, money } = useFormat();
  const { events } = payment;
  if (events.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-brand lg:min-h-8">
        {t('admin.payments.events', { count: events.length })}
      </summary>
      <ol className="divide-y divide-line">
        {events.toReversed().map((event) => {
          const { title, detail } = eventWords(event, t, money);
          return (
            <li key={event.id} className="flex flex-wrap justify-between gap-x-4 py-1.5">
              <span className="min-w-0 wrap-anywhere">
                {title}
                {detail && <code className="ml-1.5 text-xs text-quiet">{detail}</code>}
              </span>
              <span className="text-quiet">{dateTime(event.at, timeZone)}</span>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

/** An event in words; `detail` is what the provider said in its own: a code, the name of an event. */
export function eventWords(
  { kind, outcome, text, change }: Event,
  t: OfficeT,
  money: Format['money'],
): { title: string; detail: string | null } {
  if (change) return { title: `${t(`admin.payments.${change.of}`)}\u00a0· ${money(change.amount)}`, detail: null };
  if (kind === 'settled') {
    const state = paymentStates.find((one) => one === text);
    if (!state) return { title: t('admin.payments.event_declined'), detail: text };
    return { title: t('admin.payments.event_settled', { status: t(`admin.payments.status_${state}`) }), detail: null };
  }
  const title = t(`admin.payments.event_${kind}`);
  if (kind === 'event') return { title, detail: text };
  return { title: `${title}\u00a0· ${t(`admin.payments.outcome_${outcome ?? 'none'}`)}`, detail: text };
}
