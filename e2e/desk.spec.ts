import { expect, expectAccessible, expectAccessibleInBothThemes, openPage, reloadPage, test } from './journey.ts';
import { signInByCall } from './own-account.ts';
import { placePickup } from './pickup-order.ts';
import { chooseProduct, orderLinkIn, waitForMail } from './shopping.ts';
import { asStaff } from './staff-calls.ts';

// The texts below are French.
test.use({ locale: 'fr-FR' });

test('who has come is seen at the desk, refuses one line and pays the rest in cash @phone', async ({ page, shop }) => {
  const staff = await asStaff(page);
  await openPage(page, '/');
  const fruit = await chooseProduct(page, 'fr');
  const wine = await chooseProduct(page, 'fr', 'ALCOOL');
  const address = `desk-${crypto.randomUUID()}@example.org`;
  const goods = [
    { id: fruit.id, quantity: 3 },
    { id: wine.id, quantity: 1 },
  ];
  const placed = await placePickup(page, null, goods, { customer_email: address, payment_method: 'cash' });
  const link = orderLinkIn(await waitForMail(shop, address));
  await openPage(page, link);
  const card = page.getByRole('region', { name: 'Code de retrait' });
  const code = (await card.getByText(/^\d{3}\s+\d{3}$/).textContent())?.replace(/\s/g, '') ?? '';
  expect(code).toMatch(/^\d{6}$/);
  await expect(card.getByRole('button', { name: 'Je suis là' })).toHaveCount(0);

  for (const status of ['processing', 'ready']) await staff('PUT', `/orders/${placed.id}/status`, { status });
  expect((await waitForMail(shop, address, 'order-moved')).text).toMatch(new RegExp(`Code de retrait\\s: ${code}`));
  await reloadPage(page);
  await card.getByLabel('Où attendez-vous').fill('Parking, place 4');
  await expectAccessibleInBothThemes(page);
  await card.getByRole('button', { name: 'Je suis là' }).click();
  await expect(card.getByText('Le magasin sait que vous êtes là : Parking, place 4')).toBeVisible();
  await expectAccessible(page);

  await signInByCall(page, 'login_check', { identifier: 'picker@panier.example', password: 'Panier2024' });
  await openPage(page, '/admin/picking');
  await page.getByRole('link', { name: 'Remettre des commandes' }).click();
  const arrived = page.getByRole('region', { name: 'Arrivés' });
  await expect(arrived.getByText('Parking, place 4')).toBeVisible();
  await expect(arrived.getByText(placed.orderNumber)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  for (const digit of code) await page.getByRole('button', { name: digit, exact: true }).click();
  await expect(page.getByRole('heading', { name: placed.orderNumber })).toBeVisible();
  await expect(page.getByText('Attend ici : Parking, place 4')).toBeVisible();
  await expect(page.getByText('Rita')).toHaveCount(0);
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: `${fruit.name} : refusé par le client` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Un de moins' }).click();
  await dialog.getByRole('button', { name: 'Un de moins' }).click();
  await dialog.getByLabel('Pourquoi').selectOption('Pas assez frais');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Noter le refus' }).click();
  await expect(page.getByText('Refusé : 1 (Pas assez frais)')).toBeVisible();
  const takes = page.getByRole('button', { name: /^Encaisser .* et remettre$/ });
  await takes.click();
  await expect(page.getByText('Vérifiez l’âge avant de remettre ces produits.')).toBeVisible();
  await page.getByLabel('Âge vérifié').check();
  await takes.click();
  await expect(page.getByRole('heading', { name: `Commande ${placed.orderNumber} remise` })).toBeVisible();
  await expectAccessible(page);

  type Detail = { status: string; paymentStatus: string; dueAmount: number; paidAmount: number; totalAmount: number };
  const order = await staff<Detail>('GET', `/orders/${placed.id}`);
  expect(order).toMatchObject({ status: 'delivered', paymentStatus: 'paid', dueAmount: 0 });
  expect(order.paidAmount).toBeLessThan(order.totalAmount);
  await page.getByRole('button', { name: 'Commande suivante' }).click();
  await expect(arrived.getByText(placed.orderNumber)).toHaveCount(0);

  await openPage(page, link);
  await expect(page.getByRole('heading', { name: 'Code de retrait' })).toHaveCount(0);
  const history = page.getByRole('region', { name: 'Historique' });
  await expect(history.getByText('« Pas assez frais »')).toBeVisible();
  await expect(history.getByText(new RegExp(`· ${fruit.name.slice(0, 5)}`))).toBeVisible();
  await expectAccessible(page);
});
