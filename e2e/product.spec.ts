import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import { callApi, expectTexts } from './shopping.ts';
import { wordsIn } from './words.ts';

type Detail = {
  id: number;
  slug: string;
  name: string;
  price: number;
  priceBase: number;
  discountInPercent: number | null;
  quantityInStock: number;
  inventory: boolean;
  reduction: { percent: number; priorPrice: number } | null;
  product: { pictures: string[] };
};
const wordsFor = wordsIn({
  diets: ['Régimes', 'Diets'],
  lactoseFree: ['Sans lactose', 'Lactose-free'],
  vegan: ['Végan', 'Vegan'],
  lowest: ['Prix le plus bas des 30 jours avant la promotion', 'Lowest price in the 30 days before the offer'],
  next: ['Photo suivante', 'Next picture'],
  enlarge: ['Agrandir la photo 2', 'Enlarge picture 2'],
  close: ['Fermer', 'Close'],
  notFound: ['Produit introuvable', 'Product Not Found'],
  noPicture: ['La photo n’a pas pu être chargée', 'Failed to load image'],
  browse: ['Voir les produits', 'Browse Products'],
  demo: ['Produit de démonstration', 'Demo product'],
  retry: ['Réessayer', 'Try again'],
  remove: [/^Retirer .+ du panier$/, /^Remove .+ from the basket$/],
  undo: ['Rétablir', 'Undo'],
  equivalents: ['Produits équivalents en stock', 'Similar products in stock'],
});
const languageOf = (locale: string | undefined) => (locale?.startsWith('fr') ? 'fr' : 'en');

/** The first product of the list that fits, as its own call tells it. */
async function find(page: Page, language: string, query: string, fits: (item: Detail) => boolean): Promise<Detail> {
  const path = `/store/1/product-collection?per_page=120&lng=${language}&${query}`;
  const { items } = await callApi<{ items: Detail[] }>(page, path);
  for (const { id } of items.filter(fits))
    return callApi<Detail>(page, `/store/product/${id}?storeId=1&lng=${language}`);
  throw new Error(`The demo has no product for ${query}`);
}

test('an offer says what it was, what it costs by measure, and the lowest price of the 30 days before', {
  tag: '@phone',
}, async ({ page, locale }) => {
  const language = languageOf(locale);
  const item = await find(page, language, 'hasReduction=true', ({ quantityInStock }) => quantityInStock > 5);
  await openPage(page, `/products/${item.slug}`);
  const money = new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB', { style: 'currency', currency: 'EUR' });
  const main = await page.locator('main').innerText();
  expectTexts(main, [money.format(item.price), `−${item.reduction?.percent}`, wordsFor(language).lowest]);
  await expect(page.locator('main s').first()).toContainText(/\d/);
  expectTexts(await page.locator('main s').first().innerText(), [money.format(item.reduction?.priorPrice ?? 0)]);
  await expectAccessible(page);

  const schemas = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [product, breadcrumb] = schemas.map((text) => JSON.parse(text));
  expect(product).toMatchObject({ '@type': 'Product', name: item.name, offers: { price: item.price } });
  expect(product.offers.availability).toBe('https://schema.org/InStock');
  expect(product.offers.priceSpecification[0]).toMatchObject({ referenceQuantity: { value: 1 } });
  expect(breadcrumb.itemListElement.at(-1).item).toBe(page.url());
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'product');
});

test('the page names every diet that the list finds the product by', { tag: '@phone' }, async ({ page, locale }) => {
  const language = languageOf(locale);
  const item = await find(page, language, 'category=FRUIT&diet=lactose-free,vegan', () => true);
  await openPage(page, `/products/${item.slug}`);
  const { diets, lactoseFree, vegan } = wordsFor(language);
  const shown = page.locator('dl > div').filter({ hasText: diets }).locator('dd');
  expectTexts(await shown.innerText(), [lactoseFree, vegan]);
});

test('the pictures are looked through by keyboard, thumbnails and on the whole screen @phone', async ({
  page,
  locale,
}) => {
  const language = languageOf(locale);
  const t = wordsFor(language);
  const item = await find(page, language, '', ({ product }) => product.pictures.length > 1);
  const total = item.product.pictures.length;
  await openPage(page, `/products/${item.slug}`);
  const gallery = page
    .getByRole('group')
    .filter({ has: page.locator('ul img') })
    .first();
  const counter = (place: number) => gallery.getByText(`${place} / ${total}`, { exact: true });
  await expect(counter(1)).toBeVisible();
  await gallery.getByRole('button').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(counter(2)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(counter(1)).toBeVisible();
  await gallery.locator('ul').nth(1).getByRole('button').nth(1).click();
  await expect(counter(2)).toBeVisible();

  await gallery.getByRole('button', { name: t.enlarge }).click();
  const dialog = page.getByRole('dialog', { name: item.name });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText(`1 / ${total}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(gallery.getByRole('button', { name: t.enlarge })).toBeFocused();
});

test('what is not there leads to the list; a server in trouble says so and leads on', { tag: '@phone' }, async ({
  page,
  locale,
  pageFaults,
}) => {
  const t = wordsFor(locale);
  await openPage(page, '/products/nothing-of-the-kind-999999');
  await expect(page).toHaveURL(/\/products$/);
  await page.route(/routes%2Fproduct\b/, (route) => route.fulfill({ status: 500, body: 'down' }));
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: t.notFound })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/routes%2Fproduct\b/);
  await page.route(/-\d+\.webp/, (route) => route.abort());
  await page.getByRole('button', { name: t.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.notFound })).toHaveCount(0);
  await expect(page.locator('main')).toContainText('€');
  // Its picture cannot be had either.
  await expect(page.getByText(t.noPicture).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  ignoreFaults(pageFaults, /status of 500|ErrorResponse|ERR_FAILED/);
});

test('what is in the basket says so, and its stepper changes the basket as those of the cards do', {
  tag: '@phone',
}, async ({ page, locale }) => {
  const language = languageOf(locale);
  const fits = ({ inventory, quantityInStock: stock }: Detail) => inventory && stock > 1 && stock < 10;
  const item = await find(page, language, 'unit=P', fits);
  await openPage(page, `/products/${item.slug}`);
  const count = page.locator('main [data-foot-bar]').getByRole('spinbutton');
  await count.press('End');
  await expect(count).toHaveValue(`${item.quantityInStock}`);
  const bar = page.locator('main [data-foot-bar]');
  const inBasket = (quantity: number) =>
    bar.getByRole('link', { name: `${quantity} ${language === 'fr' ? 'dans votre panier' : 'in your basket'}` });
  await bar.getByRole('button').last().press('Enter');
  await expect(inBasket(item.quantityInStock)).toBeVisible();
  await expect(count).toHaveValue(`${item.quantityInStock}`);
  await expect(bar.getByRole('button').last()).toBeFocused();
  await count.fill('2');
  await count.press('Enter');
  await expect(inBasket(2)).toBeVisible();
  await bar.getByRole('button').first().click();
  await expect(inBasket(1)).toBeVisible();
  await expectAccessible(page);
  // At what a first press takes, minus is a bin.
  await bar.getByRole('button', { name: wordsFor(language).remove }).press('Enter');
  await expect(bar.getByRole('link')).toHaveCount(0);
  await expect(bar.getByRole('button').last()).toBeFocused();
  // It is written a moment after it is shown.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
  await page.getByRole('button', { name: wordsFor(language).undo }).click();
  await expect(inBasket(1)).toBeVisible();
});

test('what is weighed and put in by mistake is gone by one more press', { tag: '@phone' }, async ({ page, locale }) => {
  await openPage(page, '/products?category=FRUIT&unit=KG');
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('button:enabled') })
    .first();
  await card.getByRole('button').click();
  const first = await card.getByRole('spinbutton').inputValue();
  await card.getByRole('button').last().click();
  await expect(card.getByRole('spinbutton')).not.toHaveValue(first);
  await card.getByRole('button').first().click();
  await expect(card.getByRole('spinbutton')).toHaveValue(first);
  await card.getByRole('button', { name: wordsFor(locale).remove }).click();
  await expect(card.getByRole('spinbutton')).toHaveCount(0);
  // It is written a moment after it is shown.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
});

test('a phone shows the price and what it is for in the first screen', { tag: '@narrow' }, async ({ page }) => {
  for (const several of [true, false]) {
    // A name of two lines.
    const fits = ({ name, product }: Detail) => name.length > 35 && product.pictures.length > 1 === several;
    const item = await find(page, 'fr', 'category=RIZ', fits);
    await openPage(page, `/products/${item.slug}`);
    const bar = await page.locator('main [data-foot-bar]').boundingBox();
    for (const i of [0, 1]) {
      const line = await page.locator('main div:has(> h1) + div p').nth(i).boundingBox();
      expect((line?.y ?? Number.NaN) + (line?.height ?? 0), item.slug).toBeLessThan(bar?.y ?? 0);
    }
  }
});

test('on a wide screen price, button and facts stand beside the picture in the first screen; on a phone after it', {
  tag: '@narrow',
}, async ({ page }) => {
  const item = await find(
    page,
    'fr',
    'category=RIZ',
    ({ name, product }) => name.length > 35 && product.pictures.length > 1,
  );
  const main = page.locator('main');
  const parts = ['ul img', 'h1', 'h1 >> xpath=../following-sibling::div[1]', '[data-foot-bar]', 'dl > div >> nth=2'];
  const boxes = () => Promise.all(parts.map((part) => main.locator(part).first().boundingBox()));
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, `/products/${item.slug}`);
  const [picture, ...beside] = await boxes();
  for (const [i, box] of beside.entries()) {
    expect(box?.x, parts[i + 1]).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0), parts[i + 1]).toBeLessThanOrEqual(800);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  // The button stays in sight at the foot: it has its place in the document.
  const places = (await boxes()).filter((_, i) => i !== 3).map((box) => box?.y ?? Number.NaN);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('what is sold out offers what the store has in its place', { tag: '@phone' }, async ({ page, locale }) => {
  const language = languageOf(locale);
  const path = `/store/1/product-collection?per_page=120&lng=${language}`;
  const isOut = ({ inventory, quantityInStock }: Detail) => inventory && quantityInStock <= 0;
  const { totalPage } = await callApi<{ totalPage: number }>(page, path);
  const equivalentsOf = async () => {
    // What is sold out stands last.
    for (let number = totalPage; number > 0; number--)
      for (const item of (await callApi<{ items: Detail[] }>(page, `${path}&page=${number}`)).items.filter(isOut)) {
        const found = await callApi<Detail[]>(page, `/store/1/product/${item.id}/equivalents?lng=${language}`);
        if (found.length > 0) return { item, found };
      }
    throw new Error('The demo has nothing in the place of what is sold out');
  };
  const { item, found } = await equivalentsOf();
  await openPage(page, `/products/${item.slug}`);
  const offered = page.getByRole('region', { name: wordsFor(language).equivalents }).getByRole('article');
  await expect(offered.getByRole('heading')).toHaveText(found.map(({ name }) => name.replaceAll('\u00a0', ' ')));
  await offered.first().getByRole('button').click();
  await expect(offered.first().getByRole('spinbutton')).toHaveValue(/^\d/);
  await expectAccessible(page);
});

test('a demo product shows only where the shop wants one, and cannot be ordered', { tag: '@phone' }, async ({
  page,
  locale,
  pageFaults,
}) => {
  const t = wordsFor(locale);
  const signIn = await page.request.post('/api/v1/authentication/login_check', {
    data: { identifier: 'admin@panier.example', password: 'Panier2024' },
  });
  const { token } = (await signIn.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const data = await callApi<{ features: Record<string, boolean> }>(page, '/feature-config');
  const on = { ...data, features: { ...data.features, fallbackToFakeProduct: true } };
  try {
    expect((await page.request.put('/api/v1/feature-config', { headers, data: on })).ok()).toBe(true);
    await openPage(page, '/products');
    await page.route(/routes%2Fproduct\b/, (route) => route.fulfill({ status: 500, body: 'down' }));
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByText(t.demo)).toBeVisible();
    await expect(page.locator('main').getByRole('spinbutton')).toHaveCount(0);
    await expect(page.locator('main').getByRole('link', { name: t.browse })).toBeVisible();
    await expectAccessible(page);
    ignoreFaults(pageFaults, /status of 500|ErrorResponse/);
  } finally {
    await page.request.put('/api/v1/feature-config', { headers, data });
  }
});
