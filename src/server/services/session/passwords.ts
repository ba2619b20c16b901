import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { normalisePassword } from '#domain/account/password.ts';
import { createTurns } from '#domain/turns/take-turns.ts';

// Argon2id (the package's default kind), at the strength that OWASP's password storage sheet asks for.
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Of random bytes that nobody kept: a missing account costs the same time as a wrong password.
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$zfY/DuReZRF7liAYao8EKQ$V+lZH1irtsFv7t8P+49+XkHEjXRsjZPDrHepEQnBAcc';

/** How many passwords are hashed at once: one processor is left to whoever only looks around. */
export const hashesAtOnce = Math.max(1, availableParallelism() - 1);
const takeTurns = createTurns(hashesAtOnce);

/** The hash to store for a password; runs on a thread of its own. */
export function hashPassword(password: string): Promise<string> {
  return takeTurns('', () => hash(normalisePassword(password), strength));
}

/**
 * In which spelling this is the password of that hash: as passwords are hashed, or as it was typed, of a hash from before
 * they were; null where it is not. Without a hash the answer is no, after the same time.
 */
export async function matchPassword(password: string, stored: string | null): Promise<'hashed' | 'typed' | null> {
  const isOf = (spelling: string) => takeTurns('', () => verify(stored ?? nobodysHash, spelling));
  const normal = normalisePassword(password);
  const found = (await isOf(normal)) ? 'hashed' : normal !== password && (await isOf(password)) ? 'typed' : null;
  return stored === null ? null : found;
}
