import { generateSecret, generateURI, verify } from 'otplib';

/** Seconds that a code is taken after its 30 are over: who types slowly, or whose clock is a little late. */
const late = 5;

export type TimeSecret = { secret: string; otpauthUrl: string };

/** A fresh secret of 160 bits, and the address that authenticator apps read. */
export function makeTimeSecret(shop: string, email: string): TimeSecret {
  const secret = generateSecret({ length: 20 });
  return { secret, otpauthUrl: generateURI({ issuer: shop, label: email, secret }) };
}

/** The time step of a right code; null for a wrong one, and for one of `lastStep` or before: each is good once. */
export async function stepOfCode(
  secret: string,
  code: string,
  { lastStep, now }: { lastStep: number; now: Date },
): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null;
  const result = await verify({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: [late, 0],
  });
  if (!result.valid || !('timeStep' in result)) return null;
  return result.timeStep > lastStep ? result.timeStep : null;
}
