import { expect, test } from 'vitest';
import type { Category, Product } from '#contract/catalogue/catalogue.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { AisleGroups } from './aisle-groups.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { Hero } from './hero.tsx';

const none = { bestSellers: [], featured: [], newArrivals: [], offers: [] };
const good = (name: string | null) => ({ product: { picture: name && `/pictures/${name}-600.webp` } }) as Product;
const linksOf = (html: string) => tagsOf(html, 'a').map((tag) => /href="([^"]*)"/.exec(tag)?.[1]);

test('the hero leads to all products and to those with a discount', async () => {
  expect(linksOf(await renderPart(<Hero goods={none} delivery={null} text={null} />))).toEqual([
    '/products',
    '/products?onlyDiscounted=true',
  ]);
  expect(
    linksOf(
      await renderPart(<Hero goods={none} delivery={null} text={null} />, { flags: { pages: { products: false } } }),
    ),
  ).toEqual([]);
  const withoutOffers = { flags: { products: { discountedOnly: false } } };
  expect(linksOf(await renderPart(<Hero goods={none} delivery={null} text={null} />, withoutOffers))).toEqual([
    '/products',
  ]);
});

test('what staff have written stands in the hero; what they left out is our own', async () => {
  const own = { heading: '', sentence: '', link: null, picture: null };
  const link = { label: 'To the feast', to: '/products?search=feast' };
  const feast = { url: '/pictures/feast-1200.webp', width: 1200, height: 675, color: '#aa5500' };
  const picture = { ...feast, alt: 'A table', narrow: null };
  const html = await renderPart(
    <Hero
      goods={{ ...none, featured: [good('tea')] }}
      delivery={null}
      text={{ heading: 'A <feast>', sentence: 'Everything for it.', link, picture }}
    />,
  );
  expect(readText(html)).toContain('A <feast> Everything for it. To the feast');
  expect(linksOf(html)).toEqual(['/products?search=feast', '/products', '/products?onlyDiscounted=true']);
  const [img = ''] = tagsOf(html, 'img');
  expect(img).toContain('alt="A table"');
  expect(img).toContain('/pictures/feast-480.webp 480w, /pictures/feast-800.webp 800w');
  // Of the shop's goods none is shown beside it.
  expect(tagsOf(html, 'img')).toHaveLength(1);
  expect(tagsOf(html, 'source')).toEqual([]);
  const pictureAlone = await renderPart(<Hero goods={none} delivery={null} text={{ ...own, picture }} />);
  expect(readText(pictureAlone)).toBe(readText(await renderPart(<Hero goods={none} delivery={null} text={null} />)));
  expect(readText(await renderPart(<Hero goods={none} delivery={null} text={{ ...own, link }} />))).toContain(
    'To the feast',
  );
  const narrow = { ...feast, url: '/pictures/narrow-1200.webp' };
  const two = await renderPart(
    <Hero goods={none} delivery={null} text={{ ...own, picture: { ...picture, narrow } }} />,
  );
  const [source = ''] = tagsOf(two, 'source');
  expect(source).toContain('media="(width &lt; 64rem)"');
  expect(source).toContain('/pictures/narrow-480.webp 480w');
});

test.each<[string, (string | null)[], string[]]>([
  ['none with a picture: the ground alone', [null, null], []],
  ['one', [null, 'tea'], ['tea']],
  [
    'three of many, the first first, none twice',
    ['tea', 'rice', 'tea', null, 'milk', 'bread'],
    ['tea', 'rice', 'milk'],
  ],
])('without a picture of staff the hero shows the goods of the shop: %s', async (_, names, shown) => {
  const html = await renderPart(
    <Hero
      goods={{ ...none, bestSellers: names.slice(0, 2).map(good), featured: names.slice(2).map(good) }}
      delivery={null}
      text={null}
    />,
  );
  const pictures = tagsOf(html, 'img');
  expect(pictures.map((tag) => /src="([^"]*)"/.exec(tag)?.[1])).toEqual(
    shown.map((name) => `/pictures/${name}-320.webp`),
  );
  for (const tag of pictures) expect(tag).toMatch(/alt=""/);
});

const tile = (id: Category['id'], image: string | null, goodsPicture: string | null = null): Category => ({
  id,
  name: id,
  label: `Aisle ${id}`,
  numberOfProducts: 12,
  popularRank: 1,
  group: 'fresh',
  image,
  goodsPicture,
  color: '#dff0d8',
});

test('an aisle leads to its list, with name, count, colour and picture: its own, else of its goods, else its sign', async () => {
  const own = tile('RIZ', '/pictures/r-600.webp');
  const ofGoods = tile('FRUIT', null, '/pictures/pear-600.webp');
  const html = await renderPart(<CategoryTiles categories={[ofGoods, own, tile('LAITIER', null)]} />);
  expect(linksOf(html)).toEqual(['FRUIT', 'RIZ', 'LAITIER'].map((code) => `/products?category=${code}`));
  expect(readText(html)).toBe('Aisle FRUIT 12 products Aisle RIZ 12 products 🧀 Aisle LAITIER 12 products');
  expect(html.match(/background-color:#dff0d8/g)).toHaveLength(3);
  const [first = '', second = '', third] = tagsOf(html, 'img');
  expect(first).toContain('/pictures/pear-160.webp 160w, /pictures/pear-320.webp 320w, /pictures/pear-480.webp 480w');
  // Goods are pictured on white, which takes the aisle's colour; what staff have set stays as it is.
  expect(first).toContain('mix-blend-multiply');
  expect(second).toContain('/pictures/r-320.webp');
  expect(second).not.toContain('mix-blend-multiply');
  expect(third).toBeUndefined();
});

test('beside the name of an aisle a picture of 40 px is a small one', async () => {
  const small = await renderPart(<AisleGroups categories={[tile('FRUIT', null, '/pictures/pear-600.webp')]} />);
  expect(tagsOf(small, 'img')).toEqual([expect.stringContaining('src="/pictures/pear-160.webp"')]);
});
