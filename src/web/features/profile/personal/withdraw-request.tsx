import { useState } from 'react';
import type { Profile } from '#contract/accounts/accounts.ts';
import { updateProfile } from '#contract/accounts/profile.ts';
import { isRefusal } from '#contract/errors.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { useSaveFault } from './use-save-fault.ts';

/** Takes back the wish for wholesale prices. */
export function WithdrawRequest({ onChange }: { onChange: (profile: Profile) => void }) {
  const t = useT('profile');
  const [isBusy, setBusy] = useState(false);
  const showFault = useSaveFault();
  async function withdraw(): Promise<void> {
    setBusy(true);
    try {
      onChange(await api(updateProfile, { customer_type: 'retail' }));
      notice(t('profile.withdrawn'));
    } catch (error) {
      setBusy(false);
      if (!isRefusal(error)) throw error;
      showFault(error);
    }
  }
  return (
    <Button variant="secondary" className="mt-4" busy={isBusy} onClick={() => void withdraw()}>
      {t('profile.withdraw')}
    </Button>
  );
}
