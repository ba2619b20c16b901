import { createECDH } from 'node:crypto';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connection.ts';
import { shop } from '#server/db/tables/shop.ts';
import { deriveKey } from '#server/services/session/secret.ts';

/** The pair by which push services know the shop (RFC 8292), in base64url: a point of P-256 and its scalar. */
export type PushKeys = { publicKey: string; privateKey: string };

type Keeper = { secret: Uint8Array; config: Pick<Config, 'push'> };

/**
 * The pair of the settings, else the one that the shop's secret makes: the same in every process and after each restart, and
 * kept wherever the secret is kept.
 */
export function readPushKeys({ secret, config }: Keeper): PushKeys {
  if (config.push.privateKey !== undefined) return pairOf(Buffer.from(config.push.privateKey, 'base64url'));
  // Of 2^32 keys one is no scalar of the curve.
  for (let i = 0; ; i++) {
    const made = tryPair(deriveKey(secret, `push: ${i}`));
    if (made) return made;
  }
}

function tryPair(bytes: Buffer): PushKeys | null {
  try {
    return pairOf(bytes);
  } catch {
    return null;
  }
}

function pairOf(privateKey: Buffer): PushKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey().toString('base64url'), privateKey: privateKey.toString('base64url') };
}

/**
 * By which address push services may reach the operator: that of the settings, else where the shop reads its mails, else the
 * shop itself where it is reached by https. Null: it has none, or is to send no push.
 */
export async function readPushContact({
  db,
  config,
}: {
  db: Db;
  config: Pick<Config, 'push' | 'shopEmail' | 'publicUrl'>;
}): Promise<string | null> {
  if (config.push.contact !== undefined) return config.push.contact;
  const [identity] = config.shopEmail ? [] : await db.select({ email: shop.email }).from(shop);
  const address = config.shopEmail ?? identity?.email;
  if (address) return `mailto:${address}`;
  return config.publicUrl.startsWith('https:') ? config.publicUrl : null;
}
