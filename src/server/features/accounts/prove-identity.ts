import { eq } from 'drizzle-orm';
import { invalidFields, Refusal } from '#contract/errors.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { isPassword } from '#server/services/session/passwords.ts';
import { clearSignInTries, countCode, countSignIn } from './sign-in-limits.ts';
import { takeCode } from './two-factor/check-code.ts';

/** What somebody shows who has a session already. */
export type Proof = { password?: string | undefined; code?: string | undefined };
type By = { who: Identity; ip: string; now: Date };

/**
 * Checks that it is still the account's owner who calls, by password or by a code of the second factor. Throws
 * `wrongPassword`, `invalid` on `code`, or `tooMany`; tries count with those of signing in.
 */
export async function proveIdentity(deps: Deps, { password, code }: Proof, by: By): Promise<void> {
  if (password) return provePassword(deps, password, by);
  return proveCode(deps, code ?? '', by);
}

async function provePassword(deps: Deps, password: string, { who, ip }: By): Promise<void> {
  const counted = await countSignIn(deps, who.email, ip);
  const [account] = await deps.db
    .select({ passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, who.customerId));
  if (!(await isPassword(password, account?.passwordHash ?? null)))
    throw new Refusal('wrongPassword', { errors: { password: [{ message: 'auth.wrongPassword', parameters: {} }] } });
  await clearSignInTries(deps, counted);
}

async function proveCode(deps: Deps, code: string, { who: { customerId }, ip, now }: By): Promise<void> {
  const counted = await countCode(deps, customerId, ip);
  const isRight = await transact({ db: deps.db, committed: deps.changes.publish }, ({ tx }) =>
    takeCode(tx, deps.secret, { customerId, code, now }),
  );
  if (!isRight) throw wrongCode();
  await clearSignInTries(deps, counted);
}

export function wrongCode(): Refusal {
  return invalidFields({ code: 'auth.wrongCode' });
}
