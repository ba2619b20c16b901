import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import { useState } from 'react';
import type { Profile } from '#contract/accounts/accounts.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useOwnProfile } from '#web/shared/session/own-profile.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { AvatarField } from '../avatar/avatar-field.tsx';
import { LoadFault } from '../load-fault.tsx';
import { ProfileSkeleton } from '../profile-skeleton.tsx';
import { AddressToConfirm } from './address-to-confirm.tsx';
import { CustomerTypeCard } from './customer-type-card.tsx';
import { PersonalForm } from './personal-form.tsx';
import { StoreCredit } from './store-credit.tsx';

/** Who one is, and how one can be reached: to read, and to edit. */
export function PersonalTab() {
  const t = useT('profile');
  const { profile, refusal, reload, change } = useOwnProfile();
  const [isEditing, setEditing] = useState(false);
  if (!profile && refusal) return <LoadFault title={t('profile.loadFailed')} refusal={refusal} onRetry={reload} />;
  if (!profile) return <ProfileSkeleton />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <AddressToConfirm profile={profile} onChange={change} />
      <Card as="section" aria-labelledby="personal-heading">
        <h2 id="personal-heading" className="text-xl">
          {t('profile.tab_profile')}
        </h2>
        <AvatarField profile={profile} onChange={(avatarUrl) => change({ ...profile, avatarUrl })} />
        {isEditing ? (
          <PersonalForm
            profile={profile}
            onSaved={(saved) => {
              change(saved);
              setEditing(false);
            }}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <PersonalView profile={profile} onEdit={() => setEditing(true)} />
        )}
      </Card>
      <StoreCredit profile={profile} />
      <CustomerTypeCard profile={profile} onChange={change} />
    </div>
  );
}

/** The personal data as they stand. */
function PersonalView({ profile, onEdit }: { profile: Profile; onEdit: () => void }) {
  const t = useT('profile', 'account');
  const { stores } = useShop();
  const store = stores.find(({ id }) => id === profile.default_store_id);
  const place = [profile.address, [profile.postalCode, profile.city].filter(Boolean).join(' ')].filter(Boolean);
  const facts = [
    [t('account.name'), profile.name],
    [t('common.email'), profile.email],
    [t('common.phone'), profile.phoneNumber],
    [t('profile.address'), place.join(', ')],
    [t('profile.defaultStore'), store?.name ?? ''],
    [t('profile.bio'), profile.bio],
  ];
  return (
    <>
      <dl className="mt-5 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {facts.map(([term, fact]) => (
          <div key={term} className="min-w-0">
            <dt className="text-sm text-quiet">{term}</dt>
            <dd className="font-semibold whitespace-pre-line">
              {fact || <span className="font-normal text-quiet">{t('profile.notGiven')}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Button variant="secondary" className="mt-6" onClick={onEdit}>
        <Icon shape={Pencil} className="size-4" />
        {t('profile.edit')}
      </Button>
    </>
  );
}
