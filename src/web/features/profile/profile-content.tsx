import { type ComponentType, lazy, Suspense } from 'react';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import type { ProfileTab } from './profile-tabs.ts';

/** Each tab comes with its own scripts, when it is opened. */
const contents: Record<ProfileTab, ComponentType> = {
  profile: lazy(async () => ({ default: (await import('./personal/personal-tab.tsx')).PersonalTab })),
  addresses: lazy(async () => ({ default: (await import('./addresses/addresses-tab.tsx')).AddressesTab })),
  payment: lazy(async () => ({ default: (await import('./payment/payment-tab.tsx')).PaymentTab })),
  notifications: lazy(async () => ({
    default: (await import('./notifications/notifications-tab.tsx')).NotificationsTab,
  })),
  security: lazy(async () => ({ default: (await import('./security/security-tab.tsx')).SecurityTab })),
};
const OwnData = lazy(async () => ({ default: (await import('./own-data/own-data.tsx')).OwnData }));

/** What a tab shows to who is signed in. */
export function ProfileContent({ tab }: { tab: ProfileTab }) {
  const Content = contents[tab];
  return (
    <Suspense key={tab} fallback={<ProfileSkeleton />}>
      <div>
        <Content />
        {tab === 'security' && <OwnData />}
      </div>
    </Suspense>
  );
}
