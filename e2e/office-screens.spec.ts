import type { Page } from '@playwright/test';
import { expectFits } from './fits.ts';
import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import { openOffice } from './office.ts';
import { everyPath, missingPaths } from './office-paths.ts';

/** What staff have typed may be longer than its field. */
const longValue = /^INPUT .*is too narrow$/;

// The journeys of the back office look at each screen once, in English; all the others are for `npm run test:long`.
if (process.env.EVERY_JOURNEY) {
  test.describe.configure({ mode: 'parallel' });
  for (const language of ['fr', 'en', 'vi'])
    test(`every screen of the back office fits and is accessible in both themes in ${language}`, async ({
      page,
      context,
      shop,
      pageFaults,
    }) => {
      test.setTimeout(1_200_000);
      await context.addCookies([{ name: 'lng', value: language, url: shop.url }]);
      await openOffice(page, '/admin/overview', 'admin');
      for (const path of [...(await everyPath(page)), ...missingPaths]) {
        await openPage(page, `/admin/${path}`);
        await look(page, path);
      }
      // Cells instead of rows.
      await openPage(page, '/admin/products');
      await expect(page.locator('main table')).toBeVisible();
      await page.keyboard.press('e');
      await expect(page.locator('#cell-0-price')).toBeVisible();
      await look(page, 'products, edited in the list');
      ignoreFaults(pageFaults, /api\/v1\/.*999999/);
    });
}

async function look(page: Page, path: string): Promise<void> {
  await expect(page.locator('main'), path).toHaveCount(1);
  await expect(page.locator('h1'), path).toHaveCount(1);
  // What is still asked for stands as a grey box.
  await expect(page.locator('main .skeleton'), path).toHaveCount(0);
  await expectFits(page, path, longValue);
  await expectAccessibleInBothThemes(page);
}
