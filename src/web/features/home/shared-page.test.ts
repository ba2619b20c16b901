import { expect, test } from 'vitest';
import type { Product } from '#contract/catalogue/catalogue.ts';
import { sharedPage } from './shared-page.ts';

const size = (url: string) => ({ url, width: 1200, height: 600, color: '#ffffff' });
const text = (narrow: string | null) => ({
  heading: '',
  sentence: '',
  link: null,
  picture: { ...size('/wide.webp'), alt: '', narrow: narrow === null ? null : size(narrow) },
});
const good = (picture: string | null) => ({ product: { picture } }) as Product;
const none = { bestSellers: [], featured: [], newArrivals: [], offers: [] };
const goods = { ...none, offers: [good('/rice.webp')], featured: [good(null), good('/tea.webp')] };

test.each([
  ['staff have set two', text('/narrow.webp'), goods, '/narrow.webp'],
  ['staff have set one', text(null), goods, '/wide.webp'],
  ['staff have set none', { ...text(null), picture: null }, goods, '/tea.webp'],
  ['nothing of staff could be had', null, goods, '/tea.webp'],
  ['no goods have a picture', null, { ...none, featured: [good(null)] }, null],
  ['there is no store', null, undefined, null],
])('what shows when home is shared: %s', (_, own, of, shown) => {
  const page = sharedPage(new Request('https://shop.example/?x=1'), own, of);
  expect(page).toEqual({ address: 'https://shop.example/', image: shown && `https://shop.example${shown}` });
});
