import { useState } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { useOwnProfile } from '#web/shared/session/own-profile.ts';
import { Card } from '#web/ui/show/card.tsx';
import { AvatarField } from '../avatar/avatar-field.tsx';
import { LoadFault } from '../load-fault.tsx';
import { ProfileSkeleton } from '../profile-skeleton.tsx';
import { AddressToConfirm } from './address-to-confirm.tsx';
import { CustomerTypeCard } from './customer-type-card.tsx';
import { PersonalForm } from './personal-form.tsx';
import { PersonalView } from './personal-view.tsx';
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
