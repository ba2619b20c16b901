/** The paths of every page but a product's; `word` is searched for. `/orders/1` is an order of nobody who asks. */
export const pagePaths = (word: string) => [
  '/',
  '/aisles',
  '/products',
  `/products?search=${word}&sortBy=price-asc`,
  '/products?search=zzqqxx',
  '/offers',
  '/cart',
  '/faq',
  '/shipping',
  '/returns',
  '/support',
  '/legal',
  '/privacy',
  '/auth/login',
  '/auth/login?form=signup',
  '/auth/provider?provider=google&result=denied',
  '/checkout',
  '/orders',
  '/orders/1',
  '/profile',
  '/profile/settings?tab=security',
  '/admin/orders',
];
/** Paths that no page has. */
export const missingPaths = ['/no-such-page', '/orders/abc'];
