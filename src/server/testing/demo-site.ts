import { expect } from 'vitest';
import { listCategories } from '#contract/catalogue/catalogue.ts';
import { categories } from '#domain/catalogue/category.ts';
import { languages } from '#domain/language/language.ts';
import type { TestApp } from './test-app.ts';

/** What the demo's staff have set beside its goods: a picture for each aisle, two for home, one for the page about the shop. */
export async function holdSitePictures(t: TestApp, storeId: number): Promise<void> {
  const list = await t.apiAs()(listCategories, { storeId });
  const served = new Set(list.map(({ image }) => image ?? ''));
  expect(served.size).toBe(categories.length);
  expect(list.filter(({ goodsPicture }) => goodsPicture !== null)).toEqual([]);
  for (const language of languages) {
    const asked = { 'accept-language': language };
    const { picture: home, ...words } = (await t.call('GET', '/home-text', undefined, asked)).body.data;
    expect(words).toEqual({ heading: '', sentence: '', link: null });
    const { picture: front, html } = (await t.call('GET', '/page-texts/about', undefined, asked)).body.data;
    expect(html).toContain('Panier');
    expect(front.alt.length).toBeGreaterThan(20);
    for (const { url } of [home, home.narrow, front]) served.add(url);
  }
  expect(served.size).toBe(categories.length + 3);
  for (const url of served) expect((await t.app.inject({ url })).statusCode, url).toBe(200);
}
