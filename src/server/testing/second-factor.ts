import { setTimeout as pause } from 'node:timers/promises';
import { generate } from 'otplib';
import { defaultFeatureConfig, type FlagPath } from '#domain/access/feature-config.ts';
import { storeFeatureConfig } from '#server/services/shop/flags.ts';
import type { TestApp } from './test-app.ts';

/** What an authenticator app shows at this moment of the app's clock, or `steps` steps of 30 seconds later. */
export function timeCode(t: TestApp, secret: string, steps = 0): Promise<string> {
  return generate({ secret, epoch: Math.floor(t.deps.clock().getTime() / 1000) + steps * 30 });
}

/** Turns flags on over the defaults, as staff do. */
export async function turnOn(t: TestApp, ...flags: readonly FlagPath[]): Promise<void> {
  const config = structuredClone(defaultFeatureConfig) as Record<string, Record<string, boolean>>;
  for (const flag of flags) {
    const [group = '', name = ''] = flag.split('.');
    Object.assign(config[group] ?? {}, { [name]: true });
  }
  await t.write(async ({ tx, announce, now }) => {
    await storeFeatureConfig(tx, config as typeof defaultFeatureConfig, now, null);
    announce('flags');
  });
  while (!flags.every((flag) => t.deps.flags.isOn(flag))) await pause(2);
}

type SignedIn = { token: string };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Enrols an authenticator app for whoever is signed in; answers its secret and the recovery codes. */
export async function enrol(t: TestApp, { token }: SignedIn): Promise<{ secret: string; recoveryCodes: string[] }> {
  const path = '/authentication/two-factor';
  const begun = await t.call('POST', path, {}, bearer(token));
  const code = await timeCode(t, begun.body.data.secret);
  const confirmed = await t.call('PUT', path, { code }, bearer(token));
  if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body));
  return { secret: begun.body.data.secret, recoveryCodes: confirmed.body.data.recoveryCodes };
}
