import { existsSync } from 'node:fs';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import type { Language } from '#domain/language/language.ts';
import { makeStaff } from './accounts.ts';
import { addBuiltPages } from './built-pages.ts';
import { makeStore } from './catalogue.ts';
import { crawl, type Visit } from './crawl.ts';
import { bearer, makeOrderShop } from './order-shop.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** A shop of two stores with every page switched on. */
export async function startCrawledShop(): Promise<TestApp> {
  const t = await startTestApp();
  await addBuiltPages(t);
  await makeOrderShop(t);
  await makeStore(t.db);
  const pages = Object.fromEntries(Object.keys(defaultFeatureConfig.pages).map((page) => [page, true]));
  const config = { ...defaultFeatureConfig, versions: { v2: true }, pages };
  const answer = await t.call('PUT', '/feature-config', config, bearer((await makeStaff(t)).token));
  if (answer.status !== 200) throw new Error('the pages could not be switched on');
  return t;
}

/** What every link of the shop answers in a language, from the first page and the sitemap on. */
export async function crawlShop(t: TestApp, language: Language, most: number): Promise<Map<string, Visit>> {
  const origin = new URL(t.deps.config.publicUrl).origin;
  const get = async (path: string) => {
    // What the build has written is served beside the app.
    const file = new URL(`../../../build/client${path.replace(/\?.*/, '')}`, import.meta.url);
    if (/^\/(assets|site)\//.test(path)) return { status: existsSync(file) ? 200 : 404, headers: {}, body: '' };
    const {
      statusCode: status,
      body,
      headers,
    } = await t.app.inject({ url: path, headers: { cookie: `lng=${language}` } });
    return { status, body, headers };
  };
  return crawl(get, { start: ['/', '/sitemap.xml', '/robots.txt'], origin, most });
}

/** The visits that found nothing: all but pages and files that are there, and choices of a page that redirect back to it. */
export const brokenIn = (visits: ReadonlyMap<string, Visit>): string[] =>
  [...visits].flatMap(([path, { status, from, location }]) => {
    const isChoice = status === 303 && path.startsWith('/preferences?') && location?.startsWith('/') === true;
    return status === 200 || isChoice ? [] : [`${path}: ${status}, from ${from}`];
  });
