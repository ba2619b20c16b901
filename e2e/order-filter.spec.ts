import { expect, expectAccessible, openPage, test } from './journey.ts';
import { signUp } from './own-account.ts';
import { placePickup } from './pickup-order.ts';
import { chooseProduct } from './shopping.ts';

// French at both widths: the texts below are French.
test.use({ locale: 'fr-FR' });

test('one’s orders by their state: in the address, with the way back, and said where there is none @phone @long', async ({
  page,
}) => {
  const token = await signUp(page, 'Fiona Filtre');
  const goods = [{ id: (await chooseProduct(page, 'fr')).id, quantity: 1 }];
  const kept = await placePickup(page, token, goods);
  const cancelled = await placePickup(page, token, goods);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.post(`/api/v1/order/${cancelled.id}/cancel`, { headers, data: {} });
  expect(answer.status(), await answer.text()).toBe(200);

  await openPage(page, '/orders');
  const orders = page.locator('main a[href^="/orders/"]');
  const filters = page.getByRole('navigation', { name: 'Quelles commandes' });
  const current = filters.locator('[aria-current=page]');
  await expect(orders).toHaveText([new RegExp(cancelled.orderNumber), new RegExp(kept.orderNumber)]);
  await expect(current).toHaveText('Toutes');
  await filters.getByRole('link', { name: 'Annulée' }).click();
  await expect(orders).toHaveText([new RegExp(cancelled.orderNumber)]);
  await expect(page).toHaveURL(/\/orders\?status=cancelled$/);
  await expect(current).toHaveText('Annulée');
  await filters.getByRole('link', { name: 'Refusée' }).click();
  await expect(page.locator('main')).toContainText('Aucune commande dans cet état');
  await expect(orders).toHaveCount(0);
  await expectAccessible(page);

  // The way back leads through the filters, and one that was opened by its address is on.
  await page.goBack();
  await expect(orders).toHaveText([new RegExp(cancelled.orderNumber)]);
  await openPage(page, '/orders?status=submitted');
  await expect(orders).toHaveText([new RegExp(kept.orderNumber)]);
  await expect(current).toHaveAttribute('href', '/orders?status=submitted');
  await filters.getByRole('link', { name: 'Refusée' }).click();
  await page.locator('main').getByRole('link', { name: 'Toutes vos commandes' }).click();
  await expect(orders).toHaveCount(2);
  await expect(page).toHaveURL(/\/orders$/);
});
