import { enqueue } from '#server/db/enqueue.ts';
import type { Write } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { addAccountToken } from '#server/services/session/account-token.ts';

/** How long a link that verifies an address is good, in seconds. */
const verifySeconds = 7 * 24 * 3600;

/** `sessionId`: the session that asked, where it is the account's own. */
type To = { customerId: number; email: string; sessionId?: string | undefined };

/** Mails a link to an address that is to be verified; a link that was mailed before is of no use any more. */
export async function mailVerification(
  { secret }: Pick<Deps, 'secret'>,
  { tx, announce, now }: Write & { now: Date },
  { customerId, email, sessionId }: To,
): Promise<void> {
  const token = { customerId, purpose: 'verify-email', email, sessionId, seconds: verifySeconds, now } as const;
  const tokenId = await addAccountToken(tx, secret, token);
  await enqueue(tx, { kind: 'verify-email', dedupeKey: `verify-email:${tokenId}`, payload: { tokenId }, now });
  announce('outbox');
}
