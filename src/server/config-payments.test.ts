import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const stripe = { STRIPE_SECRET_KEY: 'sk_test_1234', STRIPE_WEBHOOK_SECRET: 'whsec_1234' };
const paypal = { PAYPAL_CLIENT_ID: 'client', PAYPAL_SECRET: 'hidden', PAYPAL_WEBHOOK_ID: 'WH-1' };

test('nothing set: no provider, the usual times, and the sandbox where the demo is', () => {
  expect(readConfig({}).payments).toEqual({
    stripe: null,
    paypal: null,
    windowMinutes: 30,
    timeoutSeconds: 10,
    lookupSeconds: 10,
    keptHours: 48,
    sandbox: { port: null, onlyDemo: true },
  });
});

test('a provider is there once all of it is set, at its own address unless another is named', () => {
  const { payments } = readConfig({ ...stripe, ...paypal, PAYPAL_API_URL: 'http://127.0.0.1:9000/' });
  expect(payments.stripe).toEqual({
    secretKey: 'sk_test_1234',
    webhookSecret: 'whsec_1234',
    apiUrl: 'https://api.stripe.com',
  });
  expect(payments.paypal).toEqual({
    clientId: 'client',
    secret: 'hidden',
    webhookId: 'WH-1',
    apiUrl: 'http://127.0.0.1:9000',
  });
  expect(payments.sandbox).toBeNull();
});

test.each<[string, Record<string, string>, RegExp]>([
  ['half of Stripe', { STRIPE_SECRET_KEY: 'sk_test_1234' }, /^STRIPE_WEBHOOK_SECRET: is missing/],
  ['the other half', { STRIPE_WEBHOOK_SECRET: 'whsec_1234' }, /^STRIPE_SECRET_KEY: is missing/],
  ['a blank half', { ...stripe, STRIPE_SECRET_KEY: '' }, /^STRIPE_SECRET_KEY: is missing/],
  ['part of PayPal', { PAYPAL_CLIENT_ID: 'client' }, /PAYPAL_SECRET: is missing.*\nPAYPAL_WEBHOOK_ID: is missing/],
  ['an address alone', { STRIPE_API_URL: 'https://api.stripe.com' }, /STRIPE_SECRET_KEY: is missing/],
  ['PayPal’s address alone', { PAYPAL_API_URL: 'https://api-m.paypal.com' }, /PAYPAL_CLIENT_ID: is missing/],
  ['no TLS', { ...stripe, STRIPE_API_URL: 'http://api.stripe.com' }, /^STRIPE_API_URL/],
  ['a path', { ...stripe, STRIPE_API_URL: 'https://api.stripe.com/v1' }, /^STRIPE_API_URL/],
  ['no address', { ...paypal, PAYPAL_API_URL: 'api-m.paypal.com' }, /^PAYPAL_API_URL/],
  ['a currency that PayPal lacks', { ...paypal, CURRENCY: 'VND' }, /^CURRENCY: paypal/],
  ['a currency that Stripe lacks', { ...stripe, CURRENCY: 'IRR' }, /^CURRENCY: stripe/],
  ['no window', { PAYMENT_WINDOW_MINUTES: '0' }, /^PAYMENT_WINDOW_MINUTES/],
  ['a long window', { PAYMENT_WINDOW_MINUTES: '1381' }, /^PAYMENT_WINDOW_MINUTES/],
  ['no time-out', { PAYMENT_TIMEOUT_SECONDS: '-1' }, /^PAYMENT_TIMEOUT_SECONDS/],
  ['words', { PAYMENT_LOOKUP_SECONDS: 'soon' }, /^PAYMENT_LOOKUP_SECONDS/],
  ['no hours', { PAYMENT_KEPT_HOURS: '0' }, /^PAYMENT_KEPT_HOURS/],
  ['half on', { PAYMENT_SANDBOX: 'yes' }, /^PAYMENT_SANDBOX/],
  ['the sandbox beside a provider', { ...stripe, PAYMENT_SANDBOX: 'on' }, /^PAYMENT_SANDBOX.*beside/],
  ['the sandbox beside half of one', { STRIPE_SECRET_KEY: 'x', PAYMENT_SANDBOX: 'on' }, /PAYMENT_SANDBOX.*beside/],
  ['the sandbox in public', { HOST: '0.0.0.0', PUBLIC_URL: 'http://shop.example', PAYMENT_SANDBOX: 'on' }, /others/],
  ['the sandbox behind a proxy', { PUBLIC_URL: 'https://shop.example', PAYMENT_SANDBOX: 'on' }, /others/],
])('%s is said plainly, without a value', (_, env, message) => {
  const read = () => readConfig(env);
  expect(read).toThrow(message);
  expect(read).not.toThrow(/sk_test_1234|whsec_1234|hidden/);
});

test.each<[string, Record<string, string>, { port: number | null; onlyDemo: boolean } | null]>([
  ['the demo', { SEED: 'demo' }, { port: null, onlyDemo: true }],
  ['the demo on PostgreSQL', { SEED: 'demo', DATABASE_URL: 'postgres://db/shop' }, { port: null, onlyDemo: true }],
  ['the demo, a port named', { SEED: 'demo', PAYMENT_SANDBOX_PORT: '4311' }, { port: 4311, onlyDemo: true }],
  ['the demo, switched off', { SEED: 'demo', PAYMENT_SANDBOX: 'off' }, null],
  ['asked for', { SEED: 'none', PAYMENT_SANDBOX: 'on' }, { port: null, onlyDemo: false }],
  ['no demo', { SEED: 'none' }, null],
  ['a shop on PostgreSQL', { DATABASE_URL: 'postgres://db/shop' }, null],
  ['the demo in public', { SEED: 'demo', HOST: '0.0.0.0', PUBLIC_URL: 'http://shop.example' }, null],
  ['the demo behind a proxy', { SEED: 'demo', PUBLIC_URL: 'https://shop.example' }, null],
  [
    'a public address of this machine',
    { SEED: 'demo', PUBLIC_URL: 'http://localhost:4000' },
    { port: null, onlyDemo: true },
  ],
  ['a provider', { SEED: 'demo', ...paypal }, null],
])('the sandbox: %s', (_, env, expected) => {
  expect(readConfig(env).payments.sandbox).toEqual(expected);
});

test('times may have decimals', () => {
  expect(readConfig({ PAYMENT_WINDOW_MINUTES: '0.5' }).payments.windowMinutes).toBe(0.5);
});
