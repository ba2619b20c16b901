import { useState } from 'react';
import type { Profile } from '#contract/accounts/accounts.ts';
import { updateProfile } from '#contract/accounts/profile.ts';
import { isRefusal } from '#contract/errors.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { useFlag } from '#web/shared/shop/flags.ts';
import { Button } from '#web/ui/button/button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { useSaveFault } from './use-save-fault.ts';
import { WholesaleForm } from './wholesale-form.tsx';

/** At which prices one buys, and where a wish for wholesale prices stands. */
export function CustomerTypeCard({ profile, onChange }: { profile: Profile; onChange: (profile: Profile) => void }) {
  const t = useT('profile');
  const canAsk = useFlag('features.wholesaleCustomer');
  const [isAsking, setAsking] = useState(false);
  const isWholesale = profile.customerType === 'wholesale';
  const isWaiting = profile.wholesaleRequested;
  const text = isWholesale ? 'profile.wholesaleText' : isWaiting ? 'profile.waitingText' : 'profile.retailText';
  return (
    <Card as="section" aria-labelledby="customer-type-heading">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="customer-type-heading" className="text-xl">
          {t('profile.customerType')}
        </h2>
        <Badge tone={isWholesale ? 'green' : 'grey'}>
          {t(isWholesale ? 'layout.customerWholesale' : 'layout.customerRetail')}
        </Badge>
        {isWaiting && <Badge tone="yellow">{t('profile.waiting')}</Badge>}
      </div>
      {(isWholesale || isWaiting || canAsk) && <p className="mt-2 text-quiet">{t(text)}</p>}
      {profile.taxIdentificationNumber && (isWholesale || isWaiting) && (
        <p className="mt-2">{t('profile.taxNumberIs', { number: profile.taxIdentificationNumber })}</p>
      )}
      {isWaiting && <WithdrawRequest onChange={onChange} />}
      {!isWholesale && !isWaiting && canAsk && !isAsking && (
        <Button variant="secondary" className="mt-4" onClick={() => setAsking(true)}>
          {t('profile.askWholesale')}
        </Button>
      )}
      {!isWholesale && !isWaiting && canAsk && isAsking && (
        <WholesaleForm profile={profile} onChange={onChange} onCancel={() => setAsking(false)} />
      )}
    </Card>
  );
}

/** Takes back the wish for wholesale prices. */
function WithdrawRequest({ onChange }: { onChange: (profile: Profile) => void }) {
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
