import type { Page, Route } from '@playwright/test';
import { alterAnswer } from './altered-answer.ts';
import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import { cartOf } from './shopping.ts';
import { wordsIn } from './words.ts';

const wordsFor = wordsIn({
  list: ['Les produits n’ont pas pu être chargés', 'Failed to fetch products'],
  kept: ['Le site ne répond pas', 'The site is not responding'],
  offers: ['Les promotions n’ont pas pu être chargées', 'Failed to fetch offers'],
  product: [/^(Produit introuvable|Pas de connexion)$/, /^(Product Not Found|No connection)$/],
  prices: ['Les prix n’ont pas pu être vérifiés.', 'Prices could not be checked.'],
  cart: ['Votre panier', 'Your basket'],
  open: ['Voir le panier', 'View basket'],
  related: ['Les produits du même rayon n’ont pas pu être chargés', 'Failed to fetch related products'],
  retry: ['Réessayer', 'Try again'],
  featured: ['Notre sélection n’a pas pu être chargée', 'Failed to load featured products'],
  delivery: [/^Livraison ou retrait/, /^Delivery or pickup/],
  deliver: [/^Livraison/, /^Delivery/],
  choose: ['Comment recevoir vos courses', 'How would you like your shopping'],
  aisles: ['Les rayons n’ont pas pu être chargés', 'Failed to load categories'],
  usual: ['Voici les rayons habituels', 'Showing default categories'],
  fruit: ['Fruits', 'Fruit'],
  nowhere: ['Pas de livraison au 29000', 'No delivery to 29000'],
  other: ['Essayer un autre code postal', 'Try another postal code'],
  pickup: [/^Retirer chez/, /^Pick up at/],
});
const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first();
const articles = (page: Page) => page.locator('main').getByRole('article');
/** What the loaders of pages and the page itself ask for. */
const calls = /\.data(\?|$)|\/api\/v1\//;

/** Puts the first product of the list in the cart, and answers what is in it then. */
async function fillCart(page: Page): Promise<unknown[]> {
  await articles(page).first().getByRole('button').last().click();
  await expect.poll(async () => (await cartOf(page)).length).toBe(1);
  return cartOf(page);
}

/** A question that is still under way is answered first: once its route is gone, the answer would come too late. */
const endRoutes = (page: Page) => page.unrouteAll({ behavior: 'wait' });

/** Half of what the server has to say, and then nothing. */
async function cutOff(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({ response, body: body.slice(0, body.length / 2) });
}

test('refused, cut off or out of reach: every page says so, keeps what it had and leads on; the cart stays', async ({
  page,
  locale,
  pageFaults,
}) => {
  test.setTimeout(300_000);
  const t = wordsFor(locale);
  await openPage(page, '/products');
  const cart = await fillCart(page);
  let mode: 'refused' | 'cut' | 'gone' | 'up' = 'up';
  await page.route(calls, (route) => {
    if (mode === 'refused') return route.fulfill({ status: 503, contentType: 'text/plain', body: 'down' });
    if (mode === 'cut') return cutOff(route).catch(() => undefined);
    return mode === 'gone' ? route.abort() : route.continue();
  });
  const heading = page.getByRole('heading', { level: 1, name: t.product });
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
  /** The way on is there and the cart is as it was. Once for all ways to fail, what is shown is looked at in both themes. */
  const stands = async () => {
    await expect(page.locator('main').getByRole('button', { name: t.retry })).toBeVisible();
    await expect(linkTo(page, '/products')).toBeVisible();
    expect(await cartOf(page)).toEqual(cart);
    if (mode === 'refused') await expectAccessibleInBothThemes(page);
  };
  const recovers = async (isBack: () => Promise<void>) => {
    if (mode !== 'gone') return;
    mode = 'up';
    await page.locator('main').getByRole('button', { name: t.retry }).click();
    await isBack();
    mode = 'gone';
  };

  for (const [i, way] of (['refused', 'cut', 'gone'] as const).entries()) {
    mode = way;
    const product = articles(page).nth(i + 1);
    await product.getByRole('link').first().click();
    await expect(heading).toBeVisible();
    await stands();
    await recovers(() => expect(page.getByRole('main')).toContainText('€'));

    await linkTo(page, '/').click();
    await expect(alert(t.list)).toBeVisible();
    // The aisles that the list has brought are still known.
    await expect(page.locator('main a[href="/products?category=FRUIT"]').first()).toBeVisible();
    await stands();
    await recovers(() => expect(alert(t.list)).toHaveCount(0));

    await linkTo(page, '/offers').click();
    await expect(alert(t.offers)).toBeVisible();
    await stands();
    await recovers(() => expect(articles(page).first()).toBeVisible());

    await linkTo(page, '/products').click();
    await expect(page.getByText(t.kept)).toBeVisible();
    await expect(articles(page)).toHaveCount(12);
    await stands();
  }

  // The cart's own page stands without any server.
  await page.locator('a[href="/cart"][aria-haspopup]:visible').click();
  await page.getByRole('dialog', { name: t.cart }).getByRole('link', { name: t.open }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(1);
  await expect(page.getByText(t.prices)).toBeVisible();
  expect(await cartOf(page)).toEqual(cart);
  ignoreFaults(pageFaults, /status of 503|ERR_FAILED|Failed to fetch|ErrorResponse|decode|JSON/);
});

test('a page that says that it failed keeps its style, and so does the page that comes after it', async ({
  page,
  locale,
  pageFaults,
}) => {
  await openPage(page, '/cart');
  await page.route(calls, (route) => route.abort());
  await page.evaluate(() => {
    const isStyle = (node: Node) => node instanceof Element && node.matches('link[rel=stylesheet], head, html');
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        if ([...removedNodes].some(isStyle)) document.documentElement.dataset.lostStyle = 'yes';
    }).observe(document, { childList: true, subtree: true });
  });
  await linkTo(page, '/faq').click();
  await expect(page.locator('main').getByRole('button', { name: wordsFor(locale).retry })).toBeVisible();
  await expect(page.locator('html[data-lost-style]')).toHaveCount(0);
  await page.unroute(calls);
  await page
    .locator('main')
    .getByRole('button', { name: wordsFor(locale).retry })
    .click();
  await expect(page.locator('main details').first()).toBeVisible();
  await expect(page.locator('html[data-lost-style]')).toHaveCount(0);
  ignoreFaults(pageFaults, /ERR_FAILED|Failed to fetch|ErrorResponse/);
});

test('a server that takes its time is waited for: what was there stays and works', async ({ page }) => {
  await openPage(page, '/products');
  let slow = Promise.withResolvers<void>();
  await page.route(/\.data(\?|$)/, async (route) => {
    await slow.promise;
    await route.continue().catch(() => undefined);
  });
  const waiting = page.locator('[data-waiting]');
  const go = async (press: () => Promise<void>, there: RegExp) => {
    const before = await page.locator('h1').innerText();
    await press();
    await expect(waiting).toHaveCount(1);
    await expect(page.locator('h1')).toHaveText(before);
    return async () => {
      slow.resolve();
      await expect(page).toHaveURL(there);
      await expect(waiting).toHaveCount(0);
      await expect(page.locator('main')).toContainText('€');
      slow = Promise.withResolvers();
    };
  };
  const product = await go(() => articles(page).nth(2).getByRole('link').first().click(), /\/products\/./);
  await fillCart(page);
  await product();
  const home = await go(() => linkTo(page, '/').click(), /\/$/);
  await home();
  const offers = await go(() => linkTo(page, '/offers').click(), /\/offers$/);
  await offers();
  expect(await cartOf(page)).toHaveLength(1);
});

test('what one call behind a page cannot tell is said and the rest stands: related products, delivery, stores', {
  tag: '@long',
}, async ({ page, locale }) => {
  const t = wordsFor(locale);
  await openPage(page, '/products');
  const cart = await fillCart(page);
  const alter = (way: RegExp, change: (body: string) => string) =>
    page.route(way, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });

  const product = /_routes=routes%2Fproduct\b/;
  await alter(product, (body) => alterAnswer(body, { others: null }));
  const link = articles(page).nth(1).getByRole('link').first();
  const name = (await link.innerText()).trim();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('main')).toContainText('€');
  await expect(page.getByText(t.related)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await endRoutes(page);
  await page.locator('main').getByRole('button', { name: t.retry }).click();
  await expect(page.getByText(t.related)).toHaveCount(0);
  await expect(articles(page).first()).toBeVisible();

  // A shop whose stores serve their own postal codes alone. The name says when the page knows.
  const shop = /_routes=root\b/;
  const askAgain = () => page.locator(`footer a[hreflang=${locale?.slice(0, 2)}]:visible`).click();
  await alter(shop, (body) => body.replaceAll('"*****"', '"00000"').replaceAll('Panier Paris', 'Épicerie Paris'));
  await askAgain();
  const menu = page.locator('header summary').first();
  await expect(menu).toContainText('Épicerie');
  await menu.click();
  await page.getByRole('button', { name: t.delivery }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t.deliver }).click();
  await dialog.getByRole('textbox').fill('29000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading')).toHaveText(t.nowhere);
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByRole('button', { name: t.pickup })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: t.other }).click();
  await dialog.getByRole('textbox').fill('75013');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('delivery'))).toContain('75013');
  await endRoutes(page);

  // No list of stores: emptied, said, asked again.
  await alter(shop, (body) => alterAnswer(body, { hasStoreFault: true, stores: [], store: null }));
  await askAgain();
  const alert = page.getByRole('alert').filter({ hasText: t.list });
  await expect(alert).toBeVisible();
  await expect(page.locator('header a[href*="storeId="]')).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await endRoutes(page);
  await alert.getByRole('button', { name: t.retry }).click();
  await expect(alert).toHaveCount(0);
  await expect(menu).toContainText('Panier Paris');
  expect(await cartOf(page)).toEqual(cart);
});

test('aisles that cannot be had give way to those that every shop begins with', { tag: '@long' }, async ({
  page,
  locale,
}) => {
  const t = wordsFor(locale);
  const home = /_routes=routes%2Fhome\b/;
  await openPage(page, '/faq');
  await page.route(home, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: alterAnswer(await response.text(), { categories: null }) });
  });
  await page.locator('header a[href="/"]:visible').first().click();
  const alert = page.getByRole('alert').filter({ hasText: t.aisles });
  await expect(alert).toContainText(t.usual);
  const tiles = page.locator('main a[href^="/products?category="]');
  await expect(tiles).toHaveCount(23);
  await expect(tiles.first()).toHaveText(t.fruit);
  await expectAccessibleInBothThemes(page);
  await endRoutes(page);
  await alert.getByRole('button', { name: t.retry }).click();
  await expect(alert).toHaveCount(0);
  // In the order of what is bought most, which the usual ones do not know.
  await expect(tiles.first()).not.toHaveText(t.fruit);
  await expect(tiles).toHaveCount(23);
});

test('featured products that cannot be had: emptied, said, asked again', async ({ page, locale }) => {
  const t = wordsFor(locale);
  const home = /_routes=routes%2Fhome\b/;
  await openPage(page, '/faq');
  await page.route(home, async (route) => {
    const response = await route.fetch();
    const body = alterAnswer(await response.text(), { featured: [], fault: 'home.featuredFailed' });
    await route.fulfill({ response, body });
  });
  await page.locator('header a[href="/"]:visible').first().click();
  const alert = page.getByRole('alert').filter({ hasText: t.featured });
  await expect(alert).toBeVisible();
  const before = await articles(page).count();
  await endRoutes(page);
  await alert.getByRole('button', { name: t.retry }).click();
  await expect(alert).toHaveCount(0);
  await expect.poll(() => articles(page).count()).toBe(before + 12);
});
