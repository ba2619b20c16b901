import { Refusal } from '#contract/errors.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { exchangeRefreshToken } from '#server/services/session/refresh-token.ts';
import type { OpenSession } from '#server/services/session/sessions.ts';

/** Carries a session on. Throws `noRefreshToken` without a token and `invalidToken` for one that is no longer good. */
export async function refreshSession(deps: Deps, token: string | undefined, now: Date): Promise<OpenSession> {
  if (!token) throw new Refusal('noRefreshToken');
  // The refusal is thrown after the commit: a token used twice has revoked the session, which must be committed.
  const session = await transact({ db: deps.db, committed: deps.changes.publish }, ({ tx }) =>
    exchangeRefreshToken(tx, deps.secret, token, now),
  );
  if (!session) throw new Refusal('invalidToken');
  return session;
}
