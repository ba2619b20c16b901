import { createHmac, randomInt } from 'node:crypto';
import type { Db } from '#server/db/connection.ts';
import { and, eq, isNull } from '#server/db/sql.ts';
import { recoveryCodes } from '#server/db/tables/sign-in-means.ts';
import { deriveKey } from '#server/services/session/secret.ts';

const howMany = 10;
// Without 0, 1, i, l, o and u, which are misread or make words: 30 letters, ten of them have 49 bits.
const letters = '23456789abcdefghjkmnpqrstvwxyz';

/** Gives an account ten new codes; those it had are void. They are shown once: only keyed hashes are stored. */
export async function replaceRecoveryCodes(tx: Db, secret: Uint8Array, customerId: number): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < howMany) codes.add(`${word()}-${word()}`);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.customerId, customerId));
  await tx
    .insert(recoveryCodes)
    .values([...codes].map((code) => ({ customerId, hash: hashOf(secret, customerId, code) })));
  return [...codes];
}

/** Whether this was one of the account's unused codes; it is used from now on. */
export async function takeRecoveryCode(
  tx: Db,
  secret: Uint8Array,
  { customerId, code, now }: { customerId: number; code: string; now: Date },
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.customerId, customerId),
        eq(recoveryCodes.hash, hashOf(secret, customerId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ hash: recoveryCodes.hash });
  return used.length > 0;
}

export function countRecoveryCodes(db: Db, customerId: number): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.customerId, customerId), isNull(recoveryCodes.usedAt)));
}

function word(): string {
  return Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
}

/** A code as it is compared: people type it in capitals or not, in groups, with any dash, in wide digits. */
export function plainCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '');
}

function hashOf(secret: Uint8Array, customerId: number, code: string): string {
  const plain = plainCode(code);
  return createHmac('sha256', deriveKey(secret, 'recovery code')).update(`${customerId}:${plain}`).digest('base64url');
}
