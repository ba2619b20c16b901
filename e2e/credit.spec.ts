import { expect, expectAccessible, openPage, test } from './journey.ts';
import { signUp } from './own-account.ts';
import { callApi, chooseProduct, chooseSlot, expectTexts, fillFields, putInCart } from './shopping.ts';
import { asStaff } from './staff-calls.ts';

// French at both widths: the texts below are French.
test.use({ locale: 'fr-FR' });

const euros = (amount: number) => `${amount.toFixed(2).replace('.', ',')} €`;

test('store credit stands in the profile, pays at the checkout as far as it goes, and is spent then @phone', async ({
  page,
}) => {
  const token = await signUp(page, 'Clara Crédit');
  const { id } = await callApi<{ id: number }>(page, '/customer-profiles/me', token);
  const product = await chooseProduct(page, 'fr');
  const staff = await asStaff(page);
  // Less than one of the goods costs.
  const credit = Math.floor(product.price * 50) / 100;
  await staff('POST', `/customers/${id}/credit`, { amount: credit, reason: 'Livraison en retard' });
  await openPage(page, '/profile');
  const inProfile = page.getByRole('heading', { name: /^Avoir/ });
  await expect(inProfile).toContainText(euros(credit));
  await expectAccessible(page);

  await putInCart(page, product);
  await openPage(page, '/checkout');
  await page.getByRole('radio', { name: /Retrait en magasin/ }).check();
  await fillFields(page, { customer_name: 'Clara Crédit', customer_phone: '+33 6 39 98 12 34' });
  await chooseSlot(page);
  const summary = page.getByRole('complementary', { name: 'Votre commande' });
  await expect(summary).not.toContainText('Reste à payer');
  await page.getByRole('checkbox', { name: /^Utiliser mon avoir/ }).check();
  const due = product.price - credit;
  const paid = [`Total TTC ${euros(product.price)}`, `Avoir -${euros(credit)}`, `Reste à payer ${euros(due)}`];
  await expect(summary).toContainText('Reste à payer');
  expectTexts(await summary.innerText(), paid);
  await expectAccessible(page);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL('**/orders?orderId=*');

  const orderId = new URL(page.url()).searchParams.get('orderId');
  await page.locator(`main a[href="/orders/${orderId}"]`).first().click();
  const amounts = page.getByRole('region', { name: 'Montants' });
  await expect(amounts).toContainText('Reste à payer');
  expectTexts(await amounts.innerText(), paid);
  expect(await callApi(page, '/customer-profiles/me', token)).toMatchObject({ storeCredit: 0 });
  // Within the same page: the profile that it had read before is old.
  await page.getByRole('button', { name: 'Commander à nouveau' }).click();
  await page.locator('a[href="/cart"]:visible').first().click();
  await page.locator('main a[href="/checkout"]:visible').first().click();
  await expect(summary).toContainText(euros(product.price));
  await expect(page.getByRole('checkbox', { name: /^Utiliser mon avoir/ })).toHaveCount(0);
});
