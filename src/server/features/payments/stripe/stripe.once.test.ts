import { expect, test } from 'vitest';
import { doneOf, newKey, startPaymentHarness } from '#server/testing/payment-harness.ts';
import { createStripe } from './stripe.ts';

// What Stripe alone can, or does in a way of its own; what all providers have is in ../provider.test.ts.
const harness = await startPaymentHarness();
const { sandbox, open, reserve } = harness;
const { control } = sandbox;
const stripe = harness.make('stripe');

test('the card is known by brand, last digits and expiry, and a refusal by its reason', async () => {
  const { url, payment } = await open(stripe);
  await control.act(url, 'decline');
  const refused = doneOf(await stripe.lookup(payment));
  expect(refused).toMatchObject({ state: 'open', declined: 'insufficient_funds', card: null });
  expect(refused.references.reservation).toBeNull();
  await control.act(url, 'pay');
  const { card, declined } = doneOf(await stripe.lookup(payment));
  expect({ card, declined }).toEqual({ card: { brand: 'visa', last4: '4242', expiry: '12/28' }, declined: null });
});

test('a page whose opening was not answered is found by our id', async () => {
  const page = harness.newPage();
  const unknown = { page: null, reservation: null, capture: null, means: null, customer: null };
  expect(doneOf(await stripe.lookup({ ...page, references: unknown })).state).toBe('missing');
  await control.fault('POST /v1/checkout/sessions', 'lost');
  expect((await stripe.open(page, newKey())).kind).toBe('unknown');
  const found = doneOf(await stripe.lookup({ ...page, references: unknown }));
  expect(found).toMatchObject({ state: 'open', paymentId: page.id });
  expect(doneOf(await stripe.cancel({ ...page, references: unknown }, newKey())).state).toBe('closed');
});

/** A payment whose card was left on the page: checked by the bank each time, or not. */
async function keep(isChecked: boolean) {
  const { url, payment } = await open(stripe, { keepsMeans: true, email: 'lan@example.com' });
  expect(payment.references.customer).toMatch(/^cus_/);
  await control.act(url, isChecked ? 'confirm' : 'pay');
  const standing = doneOf(await stripe.lookup(payment));
  expect(standing).toMatchObject({ state: 'kept', paymentId: payment.id, reservedCents: 0, card: { last4: '4242' } });
  return { ...payment, references: standing.references };
}

test('a kept card is reserved on when nobody is there, for four days, and taken from', async () => {
  const kept = await keep(false);
  const reserved = doneOf(await stripe.authoriseKept(kept, newKey()));
  const until = new Date(harness.now().getTime() + 4 * 86_400_000);
  expect(reserved).toMatchObject({
    state: 'authorised',
    reservedCents: 4230,
    paymentId: kept.id,
    reservedUntil: until,
  });
  const payment = { ...kept, references: reserved.references };
  expect(doneOf(await stripe.capture(payment, 4000, true, newKey())).capturedCents).toBe(4000);
});

test.each([
  ['asksCheck', 'authentication_required'],
  ['declines', 'insufficient_funds'],
] as const)('a kept card that %s is refused, and can be tried again', async (behaviour, code) => {
  const kept = await keep(behaviour === 'asksCheck');
  await control.setCard(kept.references.means ?? '', behaviour);
  const key = newKey();
  expect(await stripe.authoriseKept(kept, key)).toMatchObject({ kind: 'refused', code });
  // The refusal stands under its key, whatever the card does meanwhile.
  await control.setCard(kept.references.means ?? '', 'pays');
  expect(await stripe.authoriseKept(kept, key)).toMatchObject({ kind: 'refused', code });
  expect(doneOf(await stripe.lookup(kept))).toMatchObject({ state: 'kept', declined: code });
  expect(doneOf(await stripe.authoriseKept(kept, newKey())).state).toBe('authorised');
});

test('a reservation on a kept card whose answer was lost is found', async () => {
  const kept = await keep(false);
  await control.fault('POST /v1/payment_intents', 'lost');
  expect((await stripe.authoriseKept(kept, newKey())).kind).toBe('unknown');
  expect(doneOf(await stripe.lookup(kept))).toMatchObject({ state: 'authorised', reservedCents: 4230 });
});

test('what was kept is forgotten, and is gone however often it is asked', async () => {
  const kept = await keep(false);
  expect(doneOf(await stripe.forgetMeans(kept.references, newKey()))).toBeNull();
  expect(doneOf(await stripe.forgetMeans(kept.references, newKey()))).toBeNull();
  expect(await stripe.authoriseKept(kept, newKey())).toMatchObject({ kind: 'refused', code: 'resource_missing' });
});

test.each<[string, number, boolean]>([
  ['five minutes old', -300, true],
  ['older', -301, false],
  ['five minutes ahead', 300, true],
  ['further ahead', 301, false],
])('an event signed %s', async (_, seconds, isTaken) => {
  const now = harness.now();
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'x',
    created: 1,
    data: { object: { id: 'cs_1' } },
  });
  const headers = control.sign('stripe', body, new Date(now.getTime() + seconds * 1000));
  const read = await stripe.readEvent(Buffer.from(body), headers, now);
  expect(read).toEqual(
    isTaken ? { id: 'evt_1', type: 'x', paymentId: null, about: ['cs_1'], at: new Date(1000) } : 'unsigned',
  );
});

test('any of several signatures will do, as while a secret is changed', async () => {
  const now = harness.now();
  const body = JSON.stringify({ id: 'evt_2', object: 'event', type: 'x', created: 1, data: { object: {} } });
  const right = control.sign('stripe', body, now)['stripe-signature'] ?? '';
  const [time = '', v1 = ''] = right.split(',');
  const read = (signature: string) => stripe.readEvent(Buffer.from(body), { 'stripe-signature': signature }, now);
  expect(await read(`${time},v1=${'0'.repeat(64)},${v1}`)).toMatchObject({ id: 'evt_2' });
  expect(await read(`${time},v1=${'0'.repeat(64)}`)).toBe('unsigned');
  expect(await read(v1)).toBe('unsigned');
});

test('an event of another shop of the account is foreign', async () => {
  const { url } = await open(stripe);
  await control.act(url, 'pay');
  const body = (await control.events()).at(-1)?.body ?? '';
  const other = harness.make('stripe', 30, 'https://other.example');
  const headers = control.sign('stripe', body, harness.now());
  expect(await other.readEvent(Buffer.from(body), headers, harness.now())).toBe('foreign');
});

test.each([
  ['JPY', 500, 500],
  ['ISK', 700, 70_000],
  ['HUF', 17_500, 1_750_000],
  ['KWD', 5120, 5120],
])('%s: %i of the smallest unit is %i on the wire, and back', async (currency, cents, written) => {
  const reserved = await reserve(stripe, { currency, amountCents: cents });
  const standing = doneOf(await stripe.lookup(reserved));
  expect(standing).toMatchObject({ currency, reservedCents: cents });
  const { body } = (await control.events()).findLast((each) => each.body.includes(reserved.id)) ?? { body: '' };
  expect(body).toContain(`${written}`);
});

test('what the currency does not allow is refused before it is asked', async () => {
  const page = { ...harness.newPage(), currency: 'KWD', amountCents: 5124 };
  expect(await stripe.open(page, newKey())).toMatchObject({ kind: 'refused', code: 'amount_invalid' });
  expect(await stripe.open({ ...page, currency: 'EUR', amountCents: 49 }, newKey())).toMatchObject({
    kind: 'refused',
    code: 'amount_too_small',
  });
});

test('a wrong key is refused without a word of it; no server is unknown', async () => {
  const settings = { ...sandbox.settings.stripe, secretKey: 'sk_live_wrong' };
  const outcome = await createStripe(settings, 'shop', 30).open(harness.newPage(), newKey());
  expect(outcome).toMatchObject({ kind: 'refused', text: '401 invalid_request_error' });
  const away = createStripe({ ...settings, apiUrl: 'http://127.0.0.1:1' }, 'shop', 30);
  expect(away.mode).toBe('sandbox');
  expect(
    (
      await away.lookup({
        ...harness.newPage(),
        references: { page: 'cs_1', reservation: null, capture: null, means: null, customer: null },
      })
    ).kind,
  ).toBe('unknown');
});
