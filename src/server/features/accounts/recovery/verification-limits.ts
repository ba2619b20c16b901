import { mailboxOf } from '#domain/account/mailbox.ts';
import { limits } from '#server/services/session/limit-table.ts';
import { type Counters, countTry, limitTries } from '#server/services/session/limits.ts';

/** Counts a mail that asks to confirm an address. Throws `tooMany`. */
export async function limitVerificationMails(counters: Counters, email: string): Promise<void> {
  await limitTries(counters, limits.verifyMails, mailboxOf(email));
  await limitTries(counters, limits.verifyMailsOfDay, mailboxOf(email));
}

/** Counts the mail of a sign-up; false where none is to be sent: the account opens all the same. */
export async function countSignUpMail(counters: Counters, network: string, email: string): Promise<boolean> {
  const waits = [
    await countTry(counters, limits.signUpMails, network),
    await countTry(counters, limits.verifyMails, mailboxOf(email)),
    await countTry(counters, limits.verifyMailsOfDay, mailboxOf(email)),
  ];
  return waits.every((wait) => wait === 0);
}
