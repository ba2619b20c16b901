import { z } from 'zod';
import { providerCurrencies } from '#domain/payment/currencies.ts';
import { providerSettings } from '#domain/payment/provider.ts';
import { loopback } from './config-map.ts';

/** `isSandbox`: it is played by the sandbox of this program, and no money moves. */
export type StripeSettings = { secretKey: string; webhookSecret: string; apiUrl: string; isSandbox?: true };
export type PayPalSettings = { clientId: string; secret: string; webhookId: string; apiUrl: string; isSandbox?: true };

export type PaymentSettings = {
  stripe: StripeSettings | null;
  paypal: PayPalSettings | null;
  /** How long an order waits to be paid. */
  windowMinutes: number;
  /** How long a call to a provider may take. */
  timeoutSeconds: number;
  /** When a call without an answer is first asked about. */
  lookupSeconds: number;
  /** How long before its slot a kept card is reserved on. */
  keptHours: number;
  /** Null: never. `onlyDemo`: where the shop has the demo accounts; `port` null: one that is chosen once and kept. */
  sandbox: { port: number | null; onlyDemo: boolean } | null;
};

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const text = z.preprocess(blankIsUnset, z.string().max(2000).optional());
const address = text.refine(
  (value) => value === undefined || isOrigin(value),
  'must be the address of a server with https: (http: on this machine alone)',
);
const time = (most: number, usual: number) =>
  z.preprocess(blankIsUnset, z.coerce.number().gt(0, 'must be more than 0').max(most).default(usual));

export const paymentSettings = {
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_URL: address,
  PAYPAL_CLIENT_ID: text,
  PAYPAL_SECRET: text,
  PAYPAL_WEBHOOK_ID: text,
  PAYPAL_API_URL: address,
  PAYMENT_WINDOW_MINUTES: time(1380, 30),
  PAYMENT_TIMEOUT_SECONDS: time(60, 10),
  PAYMENT_LOOKUP_SECONDS: time(3600, 10),
  PAYMENT_KEPT_HOURS: time(1000, 48),
  PAYMENT_SANDBOX: z.preprocess(blankIsUnset, z.enum(['on', 'off']).optional()),
  PAYMENT_SANDBOX_PORT: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).max(65_535).optional()),
};

/** What of the other settings decides: `isOwn` is a shop that only this machine can reach. */
type Shop = { currency: string; isOwn: boolean; isMaybeDemo: boolean };
type Values = z.infer<z.ZodObject<typeof paymentSettings>>;

/** The providers that are set up. Throws an Error that names, a line each, what lacks; it holds no value. */
export function readPayments(s: Values, shop: Shop): PaymentSettings {
  const faults: string[] = [];
  const stripe = whole('stripe', s, providerSettings.stripe, 'STRIPE_API_URL', shop, faults);
  const paypal = whole('paypal', s, providerSettings.paypal, 'PAYPAL_API_URL', shop, faults);
  const isSet = stripe !== null || paypal !== null || faults.length > 0;
  if (s.PAYMENT_SANDBOX === 'on' && isSet)
    faults.push('PAYMENT_SANDBOX: cannot be on beside the settings of a provider');
  if (s.PAYMENT_SANDBOX === 'on' && !shop.isOwn)
    faults.push('PAYMENT_SANDBOX: cannot be on where others reach the shop (HOST and PUBLIC_URL must be loopback)');
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const isWanted = s.PAYMENT_SANDBOX === 'on' || (s.PAYMENT_SANDBOX === undefined && shop.isMaybeDemo);
  return {
    stripe: stripe && {
      secretKey: stripe.STRIPE_SECRET_KEY,
      webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
      apiUrl: originOf(s.STRIPE_API_URL ?? 'https://api.stripe.com'),
    },
    paypal: paypal && {
      clientId: paypal.PAYPAL_CLIENT_ID,
      secret: paypal.PAYPAL_SECRET,
      webhookId: paypal.PAYPAL_WEBHOOK_ID,
      apiUrl: originOf(s.PAYPAL_API_URL ?? 'https://api-m.paypal.com'),
    },
    windowMinutes: s.PAYMENT_WINDOW_MINUTES,
    timeoutSeconds: s.PAYMENT_TIMEOUT_SECONDS,
    lookupSeconds: s.PAYMENT_LOOKUP_SECONDS,
    keptHours: s.PAYMENT_KEPT_HOURS,
    sandbox:
      isWanted && !isSet && shop.isOwn
        ? { port: s.PAYMENT_SANDBOX_PORT ?? null, onlyDemo: s.PAYMENT_SANDBOX !== 'on' }
        : null,
  };
}

/** All settings of a provider, or null where it has none; what lacks is added to `faults`. */
function whole<Name extends keyof Values>(
  provider: keyof typeof providerCurrencies,
  values: Values,
  names: readonly Name[],
  addressName: keyof Values,
  { currency }: Shop,
  faults: string[],
): Record<Name, string> | null {
  const missing = names.filter((name) => !values[name]);
  if (missing.length === names.length && !values[addressName]) return null;
  for (const name of missing) faults.push(`${name}: is missing (${names.join(', ')} are set together or not at all)`);
  if (!providerCurrencies[provider][currency]) faults.push(`CURRENCY: ${provider} takes no payments in it`);
  return missing.length > 0 ? null : (values as Record<Name, string>);
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password, pathname, search, hash } = new URL(value);
  const isBare = [username, password, search, hash].every((part) => part === '') && pathname === '/';
  return isBare && (protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname)));
}

function originOf(value: string): string {
  return new URL(value).origin;
}
