import { expect, test } from 'vitest';
import { allEndpoints } from '#server/http/call/all-calls.ts';
import { countTry } from '#server/services/session/limits.ts';
import { makeStore } from '#server/testing/catalogue.ts';
import { turnOn } from '#server/testing/second-factor.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp({ now: new Date('2026-03-02T09:00:00Z'), env: { TRUST_PROXY: 'true' } });
await turnOn(t, 'features.twoFactorAuth', 'features.notifications');

/** `counter` is that of the tries from one network. */
type Limited = { tries: number; counter?: string; body?: object; path?: string };
const token = { token: 'x'.repeat(43) };
const link = { tries: 300, counter: 'mailed-link' };
const bytes = Buffer.from('{"challenge":"x"}').toString('base64url');
const sender = { from_name: 'Camille Martin', from_email: 'camille@panier.example' };
const assertion = { clientDataJSON: bytes, authenticatorData: 'x', signature: 'x' };
/** How often one address is answered by each call that anyone may send, without guessing right. */
const limited: Record<string, Limited> = {
  // Its counts are held in brute-force.long.test.ts: 10 an account, 28 in all.
  login: { tries: 0 },
  // Those that disclose that an address has an account: register.once.test.ts.
  register: { tries: 0 },
  // 10 an account, 5 a challenge: two-factor.test.ts.
  answerChallenge: { tries: 0 },
  forgotPassword: { tries: 50, counter: 'forgot-address', body: { identifier: 'somebody@panier.example' } },
  verifyResetPasswordToken: { ...link, body: token },
  resetPassword: { ...link, body: { ...token, password: 'Fresh-basket-7' } },
  verifyEmail: { ...link, body: token },
  rejectAddress: { ...link, body: token },
  readPasskeySignIn: { tries: 600, counter: 'passkey-ask', body: {} },
  sendMessage: {
    tries: 5,
    counter: 'contact-message',
    body: { ...sender, subject: 'Une question', message: 'Avez-vous du pain frais ?' },
  },
  withdrawOrder: { tries: 20, counter: 'withdrawal', body: { ...sender, order_number: 'P-2026-1' } },
  // Five places at a time, and its order can be placed all the same: slots/limit-holds.once.test.ts.
  holdSlot: { tries: 0 },
  // Five open and ten an hour of a mailbox, 1,000 of a network: orders/shop/limit-orders.once.test.ts.
  createOrder: { tries: 0 },
  renewPushDevice: {
    tries: 60,
    counter: 'push-renewals',
    body: {
      old_endpoint: 'https://push.example/old',
      old_auth: 'x'.repeat(22),
      endpoint: 'https://push.example/new',
      keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) },
    },
  },
  signInByPasskey: {
    tries: 60,
    counter: 'passkey-try',
    body: { credential: { id: 'x', rawId: 'x', type: 'public-key', response: assertion } },
  },
};
/** Those without a limit: a token of 256 random bits is not guessed, a hold's and those of mails (an order's too) neither. */
// Events are signed; an order has ten pages at most.
const events = ['receivePaypalEvent', 'receiveStripeEvent'];
const unlimited = [
  'answerSubstitutions',
  'cancelOrder',
  'changeOrder',
  'payOrder',
  'refreshToken',
  'releaseSlot',
  'tellArrival',
  'unsubscribe',
  ...events,
];
const publicWrites = allEndpoints.filter(({ access, method }) => access === 'public' && method !== 'GET');

test('every write that anyone may send has a limit, or a reason for none', () => {
  const named = [...Object.keys(limited), ...unlimited];
  expect(publicWrites.map(({ name }) => name).sort()).toEqual(named.sort());
});

const counted = publicWrites.filter(({ name }) => limited[name]?.counter);
test.each(counted.map((e) => [e.name, limited[e.name]?.tries ?? 0, e] as const))(
  '%s is answered %i times to one network, then 429 with the time to wait; others are not held up',
  async (name, tries, e) => {
    const { counter = '', body, path = e.path } = limited[name] ?? {};
    const network = `2001:db8:${counted.indexOf(e)}:1`;
    const send = (from: string) => t.call('POST', path, body, { 'x-forwarded-for': from });
    // All but the last are written down as they would be.
    for (let i = 1; i < tries; i++) await countTry(t.deps, { name: counter, tries, seconds: 900 }, network);
    const { status } = await send(`${network}::a`);
    expect(status).not.toBe(429);
    const refused = await send(`${network}::b`);
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([429, 'tooMany', '900']);
    expect((await send('192.0.2.1')).status).toBe(status);
  },
);

test('reading the catalogue is not limited below 100 a second from one address', async () => {
  const storeId = await makeStore(t.db);
  const paths = ['/store/list', `/store/${storeId}/product-collection`, `/store/${storeId}/search-suggestions?q=pain`];
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, i) =>
      t.call('GET', paths[i % 3] ?? '', undefined, { 'x-forwarded-for': '192.0.2.2' }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(300).fill(200));
});
