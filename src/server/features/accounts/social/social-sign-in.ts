import { randomBytes } from 'node:crypto';
import { localPath } from '#domain/access/local-path.ts';
import type { SocialProvider, SocialResult } from '#domain/account/social-providers.ts';
import type { Language } from '#domain/language/language.ts';
import { and, eq, gt } from '#server/db/sql.ts';
import { providerSignIns } from '#server/db/tables/sign-in-means.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { hashOfToken, type SignInPlace } from '#server/services/session/sessions.ts';
import { completeSignIn, type SignInOutcome } from '../complete-sign-in.ts';
import { accountOf } from './link-identity.ts';
import type { ProviderClient, Vouched } from './provider-client.ts';
import { providerSeconds } from './state-cookie.ts';

const random = () => randomBytes(32).toString('base64url');

/** Notes a sign-in that goes to a provider; answers its state and the provider's page to go to. */
export async function beginAtProvider(
  { db }: Pick<Deps, 'db'>,
  client: ProviderClient,
  { provider, redirectTo, now }: { provider: SocialProvider; redirectTo: string | undefined; now: Date },
): Promise<{ state: string; page: URL }> {
  const kept = { state: random(), nonce: random(), codeVerifier: random() };
  const page = await client.begin(kept);
  await db.insert(providerSignIns).values({
    hash: hashOfToken(kept.state),
    provider,
    nonce: kept.nonce,
    codeVerifier: kept.codeVerifier,
    redirectTo: localPath(redirectTo),
    expiresAt: new Date(now.getTime() + providerSeconds * 1000),
  });
  return { state: kept.state, page };
}

/** How a sign-in at a provider ended, and where its shopper goes on to. */
export type SocialOutcome = { redirectTo: string } & (
  | { result: Exclude<SocialResult, 'done' | 'code'> }
  | { outcome: SignInOutcome }
);

/** Ends a sign-in that came back from a provider: it is used up, whatever came. Nothing is thrown for what is wrong in it. */
export async function finishAtProvider(
  deps: Deps,
  client: ProviderClient,
  sent: { provider: SocialProvider; state: string | null; query: URLSearchParams },
  context: { place: SignInPlace; language: Language; now: Date; failed: (why: unknown) => void },
): Promise<SocialOutcome> {
  const begun = sent.state === null ? null : await takeBegun(deps, sent.provider, sent.state, context.now);
  if (!begun || sent.state === null) return { result: 'failed', redirectTo: '/' };
  const { redirectTo, nonce, codeVerifier } = begun;
  if (sent.query.get('error') === 'access_denied') return { result: 'denied', redirectTo };
  const vouched = await client
    .finish(sent.query, { state: sent.state, nonce, codeVerifier })
    .catch((error: unknown) => context.failed(error));
  if (!vouched) return { result: 'failed', redirectTo };
  return { redirectTo, ...(await enter(deps, vouched, context)) };
}

function enter(deps: Deps, vouched: Vouched, context: { place: SignInPlace; language: Language; now: Date }) {
  return transact({ db: deps.db, committed: deps.changes.publish }, async (write) => {
    const account = await accountOf(vouched, { ...write, ...context });
    if (typeof account === 'string') return { result: account };
    const { place, now } = context;
    return { outcome: await completeSignIn(write.tx, { ...account, by: 'provider', place, now }) };
  });
}

async function takeBegun({ db }: Pick<Deps, 'db'>, provider: SocialProvider, state: string, now: Date) {
  const [begun] = await db
    .delete(providerSignIns)
    .where(
      and(
        eq(providerSignIns.hash, hashOfToken(state)),
        eq(providerSignIns.provider, provider),
        gt(providerSignIns.expiresAt, now),
      ),
    )
    .returning();
  return begun ?? null;
}
