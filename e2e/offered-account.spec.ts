import { expect, expectAccessible, openPage, test } from './journey.ts';
import {
  accountLinkIn,
  callApi,
  chooseProduct,
  chooseSlot,
  fillFields,
  makePerson,
  putInCart,
  tokenOf,
  waitForMail,
} from './shopping.ts';

// French at both widths: the texts below are French.
test.use({ locale: 'fr-FR' });

test('a guest who has ordered has an account for a password, and the order in it @phone', { tag: '@long' }, async ({
  page,
  shop,
}) => {
  const person = makePerson('Gwen Invitée');
  const product = await chooseProduct(page, 'fr');
  await putInCart(page, product);
  await openPage(page, '/checkout');
  await page.getByRole('button', { name: 'Continuer sans compte' }).click();
  await page.getByRole('radio', { name: /Retrait en magasin/ }).check();
  await fillFields(page, { customer_name: person.name, customer_email: person.email, customer_phone: person.phone });
  await chooseSlot(page);
  await page.locator('main form button[type=submit]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Commande enregistrée');

  // What the rules of a password refuse is said at its field.
  const offer = page.locator('main section', { has: page.getByRole('heading', { name: /Gardez cette commande/ }) });
  const password = offer.locator('[name=password]');
  const make = offer.getByRole('button', { name: 'Créer mon compte' });
  await password.fill('court');
  await make.click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill(person.password);
  await make.click();
  await expect(page.locator('main').getByText('Votre compte est ouvert')).toBeVisible();
  // The thanks stay, with the goods.
  await expect(page.locator('main')).toContainText(product.name);
  await expectAccessible(page);

  const link = accountLinkIn(await waitForMail(shop, person.email, 'verify-email'), 'verify-email');
  await openPage(page, new URL(link).pathname);
  const orders = async () =>
    (await callApi<{ items: { orderNumber: string }[] }>(page, '/order/collection', await tokenOf(page))).items;
  await expect.poll(async () => (await orders()).length).toBe(1);
  const [order] = await orders();
  await openPage(page, '/orders');
  await expect(page.locator('main').getByRole('link', { name: order?.orderNumber ?? '' })).toBeVisible();
});
