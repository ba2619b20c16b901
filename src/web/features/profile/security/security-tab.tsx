import { useT } from '#web/i18n/use-t.ts';
import { useFlag } from '#web/state/flags.ts';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoFactorCard } from './two-factor/two-factor-card.tsx';

/** Password, second factor, passkeys, and where one is signed in. */
export function SecurityTab() {
  const t = useT('profile');
  const hasTwoFactor = useFlag('features.twoFactorAuth');
  return (
    <section aria-labelledby="security-heading" className="grid gap-4">
      <h2 id="security-heading" className="text-xl">
        {t('profile.tab_security')}
      </h2>
      <PasswordCard />
      {hasTwoFactor && <TwoFactorCard />}
      <PasskeysCard />
      <SessionsCard />
    </section>
  );
}
