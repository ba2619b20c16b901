import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
// 62^43 > 2^256, and 62^6 > 2^32.
const [secretLength, checksumLength, shownLength] = [43, 6, 9];
const form = /^pk_[0-9A-Za-z]{49}$/;

/** A key, what is shown of it, and what is stored of it. */
export type MadeKey = { key: string; prefix: string; hash: string };

/**
 * Makes a key: `pk_`, 256 random bits in base 62, and their CRC-32 in base 62, so that a program that scans for leaked
 * secrets can tell one from other texts without asking.
 */
export function makeApiKey(random: Uint8Array = randomBytes(32)): MadeKey {
  const secret = inBase62(BigInt(`0x${Buffer.from(random).toString('hex')}`), secretLength);
  const key = `pk_${secret}${checksumOf(secret)}`;
  return { key, prefix: key.slice(0, shownLength), hash: hashOfKey(key) };
}

/** Whether a bearer token is meant to be a key: it is then never read as anything else. */
export function looksLikeKey(token: string): boolean {
  return token.startsWith('pk_');
}

/** What is stored of a key; null for a text that cannot be one of ours. */
export function readApiKey(token: string): { hash: string } | null {
  if (!form.test(token)) return null;
  const secret = token.slice(3, 3 + secretLength);
  return token.slice(3 + secretLength) === checksumOf(secret) ? { hash: hashOfKey(token) } : null;
}

function checksumOf(secret: string): string {
  return inBase62(BigInt(crc32(secret)), checksumLength);
}

function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function inBase62(number: bigint, length: number): string {
  let text = '';
  for (let rest = number; rest > 0n; rest /= 62n) text = alphabet.charAt(Number(rest % 62n)) + text;
  return text.padStart(length, '0');
}
