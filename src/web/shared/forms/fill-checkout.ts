import { type Profile, readProfile } from '#contract/accounts/accounts.ts';
import { lifetimes, readKept } from '#web/shared/session/kept-answers.ts';
import { guestDefaults, type OwnDefaults, readOwnDefaults } from '#web/shared/session/own-defaults.ts';

/** What a checkout is filled with, for who is signed in or a guest (null). */
export async function readFilling(
  userId: number | null,
  flags: Parameters<typeof readOwnDefaults>[0],
): Promise<{ profile: Profile | null; defaults: OwnDefaults }> {
  if (userId === null) return { profile: null, defaults: guestDefaults() };
  const profile = readKept(readProfile, lifetimes.auth).catch(() => null);
  return { profile: await profile, defaults: await readOwnDefaults(flags) };
}
