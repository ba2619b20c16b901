import { expect, expectAccessibleInBothThemes, openPage, test } from './journey.ts';
import { cartOf, chooseProduct, chooseSlot, fillFields } from './shopping.ts';

const words = {
  fr: { guest: 'Continuer sans compte', placed: 'Commande enregistrée' },
  en: { guest: 'Continue as guest', placed: 'Order Placed' },
};

test('what has become dearer or short since it was put in the cart is read before it is ordered', async ({
  page,
  locale,
  isMobile,
}) => {
  const language = locale?.startsWith('fr') ? 'fr' : 'en';
  const t = words[language];
  const product = await chooseProduct(page, language, 'EPICE');
  await openPage(page, `/products?search=${encodeURIComponent(product.name)}`);
  await page.getByRole('article').filter({ hasText: product.name }).first().getByRole('button').click();
  await expect.poll(async () => (await cartOf(page)).length).toBe(1);
  // As if the price had gone up, and others had bought of the goods, since the shop was open in this browser.
  const wanted = product.quantityInStock + 3;
  await page.evaluate((quantity) => {
    const [line] = JSON.parse(localStorage.getItem('cart') ?? '[]');
    localStorage.setItem('cart', JSON.stringify([{ ...line, price: line.price / 2, quantity }]));
  }, wanted);
  await openPage(page, '/checkout');
  await page.getByRole('button', { name: t.guest }).click();
  const person = { customer_name: 'Ada Byron', customer_email: 'ada.byron@example.org', customer_phone: '0612345678' };
  await fillFields(page, person);
  await page.locator('[name=type][value=pickup]').check();
  await chooseSlot(page);
  const news = page.locator('aside').getByRole('status').filter({ hasText: product.name });
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  await expect(news).toContainText(money.format(product.price).replaceAll(/\s/g, ' '), { timeout: 15_000 });
  await expect(news).toContainText(`${wanted}`);
  await expect(news).toContainText(`${product.quantityInStock}`);
  const place = page.locator('main form button[type=submit]');
  if (isMobile) {
    await place.click();
    await expect(news).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t.placed);
  }
  await expectAccessibleInBothThemes(page);
  await news.scrollIntoViewIfNeeded();
  await place.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.placed);
});
