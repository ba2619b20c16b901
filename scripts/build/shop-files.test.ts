import { expect, test } from 'vitest';
import { shopFilesOf } from './shop-files.mjs';

const manifest = {
  'src/web/entry.client.tsx': { file: 'assets/entry-1.js', isEntry: true, imports: ['_shop.js'] },
  '_shop.js': { file: 'assets/shop-1.js', dynamicImports: ['src/web/i18n/fr/base.ts', 'src/web/i18n/vi/base.ts'] },
  'src/web/i18n/fr/base.ts': { file: 'assets/fr-1.js', dynamicImports: ['src/web/i18n/fr/admin.ts'] },
  'src/web/i18n/fr/admin.ts': { file: 'assets/fr-admin-1.js' },
  'src/web/i18n/vi/base.ts': { file: 'assets/vi-1.js' },
  'src/web/routes/cart.tsx': {
    file: 'assets/cart-1.js',
    isEntry: true,
    imports: ['_shop.js'],
    dynamicImports: ['src/web/features/cart/late.tsx'],
    css: ['assets/cart-1.css'],
    assets: ['assets/font-1.woff2'],
  },
  'src/web/features/cart/late.tsx': { file: 'assets/late-1.js', imports: ['src/web/routes/cart.tsx'] },
  'src/web/routes/admin.tsx': {
    file: 'assets/admin-1.js',
    isEntry: true,
    dynamicImports: ['src/web/office/office.tsx'],
  },
  'src/web/office/office.tsx': { file: 'assets/office-1.js', imports: ['_shop.js'] },
};

test('the shop’s files are all that its pages may load, parts that come late too, and nothing of the back office', () => {
  expect(shopFilesOf(manifest)).toEqual({
    files: [
      '/assets/cart-1.css',
      '/assets/cart-1.js',
      '/assets/entry-1.js',
      '/assets/font-1.woff2',
      '/assets/late-1.js',
      '/assets/shop-1.js',
    ],
    words: { fr: ['/assets/fr-1.js'], vi: ['/assets/vi-1.js'] },
  });
});
