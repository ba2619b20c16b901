import { expect, test } from './journey.ts';
import { openOffice, type Placed, placeOrder } from './office.ts';
import { toast } from './own-account.ts';
import { countPresses } from './presses.ts';
import { callApi, homeAt, type ListedProduct, tokenOf, waitForMail } from './shopping.ts';

type Detail = Placed & { items: { productId: number; price: number; quantity: number }[]; slot: { id: number } | null };

/** Goods of a kind by the piece, the cheapest first, with enough of them for every journey. */
const fruitIn = async (items: Promise<{ items: ListedProduct[] }>) =>
  (await items).items
    .filter(({ quantityStep, quantityInStock }) => quantityStep === 1 && quantityInStock >= 30)
    .sort((a, b) => a.price - b.price);

test('an order is changed on the telephone, one good out, one in, another slot, in at most ten actions @wide', async ({
  page,
  shop,
}) => {
  await openOffice(page, '/admin/orders');
  const [cheap, dear] = await fruitIn(callApi(page, '/store/1/product-collection?category=FRUIT&per_page=60&lng=en'));
  const dearest = (await fruitIn(callApi(page, '/store/1/product-collection?category=FRUIT&per_page=60&lng=en'))).at(
    -1,
  );
  if (!cheap || !dear || !dearest) throw new Error('The demo has no three fruits by the piece with a stock of 30');
  const order = await placeOrder(page, 'Ombeline Appel', [cheap.id, dear.id], {
    customer_email: 'ombeline@example.org',
  });
  const slotsOf = '/store/1/slot-list?type=pickup';
  const days = await callApi<{ slots: { id: number; left: number }[] }[]>(page, slotsOf);
  const slot = days.flatMap(({ slots }) => slots).findLast(({ left }) => left > 0);
  if (!slot) throw new Error('The demo has no free slot');

  const hand = countPresses(page);
  await hand.type(page.locator('main [name=search]'), 'ombeline');
  await expect(page.getByRole('row')).toHaveCount(2);
  await hand.press(page.getByRole('link', { name: order.orderNumber, exact: true }));
  await hand.press(page.getByRole('button', { name: 'Change the order' }));
  await hand.press(page.getByRole('button', { name: `Replace ${cheap.name}`, exact: true }));
  const picker = page.getByRole('combobox', { name: `Replace ${cheap.name} by` });
  await expect(picker).toBeFocused();
  // What is nearest is offered before anything is typed.
  await expect(page.locator('[role=option]').first()).toBeVisible();
  await hand.type(picker, dearest.name);
  await expect(page.locator('[role=option]').filter({ hasText: dearest.name }).first()).toBeVisible();
  await hand.key('Enter');
  await expect(page.getByText(`Instead of ${cheap.name}`)).toBeVisible();
  await hand.choose(page.locator('main [name=slot_id]'), String(slot.id));
  await hand.press(page.getByRole('button', { name: 'See the difference' }));
  const question = page.getByRole('dialog', { name: 'Before and after' });
  await expect(question.getByRole('row', { name: cheap.name })).toBeVisible();
  await expect(question.getByRole('row', { name: 'Time slot' })).toContainText('To be agreed');
  await expect(question).toContainText(
    'The changed order goes by email to ombeline@example.org. No text message is sent.',
  );
  await hand.press(question.getByRole('button', { name: 'Confirm' }));
  await expect(toast(page, 'Order updated successfully')).toBeVisible();
  hand.expectAtMost(10);

  const after = await callApi<Detail>(page, `/orders/${order.id}`, await tokenOf(page));
  expect(after.slot?.id).toBe(slot.id);
  // It costs whoever ordered no more than what it replaces.
  expect(after.items.map(({ productId, price }) => [productId, price])).toEqual([
    [dear.id, dear.price],
    [dearest.id, cheap.price],
  ]);
  expect(after.totalAmount).toBe(order.totalAmount);
  await waitForMail(shop, 'ombeline@example.org', 'order-changed');
});

test('ten cash deliveries are completed and paid in at most twelve actions, and stay chosen for their papers @wide', async ({
  page,
}) => {
  await openOffice(page, '/admin/orders');
  const [goods] = await fruitIn(callApi(page, '/store/1/product-collection?category=FRUIT&per_page=60&lng=en'));
  if (!goods) throw new Error('The demo has no fruit by the piece with a stock of 30');
  const token = await tokenOf(page);
  const headers = { authorization: `Bearer ${token}` };
  const orders: Placed[] = [];
  for (let i = 0; i < 10; i++) {
    const more = { type: 'delivery', payment_method: 'cash', ...homeAt('93100') };
    const order = await placeOrder(page, 'Baptistine Tournée', [goods.id], more);
    for (const status of ['processing', 'shipped'])
      expect(
        (await page.request.put(`/api/v1/orders/${order.id}/status`, { headers, data: { status } })).status(),
      ).toBe(200);
    orders.push(order);
  }
  await page.reload();
  const hand = countPresses(page);
  await hand.press(page.getByRole('link', { name: 'Shipped', exact: true }));
  await hand.type(page.locator('main [name=search]'), 'baptistine');
  await expect(page.locator('tbody tr')).toHaveCount(10);
  await hand.check(page.getByRole('checkbox', { name: 'Select the whole page' }));
  await hand.choose(page.getByRole('combobox', { name: 'Move to…' }), 'delivered');
  await hand.press(page.getByRole('button', { name: 'Apply…', exact: true }));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Confirm' }));
  await expect(toast(page, '10 orders: Delivered')).toBeVisible();
  // They are in the list no longer, and still chosen.
  await expect(page.getByText('10 rows selected')).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Paid…', exact: true }));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: /^Mark €.* as paid$/ }));
  await expect(toast(page, '10 orders marked as paid')).toBeVisible();
  await hand.press(page.getByRole('link', { name: 'Packing lists' }));
  await expect(page.locator('.print-sheet')).toHaveCount(10);
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Back', exact: true }));
  await expect(page.getByText('10 rows selected')).toBeVisible();
  await expect(page).toHaveURL(/search=baptistine/);
  hand.expectAtMost(12);
  for (const { id } of orders)
    expect(await callApi<Placed>(page, `/orders/${id}`, token)).toMatchObject({
      status: 'delivered',
      paymentStatus: 'paid',
    });
  // By a link the list begins anew.
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await sections.getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await sections.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect(page.getByText('rows selected')).toHaveCount(0);
});
