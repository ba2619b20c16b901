import { eq } from 'drizzle-orm';
import { customers } from '#server/db/tables/accounts.ts';
import type { Write } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { mailVerification } from './mail-verification.ts';

/**
 * Notes the address that an account is to have and mails it a link: it counts once that is opened, and until then the old
 * one stays. Whether another account has it is asked only then, so that nobody learns it here.
 */
export async function requestEmailChange(
  deps: Pick<Deps, 'secret'>,
  write: Write & { now: Date },
  { customerId, email }: { customerId: number; email: string },
): Promise<void> {
  await write.tx.update(customers).set({ pendingEmail: email }).where(eq(customers.id, customerId));
  await mailVerification(deps, write, { customerId, email });
}
