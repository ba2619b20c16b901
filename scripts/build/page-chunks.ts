/**
 * Which modules travel together. What every catalogue page loads goes into two files instead of twenty: together they
 * compress to a tenth less. A group takes along what its modules import, unless a group of higher priority has it.
 */

/** What every page that shoppers land on loads first. */
export const shopModules = [
  'node_modules/lucide-react/dist/esm/icons/chevron-left.mjs',
  'node_modules/lucide-react/dist/esm/icons/chevron-right.mjs',
  'src/domain/catalogue/allergen.ts',
  'src/domain/catalogue/unit.ts',
  'src/web/features/cart/mini-cart-host.tsx',
  'src/web/features/catalogue/cache-banner.tsx',
  'src/web/features/catalogue/data-source-badge.tsx',
  'src/web/features/catalogue/load-parts.ts',
  'src/web/features/catalogue/no-store.tsx',
  'src/web/features/catalogue/product-grid.tsx',
  'src/web/features/catalogue/use-own-prices.ts',
  'src/web/features/delivery/delivery-host.tsx',
  'src/web/features/layout/not-found-message.tsx',
  'src/web/features/layout/page-frame.tsx',
  'src/web/features/layout/unexpected-message.tsx',
  'src/web/lib/page/cache/cache-first.ts',
  'src/web/lib/page/cache/fresh-meta.tsx',
  'src/web/lib/page/cache/lifetimes.ts',
  'src/web/lib/page/cache/use-cached-page.ts',
  'src/web/lib/goods/category-address.ts',
  'src/web/lib/goods/category-emoji.ts',
  'src/web/lib/page/early-actions.ts',
  'src/web/lib/page/page-meta.ts',
  'src/web/lib/page/sharing-meta.ts',
  'src/web/lib/api/unless-away.ts',
  'src/web/root.tsx',
  'src/web/ui/show/alert.tsx',
  'src/web/ui/show/badge.tsx',
  'src/web/ui/button/button.tsx',
  'src/web/ui/show/empty-state.tsx',
  'src/web/ui/button/icon-button.tsx',
  'src/web/ui/button/link-button.tsx',
  'src/web/ui/modal/sheet.tsx',
  'src/web/ui/show/picture.tsx',
  'src/web/ui/show/price.tsx',
  'src/web/ui/show/skeleton.tsx',
  'src/web/ui/form/stepper.tsx',
];

/** What the list and the forms have in common, and a product or the home page has not. */
export const formModules = [
  'src/web/features/catalogue/filters/product-filters.ts',
  'src/web/ui/form/checkbox.tsx',
  'src/web/ui/form/field.tsx',
  'src/web/ui/list/pagination.tsx',
  'src/web/ui/form/select.tsx',
  'src/web/ui/form/text-input.tsx',
];

const isOneOf = (modules: readonly string[]) => (id: string) => modules.some((path) => id.includes(path));

export const chunks = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 },
  { name: 'shop', test: isOneOf(shopModules), priority: 1 },
  { name: 'forms', test: isOneOf(formModules), priority: 1 },
];
