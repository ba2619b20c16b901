import { createHmac } from 'node:crypto';

/** A key of 32 bytes for one purpose alone, derived from the shop's secret: whoever has it learns no other. */
export function deriveKey(secret: Uint8Array, purpose: string): Buffer {
  return createHmac('sha256', secret).update(purpose).digest();
}
