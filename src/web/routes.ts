import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('aisles', 'routes/aisles.tsx'),
  route('products', 'routes/products.tsx'),
  route('products/:slug', 'routes/product.tsx'),
  route('offers', 'routes/offers.tsx'),
  route('cart', 'routes/cart.tsx'),
  // Development alone: every component of ui/ on one page.
  ...(process.env.NODE_ENV === 'production' ? [] : [route('gallery', 'routes/gallery.tsx')]),
  route('auth/login', 'routes/login.tsx'),
  route('auth/provider', 'routes/provider.tsx'),
  route('auth/:page/:token?', 'routes/mailed-link.tsx'),
  route('orders', 'routes/orders.tsx'),
  route('orders/:id', 'routes/order.tsx'),
  route('profile/settings?', 'routes/profile.tsx'),
  route('admin', 'routes/admin.tsx'),
  route('admin/orders', 'routes/admin-orders.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('faq', 'routes/faq.tsx'),
  route('shipping', 'routes/shipping.tsx'),
  route('returns', 'routes/returns.tsx'),
  route('support', 'routes/support.tsx'),
  route('legal', 'routes/legal.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
