/**
 * What a shop can switch on and off, as it stands before staff change anything: a plain shop that takes no payment by
 * card or PayPal, which need a provider. `socialLogins` stands for all social sign-in buttons.
 * `twoFactorForStaff` makes staff enrol a second factor first. `mockModes` are kept for the shape alone and have no effect.
 */
export const defaultFeatureConfig = {
  pages: { products: true, cart: true, checkout: true, profile: true, contact: true, about: false, admin: false },
  features: {
    allowGuestCheckout: true,
    storeSelectionRequired: false,
    fallbackToFakeProduct: false,
    developmentMode: false,
    forgotPassword: true,
    wholesaleCustomer: true,
    shippingAddresses: true,
    paymentMethods: true,
    productFilters: true,
    search: true,
    notifications: false,
    orderTracking: false,
    twoFactorAuth: false,
    twoFactorForStaff: false,
    socialLogins: false,
  },
  products: {
    discountedOnly: true,
    newArrivals: true,
    bestSellers: true,
    featured: true,
    ratings: false,
    reviews: false,
    outOfStock: false,
  },
  paymentMethods: { card: false, paypal: false, bankTransfer: true, cash: true },
  mockModes: { products: false, productCategories: false, cache: false },
  versions: { v2: false },
};

type Shape = typeof defaultFeatureConfig;
type Group = keyof Shape;
type Flag<G extends Group> = keyof Shape[G] & string;
type Path<G extends Group> = G extends Group ? `${G}.${Flag<G>}` : never;

export type FeatureConfig = { readonly [G in Group]: { readonly [F in keyof Shape[G]]: boolean } };
/** Some of its flags, by group. */
export type FlagChanges = { readonly [G in Group]?: { readonly [F in keyof Shape[G]]?: boolean } };
/** A flag by its path, like `features.search`. */
export type FlagPath = Path<Group>;
export type PageFlag = Flag<'pages'>;

const groups = /* @__PURE__ */ Object.keys(defaultFeatureConfig) as Group[];

/** Every flag there is: `pages.products`, `features.search`, `versions.v2` … */
export const flagPaths: readonly FlagPath[] = /* @__PURE__ */ groups.flatMap((group) =>
  Object.keys(defaultFeatureConfig[group]).map((flag) => `${group}.${flag}` as FlagPath),
);

/** The demo shop switches on more, so that a visitor sees the whole product. */
export const demoFeatureConfig: FeatureConfig = {
  ...defaultFeatureConfig,
  pages: { ...defaultFeatureConfig.pages, about: true, admin: true },
  features: { ...defaultFeatureConfig.features, orderTracking: true, notifications: true, twoFactorAuth: true },
  products: { ...defaultFeatureConfig.products, ratings: true, reviews: true },
  paymentMethods: { ...defaultFeatureConfig.paymentMethods, card: true, paypal: true },
  versions: { v2: true },
};

/** What is stored or asked for, laid over `base`: unknown keys and values that are no booleans are dropped. */
export function mergeFeatureConfig(stored: unknown, base: FeatureConfig = defaultFeatureConfig): FeatureConfig {
  const merged = structuredClone(base) as Record<Group, Record<string, boolean>>;
  for (const group of groups) {
    for (const flag of Object.keys(merged[group])) {
      const value = ownValue(ownValue(stored, group), flag);
      if (typeof value === 'boolean') merged[group][flag] = value;
    }
  }
  return merged as FeatureConfig;
}

/** Whether a flag is on, by its path. */
export function isFlagOn(config: FeatureConfig, path: FlagPath): boolean {
  const [group = '', flag = ''] = path.split('.');
  return ownValue(ownValue(config, group), flag) === true;
}

function ownValue(holder: unknown, key: string): unknown {
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, key)) return undefined;
  return (holder as Record<string, unknown>)[key];
}
