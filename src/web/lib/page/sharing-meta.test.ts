import { expect, test } from 'vitest';
import { canonicalAddress, sharingMeta } from './sharing-meta.ts';

const linksOf = (address: string, path: string) => {
  const canonical = canonicalAddress(new Request(address), path);
  const meta = sharingMeta({ address: canonical, title: 'Riz', description: 'Du riz' }) as Record<string, string>[];
  const alternates = meta.filter(({ rel }) => rel === 'alternate').map(({ hrefLang, href }) => [hrefLang, href]);
  return { canonical, link: meta.find(({ rel }) => rel === 'canonical')?.href, alternates };
};

test.each([
  ['https://shop.example/faq?utm=1', '/faq', 'https://shop.example/faq', '?'],
  ['https://shop.example/faq?lng=en', '/faq', 'https://shop.example/faq?lng=en', '?'],
  ['https://shop.example/faq?lng=xx', '/faq', 'https://shop.example/faq', '?'],
  [
    'https://shop.example/products?lng=vi&page=2',
    '/products?page=2',
    'https://shop.example/products?page=2&lng=vi',
    '&',
  ],
])('%s is known as %s in its own language, and in each other one', (address, path, canonical, sign) => {
  const plain = `https://shop.example${path}`;
  expect(linksOf(address, path)).toEqual({
    canonical,
    link: canonical,
    alternates: [
      ['x-default', plain],
      ...['fr', 'en', 'vi'].map((language) => [language, `${plain}${sign}lng=${language}`]),
    ],
  });
});
