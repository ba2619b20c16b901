import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { brokenIn, crawlShop, startCrawledShop } from '#server/testing/crawl-shop.ts';
import type { TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startCrawledShop();
});
afterAll(() => t.close());

test.each(languages)('in %s every address that a page leads to is there', async (language) => {
  const visits = await crawlShop(t, language, Number.POSITIVE_INFINITY);
  expect(brokenIn(visits)).toEqual([]);
  expect(visits.size).toBeGreaterThan(400);
});
