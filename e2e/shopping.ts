import type { Locator, Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { expect, openPage } from './journey.ts';
import type { Shop } from './server.ts';

/** A person of the tests; the address is new each time, so that a repeated run finds no account. */
export type Person = { name: string; email: string; phone: string; password: string };
export type ListedProduct = { id: number; name: string; price: number; quantityInStock: number; quantityStep: number };

export function makePerson(name: string): Person {
  const plain = name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
  const email = `${plain}.${Date.now()}@example.org`;
  return { name, email, phone: '+33 6 39 98 12 34', password: 'Corbeille7Verte' };
}

/** A person as the checkout asks for one, and where goods are brought. */
export const contactOf = ({ name, email, phone }: Person) => {
  return { customer_name: name, customer_email: email, customer_phone: phone };
};
export const homeAt = (postalCode: string) => {
  return { shipping_address: '12 rue des Lilas', shipping_city: 'Paris', shipping_postal_code: postalCode };
};

/** The data of a call of the public API; fails on any other status than the one expected. */
export async function callApi<T>(page: Page, path: string, token?: string, status = 200): Promise<T> {
  const headers = { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  // The server may close a connection that lay idle through a long step just as it is used again.
  const answer = await page.request.get(`/api/v1${path}`, { headers, maxRetries: 1 });
  expect(answer.status(), path).toBe(status);
  return ((await answer.json()) as { data: T }).data;
}

export async function readStock(page: Page, id: number, storeId = 1): Promise<number> {
  return (await callApi<ListedProduct>(page, `/store/product/${id}?storeId=${storeId}`)).quantityInStock;
}

/** Goods sold by the piece, with enough of them on the shelf for every journey. */
export async function chooseProduct(page: Page, language: string, category = 'FRUIT'): Promise<ListedProduct> {
  const path = `/store/1/product-collection?category=${category}&per_page=60&lng=${language}`;
  const { items } = await callApi<{ items: ListedProduct[] }>(page, path);
  const chosen = items.find((item) => item.quantityStep === 1 && item.quantityInStock >= 30);
  if (!chosen) throw new Error(`The demo has no ${category} by the piece with a stock of 30`);
  return chosen;
}

/** Waits for the one mail of a kind to an address, and reads it; the kind stands in its Message-ID. */
export async function waitForMail(shop: Shop, to: string, kind = 'order-confirmation'): Promise<Email> {
  const find = () => shop.readMails().filter((mail) => mail.includes(to) && mail.includes(`-${kind}@`));
  await expect.poll(() => find().length, { message: `a mail to ${to}`, timeout: 60_000 }).toBe(1);
  return PostalMime.parse(find()[0] ?? '');
}

/** The link in a mail that opens the order; it stands in the text and in the HTML part alike. */
export function orderLinkIn(mail: Email): string {
  const inText = /https?:\S+\/orders\/\d+\?token=[\w-]+/.exec(mail.text ?? '')?.[0];
  const inHtml = /href="([^"]+\/orders\/\d+\?token=[\w-]+)"/.exec(mail.html ?? '')?.[1];
  expect(inText).toBeTruthy();
  expect(inHtml).toBe(inText);
  return inText ?? '';
}

/** The link in a mail to a page of the account; it stands in the text and in the HTML part alike. */
export function accountLinkIn(mail: Email, page: string): string {
  const link = new RegExp(`https?:\\S+/auth/${page}/[\\w-]+`).exec(mail.text ?? '')?.[0] ?? '';
  expect(link).not.toBe('');
  expect(mail.html).toContain(`href="${link}"`);
  return link;
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.locator('[name=identifier]').fill(email);
  await page.locator('main [name=password]').fill(password);
  await page.locator('main form button[type=submit]').click();
}

/** Fills the fields of a form by their names, in the page or in what stands over it. */
export async function fillFields(
  page: Page,
  fields: Record<string, string>,
  within: Locator = page.locator('main'),
): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await within.locator(`[name="${name}"]`).fill(value);
}

/** Puts goods in the cart by the button of their card. */
export async function putInCart(page: Page, { id, name }: Pick<ListedProduct, 'id' | 'name'>): Promise<void> {
  await openPage(page, `/products?search=${encodeURIComponent(name)}`);
  await page.getByRole('article').filter({ hasText: name }).first().getByRole('button').first().click();
  await expect.poll(async () => (await cartOf(page)).map((line) => line.id)).toContain(id);
}

/** Chooses a slot on the checkout, of the last day: other journeys take places of the first ones. */
export async function chooseSlot(page: Page): Promise<void> {
  const slots = page.getByRole('group').filter({ has: page.locator('[name=slot_id]') });
  await slots.getByRole('button', { pressed: false }).last().click();
  await page.locator('[name=slot_id]:enabled').first().check();
}

/** The token that the page keeps for its calls. */
export async function tokenOf(page: Page): Promise<string> {
  const raw = await page.evaluate(() => localStorage.getItem('auth_token'));
  return (JSON.parse(raw ?? '{}') as { access_token: string }).access_token;
}

/** The lines of the cart as the browser keeps them, a moment after they are shown: poll, do not read once. */
export const cartOf = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('cart') ?? '[]') as { id: number; name: string; quantity: number }[],
  );

/** Each of these texts stands in the whole, whatever kind of space is in it. */
export function expectTexts(whole: string | undefined, texts: readonly string[]): void {
  const plain = (text: string) => text.replace(/[\u00a0\u202f\s]+/g, ' ');
  for (const text of texts) expect(plain(whole ?? '')).toContain(plain(text));
}
