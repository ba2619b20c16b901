import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { twoFactors } from '#server/db/tables/sign-in-means.ts';
import { decrypt, encrypt } from '#server/services/session/encrypted.ts';
import { plainCode, takeRecoveryCode } from './recovery-codes.ts';
import { stepOfCode } from './time-codes.ts';

type Asked = { customerId: number; code: string; now: Date };
const keptFor = (customerId: number) => ({ purpose: 'two-factor', owner: String(customerId) });

export function encryptTimeSecret(secret: Uint8Array, customerId: number, text: string): string {
  return encrypt(secret, keptFor(customerId), text);
}

/** The account's factor, its row locked until the transaction ends; null where there is none. */
export async function lockTwoFactor(tx: Db, customerId: number) {
  const [factor] = await tx.select().from(twoFactors).where(eq(twoFactors.customerId, customerId)).for('update');
  return factor ?? null;
}

/**
 * Whether `code` is the account's second factor at this moment: a code of its app or a recovery code. Either is used up.
 * Two at once wait for each other at the factor's row.
 */
export async function takeCode(tx: Db, secret: Uint8Array, query: Asked): Promise<boolean> {
  const factor = await lockTwoFactor(tx, query.customerId);
  if (!factor?.confirmedAt) return false;
  return (await takeTimeCode(tx, secret, factor, query)) || takeRecoveryCode(tx, secret, query);
}

/** Whether `code` is one of the app of `factor`, confirmed or not; it is used up. */
export async function takeTimeCode(
  tx: Db,
  secret: Uint8Array,
  factor: typeof twoFactors.$inferSelect,
  { customerId, code, now }: Asked,
): Promise<boolean> {
  const timeSecret = decrypt(secret, keptFor(customerId), factor.secret);
  const step = await stepOfCode(timeSecret, plainCode(code), { lastStep: factor.lastStep, now });
  if (step === null) return false;
  await tx.update(twoFactors).set({ lastStep: step }).where(eq(twoFactors.customerId, customerId));
  return true;
}
