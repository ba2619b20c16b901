import { invalidFields, Refusal } from '#contract/errors.ts';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { checkPassword } from '#server/services/session/check-password.ts';
import type { Identity } from '#server/services/session/identity.ts';
import type { Counters } from '#server/services/session/limits.ts';
import { clearSignInTries, countCode, countSignIn, type Try, wrongGuess, wrongGuesses } from './sign-in-limits.ts';
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
    .select({ id: customers.id, passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, who.customerId));
  if (!(await checkPassword(deps.db, account, password))) throw wrongGuess(counted, wrongPassword());
  await clearSignInTries(deps, counted);
}

async function proveCode(deps: Deps, code: string, { who: { customerId }, ip, now }: By): Promise<void> {
  const counted = await countCode(deps, customerId, ip);
  const isRight = await transact({ db: deps.db, committed: deps.changes.publish }, ({ tx }) =>
    takeCode(tx, deps.secret, { customerId, code, now }),
  );
  if (!isRight) throw await wrongCode(deps, counted);
  await clearSignInTries(deps, counted);
}

function wrongPassword(): Refusal {
  return new Refusal('wrongPassword', { errors: { password: [{ message: 'auth.wrongPassword', parameters: {} }] } });
}

/**
 * What a wrong code is refused with. One may be mistyped; from the second on it may be the clock of the device, which makes
 * the codes. While a factor is turned on there are no recovery codes to name yet.
 */
export async function wrongCode(counters: Counters, counted: Try, isOn = true): Promise<Refusal> {
  const isFirst = (await wrongGuesses(counters, counted)) < 2;
  const again = isOn ? 'auth.wrongCodeAgain' : 'auth.wrongCodeClock';
  return wrongGuess(counted, invalidFields({ code: isFirst ? 'auth.wrongCode' : again }));
}
