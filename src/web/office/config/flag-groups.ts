import type { FlagPath } from '#domain/access/feature-config.ts';

/** The flags as the configuration lists them. What has an effect comes first. */
export const flagGroups = {
  pages: [
    'pages.products',
    'pages.cart',
    'pages.checkout',
    'pages.profile',
    'pages.contact',
    'pages.about',
    'pages.admin',
  ],
  features: [
    'features.search',
    'features.productFilters',
    'features.storeSelectionRequired',
    'features.allowGuestCheckout',
    'features.wholesaleCustomer',
    'features.shippingAddresses',
    'features.paymentMethods',
    'features.notifications',
    'features.orderTracking',
    'features.forgotPassword',
    'features.twoFactorAuth',
    'features.twoFactorForStaff',
    'features.socialLogins',
    'features.fallbackToFakeProduct',
    'features.developmentMode',
  ],
  products: [
    'products.discountedOnly',
    'products.newArrivals',
    'products.bestSellers',
    'products.featured',
    'products.ratings',
    'products.reviews',
    'products.outOfStock',
  ],
  paymentMethods: [
    'paymentMethods.card',
    'paymentMethods.paypal',
    'paymentMethods.bankTransfer',
    'paymentMethods.cash',
  ],
  versions: ['versions.v2'],
  mockModes: ['mockModes.products', 'mockModes.productCategories', 'mockModes.cache'],
} as const satisfies Record<string, readonly FlagPath[]>;

export type FlagGroupId = keyof typeof flagGroups;
export const flagGroupIds = Object.keys(flagGroups) as FlagGroupId[];
