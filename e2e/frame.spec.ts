import { expect, expectAccessible, ignoreFaults, openPage, test } from './journey.ts';
import { clientOfJourneys } from './server.ts';
import { callApi, fillFields, makePerson } from './shopping.ts';

type Config = { features: Record<string, boolean>; pages: Record<string, boolean> };

test('progress messages and notices stand where and as large as specified @long', async ({
  page,
  context,
  pageFaults,
}) => {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await openPage(page, '/cart');
  // The choice of delivery is there once the page is hydrated.
  await page.locator('header summary').first().click();
  await expect(page.getByRole('button', { name: /^(Livraison ou retrait|Delivery or pickup)/ })).toBeVisible();
  await page.keyboard.press('Escape');
  // The first message brings its own script, which cannot come while the network is gone.
  await context.setOffline(true);
  await page.waitForTimeout(500);
  await context.setOffline(false);
  const message = page.locator('li[data-kind=success]');
  await expect(message).toBeVisible();
  await page.waitForTimeout(300);
  const box = await message.boundingBox();
  expect(box?.width).toBe(Math.min(356, width));
  // 32 pixels from the edge; on a phone from the top, where the bottom bar leaves no room.
  expect(width < 1024 ? box?.y : height - (box?.y ?? 0) - (box?.height ?? 0)).toBe(32);

  // Pushed by less than 20 pixels it comes back, by 20 it goes.
  const push = async (by: number) => {
    const at = await message.boundingBox();
    // Whole pixels: half way back it stands between two.
    const [x, y] = [Math.round(at?.x ?? 0) + 100, Math.round(at?.y ?? 0) + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by, y);
    await page.mouse.up();
  };
  await push(19);
  await page.waitForTimeout(300);
  await expect.poll(async () => (await message.boundingBox())?.x).toBe(box?.x);
  await push(20);
  await expect(message).toHaveCount(0);

  // F8 leads to the notices, wherever the focus is.
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /F8/ })).toBeFocused();
  ignoreFaults(pageFaults, /INTERNET_DISCONNECTED/);
});

test('the pages name the client that the shop is set to, to the API and when they sign somebody up', async ({
  page,
}) => {
  await openPage(page, '/');
  const sent = page.waitForRequest((request) => request.url().includes('/api/v1/') && request.method() === 'GET');
  await page.locator('header [name=search]:visible').first().fill('pommes');
  expect((await sent).headers()['x-client-id']).toBe(clientOfJourneys);

  await openPage(page, '/auth/login?form=signup');
  const person = makePerson('Ana Lopes');
  const { name, email, phone: phone_number, password } = person;
  await fillFields(page, { name, email, phone_number, password, confirmPassword: password });
  // A tax number belongs to who buys for a business, and may be left out.
  await expect(page.locator('[name=tax_identification_number]')).toHaveCount(0);
  await page.locator('[name=wholesale]').check();
  await fillFields(page, { tax_identification_number: 'FR40123456824' });
  const answered = page.waitForResponse(/customer\/register/);
  await page.locator('main form button[type=submit]').last().click();
  const answer = await answered;
  const asked = { customer_type: 'wholesale', tax_identification_number: 'FR40123456824' };
  expect(answer.request().postDataJSON()).toMatchObject({ client_id: clientOfJourneys, ...asked });
  expect(answer.status()).toBe(200);
});

test('the language that was chosen is found again, in the order of the specification', async ({
  page,
  context,
  shop,
}) => {
  const lang = page.locator('html');
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'lng')?.value;
  const stored = () => page.evaluate(() => localStorage.getItem('i18nextLng'));
  // By the address: kept in the cookie and in local storage.
  await openPage(page, '/faq?lng=vi');
  await expect(lang).toHaveAttribute('lang', 'vi');
  await expect.poll(cookie).toBe('vi');
  expect(await stored()).toBe('vi');
  await openPage(page, '/faq');
  await expect(lang).toHaveAttribute('lang', 'vi');
  // Without the cookie local storage knows, and the cookie comes back; so it is with the store.
  await context.clearCookies();
  const [, { id, name }] = (await callApi(page, '/store/list')) as [object, { id: number; name: string }];
  await page.evaluate((storeId) => localStorage.setItem('selectedStoreId', storeId), `${id}`);
  await openPage(page, '/faq');
  await expect(lang).toHaveAttribute('lang', 'vi');
  await expect.poll(cookie).toBe('vi');
  await expect(page.locator('header summary').first()).toContainText(name);
  // The cookie goes before local storage.
  await context.addCookies([{ name: 'lng', value: 'en', url: shop.url }]);
  await openPage(page, '/faq');
  await expect(lang).toHaveAttribute('lang', 'en');
  // Then session storage.
  await context.clearCookies();
  await page.evaluate(() => {
    localStorage.removeItem('i18nextLng');
    sessionStorage.setItem('i18nextLng', 'vi');
  });
  await openPage(page, '/faq');
  await expect(lang).toHaveAttribute('lang', 'vi');
});

test('a page begins at its top, and back finds the place again', async ({ page }) => {
  await openPage(page, '/products');
  const place = () => page.evaluate(() => Math.round(scrollY));
  const link = page.getByRole('article').last().getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const before = await place();
  expect(before).toBeGreaterThan(100);
  await link.click();
  await expect(page).toHaveURL(/\/products\/./);
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(150);
});

test('a cart that was opened while another page loads stays open when that page comes', async ({ page }) => {
  await openPage(page, '/products');
  const held = Promise.withResolvers<void>();
  await page.route(/\/offers\.data/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('article').first().getByRole('button').last().click();
  await expect(page.getByRole('spinbutton').first()).toBeVisible();
  await page.locator('a[href="/offers"]:visible').first().click();
  await page.locator('a[href="/cart"][aria-haspopup]:visible').first().click();
  const panel = page.locator('dialog[open]');
  await expect(panel).toBeVisible();
  held.resolve();
  await expect(page).toHaveURL(/\/offers$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Promotions|Offers|offres/i);
  await expect(panel).toBeVisible();
  // The next page closes it.
  await page.goBack();
  await expect(panel).toHaveCount(0);
});

test('the menu of stores shows them all and the way of delivery, where its words are longest', {
  tag: '@narrow',
}, async ({ page, context, shop }) => {
  await context.addCookies([{ name: 'lng', value: 'vi', url: shop.url }]);
  // A Monday: each store says when it opens.
  await page.clock.setFixedTime('2026-11-23T09:00:00Z');
  await openPage(page, '/faq');
  await page.locator('header summary').first().click();
  const menu = page.locator('header details[open] > :last-child');
  await expect(menu.getByRole('link')).toHaveCount(5);
  expect(await menu.evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBe(0);
});

test('what the shop has switched off is not there', async ({ page, browser, shop, pageFaults }) => {
  const signIn = await page.request.post('/api/v1/authentication/login_check', {
    data: { identifier: 'admin@panier.example', password: 'Panier2024' },
  });
  const { token } = (await signIn.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const { data } = (await (await page.request.get('/api/v1/feature-config')).json()) as { data: Config };
  const write = (config: Config) => page.request.put('/api/v1/feature-config', { headers, data: config });
  const others = { search: false, productFilters: false, storeSelectionRequired: true, socialLogins: true };
  const features = { ...data.features, ...others };
  try {
    await write({ ...data, pages: { ...data.pages, cart: false }, features });
    await expect.poll(async () => (await page.request.get('/cart')).status(), { timeout: 30_000 }).toBe(404);

    // The store is asked for first, without script too; help needs none.
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: shop.url });
    await plain.goto('/products?category=FRUIT');
    await expect(plain.locator('main article')).toHaveCount(0);
    await plain.locator('main a[href*="storeId=2"]').click();
    await expect(plain).toHaveURL(/\/products\?category=FRUIT/);
    await expect(plain.locator('main article').first()).toBeVisible();
    await expect(plain.locator('[name=search], [name=category]')).toHaveCount(0);
    await expect(plain.locator('h1')).toHaveText(/^Produ[^ ]+$/);
    await expect(plain.locator('a[href="/cart"]')).toHaveCount(0);
    await plain.close();
    await openPage(page, '/shipping');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What is on without being set up says so, and signs nobody in.
    await openPage(page, '/auth/login');
    const providers = page.locator('main button:not([type=submit])', { hasText: /^(Continuer avec|Continue with)/ });
    await expect(providers).toHaveCount(3);
    await providers.first().click();
    await expect(page.getByRole('region', { name: /F8/ })).toContainText(/pas disponible|not available/);
    await expect(page).toHaveURL(/\/auth\/login$/);
    await openPage(page, '/');
    await expect(page.locator('main a[href*="storeId="]')).not.toHaveCount(0);
    await expectAccessible(page);
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('featureConfig') ?? '{}'));
    await expect.poll(async () => (await kept()).features).toEqual(features);
  } finally {
    await write(data);
    ignoreFaults(pageFaults, /\/cart/);
  }
});

test('on paper the page stands alone, dark on white @long', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await openPage(page, '/shipping');
  await expect(page.locator('main')).toBeVisible();
  for (const part of ['header', 'footer', 'nav']) {
    for (const one of await page.locator(`body > ${part}`).all()) await expect(one).toBeHidden();
  }
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(24, 34, 27)');
  // A list on paper has no buttons, and keeps its pictures and prices.
  await openPage(page, '/products');
  await expect(page.locator('main article img').first()).toBeVisible();
  for (const one of await page.locator('main article button').all()) await expect(one).toBeHidden();
});
