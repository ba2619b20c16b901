import { randomUUID } from 'node:crypto';
import type { register } from '#contract/accounts/sessions.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields } from '#contract/errors.ts';
import type { Language } from '#domain/language/language.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { phoneColumns } from '#server/services/phone/customer-phone.ts';
import { limits } from '#server/services/session/limit-table.ts';
import { countTry, limitTries, networkOf, takeBackTry, tooMany } from '#server/services/session/limits.ts';
import { hashPassword } from '#server/services/session/passwords.ts';
import type { OpenSession, SignInPlace } from '#server/services/session/sessions.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { mailVerification } from './recovery/mail-verification.ts';
import { checkNewPassword } from './recovery/set-password.ts';
import { countSignUpMail } from './recovery/verification-limits.ts';
import { rememberAddress } from './sign-in-limits.ts';

type Input = ParsedOf<typeof register>;

/**
 * Opens a customer account and its first session. Nothing but what is named here is taken from the input: who asks for
 * wholesale prices stays retail until staff approve. Throws `invalid` on `email` or `password`.
 */
export async function registerCustomer(
  deps: Deps,
  input: Input,
  context: { ip: string; now: Date; language: Language; place: SignInPlace },
): Promise<OpenSession> {
  checkNewPassword(input.password, input.email);
  const network = networkOf(context.ip);
  await limitTries(deps, limits.register, network);
  // Counted before the outcome is known, so that parallel tries are all counted.
  const waitIfTaken = await countTry(deps, limits.registerTaken, network);
  const isMailed = await countSignUpMail(deps, network, input.email);
  const passwordHash = await hashPassword(input.password);
  const session = await transact({ db: deps.db, committed: deps.changes.publish }, async ({ tx, announce }) => {
    const [account] = await tx
      .insert(customers)
      .values({
        externalId: randomUUID(),
        email: input.email,
        passwordHash,
        name: input.name ?? '',
        ...(await phoneColumns(tx, input.phone_number)),
        taxNumber: input.tax_identification_number || null,
        wholesaleRequestedAt: asksForWholesale(deps, input) ? context.now : null,
        language: context.language,
        createdAt: context.now,
        updatedAt: context.now,
      })
      // Two sign-ups with one address at the same moment: the unique index accepts one.
      .onConflictDoNothing()
      .returning({ id: customers.id });
    if (!account) return null;
    const customerId = account.id;
    const opened = await completeSignIn(tx, { ...context, customerId, by: 'registration' });
    const { sessionId } = opened;
    if (isMailed)
      await mailVerification(deps, { tx, announce, now: context.now }, { customerId, email: input.email, sessionId });
    return opened;
  });
  if (!session) throw waitIfTaken > 0 ? tooMany(waitIfTaken) : invalidFields({ email: 'auth.emailTaken' });
  await takeBackTry(deps, limits.registerTaken, network);
  await rememberAddress(deps, input.email, context.ip);
  return session;
}

function asksForWholesale({ flags }: Deps, input: Input): boolean {
  if (!flags.isOn('features.wholesaleCustomer')) return false;
  return (
    input.customer_type === 'wholesale' || (input.customer_type === undefined && !!input.tax_identification_number)
  );
}
