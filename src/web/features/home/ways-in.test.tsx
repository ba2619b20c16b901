import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Category } from '#contract/catalogue/catalogue.ts';
import { categories } from '#domain/catalogue/category.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { Hero } from './hero.tsx';

const linksOf = (html: string) => tagsOf(html, 'a').map((tag) => /href="([^"]*)"/.exec(tag)?.[1]);

test('the hero leads to all products and to those with a discount', async () => {
  expect(linksOf(await renderPart(<Hero delivery={null} text={null} />))).toEqual([
    '/products',
    '/products?onlyDiscounted=true',
  ]);
  expect(
    linksOf(await renderPart(<Hero delivery={null} text={null} />, { flags: { pages: { products: false } } })),
  ).toEqual([]);
  const withoutOffers = { flags: { products: { discountedOnly: false } } };
  expect(linksOf(await renderPart(<Hero delivery={null} text={null} />, withoutOffers))).toEqual(['/products']);
});

test('what staff have written stands in the hero; what they left out is our own', async () => {
  const own = { heading: '', sentence: '', link: null, picture: null };
  const link = { label: 'To the feast', to: '/products?search=feast' };
  const picture = { url: '/pictures/feast-1200.webp', width: 1200, height: 675, color: '#aa5500', alt: 'A table' };
  const html = await renderPart(
    <Hero delivery={null} text={{ heading: 'A <feast>', sentence: 'Everything for it.', link, picture }} />,
  );
  expect(readText(html)).toContain('A <feast> Everything for it. To the feast');
  expect(linksOf(html)).toEqual(['/products?search=feast', '/products', '/products?onlyDiscounted=true']);
  const [img = ''] = tagsOf(html, 'img');
  expect(img).toContain('alt="A table"');
  expect(img).toContain('/pictures/feast-480.webp 480w, /pictures/feast-800.webp 800w');
  const pictureAlone = await renderPart(<Hero delivery={null} text={{ ...own, picture }} />);
  expect(readText(pictureAlone)).toBe(readText(await renderPart(<Hero delivery={null} text={null} />)));
  expect(readText(await renderPart(<Hero delivery={null} text={{ ...own, link }} />))).toContain('To the feast');
  expect(tagsOf(await renderPart(<Hero delivery={null} text={own} />), 'img')[0]).toContain('/site/hero-phone.webp');
});

const tile = (id: Category['id'], image: string | null): Category => ({
  id,
  name: id,
  label: `Aisle ${id}`,
  numberOfProducts: 12,
  popularRank: 1,
  group: 'fresh',
  image,
  color: '#dff0d8',
});

test('an aisle leads to its list, with name, count, colour and picture: its own, else that of its code', async () => {
  const html = await renderPart(
    <CategoryTiles categories={[tile('FRUIT', null), tile('RIZ', '/pictures/r-600.webp')]} />,
  );
  expect(linksOf(html)).toEqual(['/products?category=FRUIT', '/products?category=RIZ']);
  expect(readText(html)).toBe('Aisle FRUIT 12 products Aisle RIZ 12 products');
  expect(html).toContain('background-color:#dff0d8');
  const pictures = tagsOf(html, 'img').map((tag) => /src="([^"]*)"/.exec(tag)?.[1]);
  expect(pictures).toEqual(['/site/tile-fruit.webp', '/pictures/r-600.webp']);
});

test.each(categories)('there is a picture for the code %s', (code) => {
  expect(existsSync(`public/site/tile-${code.toLowerCase()}.webp`)).toBe(true);
});
