import { afterAll, describe, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { identities, providerSignIns } from '#server/db/tables/sign-in-means.ts';
import { makeCustomer, signIn } from '#server/testing/accounts.ts';
import { deliverMails } from '#server/testing/mails.ts';
import { type Claims, clientId, clientSecret, startOidcProvider } from '#server/testing/oidc-provider.ts';
import { enrol, timeCode, turnOn } from '#server/testing/second-factor.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const [google, microsoft] = [await startOidcProvider(), await startOidcProvider()];
const t = await startSharedApp({
  env: {
    PUBLIC_URL: 'https://shop.example',
    SOCIAL_GOOGLE_ISSUER: google.issuer,
    SOCIAL_GOOGLE_CLIENT_ID: clientId,
    SOCIAL_GOOGLE_CLIENT_SECRET: clientSecret,
    SOCIAL_GOOGLE_LABEL: 'Google Workspace',
    SOCIAL_MICROSOFT_ISSUER: microsoft.issuer,
    SOCIAL_MICROSOFT_CLIENT_ID: clientId,
    SOCIAL_MICROSOFT_CLIENT_SECRET: clientSecret,
  },
});
await turnOn(t, 'features.socialLogins', 'features.twoFactorAuth');
afterAll(async () => {
  await google.close();
  await microsoft.close();
});

const path = '/authentication/social';
let people = 0;
/** Somebody whom the provider knows, with a verified address. */
const somebody = (more: Claims = {}): Claims => {
  const sub = `person-${++people}`;
  return { sub, email: `${sub}@mail.example`, email_verified: true, name: 'Ana', ...more };
};
const cookiesOf = ({ headers }: { headers: Record<string, unknown> }): Record<string, string> =>
  Object.fromEntries(
    [headers['set-cookie'] ?? []].flat().map((line) => /^([^=]+)=([^;]*)/.exec(String(line))?.slice(1, 3) ?? []),
  );
const begin = async (query = '', provider = 'google') => {
  const answer = await t.call('GET', `${path}/${provider}${query}`);
  return { page: String(answer.headers.location), cookie: cookiesOf(answer).panier_provider ?? '', answer };
};
const comeBack = (back: URL | string, cookie: string) => {
  const url = new URL(back);
  return t.call('GET', url.pathname + url.search, undefined, { cookie: `panier_provider=${cookie}` });
};
/** The whole way of somebody to the provider and back. */
const visit = async (claims: Claims, query = '', signedBy: 'own' | 'foreign' = 'own') => {
  const { page, cookie } = await begin(query);
  return comeBack(google.authorize(page, claims, signedBy), cookie);
};
const resultOf = ({ headers }: { headers: Record<string, unknown> }) =>
  new URL(String(headers.location), 'https://shop.example').searchParams.get('result');
/** What the page does next: it asks for a token with the cookie. */
const arrive = async (answer: { headers: Record<string, unknown> }) => {
  const cookie = `panier_refresh=${cookiesOf(answer).panier_refresh ?? ''}`;
  const refreshed = await t.call('POST', '/authentication/token/refresh', { use_cookie: true }, { cookie });
  const headers = { authorization: `Bearer ${refreshed.body.token}` };
  return (await t.call('GET', '/authentication/customer/get-profile', undefined, headers)).body.data;
};

describe('the way there', () => {
  test('the buttons, and which of them work', async () => {
    expect((await t.call('GET', path)).body.data).toEqual([
      { provider: 'google', label: 'Google Workspace', configured: true },
      { provider: 'microsoft', label: 'Microsoft', configured: true },
      { provider: 'apple', label: 'Apple', configured: false },
    ]);
  });

  test('leads to the provider with state, nonce and PKCE, which are kept here and bound to the browser', async () => {
    const { page, cookie, answer } = await begin('?redirectTo=%2Fcheckout');
    expect(answer.status).toBe(302);
    const url = new URL(page);
    expect(page.startsWith(`${google.issuer}/authorize`)).toBe(true);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: clientId,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: 'https://shop.example/api/v1/authentication/social/google/callback',
    });
    const state = url.searchParams.get('state') ?? '';
    expect(cookie).toBe(`${state}.0`);
    expect(answer.headers['set-cookie']).toMatch(/HttpOnly; Secure; SameSite=Lax/);
    const rows = await t.db.select().from(providerSignIns);
    expect(JSON.stringify(rows)).not.toContain(state);
    expect(rows.map((row) => row.redirectTo)).toContain('/checkout');
  });

  test('a provider without settings leads to the page that says so', async () => {
    const { page, answer } = await begin('?redirectTo=%2Fcart', 'apple');
    expect([answer.status, page]).toEqual([302, '/auth/provider?provider=apple&result=unavailable&redirectTo=%2Fcart']);
    expect((await t.call('GET', `${path}/facebook`)).status).toBe(422);
  });
});

describe('coming back', () => {
  test('somebody new gets an account, a session in the cookie, and no token in the address', async () => {
    const claims = somebody();
    const answer = await visit(claims, '?redirectTo=%2Fcheckout%3Fstep%3D2');
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe(
      '/auth/provider?provider=google&result=done&redirectTo=%2Fcheckout%3Fstep%3D2',
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    const profile = await arrive(answer);
    expect(profile).toMatchObject({ email: claims.email, name: 'Ana', emailVerified: true, roles: [] });
    // The same person, known by issuer and subject, whatever the address has become.
    const again = await arrive(await visit({ ...claims, email: 'moved@mail.example', email_verified: false }));
    expect(again.id).toBe(profile.id);
    expect(again.email).toBe(claims.email);
  });

  test.each([
    ['?remember_me=true', /Max-Age=2592000/],
    ['', /^(?!.*panier_refresh=[^;]+;[^,]*Max-Age=2592000)/],
  ])('with %s the session lasts as long as was asked', async (query, lasts) => {
    const answer = await visit(somebody(), query);
    const line = [answer.headers['set-cookie']].flat().find((each) => String(each).startsWith('panier_refresh='));
    expect(line).toMatch(lasts);
    expect(line).toMatch(/HttpOnly; Secure/);
  });

  test('an account with a verified address is joined by a verified address', async () => {
    const claims = somebody();
    const email = String(claims.email).toUpperCase();
    const customer = await makeCustomer(t.db, { email, emailVerifiedAt: new Date() });
    expect((await arrive(await visit(claims))).id).toBe(customer.id);
    expect((await deliverMails(t)).map(({ to }) => to?.[0]?.address?.toUpperCase())).toEqual([email]);
  });

  test('an account taken over by linking an unverified address: refused on either side', async () => {
    // The attacker gives a provider the victim's address, which the provider has not verified.
    const victim = await makeCustomer(t.db, { emailVerifiedAt: new Date() });
    for (const email_verified of [false, undefined, 'false', 0, null]) {
      const answer = await visit(somebody({ email: victim.email, email_verified }));
      expect([email_verified, resultOf(answer)]).toEqual([email_verified, 'unverified']);
      expect(cookiesOf(answer)).not.toHaveProperty('panier_refresh');
    }
    // The attacker has opened an account with the victim's address and waits for them to join it.
    const trap = await makeCustomer(t.db, { password: 'Panier2024', emailVerifiedAt: null });
    const answer = await visit(somebody({ email: trap.email }));
    expect(resultOf(answer)).toBe('taken');
    expect(cookiesOf(answer)).not.toHaveProperty('panier_refresh');
    expect(await t.db.$count(identities, eq(identities.customerId, victim.id))).toBe(0);
    expect(await t.db.$count(identities, eq(identities.customerId, trap.id))).toBe(0);
    // Once its owner has verified the address, the way is open.
    await t.db.update(customers).set({ emailVerifiedAt: new Date() }).where(eq(customers.id, trap.id));
    expect((await arrive(await visit(somebody({ email: trap.email })))).id).toBe(trap.id);
  });

  test('nobody is opened an account on an address that was not verified, or without one', async () => {
    for (const more of [{ email_verified: false }, { email: undefined }]) {
      const answer = await visit(somebody(more));
      expect(resultOf(answer)).toBe('unverified');
    }
  });

  test('an address in letters that only fold to those of an account, and a name that is no line of text', async () => {
    const victim = await makeCustomer(t.db, { email: 'mike@mail.example', emailVerifiedAt: new Date() });
    for (const email of ['mi\u212Ae@mail.example', 'm\u0130ke@mail.example', 'mike@mail.example\u0000', 'a b@c\r\n'])
      expect([email, resultOf(await visit(somebody({ email })))]).toEqual([email, 'unverified']);
    expect(await t.db.$count(identities, eq(identities.customerId, victim.id))).toBe(0);
    const name = `Ana\u0000\r\nBcc: all ${'x'.repeat(106)}\ud83d\ude00`;
    const profile = await arrive(await visit(somebody({ name })));
    expect(profile.name).toMatch(/^AnaBcc: all x+$/);
  });

  test('the same subject of another issuer is somebody else', async () => {
    const claims = somebody();
    const first = await arrive(await visit(claims));
    const { page, cookie } = await begin('', 'microsoft');
    const other = { ...claims, email: `other-${claims.sub}@mail.example` };
    const second = await arrive(await comeBack(microsoft.authorize(page, other), cookie));
    expect(second.id).not.toBe(first.id);
  });

  test('an account with a second factor is asked for it, the challenge in a cookie', async () => {
    const claims = somebody();
    const { id } = await arrive(await visit(claims));
    const [customer] = await t.db.select().from(customers).where(eq(customers.id, id));
    const { secret } = await enrol(t, await signIn(t, { ...(customer as NonNullable<typeof customer>), roles: [] }));
    const answer = await visit(claims, '?remember_me=true');
    expect(resultOf(answer)).toBe('code');
    const { panier_refresh, panier_challenge = '' } = cookiesOf(answer);
    expect(panier_refresh).toBeUndefined();
    expect(String(answer.headers.location)).not.toContain(panier_challenge.split('.')[0]);
    const challenge = '/authentication/two-factor/challenge';
    const cookie = `panier_challenge=${panier_challenge}`;
    const send = async (headers: Record<string, string> = {}) => {
      const sent = { code: await timeCode(t, secret, 1), use_cookie: true };
      return t.call('POST', challenge, sent, { cookie, ...headers });
    };
    t.wait(30);
    expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    t.wait(-30);
    expect((await send()).status).toBe(422);
    t.wait(30);
    const entered = await t.call('POST', challenge, { challenge: null, code: await timeCode(t, secret) }, { cookie });
    expect(entered.status).toBe(200);
    expect(JSON.stringify(entered.body)).not.toContain('refresh_token');
    expect(JSON.stringify(entered.headers['set-cookie'])).toMatch(/panier_refresh=[\w-]{43}; Max-Age=2592000/);
  });

  test('a closed account is refused', async () => {
    const claims = somebody();
    const { id } = await arrive(await visit(claims));
    await t.db.update(customers).set({ active: false }).where(eq(customers.id, id));
    expect(resultOf(await visit(claims))).toBe('failed');
  });
});

describe('what is wrong is refused, and opens nothing', () => {
  const refused = (answer: { status: number; headers: Record<string, unknown> }, result = 'failed') => {
    expect([answer.status, resultOf(answer)]).toEqual([302, result]);
    expect(cookiesOf(answer)).not.toHaveProperty('panier_refresh');
  };
  const hourAgo = Math.floor(Date.now() / 1000) - 3600;

  test.each<[string, Claims]>([
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'another-shop' }],
    ['another nonce', { nonce: 'made-up' }],
    ['no nonce', { nonce: undefined }],
    ['no subject', { sub: undefined }],
    ['a time that is over', { iat: hourAgo, exp: hourAgo + 300 }],
  ])('a token of %s', async (_, claims) => {
    refused(await visit(somebody(claims)));
  });

  test('a token that another key has signed', async () => {
    refused(await visit(somebody(), '', 'foreign'));
  });

  test('a code that comes again, and a state that comes again', async () => {
    const { page, cookie } = await begin();
    const back = google.authorize(page, somebody());
    expect(resultOf(await comeBack(back, cookie))).toBe('done');
    refused(await comeBack(back, cookie));
    const fresh = await begin();
    const replayed = google.authorize(fresh.page, somebody());
    replayed.searchParams.set('code', back.searchParams.get('code') ?? '');
    refused(await comeBack(replayed, fresh.cookie));
  });

  test('another browser, or none that began', async () => {
    const { page } = await begin();
    const stranger = await begin();
    const back = google.authorize(page, somebody());
    refused(await comeBack(back, ''));
    refused(await comeBack(back, stranger.cookie));
    refused(await comeBack(back, 'é'.repeat(43)));
    expect((await t.call('GET', `${path}/google/callback`)).headers.location).toContain('result=failed');
  });

  test('a code of one provider at the address of another', async () => {
    const { page, cookie } = await begin();
    const back = google.authorize(page, somebody());
    back.pathname = back.pathname.replace('google', 'microsoft');
    refused(await comeBack(back, cookie));
  });

  test('an issuer named in the address that is not the one that was asked', async () => {
    const { page, cookie } = await begin();
    const back = google.authorize(page, somebody());
    back.searchParams.set('iss', 'https://evil.example');
    refused(await comeBack(back, cookie));
  });

  test('ten minutes later', async () => {
    const { page, cookie } = await begin();
    t.wait(601);
    refused(await comeBack(google.authorize(page, somebody()), cookie));
    t.wait(-601);
  });

  test('a change of mind is no fault', async () => {
    const { page, cookie } = await begin('?redirectTo=%2Fcart');
    const back = google.authorize(page, somebody());
    back.searchParams.delete('code');
    back.searchParams.set('error', 'access_denied');
    const answer = await comeBack(back, cookie);
    refused(answer, 'denied');
    expect(answer.headers.location).toContain('redirectTo=%2Fcart');
  });

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'going on to %s',
    async (redirectTo) => {
      const answer = await visit(somebody(), `?redirectTo=${encodeURIComponent(redirectTo)}`);
      expect(answer.headers.location).toBe('/auth/provider?provider=google&result=done&redirectTo=%2F');
      const { page } = await begin(`?redirectTo=${encodeURIComponent(redirectTo)}`, 'apple');
      expect(page).toBe('/auth/provider?provider=apple&result=unavailable&redirectTo=%2F');
    },
  );

  test('a provider that cannot be reached', async () => {
    const env = {
      SOCIAL_APPLE_ISSUER: 'http://127.0.0.1:1',
      SOCIAL_APPLE_CLIENT_ID: clientId,
      SOCIAL_APPLE_CLIENT_SECRET: clientSecret,
    };
    const lone = await startTestApp({ env });
    await turnOn(lone, 'features.socialLogins');
    const { status, headers } = await lone.call('GET', `${path}/apple?redirectTo=%2Fcart`);
    expect([status, headers.location]).toEqual([302, '/auth/provider?provider=apple&result=failed&redirectTo=%2Fcart']);
    await lone.close();
  });
});

test('switched off, none of it is there', async () => {
  const plain = await startTestApp();
  for (const way of ['', '/google', '/google/callback']) expect((await plain.call('GET', path + way)).status).toBe(404);
  await plain.close();
});
