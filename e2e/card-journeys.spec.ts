import { actOn, confirmations, detailOf, placeByCard } from './card-order.ts';
import { expect, expectAccessible, ignoreFaults, openPage, reloadPage, test } from './journey.ts';
import { openOffice } from './office.ts';
import { signUp, toast } from './own-account.ts';
import { makePerson, orderLinkIn, waitForMail } from './shopping.ts';
import { asStaff, deliver } from './staff-calls.ts';
import { wordsIn } from './words.ts';

// What becomes of an order by card when the payer and the provider do not do one thing after the other.

const wordsFor = wordsIn({
  language: ['fr', 'en'],
  noMoney: ['Aucun argent n’est débité', 'No money moves'],
  pay: ['Payer', 'Pay'],
  lose: ['Payer sans que le magasin soit prévenu', 'Pay without the shop being told'],
  paid: ['C’est payé, merci\u202f!', 'Paid, thank you!'],
  notValid: ['Cette page de paiement n’est plus valable.', 'This payment page is no longer valid.'],
  reserved: ['Réservé', 'Reserved'],
  change: ['Modifier la commande', 'Change the order'],
  apply: ['Confirmer la modification', 'Confirm the change'],
  cancel: ['Annuler la commande', 'Cancel the order'],
  cancelled: ['Annulée', 'Cancelled'],
  wish: ['Une modification attend votre paiement', 'A change waits for your payment'],
});

test('the event comes before the page, or never: by Back, reload and a second tab there is one order, reserved once @long', async ({
  page,
  context,
  shop,
  locale,
}) => {
  const t = wordsFor(locale);
  const staff = await asStaff(page);
  const first = makePerson('Avant Dubois');
  const early = (await placeByCard(page, t.language, null, { customer_email: first.email })).order;
  await page.goto(`/payment/${early.payment.id}`);
  await expect(page.getByRole('heading', { name: t.noMoney })).toBeVisible();
  // Paid elsewhere, and the event is there before this page comes back.
  await actOn(page, early.payment, 'pay');
  await waitForMail(shop, first.email);
  await openPage(page, `/payment/return/${early.payment.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.paid);
  await expectAccessible(page);

  const second = makePerson('Apres Dubois');
  const quiet = (await placeByCard(page, t.language, null, { customer_email: second.email })).order;
  const tab = await context.newPage();
  for (const each of [page, tab]) {
    await each.goto(`/payment/${quiet.payment.id}`);
    await expect(each.getByRole('heading', { name: t.noMoney })).toBeVisible();
  }
  await page.getByRole('button', { name: t.lose }).click();
  await expect(page.getByRole('status')).toBeVisible();
  // The second tab shows a page that has been paid: it cannot be paid again.
  await tab.getByRole('button', { name: t.pay, exact: true }).click();
  await expect(tab.getByText(t.notValid).first()).toBeVisible();
  // Nobody has told the shop: the page that is come back to asks.
  await openPage(page, `/payment/return/${quiet.payment.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.paid);
  await reloadPage(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.paid);
  await page.goBack();
  await openPage(tab, `/payment/${quiet.payment.id}`);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(t.paid);
  await waitForMail(shop, second.email);
  for (const [{ id }, { email }] of [
    [early, first],
    [quiet, second],
  ] as const) {
    const { paymentStatus, payments } = await detailOf(staff, id);
    expect([paymentStatus, payments.length, payments[0]?.status]).toEqual(['authorised', 1, 'authorised']);
    expect(confirmations(shop, email)).toBe(1);
  }
});

test('a change that costs more is paid by a page of its own, then made; a cancelled order holds no money @long', async ({
  page,
  locale,
  pageFaults,
}) => {
  const t = wordsFor(locale);
  const staff = await asStaff(page);
  const token = await signUp(page, 'Claire Carte');
  const { product, order } = await placeByCard(page, t.language, token);
  await actOn(page, order.payment, 'pay');
  await expect.poll(async () => (await detailOf(staff, order.id)).paymentStatus).toBe('authorised');

  await openPage(page, `/orders/${order.id}`);
  await expect(page.getByRole('term').filter({ hasText: t.reserved })).toBeVisible();
  await page.getByRole('button', { name: t.change }).click();
  const panel = page.getByRole('region', { name: t.change });
  const amount = panel.getByRole('listitem').filter({ hasText: product.name }).getByRole('spinbutton');
  await amount.fill('9');
  await amount.press('Enter');
  await expect(panel.getByRole('button', { name: t.apply })).toBeEnabled();
  await expectAccessible(page);
  await panel.getByRole('button', { name: t.apply }).click();
  // It leads to the page for the difference; until that is paid the order stays as it was.
  await expect(page.getByRole('heading', { name: t.noMoney })).toBeVisible();
  ignoreFaults(pageFaults, /409.*\/change/);
  const before = await detailOf(staff, order.id);
  expect(before.payments.length).toBe(2);
  await openPage(page, `/orders/${order.id}`);
  await expect(page.getByRole('heading', { name: t.wish })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/payment/${before.payments.find(({ status }) => status === 'open')?.id}`);
  await page.getByRole('button', { name: t.pay, exact: true }).click();
  await page.waitForURL(/\/orders\/\d+/);
  await expect.poll(async () => (await detailOf(staff, order.id)).totalAmount).toBeGreaterThan(before.totalAmount);
  const changed = await detailOf(staff, order.id);
  const reserved = changed.payments.reduce((sum, payment) => sum + payment.reserved, 0);
  expect(reserved).toBeGreaterThanOrEqual(changed.totalAmount);

  await openPage(page, `/orders/${order.id}`);
  await expect(page.getByRole('heading', { name: t.wish })).toHaveCount(0);
  await page.getByRole('button', { name: t.cancel }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.cancel }).click();
  await expect(page.getByText(t.cancelled).first()).toBeVisible();
  const states = async () => (await detailOf(staff, order.id)).payments.map(({ status }) => status);
  await expect.poll(states, { timeout: 60_000 }).toEqual(['cancelled', 'cancelled']);
  const { payments: ended } = await detailOf(staff, order.id);
  expect(ended.map(({ captured }) => captured)).toEqual([0, 0]);
  await expectAccessible(page);
});

test('in Vietnamese the link of the mail leads a guest in another browser back to what is to be paid @long', async ({
  page,
  browser,
  shop,
  locale,
}) => {
  const person = makePerson('Van Duyet');
  const more = { customer_email: person.email };
  const { order } = await placeByCard(page, 'vi', null, more);
  await page.context().addCookies([{ name: 'lng', value: 'vi', url: shop.url }]);
  await page.goto(`/payment/${order.payment.id}`);
  await page.getByRole('button', { name: /Rời|không thanh toán/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đơn hàng chưa được thanh toán');
  await expectAccessible(page);
  const link = new URL(orderLinkIn(await waitForMail(shop, person.email, 'payment-waiting')));
  const context = await browser.newContext({ baseURL: shop.url, ...(locale && { locale }) });
  await context.addCookies([{ name: 'lng', value: 'vi', url: shop.url }]);
  const other = await context.newPage();
  await openPage(other, link.pathname + link.search);
  await expect(other.getByRole('heading', { name: 'Đơn hàng này đang chờ bạn thanh toán' })).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('link', { name: 'Thanh toán ngay' }).click();
  await other.getByRole('button', { name: 'Thanh toán', exact: true }).click();
  await expect(other.locator('main')).toContainText(order.orderNumber);
  await waitForMail(shop, person.email);
  await openPage(other, link.pathname + link.search);
  await expect(other.getByRole('heading', { name: 'Đơn hàng này đang chờ bạn thanh toán' })).toHaveCount(0);
  await expectAccessible(other);
  await context.close();
});

test('goods that come back are given back to the card, a part of what was taken @wide @long', async ({
  page,
  locale,
}) => {
  const words = wordsIn({
    return: ['Reprendre des articles', 'Take goods back'],
    look: ['Voir le montant', 'Show the amount'],
    confirm: ['Établir la facture d’avoir', 'Make the credit note'],
    reason: [/^Motif/, /^Reason/],
    returned: ['Articles repris', 'Goods taken back'],
  })(locale);
  const t = wordsFor(locale);
  const staff = await asStaff(page);
  const { product, order } = await placeByCard(page, t.language);
  await actOn(page, order.payment, 'pay');
  await expect.poll(async () => (await detailOf(staff, order.id)).paymentStatus).toBe('authorised');
  await deliver(staff, order.id);
  const sums = async () => (await detailOf(staff, order.id)).payments[0];
  await expect.poll(async () => (await sums())?.captured).toBeGreaterThan(0);
  await openOffice(page, `/admin/orders/${order.id}`, 'admin');
  await page.getByRole('button', { name: words.return }).click();
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: words.look }) });
  await form.getByLabel(product.name).fill('1');
  await form.getByLabel(words.reason).fill('Abîmé');
  await expectAccessible(page);
  await form.getByRole('button', { name: words.look }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.confirm }).click();
  await expect(toast(page, words.returned)).toBeVisible();
  await expect.poll(async () => (await sums())?.refunded).toBe(product.price);
  expect((await sums())?.status).toBe('captured');
  expect((await detailOf(staff, order.id)).paymentStatus).toBe('paid');
});
