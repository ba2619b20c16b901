import { expect, expectAccessible, openPage, test } from './journey.ts';
import { signUp } from './own-account.ts';
import { callApi, chooseSlot, fillFields, type ListedProduct, putInCart } from './shopping.ts';

// French at both widths: the texts below are French.
test.use({ locale: 'fr-FR' });

test('another billing address and what to do about goods that run out: asked, kept, and on the order’s page', {
  tag: '@long',
}, async ({ page }) => {
  const token = await signUp(page, 'Wanda Vœux');
  const path = '/store/1/product-collection?category=FRUIT&per_page=60&lng=fr';
  const { items } = await callApi<{ items: ListedProduct[] }>(page, path);
  const goods = items.filter(({ quantityStep, quantityInStock }) => quantityStep === 1 && quantityInStock >= 30);
  const [one, other] = goods;
  if (!one || !other) throw new Error('The demo has no two fruits by the piece');
  for (const each of [one, other]) await putInCart(page, each);
  await openPage(page, '/checkout');
  const home = { shipping_address: '12 rue des Lilas', shipping_city: 'Paris', shipping_postal_code: '75013' };
  await fillFields(page, { customer_name: 'Wanda Vœux', customer_phone: '+33 6 39 98 12 34', ...home });
  await expect(page.locator('[name=billing_address]')).toHaveCount(0);
  await page.locator('[name=billing_same]').uncheck();
  await chooseSlot(page);
  const place = page.locator('main form button[type=submit]');
  await place.click();
  await expect(page.locator('[name=billing_address]')).toBeFocused();
  await expect(page.locator('main [aria-invalid=true]')).toHaveCount(3);
  const bill = { billing_address: '7 avenue du Port', billing_city: 'Lyon', billing_postal_code: '69002' };
  await fillFields(page, bill);
  await page.locator('[name=substitution]').selectOption('best_match');
  await page.getByText('Choisir produit par produit').click();
  await page.locator(`[name=substitution_${other.id}]`).selectOption('refund');
  await expectAccessible(page);
  await place.click();
  await page.waitForURL('**/orders?orderId=*');

  const id = new URL(page.url()).searchParams.get('orderId');
  const order = await callApi<{ orderItems: object[] }>(page, `/order/${id}`, token);
  expect(order).toMatchObject({
    billingAddress: '7 avenue du Port',
    billingCity: 'Lyon',
    billingPostalCode: '69002',
    shippingAddress: '12 rue des Lilas',
    substitution: 'best_match',
  });
  expect(order.orderItems).toHaveLength(2);
  expect(order.orderItems).toContainEqual(expect.objectContaining({ productId: one.id, substitution: null }));
  expect(order.orderItems).toContainEqual(expect.objectContaining({ productId: other.id, substitution: 'refund' }));
  await openPage(page, `/orders/${id}`);
  const main = page.locator('main');
  await expect(main).toContainText('Adresse de facturation7 avenue du Port69002 Lyon');
  await expect(main).toContainText('Si un produit manqueLe remplacer par le plus proche');
  const lineOf = ({ name }: ListedProduct) =>
    page.getByRole('region', { name: 'Produits' }).getByRole('listitem').filter({ hasText: name });
  await expect(lineOf(other)).toContainText('Ne pas le remplacer');
  await expect(lineOf(one)).not.toContainText('S’il manque');
  await expectAccessible(page);

  // A wish can be changed like the goods, for as long as they can.
  await page.getByRole('button', { name: 'Modifier la commande' }).click();
  const panel = page.getByRole('region', { name: 'Modifier la commande' });
  await panel.getByRole('combobox', { name: one.name }).selectOption('Vous demander');
  await expect(panel.getByText('Le total reste le même')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Confirmer la modification' }).click();
  await expect(lineOf(one)).toContainText('Vous demander');
  await expect(page.getByRole('region', { name: 'Historique' })).toContainText('produits manquants a changé');
});
