import { expect } from '@playwright/test';
import { test } from './empty-shop.ts';
import { buyAsGuest, openFirstStore, signInAsOwner } from './guide.ts';
import { openPage } from './journey.ts';
import { countPresses } from './presses.ts';
import { makePerson, waitForMail } from './shopping.ts';
import { departments, tillFile } from './till-file.ts';

// A shop of its own, as this one is filled.
test.use({ settings: { LOG_LEVEL: 'error' } });
const articles = 20_000;

// For `npm run test:long`.
if (process.env.EVERY_JOURNEY)
  test('20,000 articles of a till become a shop that sells, from an empty database @wide', async ({
    page,
    shop,
    browser,
  }) => {
    test.setTimeout(1_800_000);
    await openPage(page, '/admin');
    const hand = countPresses(page);
    await signInAsOwner(page, hand);
    await openFirstStore(page, hand);

    await openPage(page, '/admin/imports');
    await hand.press(page.getByRole('button', { name: 'Import a file' }).first());
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel('File')
      .setInputFiles({ name: 'caisse.csv', mimeType: 'text/csv', buffer: tillFile(articles) });
    await hand.check(dialog.getByRole('radio', { name: /^Products/ }));
    await hand.press(dialog.getByRole('button', { name: 'Send the file' }));
    const ready = { timeout: 120_000 };
    await expect(page.getByText('Ready to be tried')).toBeVisible(ready);

    // What each column is, is known; what the till calls its aisles, is said once.
    const strange = departments.flatMap(({ word, category }) => (category ? [{ word, category }] : []));
    await expect(page.getByText(`${strange.length} aisles of the file are unknown here`)).toBeVisible();
    for (const { word, category } of strange)
      await hand.choose(page.getByLabel(`Aisle of the site for “${word}”`), category);
    await page.getByLabel('Keep these settings as a template').fill('Caisse');
    await hand.press(page.getByRole('button', { name: 'Save the settings' }));
    await expect(page.getByText('Aisles of the file: all are known')).toBeVisible();

    const work = { timeout: 600_000 };
    const counted = (name: string) =>
      page.getByRole('region', { name: 'What the import would change' }).locator('div', { hasText: name }).last();
    await hand.press(page.getByRole('button', { name: 'Try', exact: true }));
    await expect(page.getByText('Tried', { exact: true })).toBeVisible(work);
    await expect(counted('Rows refused')).toContainText(/\D0$/);
    await hand.press(page.getByRole('button', { name: 'Run the import' }));
    await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Run the import' }));
    await expect(page.getByText('Done', { exact: true })).toBeVisible(work);
    hand.expectAtMost(31);

    // What is no food is on sale at once; of food the law asks what it is made of.
    const shopper = await (await browser.newContext({ baseURL: shop.url, locale: 'en-GB' })).newPage();
    const guest = makePerson('Nora Quay');
    await openPage(shopper, '/products?search=eponge%20marque%2022');
    await buyAsGuest(shopper, hand, { product: 'EPONGE MARQUE 22', guest });
    await waitForMail(shop, guest.email);
    await shopper.context().close();
  });
