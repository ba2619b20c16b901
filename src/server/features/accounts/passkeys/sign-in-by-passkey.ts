import type { SentAssertion } from '#contract/accounts/passkeys.schema.ts';
import { Refusal } from '#contract/errors.ts';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { passkeys } from '#server/db/tables/sign-in-means.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { limits } from '#server/services/session/limit-table.ts';
import { limitTries, networkOf } from '#server/services/session/limits.ts';
import type { OpenSession, SignInPlace } from '#server/services/session/sessions.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { challengeMs, keepPasskeyChallenge, takePasskeyChallenge } from './passkey-challenges.ts';
import { passkeySite } from './passkey-site.ts';

/** What to ask the browser for a sign-in: any passkey that it has for this shop. */
export async function readSignInOptions(deps: Deps, { ip, now }: { ip: string; now: Date }) {
  await limitTries(deps, limits.passkeyAsk, networkOf(ip));
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const { rpID } = passkeySite(deps.config);
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required', timeout: challengeMs });
  await keepPasskeyChallenge(deps.db, options.challenge, { customerId: null, now });
  return options;
}

/**
 * Signs in with a passkey. Throws `invalidCredentials`, whether it is unknown, of another site or account, replayed or
 * wrongly signed, or the account is closed; or `tooMany`.
 */
export async function signInByPasskey(
  deps: Deps,
  credential: SentAssertion,
  { ip, now, place }: { ip: string; now: Date; place: SignInPlace },
): Promise<OpenSession> {
  await limitTries(deps, limits.passkeyTry, networkOf(ip));
  // Outside the transaction: a challenge is used up, whatever comes of it.
  const challenge = challengeIn(credential);
  const isOurs = challenge !== null && (await takePasskeyChallenge(deps.db, challenge, { customerId: null, now }));
  if (!isOurs) throw refused();
  return transact({ db: deps.db, committed: deps.changes.publish }, async ({ tx }) => {
    const [found] = await tx
      .select({ passkey: passkeys, externalId: customers.externalId, active: customers.active })
      .from(passkeys)
      .innerJoin(customers, eq(customers.id, passkeys.customerId))
      .where(eq(passkeys.id, credential.id))
      .for('update', { of: passkeys });
    if (!found?.active || !isHandleOf(credential, found.externalId)) throw refused();
    const counter = await verify(deps, credential, found.passkey, challenge);
    if (counter === null) throw refused();
    const { id, customerId } = found.passkey;
    await tx.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, id));
    return completeSignIn(tx, { customerId, by: 'passkey', place, now });
  });
}

/** The signature counter of the device when all is right, else null. It must have grown, where the device counts. */
async function verify(
  { config }: Pick<Deps, 'config'>,
  credential: SentAssertion,
  { id, publicKey, counter }: typeof passkeys.$inferSelect,
  challenge: string,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const site = passkeySite(config);
  const verified = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} } as never,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpID,
    credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter },
    requireUserVerification: true,
  }).catch(() => null);
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

function challengeIn({ response }: SentAssertion): string | null {
  try {
    const data = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    return typeof data.challenge === 'string' ? data.challenge : null;
  } catch {
    return null;
  }
}

/** Discoverable passkeys name the account that they were made for: it must be the one that the id was stored for. */
function isHandleOf({ response }: SentAssertion, externalId: string): boolean {
  return response.userHandle === Buffer.from(externalId).toString('base64url');
}

function refused(): Refusal {
  return new Refusal('invalidCredentials', { errors: { '': [{ message: 'auth.passkeyRefused', parameters: {} }] } });
}
