import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import { signUp } from './own-account.ts';
import { placePickup } from './pickup-order.ts';
import { callApi, cartOf, type ListedProduct } from './shopping.ts';
import { wordsIn } from './words.ts';

const wordsFor = wordsIn({
  often: ['Vous achetez souvent', 'You often buy'],
  offers: ['En promotion', 'Current offers'],
  last: ['Dernière commande', 'Your last order'],
  again: ['Commander à nouveau', 'Order again'],
  undo: ['Annuler l’ajout', 'Undo'],
  done: ['2 produits ajoutés au panier', '2 products added to the basket'],
  notAll: ['Tout n’a pas pu être ajouté', 'Not everything could be added'],
  close: ['Fermer', 'Close'],
  all: ['Voir ce que vous achetez souvent', 'See what you often buy'],
});

/** Goods by the piece: one of which there is plenty, and one of which an order of `half` leaves less than that. */
async function chooseGoods(
  page: Page,
  locale = 'en',
): Promise<{ plenty: ListedProduct; scarce: ListedProduct; half: number }> {
  const path = `/store/1/product-collection?category=FRUIT&per_page=120&lng=${locale.slice(0, 2)}`;
  const { items } = await callApi<{ items: (ListedProduct & { inventory: boolean })[] }>(page, path);
  const whole = items.filter(({ quantityStep, inventory }) => quantityStep === 1 && inventory);
  const plenty = whole.find(({ quantityInStock }) => quantityInStock >= 30);
  const others = whole.filter(({ id, quantityInStock }) => id !== plenty?.id && quantityInStock >= 5).reverse();
  const isReplaceable = async ({ id }: ListedProduct) =>
    (await callApi<ListedProduct[]>(page, `/store/1/product/${id}/equivalents`)).some((one) => one.id !== plenty?.id);
  let scarce: ListedProduct | undefined;
  for (const one of others) if (!scarce && (await isReplaceable(one))) scarce = one;
  if (!plenty || !scarce) throw new Error('The demo has no such fruit');
  return { plenty, scarce, half: Math.floor(scarce.quantityInStock / 2) + 1 };
}

type Shift = { value: number; moved: string[] };

/** Notes what moves on the page by itself: how much, and what it is. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const seen: Shift[] = [];
    Object.assign(window, { seen });
    type Entry = PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? `${node.tagName} ${node.className}` : `“${node?.textContent}”`;
          return `${name.slice(0, 80)}: ${[from.x, from.y, from.width, from.height]} → ${[to.x, to.y, to.width, to.height]}`;
        });
        seen.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: Shift[] }).seen);
}

test('a returning shopper finds what they buy often and repeats the last order; nothing moves for it', {
  tag: ['@phone', '@long'],
}, async ({ page, locale }) => {
  const t = wordsFor(locale);
  const token = await signUp(page, 'Rita Retour');
  const { plenty, scarce, half } = await chooseGoods(page, locale);
  await placePickup(page, token, [{ id: plenty.id, quantity: 2 }]);
  await placePickup(page, token, [
    { id: plenty.id, quantity: 1 },
    { id: scarce.id, quantity: half },
  ]);

  const strip = await expectNothingMoves(page, t);

  // Food, the last order and the way to repeat it stand in the first screen; the strip ends in a link, the offers in another.
  const again = strip.getByRole('button', { name: t.again });
  await expect(again).toBeInViewport({ ratio: 1 });
  await expect(strip.getByRole('article').first()).toContainText(plenty.name);
  await expect(strip.getByRole('article').first().locator('img')).toBeInViewport({ ratio: 0.9 });
  await expect(strip.getByRole('article')).toHaveCount(2);
  await expect(strip.getByRole('listitem').last().getByRole('link', { name: t.all })).toHaveAttribute(
    'href',
    '/lists/often',
  );
  await expect(page.getByRole('heading', { name: t.offers })).toHaveCount(1);
  await expectAccessibleInBothThemes(page);

  // The store has fewer left than the order had: what there is goes in, and the rest is said.
  await again.click();
  const dialog = page.getByRole('dialog', { name: t.notAll });
  await expect(dialog).toContainText(scarce.name);
  const quantities = async () => Object.fromEntries((await cartOf(page)).map(({ id, quantity }) => [id, quantity]));
  // What comes nearest is put in by one press, and taken out by the next.
  const instead = dialog.locator('button[aria-pressed]');
  await instead.click();
  await expect(instead).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => Object.keys(await quantities()).length).toBe(3);
  await expectAccessibleInBothThemes(page);
  await instead.click();
  await dialog.getByRole('button', { name: t.close }).last().click();
  const left = scarce.quantityInStock - half;
  await expect.poll(quantities).toEqual({ [plenty.id]: 1, [scarce.id]: left });
  // In the strip and, until it goes, as a message.
  await expect(page.getByText(t.done).first()).toBeVisible();
  await page.getByRole('button', { name: t.undo }).click();
  await expect.poll(quantities).toEqual({});

  // Signed out, it goes; the offers are back where they stood.
  await page.evaluate(() => {
    localStorage.removeItem('auth_token');
    dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }));
  });
  await expect(strip).toHaveCount(0);
  await expect(sectionHeads(page).first()).toHaveText(t.offers);
});

test('what takes a line more for its price does not move the page either', { tag: '@narrow' }, async ({
  page,
  locale,
}) => {
  const token = await signUp(page, 'Rita Retour');
  const path = '/store/1/product-collection?category=NONALIMENTAIRE&per_page=120&lng=fr';
  const { items } = await callApi<{ items: (ListedProduct & { unitPriceUnit: string })[] }>(page, path);
  const rolls = items.find(({ unitPriceUnit, quantityInStock }) => unitPriceUnit === 'roll' && quantityInStock > 5);
  if (!rolls) throw new Error('The demo has no rolls');
  await placePickup(page, token, [{ id: rolls.id, quantity: 1 }]);
  await expectNothingMoves(page, wordsFor(locale));
});

/** The headings of home's sections; those of its banners are within a list. */
const sectionHeads = (page: Page) => page.locator('main h2:not(li h2)');

/** Opens home while the answer is on its way, lets it come, and sees that what is below stays. Returns the strip. */
async function expectNothingMoves(page: Page, t: { often: string; offers: string }): Promise<Locator> {
  const readShifts = await watchShifts(page);
  const release = await holdAnswer(page);
  await openPage(page, '/');
  const strip = page.getByRole('list', { name: t.often });
  const below = sectionHeads(page).nth(1);
  await expect(sectionHeads(page).first()).toHaveText(t.offers);
  const before = await below.boundingBox();
  release();
  await expect(strip).toBeVisible();
  expect(await below.boundingBox()).toEqual(before);
  const shifts = await readShifts();
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(0.02);
  return strip;
}

test('in another store its own goods count, and where they cannot be had home is everybody’s', {
  tag: ['@phone', '@long'],
}, async ({ page, locale, pageFaults }) => {
  const t = wordsFor(locale);
  const token = await signUp(page, 'Rita Retour');
  const first = sectionHeads(page).first();
  const asked = () => page.waitForResponse(/\/store\/\d+\/often-bought/);

  // Nothing ordered yet.
  const nothing = asked();
  await openPage(page, '/');
  await (await nothing).finished();
  await expect(first).toHaveText(t.offers);

  const { plenty } = await chooseGoods(page);
  await placePickup(page, token, [{ id: plenty.id, quantity: 1 }]);
  await page.context().addCookies([{ name: 'selectedStoreId', value: '2', url: page.url() }]);
  const elsewhere = asked();
  await openPage(page, '/');
  expect((await elsewhere).url()).toContain('/store/2/often-bought');
  const { items } = await callApi<{ items: ListedProduct[] }>(page, '/store/2/often-bought', token);
  await expect(first).toHaveText(items.length > 0 ? t.often : t.offers);

  await page.route('**/store/*/often-bought*', (route) => route.fulfill({ status: 500, body: '{}' }));
  const failed = asked();
  await openPage(page, '/');
  await (await failed).finished();
  await page.waitForLoadState('networkidle');
  await expect(first).toHaveText(t.offers);
  await expect(page.getByRole('alert')).toHaveCount(0);
  ignoreFaults(pageFaults, /status of 500/);
});

test('the way back to home shows the shopper’s own at once, and a press in the offers keeps them', {
  tag: '@phone',
}, async ({ page, locale }) => {
  const t = wordsFor(locale);
  const token = await signUp(page, 'Rita Retour');
  const { plenty } = await chooseGoods(page);
  await placePickup(page, token, [{ id: plenty.id, quantity: 1 }]);
  let release = await holdAnswer(page);
  await openPage(page, '/');
  const first = sectionHeads(page).first();
  await page.getByRole('list', { name: t.offers }).getByRole('button').first().focus();
  const answered = page.waitForResponse(/\/store\/\d+\/often-bought/);
  release();
  await (await answered).finished();
  await page.waitForLoadState('networkidle');
  await expect(first).toHaveText(t.offers);

  await page.locator('a[href="/aisles"]:visible').first().click();
  await expect(page).toHaveURL(/\/aisles$/);
  release = await holdAnswer(page);
  await page.goBack();
  await expect(first).toHaveText(t.often);
  release();
});

/** Holds back what the shopper buys often until the answer is called. */
async function holdAnswer(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.unroute('**/store/*/often-bought*');
  await page.route('**/store/*/often-bought*', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
