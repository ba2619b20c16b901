import { createECDH } from 'node:crypto';
import { z } from 'zod';
import { readEmail } from '#domain/account/email-address.ts';
import { allowedHosts } from './config-webhooks.ts';

export type PushSettings = {
  /**
   * By which push services may reach the operator (RFC 8292, 2.1), as `mailto:` or `https:`; undefined: by the shop's own
   * address of mail, null: no push is sent.
   */
  contact: string | null | undefined;
  /** The private key of the shop for push services, in base64url; undefined: made of its secret. */
  privateKey: string | undefined;
  /** Push services, as `host:port`, that may be private and without TLS. */
  allowedHosts: readonly string[];
};

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const noPush = 'none';

export const pushSettings = {
  PUSH_CONTACT: z.preprocess(
    blankIsUnset,
    z.string().max(300).refine(isContact, `must be an email address, an address with https:, or ${noPush}`).optional(),
  ),
  PUSH_PRIVATE_KEY: z.preprocess(
    blankIsUnset,
    z.string().refine(isPrivateKey, 'must be a private key of P-256: 32 bytes in base64url').optional(),
  ),
  PUSH_ALLOWED_HOSTS: allowedHosts,
};

export function readPush(values: {
  PUSH_CONTACT?: string | undefined;
  PUSH_PRIVATE_KEY?: string | undefined;
  PUSH_ALLOWED_HOSTS: readonly string[];
}): PushSettings {
  const { PUSH_CONTACT: typed, PUSH_PRIVATE_KEY: privateKey, PUSH_ALLOWED_HOSTS: hosts } = values;
  const address = typed === undefined ? null : readEmail(typed);
  const contact = typed === noPush ? null : address === null ? typed : `mailto:${address}`;
  return { contact, privateKey, allowedHosts: hosts };
}

function isContact(value: string): boolean {
  if (value === noPush || readEmail(value) !== null) return true;
  return URL.canParse(value) && new URL(value).protocol === 'https:';
}

function isPrivateKey(value: string): boolean {
  if (!/^[\w-]{43}$/.test(value)) return false;
  try {
    createECDH('prime256v1').setPrivateKey(value, 'base64url');
    return true;
  } catch {
    return false;
  }
}
