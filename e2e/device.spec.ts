import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import { signUp } from './own-account.ts';
import { placePickup } from './pickup-order.ts';
import { cartOf, chooseProduct, putInCart } from './shopping.ts';

test.use({ serviceWorkers: 'allow' });

const words = {
  fr: { away: 'Le site ne répond pas', none: 'Pas de connexion', retry: 'Réessayer' },
  en: { away: 'The site is not responding', none: 'No connection', retry: 'Try again' },
};

test('without network the shop opens with what the device keeps, and what is done there is not lost @phone', async ({
  page,
  context,
  locale,
  pageFaults,
}) => {
  const language = locale?.startsWith('fr') ? 'fr' : 'en';
  const t = words[language];
  const token = await signUp(page, 'Odile Sansreseau');
  const goods = await chooseProduct(page, language, 'FRUIT');
  const order = await placePickup(page, token, [{ id: goods.id, quantity: 1 }], {}, language);
  await page.request.post('/api/v1/shopping-lists', {
    data: { name: 'Dimanche', items: [{ product_id: goods.id, quantity: 1 }] },
    headers: { authorization: `Bearer ${token}` },
  });
  await openPage(page, '/products?category=FRUIT');
  await openPage(page, '/lists');
  await expect(page.getByText('Dimanche')).toBeVisible();
  await openPage(page, `/orders/${order.id}`);
  await expect(page.getByText(order.orderNumber).first()).toBeVisible();
  await openPage(page, '/');
  await putInCart(page, goods);
  await openPage(page, '/');
  await untilOnDevice(page);
  await leave(page);
  await page.close();

  await context.setOffline(true);
  const away = await context.newPage();
  await away.goto('/products?category=FRUIT');
  await expect(away).toHaveURL(/\/products\?category=FRUIT$/);
  await expect(away.getByText(t.away)).toBeVisible();
  await expect(away.getByRole('article').first()).toBeVisible();
  // Words of a search that nobody has made on this device yet.
  await away.goto(`/products?search=${encodeURIComponent(goods.name.slice(0, 4).toUpperCase())}`);
  await expect(away.getByText(t.away)).toBeVisible();
  const card = away.getByRole('article').filter({ hasText: goods.name }).first();
  await expect(card).toBeVisible();
  await expectAccessibleInBothThemes(away);
  const before = (await cartOf(away)).find(({ id }) => id === goods.id)?.quantity ?? 0;
  await card.getByRole('button').last().click();
  await expect
    .poll(async () => (await cartOf(away)).find(({ id }) => id === goods.id)?.quantity)
    .toBeGreaterThan(before);
  await away.goto(`/orders/${order.id}`);
  await expect(away.getByText(t.none)).toBeVisible();
  await expect(away.getByText(order.orderNumber).first()).toBeVisible();
  await away.goto('/lists');
  await expect(away.getByText('Dimanche')).toBeVisible();
  await away.goto('/cart');
  await expect(away.getByRole('main').getByText(goods.name).first()).toBeVisible();
  await away.goto('/faq');
  await expect(away.getByRole('heading', { level: 1 })).toBeVisible();

  // As if the price had gone up meanwhile: the cart says so once it can ask.
  await away.evaluate(() => {
    const [line] = JSON.parse(localStorage.getItem('cart') ?? '[]');
    localStorage.setItem('cart', JSON.stringify([{ ...line, price: line.price / 2 }]));
  });
  await context.setOffline(false);
  await away.goto('/cart');
  await expect(away.getByRole('status').filter({ hasText: goods.name }).first()).toBeVisible();
  ignoreFaults(pageFaults, /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|NetworkError/);
});

/** Until the worker has kept the page that it opens without network, with all that this may need. */
async function untilOnDevice(page: Page): Promise<void> {
  const isKept = async () => Boolean(await (await caches.open('shop-shell')).match('/offline'));
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
}

/** The page goes out of sight, as when a phone is locked. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('own:catalogue'))).not.toBeNull();
}

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });
  test('whoever comes back to a page that stood open is told of a new version, which loses nothing @phone', async ({
    page,
    locale,
  }) => {
    const [said, reload] = locale?.startsWith('fr')
      ? ['Une nouvelle version du site est prête', 'Recharger']
      : ['A new version of the shop is ready', 'Reload'];
    const goods = await chooseProduct(page, locale?.startsWith('fr') ? 'fr' : 'en', 'FRUIT');
    await putInCart(page, goods);
    await page.clock.install();
    await openPage(page, '/products');
    const comeBack = async () => {
      await page.clock.fastForward('11:00');
      const looked = page.waitForResponse('**/shop-files.json', { timeout: 2000 });
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await looked;
    };
    // The first time that it is looked at is counted from when the script that looks has come.
    await expect(comeBack).toPass();
    await expect(page.getByText(said)).toHaveCount(0);
    // As the server would name its files after an update.
    await page.route('**/shop-files.json', (route) => route.fulfill({ json: { files: [], words: {} } }));
    await comeBack();
    await expect(page.getByText(said)).toBeVisible();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: reload }).click();
    await loaded;
    expect((await cartOf(page)).map(({ id }) => id)).toEqual([goods.id]);
  });
});
