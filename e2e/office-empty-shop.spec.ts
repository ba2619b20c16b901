import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { owner, root, test } from './empty-shop.ts';
import { expect, expectAccessible, openPage } from './journey.ts';
import { markPaid, moveOrder } from './office.ts';
import { callApi, expectTexts, fillFields, makePerson, orderLinkIn, signIn, waitForMail } from './shopping.ts';

/** What a shopper may open of a shop without goods. */
const pages = ['/', '/products', '/offers', '/aisles', '/cart', '/contact', '/legal', '/shipping'];

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
/** The step of the guide that is next, by the name of its link. */
const next = (page: Page) => page.locator('main [aria-current="step"]').getByRole('link');

async function backToGuide(page: Page): Promise<void> {
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await page.getByRole('link', { name: 'Continue the setup' }).click();
  await page.waitForURL('**/admin/setup');
}

// It starts a shop of its own, and walks through all of it: for `npm run test:long`.
if (process.env.EVERY_JOURNEY)
  test('a shop without data is set up by its guide, sells to a guest, and hands the order over @wide', async ({
    page,
    shop,
    browser,
  }) => {
    // What a shopper sees meanwhile says that there is no store yet.
    const shopper = await (await browser.newContext({ baseURL: shop.url, locale: 'en-GB' })).newPage();
    for (const path of pages) {
      expect((await openPage(shopper, path))?.status(), path).toBe(200);
      await expect(shopper.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await expectAccessible(shopper);
    }
    await openPage(shopper, '/');
    await expect(shopper.getByRole('heading', { name: 'No store is open yet' })).toBeVisible();

    await openPage(page, '/auth/login?redirectTo=/admin/overview');
    await signIn(page, owner.email, owner.password);
    await page.waitForURL(({ pathname }) => pathname === '/admin/overview');
    await expect(page.getByText('4 steps are missing before you can sell')).toBeVisible();
    await expectAccessible(page);
    // Where `/admin` leads, too.
    await openPage(page, '/admin');
    await page.waitForURL('**/admin/overview');
    await expect(page.getByText('4 steps are missing before you can sell')).toBeVisible();
    await page.getByRole('link', { name: 'Continue the setup' }).click();

    // Who runs the shop: the guide leads to the very part of the page.
    await expect(next(page)).toHaveAccessibleName('Begin · Who runs the shop');
    await next(page).click();
    await expect(field(page, 'legalName')).toBeInViewport();
    await fillFields(page, {
      name: 'Le Comptoir',
      legalName: 'Comptoir SARL',
      email: 'bonjour@example.org',
      phone: '+33 1 99 00 00 07',
      'registeredAddress.lines': '3 quai des Brumes',
      'registeredAddress.city': 'Lorient',
    });
    await page.keyboard.press('Control+s');
    await backToGuide(page);

    // The store, with its hours and its rules at once.
    await expect(next(page)).toHaveAccessibleName('Begin · First store');
    // It leads to the list until it is known that there is none.
    await expect(next(page)).toHaveAttribute('href', '/admin/stores/new');
    await next(page).click();
    await fillFields(page, {
      name: 'Comptoir du Port',
      'address.street': '3 quai des Brumes',
      'address.postalCode': '56100',
      'address.city': 'Lorient',
      'contact.phoneNumber': '+33 1 99 00 00 08',
      'contact.email': 'port@example.org',
    });
    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/admin\/stores\/\d+$/);
    // A store begins hidden: the guide comes back to it, and asks for no second one.
    await backToGuide(page);
    await expect(next(page)).toHaveAccessibleName('Begin · First store');
    await expect(next(page)).toHaveAttribute('href', /\/admin\/stores\/\d+$/);
    await next(page).click();
    await page.getByRole('checkbox', { name: 'Shown to customers' }).check();
    await page.keyboard.press('Control+s');
    await backToGuide(page);
    await expect(next(page)).toHaveAccessibleName('Begin · Opening hours');
    await expect(next(page)).toHaveAttribute('href', /\/admin\/stores\/\d+$/);
    await next(page).click();
    await page.getByRole('button', { name: 'Add opening times, Monday' }).click();
    await page.getByRole('button', { name: 'Copy these hours to the other days, Monday' }).click();
    await expect(page.getByRole('textbox', { name: /^(Opens|Closes)/ })).toHaveCount(14);
    await page.keyboard.press('Control+s');
    await backToGuide(page);
    await expect(next(page)).toHaveAccessibleName('Begin · Delivery');
    await next(page).click();
    await page.getByRole('button', { name: 'Add a rule' }).click();
    const rules = page.getByRole('region', { name: 'Delivery rules' });
    for (const [label, value] of [
      ['Below 1', '40'],
      ['Fee 1', '4,90'],
      ['Wholesale fee 1', '4,90'],
    ] as const)
      await rules.getByLabel(label, { exact: true }).fill(value);
    await page.keyboard.press('Control+s');
    await backToGuide(page);

    // Its rules say that it delivers; when, is agreed with each customer for now.
    await expect(next(page)).toHaveAccessibleName('Begin · Time slots');
    await expect(next(page)).toHaveAttribute('href', /\/admin\/stores\/\d+\/slots$/);
    await page.getByRole('link', { name: 'Change · Delivery' }).click();
    await expect(page.getByRole('checkbox', { name: 'Delivers' })).toBeChecked();
    await page.goBack();

    // The first product, with its price, its stock and a picture; the only store is the one that sells it.
    await page.getByRole('link', { name: 'Begin · First products' }).click();
    await field(page, 'name.fr').fill('Savon de Lorient');
    await field(page, 'name.en').fill('Lorient soap');
    await field(page, 'category').selectOption('NONALIMENTAIRE');
    await field(page, 'stores.0.originalPrice').fill('6,50');
    await field(page, 'stores.0.quantityInStock').fill('10');
    await page.locator('main input[type=file]').setInputFiles(join(root, 'demo/site/hero.webp'));
    await expect(page.getByAltText('Picture 1')).toBeVisible();
    await page.locator('main input[type=file]').setInputFiles(join(root, 'public/site/icon-512.png'));
    const face = page.getByAltText('Picture 1');
    const second = await page.getByAltText('Picture 2').getAttribute('src');
    await page.getByAltText('Picture 2').dragTo(face);
    await expect(face).toHaveAttribute('src', second ?? '');
    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/admin\/products\/\d+$/);
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await page.getByRole('link', { name: 'Today', exact: true }).click();
    await expect(page.getByRole('region', { name: 'What needs attention' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continue the setup' })).toHaveCount(0);

    // A guest finds it and orders it.
    for (const path of pages) {
      await openPage(shopper, path);
      await expectAccessible(shopper);
    }
    await openPage(shopper, '/');
    await expect(shopper.locator('main')).toContainText('Lorient soap');
    // Its own picture is all that home and the aisles show: nothing of another shop.
    const own = /\/pictures\/[0-9a-f]{20}-/.exec(second ?? '')?.[0] ?? 'none';
    const hero = shopper.locator('main section').first().locator('img');
    await expect.poll(() => hero.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
    for (const path of ['/aisles', '/']) {
      await openPage(shopper, path);
      const shown = await shopper.locator('main img').evaluateAll((all) => all.map((img) => img.getAttribute('src')));
      expect(shown.length, path).toBeGreaterThan(0);
      for (const src of shown) expect(src, path).toContain(own);
    }
    const search = shopper.locator('header [name=search]:visible').first();
    await search.fill('lorient');
    await search.press('Enter');
    // How the goods shall go is asked first; who closes the question goes on.
    await expect(shopper.getByRole('dialog')).toBeVisible();
    await shopper.keyboard.press('Escape');
    await shopper.waitForURL('**/products?search=*');
    await shopper.getByRole('button', { name: /^Add Lorient soap/ }).click();
    await shopper.getByRole('link', { name: 'Lorient soap', exact: true }).click();
    await expect(shopper.getByRole('heading', { level: 1, name: 'Lorient soap' })).toBeVisible();
    await expectAccessible(shopper);
    await openPage(shopper, '/checkout');
    await shopper.getByRole('button', { name: 'Continue as guest' }).click();
    const guest = makePerson('Nora Quay');
    await fillFields(shopper, {
      customer_name: guest.name,
      customer_email: guest.email,
      customer_phone: guest.phone,
    });
    await shopper.getByRole('radio', { name: /Pickup at the store/ }).check();
    await shopper.locator('main form button[type=submit]').click();
    await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Order Placed');
    const mail = await waitForMail(shop, guest.email);
    expectTexts(mail.text, ['Lorient soap', 'Comptoir du Port', '€6.50']);

    // It comes to the overview, is moved on to its end, and paid.
    await page.reload();
    const newest = page.getByRole('region', { name: 'Newest orders' });
    await newest.getByRole('link', { name: guest.name }).click();
    const status = page.getByRole('combobox', { name: /^Status of order/ });
    for (const step of ['processing', 'ready']) {
      await moveOrder(status, step);
      await expect(status).not.toHaveAttribute('aria-busy');
      await expect(status).toHaveValue(step);
    }
    await markPaid(page);
    await expect(page.getByRole('button', { name: 'Mark as refunded' })).toBeVisible();
    await moveOrder(status, 'delivered');
    // There is nowhere further to go.
    await expect(status).toHaveCount(0);
    await expectAccessible(page);
    await openPage(shopper, orderLinkIn(mail));
    await expect(shopper.locator('[aria-current=step]')).toContainText('Collected');
    const { items } = await callApi<{ items: { quantityInStock: number }[] }>(shopper, '/store/1/product-collection');
    expect(items.map(({ quantityInStock }) => quantityInStock)).toEqual([9]);
    await shopper.context().close();
  });
