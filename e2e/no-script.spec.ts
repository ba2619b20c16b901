import { expect, ignoreFaults, test } from './journey.ts';
import { fillFields } from './shopping.ts';

test.use({ javaScriptEnabled: false });

test('the catalogue works before any script', async ({ page, locale }) => {
  const isFrench = locale?.startsWith('fr');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // Search, by the header's form.
  const search = page.locator('header [name=search]:visible').first();
  await search.fill(isFrench ? 'pomme' : 'apple');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/products\?search=/);
  await expect(page.getByRole('article').first()).toContainText(/€/);

  // A blank search is none: the whole list, at its own address.
  await page.goto('/');
  await search.fill('   ');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole('article')).toHaveCount(12);

  // Filter, by the form of the list.
  await page.goto('/products');
  const all = await page.getByRole('article').count();
  expect(all).toBeGreaterThan(10);
  await page.locator('main [name=category]:visible').selectOption('FRUIT');
  await page.locator('main form button[type=submit]:visible').click();
  await expect(page).toHaveURL(/\/products\?category=FRUIT$/);
  await expect(page.getByRole('article').first()).toBeVisible();

  // Through the aisles: all of them, one, a kind of it.
  await page.locator('a[href="/aisles"]:visible').first().click();
  await expect(page.getByRole('heading', { level: 1, name: isFrench ? 'Rayons' : 'Aisles' })).toBeVisible();
  await page.locator('main a[href="/products?category=FRUIT"]').click();
  await page.locator('main nav a[href="/products?category=FRUIT&kind=citrus"]').click();
  await expect(page).toHaveURL(/kind=citrus$/);
  await expect(page.getByRole('article').first()).toBeVisible();

  // The second page, and a product of it.
  await page.goto('/products');
  const first = await page.getByRole('article').first().innerText();
  // By keyboard: what stands above is laid out when it comes near, and could move the link from under a pointer.
  await page.locator('main nav a[href*="page=2"]').first().press('Enter');
  await expect(page).toHaveURL(/page=2/);
  expect(await page.getByRole('article').first().innerText()).not.toBe(first);
  await page.getByRole('link', { name: isFrench ? 'Afficher plus de produits' : 'Show more products' }).press('Enter');
  await expect(page).toHaveURL(/page=3/);
  await expect(page.getByRole('article')).toHaveCount(12);
  const link = page.getByRole('article').first().getByRole('link');
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('main')).toContainText(/€/);

  // Of the answers one is open at a time, and folds away again.
  await page.goto('/faq');
  const answers = page.locator('main details');
  const isOpen = (i: number) => answers.nth(i).evaluate((one) => (one as HTMLDetailsElement).open);
  await answers.nth(0).locator('summary').click();
  await answers.nth(1).locator('summary').click();
  expect([await isOpen(0), await isOpen(1)]).toEqual([false, true]);
  await answers.nth(1).locator('summary').click();
  expect(await isOpen(1)).toBe(false);
  await page.goBack();

  // A form that needs the script says so on its page, and keeps what was typed.
  await page.goto('/auth/login?form=signup');
  await page.locator('main [name=name]').fill('Ana Sansscript');
  await page.locator('main [name=email]').press('Enter');
  await expect(page.locator('#unsent')).toContainText('JavaScript');
  await expect(page.locator('main [name=name]')).toHaveValue('Ana Sansscript');
  await page.goto('/products');
  await page.getByRole('article').first().getByRole('link').click();

  // Another language and another store, by links that set a cookie and come back.
  await page.locator('footer a[hreflang=vi]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await expect(page).toHaveURL(/\/products\//);
  await page.goto('/products');
  const store = page
    .locator('header details')
    .filter({ has: page.locator('a[href*="storeId=2"]') })
    .first();
  await store.locator('summary').click();
  const other = store.locator('a[href*="storeId=2"]');
  const text = (await other.locator('.font-semibold').first().innerText()).trim();
  await other.click();
  await expect(page).toHaveURL(/\/products/);
  await expect(page.locator('header summary').first()).toContainText(text);
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
});

test('a page that only a script can fill says so', async ({ page }) => {
  for (const path of ['/cart', '/checkout', '/orders', '/lists', '/profile']) {
    await page.goto(path);
    await expect(page.locator('main').getByText('JavaScript'), path).toBeVisible();
    await expect(page.locator('main').getByRole('button'), path).toHaveCount(0);
  }
});

test('one writes to the shop, withdraws and looks for an order before any script', async ({
  page,
  locale,
  pageFaults,
}) => {
  const isFrench = locale?.startsWith('fr');
  const submit = page.locator('main form button[type=submit]:visible');
  const written = { from_name: 'Ana Sansscript', from_email: 'ana.sansscript@example.org' };

  // What is wrong is said at its field, and what was typed stays.
  await page.goto('/contact');
  await fillFields(page, { ...written, subject: 'Du pain', message: 'Non' });
  await submit.click();
  await expect(page.locator('main [aria-invalid=true]')).toHaveAttribute('name', 'message');
  await expect(page.locator('main [name=from_name]')).toHaveValue('Ana Sansscript');
  await fillFields(page, { message: 'En aurez-vous samedi\u202f? Merci.' });
  await submit.click();
  await expect(page.locator('main')).toContainText(isFrench ? 'Message envoyé' : 'Message Sent');
  await expect(page.locator('main [name=message]')).toHaveValue('');

  // Two steps, as the law has it.
  await page.goto('/withdrawal?order=P-2026-ZZZ');
  await fillFields(page, { ...written, items: 'Poêle' });
  await submit.click();
  await expect(page.locator('main dd').filter({ hasText: 'Poêle' })).toBeVisible();
  await submit.click();
  await expect(page.locator('main')).toContainText(isFrench ? 'Rétractation enregistrée' : 'Withdrawal received');
  await expect(page.locator('main')).toContainText(written.from_email);

  await page.goto('/track-order');
  await fillFields(page, { order_number: 'P-2026-ZZZ', email: written.from_email });
  await submit.click();
  await expect(page.locator('main [role=alert]')).toBeVisible();
  await expect(page.locator('main [name=order_number]')).toHaveValue('P-2026-ZZZ');
  // A page has the status of what came of its form.
  ignoreFaults(pageFaults, /status of (404|422)/);
});
