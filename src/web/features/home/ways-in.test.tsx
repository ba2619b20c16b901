import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Category } from '#contract/catalogue/catalogue.ts';
import { categories } from '#domain/catalogue/category.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { Hero } from './hero.tsx';

const linksOf = (html: string) => tagsOf(html, 'a').map((tag) => /href="([^"]*)"/.exec(tag)?.[1]);

test('the hero leads to all products and to those with a discount', async () => {
  expect(linksOf(await renderPart(<Hero />))).toEqual(['/products', '/products?onlyDiscounted=true']);
  expect(linksOf(await renderPart(<Hero />, { flags: { pages: { products: false } } }))).toEqual([]);
  const withoutOffers = { flags: { products: { discountedOnly: false } } };
  expect(linksOf(await renderPart(<Hero />, withoutOffers))).toEqual(['/products']);
});

const tile = (id: Category['id'], image: string | null): Category => ({
  id,
  name: id,
  label: `Aisle ${id}`,
  numberOfProducts: 12,
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
