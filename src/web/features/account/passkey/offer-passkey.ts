import { listPasskeys } from '#contract/accounts/passkeys.ts';
import type { Translate } from '#web/i18n/words.ts';
import { api } from '#web/lib/api/api.ts';
import { makePasskey, passkeyFault } from '#web/lib/api/passkeys.ts';
import { canUsePasskeys } from '#web/lib/browser/can-use-passkeys.ts';
import { createStored } from '#web/lib/browser/stored.ts';
import { notice } from '#web/ui/messages/notice-store.ts';

/** When a passkey was last offered in this browser, in milliseconds since 1970; offered again after half a year. */
const offered = createStored<number>('passkeyOffered', (stored) => (typeof stored === 'number' ? stored : 0));
const pause = 182 * 24 * 3_600_000;
/** In sight for longer than other messages: it asks for a decision. Milliseconds. */
const duration = 20_000;

/**
 * After a sign-in by password: offers to make a passkey, where the device can ask its owner and the account has none. Once
 * seen, it does not come back for long, whatever the answer.
 */
export async function offerPasskey(t: Translate<'account'>): Promise<void> {
  if (!canUsePasskeys() || Date.now() - offered.read() < pause) return;
  const [canAsk, passkeys] = await Promise.all([
    PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable(),
    api(listPasskeys, {}),
  ]);
  if (!canAsk || passkeys.length > 0) return;
  offered.write(Date.now());
  notice(t('account.welcome'), {
    description: t('account.offerText'),
    action: { label: t('account.passkeyAdd'), onClick: () => void make(t) },
    duration,
  });
}

async function make(t: Translate<'account'>): Promise<void> {
  try {
    await makePasskey();
    notice(t('account.passkeyAdded'), { description: t('account.passkeyAddedText') });
  } catch (error) {
    const why = { refused: undefined, exists: t('account.passkeyExists'), cancelled: t('account.passkeyCancelled') };
    notice(t('account.passkeyFailed'), { description: why[passkeyFault(error)], tone: 'destructive' });
  }
}
