import { enqueue } from '#server/db/enqueue.ts';
import { eq } from '#server/db/sql.ts';
import { signInChallenges } from '#server/db/tables/account-tokens.ts';
import type { Write } from '#server/db/transact.ts';
import type { MeansNews } from '#server/mail/accounts/words/account-mail-words.ts';
import { revokeSessions } from '#server/services/session/sessions.ts';

type TimedWrite = Write & { now: Date };

/** Notifies an account by mail that there is a way more, or less, to sign in to it. */
export async function mailMeansChange(
  { tx, announce, now }: TimedWrite,
  customerId: number,
  news: MeansNews,
): Promise<void> {
  const dedupeKey = `${news}:${customerId}:${now.toISOString()}`;
  await enqueue(tx, { kind: news, dedupeKey, payload: { customerId }, now });
  announce('outbox');
}

/**
 * A factor of signing in has changed: all sessions but the one that changed it end, sign-ins that wait for a code begin
 * again, and the account is notified by mail.
 */
export async function factorChanged(
  context: TimedWrite,
  { customerId, sessionId }: { customerId: number; sessionId: string },
  news: MeansNews,
): Promise<void> {
  // First: a code that is answered at this moment opens its session before this, and it is ended with the others.
  await context.tx.delete(signInChallenges).where(eq(signInChallenges.customerId, customerId));
  await revokeSessions(context.tx, customerId, { why: 'factor', now: context.now, kept: sessionId });
  await mailMeansChange(context, customerId, news);
}
