import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A key of 32 bytes for one purpose alone, derived from the shop's secret: whoever has it learns no other. */
export function deriveKey(secret: Uint8Array, purpose: string): Buffer {
  return createHmac('sha256', secret).update(purpose).digest();
}

/**
 * The key that signs tokens and links: SECRET_KEY, or one made once and kept in DATA_DIR, so that sessions survive a
 * restart. `wx` lets one of two processes that start at once make it, and the other read it.
 */
export function readSecret(config: { secretKey: string | undefined; dataDir: string }): Uint8Array {
  if (config.secretKey) return new TextEncoder().encode(config.secretKey);
  mkdirSync(config.dataDir, { recursive: true });
  const file = join(config.dataDir, 'secret-key');
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  }
  return new TextEncoder().encode(readFileSync(file, 'utf8').trim());
}
