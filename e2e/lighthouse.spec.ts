import { chromium } from '@playwright/test';
import { expect, test } from './journey.ts';
import { findFreePort } from './server.ts';

// A page takes a quarter of a minute, so `npm run test:long` alone looks at them: once each, on a phone, in French.
const wanted = ['accessibility', 'best-practices', 'seo'];
// It belongs to one person: search engines are kept out of it on purpose.
const closed = ['/cart'];

if (process.env.EVERY_JOURNEY)
  test('every public page has 100 by Lighthouse for accessibility, best practices and search engines', {
    tag: '@narrow',
  }, async ({ shop, request, launchOptions }) => {
    test.setTimeout(1_800_000);
    const { default: lighthouse } = await import('lighthouse');
    const pathsIn = async (sitemap: string) =>
      [...(await (await request.get(sitemap)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found = '']) =>
        found.replace(shop.url, ''),
      );
    // One list of an aisle and one product tell for all.
    const pages = (await pathsIn('/sitemap-pages.xml')).filter((path) => !path.includes('?'));
    const [list = ''] = (await pathsIn('/sitemap-pages.xml')).filter((path) => path.includes('?'));
    const [product = ''] = await pathsIn('/sitemap-products-0.xml');
    expect(pages.length).toBeGreaterThan(12);

    const port = await findFreePort();
    const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
    const browser = await chromium.launch({ ...launchOptions, args });
    const faults: string[] = [];
    for (const path of [...pages, list, product, ...closed]) {
      const result = await lighthouse(`${shop.url}${path}`, {
        port,
        logLevel: 'error',
        onlyCategories: wanted,
        skipAudits: closed.includes(path) ? ['is-crawlable'] : [],
        throttlingMethod: 'provided',
        formFactor: 'mobile',
        screenEmulation: { mobile: true, width: 390, height: 844, deviceScaleFactor: 2, disabled: false },
        extraHeaders: { 'Accept-Language': 'fr' },
      });
      const { categories = {}, audits = {}, runtimeError } = result?.lhr ?? {};
      if (runtimeError || Object.keys(categories).length !== wanted.length) faults.push(`${path}: not looked at`);
      for (const { id, score, auditRefs } of Object.values(categories)) {
        const failed = auditRefs.filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1);
        if (score !== 1) faults.push(`${path}: ${id} ${score}: ${failed.map((ref) => ref.id).join(', ')}`);
      }
    }
    await browser.close();
    expect(faults).toEqual([]);
  });
