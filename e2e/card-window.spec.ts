import { confirmations, placeByCard } from './card-order.ts';
import { expect, expectAccessible, openPage, reloadPage, test } from './journey.ts';
import { cartOf, makePerson, waitForMail } from './shopping.ts';
import { wordsIn } from './words.ts';

const wordsFor = wordsIn({
  language: ['fr', 'en'],
  noMoney: ['Aucun argent n’est débité', 'No money moves'],
  pay: ['Payer', 'Pay'],
  ended: ['La commande est annulée', 'The order is cancelled'],
  notValid: ['Cette page de paiement n’est plus valable.', 'This payment page is no longer valid.'],
});

test.use({ settings: { PAYMENT_WINDOW_MINUTES: '0.5' } });

test('who comes back after the window finds the order cancelled, and gets the goods in the cart again @long', async ({
  page,
  shop,
  locale,
}) => {
  const t = wordsFor(locale);
  const person = makePerson('Tard Dubois');
  const { order, product } = await placeByCard(page, t.language, null, { customer_email: person.email });
  await page.goto(`/payment/${order.payment.id}`);
  await expect(page.getByRole('heading', { name: t.noMoney })).toBeVisible();
  const mail = await waitForMail(shop, person.email, 'payment-expired');
  // The page of the provider is over as well.
  await page.getByRole('button', { name: t.pay, exact: true }).click();
  await expect(page.getByText(t.notValid).first()).toBeVisible();
  await openPage(page, `/payment/return/${order.payment.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.ended);
  await expectAccessible(page);
  const again = new URL(/https?:\S+&again\b/.exec(mail.text ?? '')?.[0] ?? shop.url);
  await openPage(page, again.pathname + again.search);
  const quantities = async () => (await cartOf(page)).map(({ id, quantity }) => [id, quantity]);
  await expect.poll(quantities).toEqual([[product.id, 2]]);
  // Once: the page that is loaded again does not do it again.
  await reloadPage(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order.orderNumber);
  expect(await quantities()).toEqual([[product.id, 2]]);
  await expectAccessible(page);
  expect(confirmations(shop, person.email)).toBe(0);
});
