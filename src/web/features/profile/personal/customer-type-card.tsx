import { useState } from 'react';
import type { Profile } from '#contract/accounts/accounts.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFlag } from '#web/shared/shop/flags.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { WholesaleForm } from './wholesale-form.tsx';
import { WithdrawRequest } from './withdraw-request.tsx';

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
