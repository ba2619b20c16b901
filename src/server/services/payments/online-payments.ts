import type { ProviderState } from '#contract/payments/staff-payments.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { OnlineMethod, ProviderName } from '#domain/payment/provider.ts';
import type { PaymentRow } from './payment-row.ts';

/** What was posted to our address of events: the bytes as they came, names of headers in lower case. */
export type PostedEvent = { bytes: Buffer; headers: Readonly<Record<string, string | undefined>> };

/** What areas know of the providers: which methods can be paid by, and to have done at once what a job would do. */
export type OnlinePayments = {
  /** Those whose provider is configured. */
  methods: readonly OnlineMethod[];
  /** The least that the provider of a method takes, in cents of the shop's currency. */
  minimumCents: (method: OnlineMethod) => Cents;
  /** Whether a reservation for a slot that begins so late can be made or kept for it (payments.md, Slots far ahead). */
  reaches: (method: OnlineMethod, slotStartsAt: Date | null, now: Date) => 'now' | 'kept' | 'never';
  /** When a method is reserved for a slot that begins so late; null: at once, or not at all. */
  keptUntil: (method: OnlineMethod, slotStartsAt: Date, now: Date) => Date | null;
  /** Until when what a payment reserves stands; null where it reserves nothing. */
  standsUntil: (payment: PaymentRow) => Date | null;
  /** Minutes in which an order may be paid. */
  windowMinutes: number;
  /**
   * Asks the provider for what is wanted of a payment, for at most `within` milliseconds; the job goes on with the rest.
   * Answers the payment where its page was opened by that, else null.
   */
  drive: (paymentId: string, within: number) => Promise<PaymentRow | null>;
  /** Asks how a payment stands, and settles it; for at most `within` milliseconds. */
  look: (paymentId: string, within: number) => Promise<unknown>;
  /**
   * Takes an event of a provider. Throws `notFound` where that is not configured, `malformed` for what it has not signed,
   * `unavailable` where that cannot be checked now.
   */
  receive: (provider: ProviderName, posted: PostedEvent) => Promise<null>;
  /** All that there are, configured or not, and whether they answer. */
  providers: () => Promise<ProviderState[]>;
  /** Compares the books of the providers on a day (UTC, `YYYY-MM-DD`) with ours, and keeps what it came to. */
  reconcile: (day: string) => Promise<void>;
  /** Does what is due of all payments, and answers of how many something was. */
  run: () => Promise<number>;
};
