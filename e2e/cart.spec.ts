import type { Page } from '@playwright/test';
import { expect, ignoreFaults, openPage, reloadPage, test } from './journey.ts';
import { callApi, type ListedProduct, makePerson, signIn } from './shopping.ts';

type Line = { id: number; quantity: number };
const storedIn = (page: Page) =>
  page.evaluate(() => {
    const lines = JSON.parse(localStorage.getItem('cart') ?? '[]') as Line[];
    return Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]));
  });

/** Goods by the piece that a list shows on its first page, with enough on the shelf. */
async function goods(page: Page): Promise<ListedProduct[]> {
  const { items } = await callApi<{ items: ListedProduct[] }>(
    page,
    '/store/1/product-collection?category=BOISSON&per_page=12&sortBy=popular&lng=fr',
  );
  return items.filter((item) => item.quantityStep === 1 && item.quantityInStock >= 20).slice(0, 4);
}
const openList = async (page: Page) => {
  await openPage(page, '/products?category=BOISSON&lng=fr');
};
const card = (page: Page, { name }: ListedProduct) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
/** Adds, or adds one more: the last button of a card does both. */
const add = (page: Page, item: ListedProduct) => card(page, item).getByRole('button').last().click();

test('two tabs that add at once lose nothing, and both show everything', async ({ page, context }) => {
  const [a, b, c] = (await goods(page)) as [ListedProduct, ListedProduct, ListedProduct];
  const other = await context.newPage();
  await Promise.all([openList(page), openList(other)]);
  await Promise.all([add(page, a), add(other, b)]);
  // What one tab adds first gives the other another button, which no finger is on the way to by then.
  await add(page, c);
  await expect(card(other, c).getByRole('spinbutton')).toHaveValue('1');
  for (let i = 0; i < 3; i++) await Promise.all([add(page, c), add(other, c)]);
  const all = { [a.id]: 1, [b.id]: 1, [c.id]: 7 };
  for (const tab of [page, other]) {
    await expect.poll(() => storedIn(tab)).toEqual(all);
    await expect(card(tab, c).getByRole('spinbutton')).toHaveValue('7');
    await expect(card(tab, b).getByRole('spinbutton')).toHaveValue('1');
  }
  await expect(other.locator('a[href="/cart"][aria-haspopup]:visible')).toContainText(/9\s*9 articles/);
  // One tab closes in the middle of a press: the other has it all the same.
  await add(page, a);
  await page.close();
  await expect(card(other, a).getByRole('spinbutton')).toHaveValue('2');
});

test('the cart follows to another device, is joined at sign-in, and a removal is not undone', async ({
  page,
  browser,
  shop,
  pageFaults,
}) => {
  const [a, b, c] = (await goods(page)) as [ListedProduct, ListedProduct, ListedProduct];
  const person = makePerson('Deux Appareils');
  const { email, password, phone } = person;
  const registered = await page.request.post('/api/v1/authentication/customer/register', {
    data: { email, password, phone_number: phone, name: person.name, use_cookie: true },
  });
  expect(registered.status()).toBe(200);
  const { token } = ((await registered.json()) as { data: { token: string } }).data;
  const account = async () => {
    const { lines } = await callApi<{ lines: { productId: number; quantity: number }[] }>(
      page,
      '/cart?store_id=1',
      token,
    );
    return Object.fromEntries(lines.map(({ productId, quantity }) => [productId, quantity]));
  };
  const laptop = await (await browser.newContext({ baseURL: shop.url })).newPage();
  for (const device of [page, laptop]) {
    await openList(device);
    await add(device, a);
  }
  await add(page, b);
  await add(laptop, a);
  await add(laptop, c);
  await openPage(page, '/auth/login?redirectTo=/products?category=BOISSON');
  await signIn(page, email, password);
  await expect.poll(account).toEqual({ [a.id]: 1, [b.id]: 1 });
  await openPage(laptop, '/auth/login?redirectTo=/products?category=BOISSON');
  await signIn(laptop, email, password);
  const joined = { [a.id]: 2, [b.id]: 1, [c.id]: 1 };
  await expect.poll(account).toEqual(joined);
  await expect.poll(() => storedIn(laptop)).toEqual(joined);
  await reloadPage(page);
  await expect.poll(() => storedIn(page)).toEqual(joined);

  // Taken out on the laptop; the phone, which still shows it, does not bring it back.
  await card(laptop, b).getByRole('button').first().click();
  await expect.poll(account).toEqual({ [a.id]: 2, [c.id]: 1 });
  await add(page, a);
  await expect.poll(() => storedIn(page)).toEqual({ [a.id]: 3, [c.id]: 1 });
  await expect.poll(account).toEqual({ [a.id]: 3, [c.id]: 1 });

  // While the account is out of reach adding goes on; it is brought when it can be.
  await page.route('**/api/v1/cart**', (route) => route.abort());
  await add(page, c);
  await expect(card(page, c).getByRole('spinbutton')).toHaveValue('2');
  await page.waitForRequest('**/api/v1/cart');
  expect((await account())[c.id]).toBe(1);
  await page.unroute('**/api/v1/cart**');
  await expect.poll(account).toEqual({ [a.id]: 3, [c.id]: 2 });
  // The last of those that failed may be told after it has.
  ignoreFaults(pageFaults, /ERR_FAILED/);

  // Signing out leaves the cart in sight.
  await page.evaluate(() => localStorage.removeItem('auth_token'));
  await reloadPage(page);
  await expect(card(page, a).getByRole('spinbutton')).toHaveValue('3');
  await laptop.context().close();
});

test('a removed line hands the focus on, and ten presses are one message with the name', async ({ page }) => {
  const [a, b] = (await goods(page)) as [ListedProduct, ListedProduct];
  await openList(page);
  await add(page, a);
  await add(page, b);
  await openPage(page, '/cart?lng=fr');
  const row = ({ name }: ListedProduct) => page.locator('main li').filter({ hasText: name });
  const output = row(a).locator('output');
  await expect(output).toHaveText('');
  await output.evaluate((node) => {
    new MutationObserver(() => node.setAttribute('data-said', `${Number(node.getAttribute('data-said')) + 1}`)).observe(
      node,
      { childList: true, characterData: true, subtree: true },
    );
  });
  // In the page: what is said waits for the last of them, and a slow machine takes longer than that between two keys.
  const more = row(a).getByRole('button').nth(1);
  await more.evaluate(async (button: HTMLButtonElement) => {
    for (let i = 0; i < 10; i++) {
      button.click();
      await new Promise((drawn) => setTimeout(drawn));
    }
  });
  await expect(output).toHaveText(new RegExp(`${a.name.slice(0, 12)}.*, 11$`));
  await expect(output).toHaveAttribute('data-said', '1');

  const remove = (item: ListedProduct) => row(item).getByRole('button', { name: /^Retirer/ });
  await remove(a).press('Enter');
  await expect(row(b).getByRole('link')).toBeFocused();
  await remove(b).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the cart is kept in IndexedDB when the shopper prefers it', async ({ page, context }) => {
  const [a, b] = (await goods(page)) as [ListedProduct, ListedProduct];
  await page.addInitScript(() => localStorage.setItem('cart_storage_preference', 'indexedDB'));
  await openList(page);
  await add(page, a);
  await expect.poll(() => inDatabase(page)).toEqual([a.id]);
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
  const other = await context.newPage();
  await openList(other);
  await expect(card(other, a).getByRole('spinbutton')).toHaveValue('1');
  await add(other, b);
  await expect(card(page, b).getByRole('spinbutton')).toHaveValue('1');
  await reloadPage(page);
  await expect(card(page, b).getByRole('spinbutton')).toHaveValue('1');
  await card(page, a).getByRole('button').first().click();
  await card(page, b).getByRole('button').first().click();
  await expect.poll(() => inDatabase(page)).toEqual([]);
});

test('a cart that cannot be saved says so and stands', async ({ page }) => {
  const [a, b] = (await goods(page)) as [ListedProduct, ListedProduct];
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key: string, value: string) {
      if (key === 'cart') throw new DOMException('full', 'QuotaExceededError');
      keep.call(this, key, value);
    };
  });
  await openPage(page, '/products?category=BOISSON&lng=en');
  await page.getByRole('article').first().getByRole('button').click();
  await expect(page.getByRole('region', { name: /F8/ })).toContainText(
    'Storage ErrorFailed to save cart. Your changes might not persist.',
  );
  await openList(page);
  await add(page, a);
  await add(page, b);
  await expect(card(page, a).getByRole('spinbutton')).toHaveValue('1');
  await expect(card(page, b).getByRole('spinbutton')).toHaveValue('1');
  await expect(
    page.getByText('Le panier n’a pas pu être enregistré. Vos modifications risquent d’être perdues.'),
  ).toBeVisible();
});

test('the API is away: adding goes on, the cart’s page says that prices could not be checked', async ({
  page,
  pageFaults,
}) => {
  const [a] = (await goods(page)) as [ListedProduct];
  await openList(page);
  await page.route('**/api/v1/**', (route) => route.abort());
  await add(page, a);
  await expect(card(page, a).getByRole('spinbutton')).toHaveValue('1');
  await openPage(page, '/cart?lng=fr');
  await expect(page.getByText('Les prix n’ont pas pu être vérifiés.')).toBeVisible();
  await expect(page.getByRole('link', { name: a.name })).toBeVisible();
  await page.unroute('**/api/v1/**');
  await reloadPage(page);
  await expect(page.getByText('Les prix n’ont pas pu être vérifiés.')).toBeHidden();
  ignoreFaults(pageFaults, /ERR_FAILED/);
});

test('a price that changed meanwhile and goods that went are told', async ({ page }) => {
  const [a, b] = (await goods(page)) as [ListedProduct, ListedProduct];
  await openList(page);
  await add(page, a);
  await add(page, b);
  await expect.poll(() => storedIn(page)).toEqual({ [a.id]: 1, [b.id]: 1 });
  // Where no script of the shop runs: a page that still checks the cart would take the true price over unseen.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    const lines = JSON.parse(localStorage.getItem('cart') ?? '[]');
    lines[0].price += 1;
    lines.push({ ...lines[1], id: 999_999, name: 'Kumquats' });
    localStorage.setItem('cart', JSON.stringify(lines));
  });
  await openPage(page, '/cart?lng=fr');
  await expect(page.getByText('Kumquats')).toBeVisible();
  await expect(page.getByText(`${a.name}\u202f:`)).toBeVisible();
  await expect.poll(() => storedIn(page)).toEqual({ [a.id]: 1, [b.id]: 1 });
});

const inDatabase = (page: Page) =>
  page.evaluate(async () => {
    // To open it first would make it, without what the page keeps in it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'CartDB')) return null;
    return new Promise<number[]>((resolve) => {
      const opening = indexedDB.open('CartDB', 1);
      opening.onsuccess = () => {
        const all = opening.result.transaction('cart').objectStore('cart').getAllKeys();
        all.onsuccess = () => {
          opening.result.close();
          resolve(all.result as number[]);
        };
      };
    });
  });

test('beneath the cart stands what it lacks of what the store sells most, and one press puts it in', async ({
  page,
}) => {
  const path = '/store/1/product-collection?sortBy=popular&per_page=24&lng=fr';
  const { items } = await callApi<{ items: ListedProduct[] }>(page, path);
  const [first, second] = items.filter(({ quantityInStock }) => quantityInStock > 20) as [ListedProduct, ListedProduct];
  await openPage(page, '/products?sortBy=popular&lng=fr');
  await add(page, first);
  await openPage(page, '/cart?lng=fr');
  const place = (strip: string, { name }: ListedProduct) =>
    page.getByRole('list', { name: strip }).locator('li').filter({ hasText: name });
  await expect(place('Avez-vous oublié', second)).toBeVisible();
  await expect(place('Avez-vous oublié', first)).toHaveCount(0);
  await place('Avez-vous oublié', second).getByRole('button').last().click();
  await expect.poll(async () => Object.keys(await storedIn(page))).toEqual([`${first.id}`, `${second.id}`]);
  // It stays where it is pressed.
  await expect(place('Avez-vous oublié', second).getByRole('spinbutton')).toBeVisible();
});
