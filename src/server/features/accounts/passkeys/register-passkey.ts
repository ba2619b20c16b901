import type { SentAttestation } from '#contract/accounts/passkeys.schema.ts';
import type { Passkey } from '#contract/accounts/passkeys.ts';
import { Refusal } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import { desc, eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { shop } from '#server/db/tables/shop.ts';
import { passkeys } from '#server/db/tables/sign-in-means.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { mailMeansChange } from '../means-changed.ts';
import { challengeMs, keepPasskeyChallenge, takePasskeyChallenge } from './passkey-challenges.ts';
import { passkeySite } from './passkey-site.ts';

/** A passkey that is not what was asked for: altered, of another site, out of date, or known already. */
const refusedPasskey = () =>
  new Refusal('invalid', { errors: { credential: [{ message: 'auth.passkeyRefused', parameters: {} }] } });

/** EdDSA, ES256 and RS256, which every device knows one of (COSE names). */
const algorithms = [-8, -7, -257];
/** Enough for every device of a person. */
const mostPasskeys = 20;

/** What to ask the browser for, so that it makes a passkey that can sign in by itself. */
export async function readRegistration({ db, config }: Deps, { customerId, email }: Identity, now: Date) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const [account] = await db
    .select({ externalId: customers.externalId, name: customers.name })
    .from(customers)
    .where(eq(customers.id, customerId));
  const [{ rpName } = { rpName: 'Panier' }] = await db.select({ rpName: shop.name }).from(shop);
  const known = await db.select().from(passkeys).where(eq(passkeys.customerId, customerId));
  if (known.length >= mostPasskeys) throw new Refusal('conflict');
  const options = await generateRegistrationOptions({
    rpName,
    rpID: passkeySite(config).rpID,
    userID: new TextEncoder().encode(account?.externalId ?? ''),
    userName: email,
    userDisplayName: account?.name || email,
    timeout: challengeMs,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
  });
  await keepPasskeyChallenge(db, options.challenge, { customerId, now });
  return options;
}

/** Keeps the passkey that the browser made. Throws `invalid` on `credential`. */
export async function addPasskey(
  deps: Deps,
  credential: SentAttestation,
  { who: { customerId }, device, now }: { who: Identity; device: string; now: Date },
): Promise<Passkey> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const site = passkeySite(deps.config);
  const verified = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} } as never,
    expectedChallenge: (challenge) => takePasskeyChallenge(deps.db, challenge, { customerId, now }),
    expectedOrigin: site.origin,
    expectedRPID: site.rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified.registrationInfo) throw refusedPasskey();
  const { credential: made, credentialBackedUp } = verified.registrationInfo;
  return transact({ db: deps.db, committed: deps.changes.publish }, async (write) => {
    const [row] = await write.tx
      .insert(passkeys)
      .values({
        id: made.id,
        customerId,
        publicKey: Buffer.from(made.publicKey).toString('base64url'),
        counter: made.counter,
        transports: credential.response.transports ?? [],
        backedUp: credentialBackedUp,
        device,
        createdAt: now,
      })
      // A credential id is somebody's already: theirs stays what it is.
      .onConflictDoNothing()
      .returning();
    if (!row) throw refusedPasskey();
    await mailMeansChange({ ...write, now }, customerId, 'passkey-added');
    return toPasskey(row);
  });
}

export async function listPasskeys(db: Db, customerId: number): Promise<Passkey[]> {
  const rows = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.customerId, customerId))
    .orderBy(desc(passkeys.createdAt), passkeys.id);
  return rows.map(toPasskey);
}

function toPasskey({ id, device, createdAt, lastUsedAt, backedUp }: typeof passkeys.$inferSelect): Passkey {
  return {
    id,
    device,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    backedUp,
  };
}
