import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from './secret.ts';

const [ivBytes, tagBytes] = [12, 16];

/** What a text is encrypted for: `purpose` gives a key of its own, `owner` is whom it belongs to. */
type For = { purpose: string; owner: string };

/**
 * A text that the database holds and cannot read: AES-256-GCM with a key derived from the shop's secret. Moved to
 * another owner's row it cannot be decrypted.
 */
export function encrypt(secret: Uint8Array, { purpose, owner }: For, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** Throws where the text was altered, belongs to another owner, or the shop's secret is another. */
export function decrypt(secret: Uint8Array, { purpose, owner }: For, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64url');
  const iv = bytes.subarray(0, ivBytes);
  const tag = bytes.subarray(ivBytes, ivBytes + tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), iv, { authTagLength: tagBytes })
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag);
  return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
}

function keyFor(secret: Uint8Array, purpose: string): Buffer {
  return deriveKey(secret, `encryption: ${purpose}`);
}
