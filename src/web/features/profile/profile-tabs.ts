import type { FeatureConfig } from '#domain/access/feature-config.ts';

/** In the order of the sidebar; the ids stand in the address (`?tab=`). */
const profileTabs = ['profile', 'addresses', 'payment', 'notifications', 'security'] as const;
export type ProfileTab = (typeof profileTabs)[number];

const flagOf = {
  profile: null,
  addresses: 'shippingAddresses',
  payment: 'paymentMethods',
  notifications: 'notifications',
  security: null,
} as const satisfies Record<ProfileTab, keyof FeatureConfig['features'] | null>;

/** The tabs that are switched on. */
export function shownTabs({ features }: Pick<FeatureConfig, 'features'>): ProfileTab[] {
  return profileTabs.filter((tab) => {
    const flag = flagOf[tab];
    return flag === null || features[flag];
  });
}

/** The tab that an address asks for; an unknown one, or one that is off, is the profile. */
export function tabOf(value: string | null, flags: Pick<FeatureConfig, 'features'>): ProfileTab {
  return shownTabs(flags).find((tab) => tab === value) ?? 'profile';
}

/** The address of a tab, on the page that stands at `pathname`. */
export const tabAddress = (tab: ProfileTab, pathname = '/profile'): string =>
  tab === 'profile' ? pathname : `${pathname}?tab=${tab}`;
