import { eq } from 'drizzle-orm';
import { signInChallenges } from '#server/db/tables/account-tokens.ts';
import type { Write } from '#server/db/transact.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { revokeSessions } from '#server/services/session/sessions.ts';

/** What has happened to a means of signing in. */
export type FactorChange = 'on' | 'off' | 'passkeyAdded' | 'passkeyRemoved';

/**
 * What follows when a means of signing in has changed: all sessions but the one that did it end, sign-ins that wait for a
 * code begin again.
 */
export async function factorChanged(
  { tx }: Write,
  { customerId, sessionId }: Identity,
  { now }: { change: FactorChange; now: Date },
): Promise<void> {
  await revokeSessions(tx, customerId, { why: 'factor', now, kept: sessionId });
  await tx.delete(signInChallenges).where(eq(signInChallenges.customerId, customerId));
}
