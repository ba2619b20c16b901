import type { login } from '#contract/accounts/sessions.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import { eq, sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { checkPassword } from '#server/services/session/check-password.ts';
import type { SignInPlace } from '#server/services/session/sessions.ts';
import { completeSignIn, type SignInOutcome } from './complete-sign-in.ts';
import { clearSignInTries, countSignIn, wrongGuess } from './sign-in-limits.ts';

/** Signs in by email and password. An unknown email, a wrong password and a closed account answer alike, in like time. */
export async function signIn(
  deps: Deps,
  { identifier, password }: ParsedOf<typeof login>,
  context: { ip: string; now: Date; place: SignInPlace },
): Promise<SignInOutcome> {
  const counted = await countSignIn(deps, identifier, context.ip);
  const [account] = await deps.db
    .select({ id: customers.id, passwordHash: customers.passwordHash, active: customers.active })
    .from(customers)
    // In small letters as the tries are counted: the database folds some letters (İ) otherwise than JavaScript.
    .where(eq(sql`lower(${customers.email})`, identifier.toLowerCase()));
  const checkedHash = await checkPassword(deps.db, account, password);
  if (!account || checkedHash === null || !account.active) throw wrongGuess(counted, invalidCredentials());
  await clearSignInTries(deps, counted);
  return deps.db.transaction(async (tx) => {
    // A new password, or the end of the account, may have come meanwhile: from here on they wait for the session.
    const { passwordHash, active } = customers;
    const [still] = await tx
      .select({ passwordHash, active })
      .from(customers)
      .where(eq(customers.id, account.id))
      .for('share');
    if (!still?.active || still.passwordHash !== checkedHash) throw invalidCredentials();
    return completeSignIn(tx, { ...context, customerId: account.id, by: 'password' });
  });
}

function invalidCredentials(): Refusal {
  const errors = { '': [{ message: 'auth.invalidCredentials', parameters: {} }] };
  return new Refusal('invalidCredentials', { errors });
}
