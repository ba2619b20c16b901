import type * as calls from '#contract/accounts/recovery.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { checkPassword } from '#server/services/session/check-password.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { limits } from '#server/services/session/limit-table.ts';
import { forgetTries, limitTries } from '#server/services/session/limits.ts';
import { hashPassword } from '#server/services/session/passwords.ts';
import { type OpenSession, renewSession } from '#server/services/session/sessions.ts';
import { checkNewPassword, setPassword } from './set-password.ts';

/** Sets a new password for who knows the old one; their session goes on, with fresh tokens. Throws `wrongPassword`. */
export async function changePassword(
  deps: Deps,
  { old_password, password }: Pick<ParsedOf<typeof calls.changePassword>, 'old_password' | 'password'>,
  { who, now }: { who: Identity; now: Date },
): Promise<OpenSession> {
  const { customerId, sessionId } = who;
  // Counted before it is checked, so that parallel tries are all counted.
  await limitTries(deps, limits.oldPassword, String(customerId));
  const { id, passwordHash: kept } = customers;
  const [account] = await deps.db.select({ id, passwordHash: kept }).from(customers).where(eq(id, customerId));
  if (!(await checkPassword(deps.db, account, old_password))) throw new Refusal('wrongPassword');
  await forgetTries(deps, limits.oldPassword, String(customerId));
  checkNewPassword(password, who.email);
  const passwordHash = await hashPassword(password);
  return transact({ db: deps.db, committed: deps.changes.publish }, async (write) => {
    // First: it is refused when the session was ended meanwhile, by a reset of the password for one.
    const session = await renewSession(write.tx, sessionId, now);
    if (!session) throw new Refusal('unauthenticated');
    await setPassword({ ...write, now }, { customerId, passwordHash, kept: sessionId });
    return session;
  });
}
