import type { Db } from '#server/db/connection.ts';
import { and, eq, isNotNull } from '#server/db/sql.ts';
import { twoFactors } from '#server/db/tables/sign-in-means.ts';
import { type OpenSession, openSession, type SignInPlace } from '#server/services/session/sessions.ts';
import { linkOrdersSince } from './recovery/trust-address.ts';
import { openChallenge } from './sign-in-challenge.ts';

/** What proves one factor of two; an account with a second factor is asked for that as well. */
type OneFactor = 'password' | 'mailed link' | 'provider';
/** What is enough by itself. A passkey is two factors: the device, and what unlocks it. */
type Enough = 'registration' | 'passkey' | 'second factor';
/** A session, or what is still wanted before there is one. */
export type SignInOutcome = OpenSession | { challenge: string };

type Proven<By> = { customerId: number; by: By; place: SignInPlace; now: Date };

const oneFactor: readonly (OneFactor | Enough)[] = ['password', 'mailed link', 'provider'] satisfies OneFactor[];

/**
 * The one way in: whoever has shown who they are, by whatever means, gets a session here, or is asked for the second
 * factor where the account has one. The account was found to be active.
 */
export function completeSignIn(tx: Db, proven: Proven<Enough>): Promise<OpenSession>;
export function completeSignIn(tx: Db, proven: Proven<OneFactor | Enough>): Promise<SignInOutcome>;
export async function completeSignIn(
  tx: Db,
  { customerId, by, place, now }: Proven<OneFactor | Enough>,
): Promise<SignInOutcome> {
  // Whatever the flags say: one role that switches enrolment off must not open every account that has a factor.
  if (oneFactor.includes(by) && (await hasSecondFactor(tx, customerId)))
    return { challenge: await openChallenge(tx, customerId, now) };
  await linkOrdersSince(tx, customerId);
  return openSession(tx, customerId, place, now);
}

export async function hasSecondFactor(db: Db, customerId: number): Promise<boolean> {
  const confirmed = and(eq(twoFactors.customerId, customerId), isNotNull(twoFactors.confirmedAt));
  return (await db.$count(twoFactors, confirmed)) > 0;
}
