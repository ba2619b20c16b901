import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import {
  callApi,
  chooseProduct,
  contactOf,
  type ListedProduct,
  makePerson,
  orderLinkIn,
  signIn,
  tokenOf,
  waitForMail,
} from './shopping.ts';
import { asStaff } from './staff-calls.ts';

const order = (productId: number) => {
  return { store_id: 1, type: 'pickup', status: 'submitted', order_items: [{ product_id: productId, quantity: 2 }] };
};

/** The demo's shopper has placed an order, and has the form open in which it is changed. */
async function openOwnChange(page: Page, url: string) {
  await page.context().addCookies([{ name: 'lng', value: 'fr', url }]);
  await openPage(page, '/auth/login?redirectTo=%2Forders');
  await signIn(page, 'shopper@panier.example', 'Panier2024');
  await page.waitForURL('**/orders');
  const { id: productId, name } = await chooseProduct(page, 'fr');
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const placed = await page.request.post('/api/v1/order/create', { data: order(productId), headers });
  const { id } = ((await placed.json()) as { data: { id: number } }).data;
  await openPage(page, `/orders/${id}`);
  await page.getByRole('button', { name: 'Modifier la commande' }).click();
  const panel = page.getByRole('region', { name: 'Modifier la commande' });
  await expect(panel.getByRole('spinbutton').first()).toBeVisible();
  const good = panel.getByRole('listitem').filter({ hasText: name }).getByRole('spinbutton');
  return { id, productId, panel, good };
}

test('a guest changes an order by the link of the mail, sees what it comes to, and cancels it @phone', async ({
  page,
  context,
  shop,
}) => {
  await context.addCookies([{ name: 'lng', value: 'fr', url: shop.url }]);
  await openPage(page, '/');
  const person = makePerson('Change Guest');
  const one = await chooseProduct(page, 'fr');
  const { items } = await callApi<{ items: ListedProduct[] }>(page, '/store/1/product-collection?per_page=60&lng=fr');
  const other = items.find(({ id, quantityStep, quantityInStock }) => {
    return id !== one.id && quantityStep === 1 && quantityInStock >= 30;
  });
  if (!other) throw new Error('The demo has no second product by the piece');
  const who = contactOf(person);
  const sent = { data: { ...order(one.id), ...who }, headers: { 'accept-language': 'fr' } };
  expect((await page.request.post('/api/v1/order/create', sent)).status()).toBe(200);
  const link = orderLinkIn(await waitForMail(shop, person.email));
  await openPage(page, `/products?search=${encodeURIComponent(other.name)}`);
  await page.getByRole('article').filter({ hasText: other.name }).first().getByRole('button').click();

  await openPage(page, new URL(link).pathname + new URL(link).search);
  await page.getByRole('button', { name: 'Modifier la commande' }).click();
  const panel = page.getByRole('region', { name: 'Modifier la commande' });
  await expect(panel.getByRole('button', { name: 'Confirmer la modification' })).toBeDisabled();
  const row = panel.getByRole('listitem').filter({ hasText: one.name });
  await row.getByRole('spinbutton').fill('5');
  await row.getByRole('spinbutton').press('Enter');
  await expect(panel.getByText('de plus')).toBeVisible();
  await panel.getByRole('button', { name: 'Ajouter le produit de mon panier' }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: other.name })).toContainText('Ajouté');
  // A good that is in no basket is found by name.
  await panel.getByLabel('Ajouter un produit').fill('citron');
  const offered = panel.getByRole('button', { name: /citron/i }).first();
  await offered.click();
  const found = panel.getByRole('listitem').filter({ hasText: /citron/i });
  await expect(found).toContainText('Ajouté');
  await found.getByRole('button', { name: /de la commande$/ }).click();
  await panel.getByLabel('Votre consigne').fill('Frappez fort');
  await expect(panel.getByText('de plus')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await panel.getByRole('button', { name: 'Confirmer la modification' }).click();

  const history = page.getByRole('region', { name: 'Historique' });
  await expect(history).toContainText('Modifiée par vous');
  await expect(history).toContainText('2 → 5');
  await expect(page.locator('main')).toContainText('Frappez fort');
  // What went into the order is in the basket no more.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart') ?? '[]')).toBe('[]');
  await waitForMail(shop, person.email, 'order-changed');

  await page.getByRole('button', { name: 'Annuler la commande' }).click();
  const question = page.getByRole('dialog');
  await question.getByLabel('Pourquoi').fill('Je pars en voyage');
  await expectAccessibleInBothThemes(page);
  await question.getByRole('button', { name: 'Annuler la commande' }).click();
  await expect(page.getByText('Annulée').first()).toBeVisible();
  await expect(history).toContainText('Je pars en voyage');
  await expect(page.getByRole('button', { name: 'Modifier la commande' })).toHaveCount(0);
  await waitForMail(shop, person.email, 'order-moved');
});

test('staff begin with an order while its customer changes it: it stays as it is, and says so', {
  tag: '@long',
}, async ({ page, browser, shop, pageFaults }) => {
  const { id, panel, good } = await openOwnChange(page, shop.url);
  await good.fill('3');
  await good.press('Enter');
  const confirm = panel.getByRole('button', { name: 'Confirmer la modification' });
  await expect(confirm).toBeEnabled();
  await expect(panel.getByText('de plus')).toBeVisible();

  const office = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await openPage(office, '/auth/login?redirectTo=%2Fadmin%2Forders');
  await signIn(office, 'admin@panier.example', 'Panier2024');
  await office.waitForURL('**/admin/orders');
  const staff = { authorization: `Bearer ${await tokenOf(office)}` };
  const moved = await office.request.put(`/api/v1/orders/${id}/status`, {
    data: { status: 'processing' },
    headers: staff,
  });
  expect(moved.status()).toBe(200);
  await office.context().close();

  await confirm.click();
  await expect(panel.getByText(/état de la commande/)).toBeVisible();
  ignoreFaults(pageFaults, /status of 409/);
  const { orderItems, changes } = await callApi<{ orderItems: { quantity: number }[]; changes: unknown[] }>(
    page,
    `/order/${id}`,
    await tokenOf(page),
  );
  expect([orderItems.map(({ quantity }) => quantity), changes]).toEqual([[2], []]);
});

test('staff change an order while its customer does: theirs stands, and leads back to the order as it is', {
  tag: '@long',
}, async ({ page, shop, pageFaults }) => {
  const { id, productId, panel, good } = await openOwnChange(page, shop.url);
  const staff = await asStaff(page);
  await staff('PUT', `/orders/${id}`, { order_items: [{ product_id: productId, quantity: 4 }] });

  await good.fill('1');
  await good.press('Enter');
  await expect(panel.getByText(/modifiée entre-temps/)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Confirmer la modification' })).toBeDisabled();
  await expectAccessibleInBothThemes(page);
  await panel.getByRole('button', { name: 'Voir la commande actuelle' }).click();
  await expect(page.getByRole('region', { name: 'Historique' })).toContainText('Modifiée par le magasin');
  await page.getByRole('button', { name: 'Modifier la commande' }).click();
  await expect(panel.getByRole('spinbutton').first()).toHaveValue('4');
  ignoreFaults(pageFaults, /status of 409/);
});
