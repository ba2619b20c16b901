import { Refusal } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import { isNull } from '#server/db/sql.ts';
import { shop } from '#server/db/tables/shop.ts';
import { twoFactors } from '#server/db/tables/sign-in-means.ts';
import type { Deps } from '#server/deps.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { encryptTimeSecret, lockTwoFactor } from './check-code.ts';
import { makeTimeSecret, type TimeSecret } from './time-codes.ts';

/**
 * Makes a secret for an authenticator app. It counts once a code has confirmed it; beginning again makes another. Throws
 * `conflict` where a factor is on already: it is turned off first, which asks for a code of it.
 */
export async function beginTwoFactor(
  { secret }: Pick<Deps, 'secret'>,
  tx: Db,
  { customerId, email }: Identity,
  now: Date,
): Promise<TimeSecret & { qr: string }> {
  if ((await lockTwoFactor(tx, customerId))?.confirmedAt) throw new Refusal('conflict');
  const [{ name } = { name: 'Panier' }] = await tx.select({ name: shop.name }).from(shop);
  const made = makeTimeSecret(name, email);
  const row = { secret: encryptTimeSecret(secret, customerId, made.secret), createdAt: now, lastStep: 0 };
  await tx
    .insert(twoFactors)
    .values({ customerId, ...row })
    // Begun twice at once there is no row to lock: one that was confirmed in between stays.
    .onConflictDoUpdate({ target: twoFactors.customerId, set: row, setWhere: isNull(twoFactors.confirmedAt) });
  return { ...made, qr: await drawQr(made.otpauthUrl) };
}

// A picture that pages may show (img-src data:): white around it, so that a dark page does not hide it from a camera.
async function drawQr(text: string): Promise<string> {
  const { toString: draw } = await import('qrcode');
  const svg = await draw(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
