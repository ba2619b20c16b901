import { hash, verify } from '@node-rs/argon2';

// Argon2id (the package's default kind), at the strength that OWASP's password storage sheet asks for.
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Of random bytes that nobody kept: a missing account costs the same time as a wrong password.
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$zfY/DuReZRF7liAYao8EKQ$V+lZH1irtsFv7t8P+49+XkHEjXRsjZPDrHepEQnBAcc';

/** The hash to store for a password; runs on a thread of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, strength);
}

/** Whether this is the password of that hash. Without a hash the answer is no, after the same time. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const isRight = await verify(stored ?? nobodysHash, password);
  return isRight && stored !== null;
}
