import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
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
  return takeTurns('', () => hash(password, strength));
}

/** Whether this is the password of that hash. Without a hash the answer is no, after the same time. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const isRight = await takeTurns('', () => verify(stored ?? nobodysHash, password));
  return isRight && stored !== null;
}
