import type { defaultFeatureConfig, FlagPath } from './feature-config.ts';

/** What a flag needs besides being on: something that an operator sets, or another flag. */
export const flagNeeds = [
  'socialProvider',
  'cardProvider',
  'paypalProvider',
  'bankAccount',
  'mailServer',
  'twoFactorAuth',
  'development',
] as const;
export type FlagNeed = (typeof flagNeeds)[number];

/** Whether a flag has any effect today, and what it needs to have it. */
export type FlagEffect = { acts: boolean; needs: FlagNeed | null };

const acts: FlagEffect = { acts: true, needs: null };
/** Kept in the object; nothing reads it. */
const none: FlagEffect = { acts: false, needs: null };
const actsWith = (needs: FlagNeed): FlagEffect => ({ acts: true, needs });

type Effects = {
  readonly [G in keyof typeof defaultFeatureConfig]: {
    readonly [F in keyof (typeof defaultFeatureConfig)[G]]: FlagEffect;
  };
};

const effects: Effects = {
  pages: {
    products: acts,
    cart: acts,
    checkout: acts,
    profile: acts,
    contact: acts,
    about: acts,
    admin: acts,
  },
  features: {
    allowGuestCheckout: acts,
    storeSelectionRequired: acts,
    fallbackToFakeProduct: acts,
    developmentMode: actsWith('development'),
    forgotPassword: actsWith('mailServer'),
    wholesaleCustomer: acts,
    shippingAddresses: acts,
    paymentMethods: acts,
    productFilters: acts,
    search: acts,
    notifications: actsWith('mailServer'),
    orderTracking: acts,
    twoFactorAuth: acts,
    twoFactorForStaff: actsWith('twoFactorAuth'),
    socialLogins: actsWith('socialProvider'),
  },
  products: {
    discountedOnly: acts,
    newArrivals: acts,
    bestSellers: acts,
    featured: acts,
    ratings: acts,
    reviews: acts,
    outOfStock: acts,
  },
  paymentMethods: {
    card: actsWith('cardProvider'),
    paypal: actsWith('paypalProvider'),
    bankTransfer: actsWith('bankAccount'),
    cash: acts,
  },
  mockModes: { products: none, productCategories: none, cache: none },
  versions: { v2: acts },
};

/** What each flag has an effect on, by its path. */
export function flagEffect(path: FlagPath): FlagEffect {
  const [group, flag] = path.split('.') as [keyof Effects, string];
  return (effects[group] as Readonly<Record<string, FlagEffect>>)[flag] ?? none;
}
