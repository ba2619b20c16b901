import type { Page } from '@playwright/test';
import { expect, openPage, test } from './journey.ts';
import { signIn } from './shopping.ts';

// Signed out, by what the server writes: src/server/http/pages/crawl.once.test.ts. Signed in, the menus and the personal
// parts of pages are there in a browser alone.
if (process.env.EVERY_JOURNEY)
  for (const [who, email, own] of [
    ['a customer', 'shopper@panier.example', ['/profile', '/orders']],
    ['staff', 'admin@panier.example', ['/profile', '/orders', '/admin/orders']],
  ] as const)
    test(`${who} who follows every link from the first page on finds a page`, async ({ page, shop }) => {
      test.setTimeout(900_000);
      await openPage(page, '/auth/login');
      await signIn(page, email, 'Panier2024');
      await expect(page).not.toHaveURL(/login/);

      const faults: string[] = [];
      const asked = new Set<string>();
      const opened = new Set<string>();
      const waiting = ['/'];
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        if (opened.has(kindOf(path))) continue;
        opened.add(kindOf(path));
        for (const link of await linksOf(page, path)) {
          if (asked.has(link)) continue;
          asked.add(link);
          // Not by the browser, whose store and language the choices of a page would change.
          const { status, headers, body } = await fetch(`${shop.url}${link}`, { redirect: 'manual' });
          await body?.cancel();
          const isChoice = link.startsWith('/preferences?') && status === 303;
          if (status !== 200 && !isChoice) faults.push(`${link}: ${status}, from ${path}`);
          else if (headers.get('content-type')?.startsWith('text/html')) waiting.push(link);
        }
        const title = await page.locator('h1').first().textContent();
        if (!title?.trim()) faults.push(`${path} has no heading`);
      }
      expect(faults).toEqual([]);
      expect(asked.size).toBeGreaterThan(100);
      for (const path of own) expect([...opened]).toContain(path);
    });

/** What is opened once: a page of its kind, whichever product, order or choice of a list it shows; a tab is one of its own. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://any');
  const tab = searchParams.get('tab') ?? searchParams.get('form');
  return pathname.replace(/^\/(products|orders)\/.+/, '/$1/:one') + (tab ? `?${tab}` : '');
}

/** Every link to this shop that a page shows once it is whole, with its menus open. */
async function linksOf(page: Page, path: string): Promise<string[]> {
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    for (const menu of document.querySelectorAll('details')) menu.open = true;
  });
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((a) => a.origin === location.origin)
      .map((a) => a.pathname + a.search),
  );
}
