import { useState } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { useFlag } from '#web/shared/shop/flags.ts';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TwoFactorCard } from './two-factor/two-factor-card.tsx';

/** Password, second factor, passkeys, and where one is signed in. */
export function SecurityTab() {
  const t = useT('profile');
  // A change of what signs in ends other sessions: their list is asked for again.
  const [changes, setChanges] = useState(0);
  const onChanged = () => setChanges((n) => n + 1);
  const mayEnrol = useFlag('features.twoFactorAuth');
  return (
    <section aria-labelledby="security-heading" className="grid gap-4">
      <h2 id="security-heading" className="text-xl">
        {t('profile.tab_security')}
      </h2>
      <PasswordCard onChanged={onChanged} />
      <TwoFactorCard mayEnrol={mayEnrol} onChanged={onChanged} />
      <PasskeysCard onChanged={onChanged} />
      <SessionsCard changes={changes} />
    </section>
  );
}
