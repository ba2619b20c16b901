import type { Page } from '@playwright/test';
import { holdScript } from './hold-script.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  ignoreFaults,
  openPage,
  reloadPage,
  test,
} from './journey.ts';
import { toast } from './own-account.ts';
import { callApi, tokenOf } from './shopping.ts';
import { wordsIn } from './words.ts';

const wordsFor = wordsIn({
  who: ['Seuls les clients qui ont acheté', 'written by customers who bought'],
  signIn: ['Se connecter pour donner votre avis', 'Sign in to write a review'],
  again: ['Se connecter', 'Sign in'],
  write: ['Donner votre avis', 'Write a review'],
  send: ['Envoyer votre avis', 'Send your review'],
  save: ['Envoyer la modification', 'Send the change'],
  noStars: ['Choisissez de une à cinq étoiles.', 'Choose one to five stars.'],
  left: ['Encore 1 996 caractères', '1,996 characters left'],
  offline: ['Pas de connexion', 'connection'],
  tooMany: ['beaucoup d’avis en peu de temps', 'many reviews in a short time'],
  ended: ['Votre session a pris fin', 'Your session has ended'],
  waiting: ['En attente de validation', 'Waiting for approval'],
  shown: ['Publié', 'Published'],
  verified: ['Achat vérifié', 'Verified purchase'],
  edit: ['Modifier', 'Edit'],
  withdraw: ['Retirer', 'Withdraw'],
  question: ['Retirer votre avis\u202f?', 'Withdraw your review?'],
  gone: ['Avis retiré', 'Review withdrawn'],
  undo: ['Rétablir', 'Undo'],
});
const password = 'Panier2024';
const shopper = 'shopper@panier.example';
const hostile = '<img src=x onerror="window.xss=1"> **gras** \u202eexe';
/** What turns the writing round is not kept. */
const cleaned = '<img src=x onerror="window.xss=1"> **gras** exe';

type Line = { slug: string | null; productId: number };
type Reviewed = { id: number; productId: number; status: string };

async function tokenFor(page: Page, identifier: string): Promise<string> {
  const answer = await page.request.post('/api/v1/authentication/login_check', { data: { identifier, password } });
  return ((await answer.json()) as { token: string }).token;
}

/** A product of a completed order of the shopper that they have not reviewed yet. */
async function chooseBought(page: Page): Promise<{ orderId: number; slug: string; id: number }> {
  const token = await tokenFor(page, shopper);
  type Orders = { items: { id: number; status: string; orderItems: Line[] }[] };
  const { items } = await callApi<Orders>(page, '/order/collection?per_page=50', token);
  const own = await callApi<{ items: Reviewed[] }>(page, '/customer-profiles/me/reviews?per_page=100', token);
  const known = new Set(own.items.map(({ productId }) => productId));
  for (const { id: orderId, status, orderItems } of items)
    for (const { slug, productId: id } of orderItems)
      if (status === 'completed' && slug && !known.has(id)) return { orderId, slug, id };
  throw new Error('The shopper of the demo has bought nothing that is not reviewed');
}

async function approve(page: Page, productId: number, answer: string): Promise<void> {
  const token = await tokenFor(page, 'staff@panier.example');
  const waiting = await callApi<{ items: Reviewed[] }>(page, '/reviews?status=pending&per_page=100', token);
  const review = waiting.items.find((one) => one.productId === productId);
  const headers = { authorization: `Bearer ${token}` };
  const data = { status: 'approved', answer };
  expect((await page.request.put(`/api/v1/reviews/${review?.id}`, { headers, data })).status()).toBe(200);
}

test('a review is written by keyboard, refused, sent, approved, shown, edited and withdrawn', {
  tag: ['@phone', '@long'],
}, async ({ page, locale, pageFaults }) => {
  const t = wordsFor(locale);
  const bought = await chooseBought(page);
  const part = page.locator('#reviews');
  const button = (name: string) => part.getByRole('button', { name });
  const said = async () => {
    const list = await callApi<{ items: { title: string }[] }>(page, `/store/product/${bought.id}/reviews`);
    return list.items.some(({ title }) => title === cleaned);
  };

  // A visitor reads who may write one, and signs in over the page: by a press in whose midst the script arrives, too.
  const release = await holdScript(page, 'product-reviews');
  await openPage(page, `/products/${bought.slug}`);
  await part.scrollIntoViewIfNeeded();
  await expect(part).toContainText(t.who);
  await part.getByRole('link', { name: t.signIn }).hover();
  await page.mouse.down();
  await release();
  // Long enough to draw it: a press takes as long.
  await page.waitForTimeout(500);
  await page.mouse.up();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('[name=identifier]').fill(shopper);
  await dialog.locator('[name=password]').fill(password);
  await dialog.locator('form button[type=submit]').click();
  await expect(button(t.write)).toBeVisible();

  // From an order that is completed each product leads to the form by one press.
  await openPage(page, `/orders/${bought.orderId}`);
  await page.locator(`main a[href="/products/${bought.slug}#reviews"]`).click();
  const star = (stars: number) => part.locator(`[name=rating][value="${stars}"]`);
  await expect(star(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(hostile);
  await page.keyboard.press('Enter');
  await expect(part.getByText(t.noStars)).toBeVisible();
  await expect(star(1)).toBeFocused();
  await page.keyboard.press('Space');
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  await expect(star(4)).toBeChecked();
  await expect(part.getByText(t.noStars)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bon.');
  await expect(part.getByText(new RegExp(t.left.replaceAll(/\s/g, '\\s')))).toBeVisible();
  await expectAccessibleInBothThemes(page);

  // Whatever is answered, what was typed stays.
  const path = `**/store/product/${bought.id}/reviews`;
  const typed = async (reason: string) => {
    await expect(part.getByRole('alert')).toContainText(reason);
    await expect(part.locator('[name=text]')).toHaveValue('Bon.');
    await expect(star(4)).toBeChecked();
    await page.unroute(path);
  };
  await page.route(path, (route) => route.abort());
  await button(t.send).click();
  await typed(t.offline);
  const refuse = (status: number, code: string) => {
    return { status, json: { status, code, title: '', message: '', data: {} } };
  };
  await page.route(path, (route) => route.fulfill(refuse(429, 'tooMany')));
  await button(t.send).click();
  await typed(t.tooMany);
  await page.route(path, (route) => route.fulfill(refuse(401, 'unauthenticated')));
  await page.route('**/authentication/token/refresh', (route) => route.fulfill(refuse(401, 'unauthenticated')));
  await button(t.send).click();
  await typed(t.ended);
  await page.unroute('**/authentication/token/refresh');
  await part.getByRole('link', { name: t.again, exact: true }).click();
  await dialog.locator('[name=identifier]').fill(shopper);
  await dialog.locator('[name=password]').fill(password);
  await dialog.locator('form button[type=submit]').click();
  await expect(dialog).toHaveCount(0);

  ignoreFaults(pageFaults, /ERR_FAILED|status of 4(01|29)/);

  // Pressed twice it is sent once.
  let sent = 0;
  await page.route(path, async (route) => {
    sent += 1;
    await route.continue();
  });
  await button(t.send).dblclick();
  await expect(part).toContainText(t.waiting);
  expect(sent).toBe(1);
  await page.unroute(path);
  expect(await said()).toBe(false);

  await approve(page, bought.id, 'Merci\u202f!');
  await reloadPage(page);
  await part.scrollIntoViewIfNeeded();
  await expect(part.getByText(t.shown, { exact: true })).toBeVisible();
  const shown = part.locator('li').filter({ hasText: cleaned });
  await expect(shown).toContainText(t.verified);
  await expect(shown).toContainText('Merci');
  expect(await page.evaluate(() => 'xss' in window)).toBe(false);
  await expect(part.locator('img, li strong')).toHaveCount(0);
  await expectAccessible(page);

  // Edited under the orders it waits again, and stands in no list.
  await openPage(page, '/orders');
  const own = page.locator('#own-reviews li').filter({ hasText: cleaned });
  await own.getByRole('button', { name: t.edit }).click();
  const form = page.locator('#own-reviews form');
  await form.locator('[name=rating][value="2"]').check();
  await form.getByRole('button', { name: t.save }).click();
  await expect(own).toContainText(t.waiting);
  expect(await said()).toBe(false);
  await expectAccessibleInBothThemes(page);

  // Withdrawn after a question it can be had back, for as long as the message stands.
  const withdraw = async () => {
    await own.getByRole('button', { name: t.withdraw }).click();
    await expect(dialog).toContainText(t.question);
    await dialog.getByRole('button', { name: t.withdraw }).click();
    await expect(toast(page, t.gone)).toBeVisible();
    await expect(own).toHaveCount(0);
  };
  await withdraw();
  await page.getByRole('button', { name: t.undo }).click();
  await expect(own).toContainText(t.waiting);
  await withdraw();
  const left = `/customer-profiles/me/reviews?product_id=${bought.id}`;
  expect(await callApi(page, left, await tokenOf(page))).toMatchObject({ total: 0, mayReview: true });
});
