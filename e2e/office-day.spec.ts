import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { markPaid, moveChosen, moveOrder, openOffice, type Placed, placeOrder } from './office.ts';
import { toast } from './own-account.ts';
import { callApi, expectTexts, type ListedProduct, makePerson, readStock, tokenOf, waitForMail } from './shopping.ts';

type Figures = { orders: number; turnover: number };
type Counted = Record<'unansweredMessages' | 'pendingReviews' | 'lowStock', { count: number }>;

const money = (amount: number) => new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }).format(amount);
const sections = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true });

// Each part stands in a shorter journey of `npm test`; the day as a whole is for `npm run test:long`.
if (process.env.EVERY_JOURNEY)
  test('a day of the shop: what comes in is dealt with, and the overview says so @wide', async ({ page, shop }) => {
    await page.clock.install();
    await openOffice(page, '/admin/overview', 'admin');
    const readOrder = async ({ id }: Placed) => callApi<Placed>(page, `/orders/${id}`, await tokenOf(page));
    const readToday = async () =>
      (await callApi<{ today: Figures }>(page, '/reports/sales', await tokenOf(page))).today;
    const attention = async () => callApi<Counted>(page, '/attention', await tokenOf(page));
    const [before, waiting] = [await readToday(), await attention()];
    // What sells: what nobody buys never runs low.
    const path = '/store/1/product-collection?category=FRUIT&sortBy=popular&per_page=60&lng=en';
    const { items } = await callApi<{ items: ListedProduct[] }>(page, path);
    const [there, gone] = items.filter((item) => item.quantityStep === 1 && item.quantityInStock >= 30);
    if (!there || !gone) throw new Error('The demo has no two fruits by the piece with a stock of 30');

    // Opening: a new order comes in by itself, and a message.
    const changed = await placeOrder(page, 'Odile Matin', [there.id, gone.id]);
    const { name, email } = makePerson('Hortense Seigle');
    const message = 'Do you have rye bread on Mondays?';
    const written = { from_name: name, from_email: email, subject: 'Rye bread on Mondays', message };
    expect((await page.request.post('/api/v1/messenger/send', { data: written })).status()).toBe(200);
    await page.clock.fastForward(61_000);
    const newest = page.getByRole('region', { name: 'Newest orders' });
    await expect(newest).toContainText(`${changed.orderNumber} · Odile Matin`);

    // The shelf says otherwise: one has run out, the other has a new price. Orders keep the one they were placed at.
    await sections(page, 'Products').click();
    await page.locator('main [name=search]').fill(gone.name);
    await expect(page).toHaveURL(/search=/);
    await page.getByRole('button', { name: 'Edit in the list' }).click();
    await page.getByLabel('For which store').selectOption('1');
    await page.getByRole('textbox', { name: `Stock · ${gone.name}`, exact: true }).fill('0');
    await page.getByRole('textbox', { name: `Retail price · ${gone.name}`, exact: true }).fill('9,90');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Everything is saved')).toBeVisible();
    expect(await readStock(page, gone.id)).toBe(0);

    // So it leaves the order: the difference is looked at first, the sum follows, the money is in the till.
    await page.getByRole('button', { name: 'Done', exact: true }).click();
    await sections(page, 'Today').click();
    await newest.getByRole('link', { name: changed.orderNumber }).click();
    await page.getByRole('button', { name: 'Change the order' }).click();
    await page.getByRole('button', { name: `Remove ${gone.name}` }).click();
    await page.getByRole('button', { name: 'See the difference' }).click();
    const question = page.getByRole('dialog', { name: 'Before and after' });
    await expect(question.getByRole('row', { name: gone.name })).toBeVisible();
    await expect(question.getByRole('row', { name: 'Total' })).toContainText(money(there.price));
    expect((await readOrder(changed)).totalAmount).toBe(changed.totalAmount);
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(toast(page, 'Order updated successfully')).toBeVisible();
    expect((await readOrder(changed)).totalAmount).toBe(there.price);
    await markPaid(page);
    await expect(page.getByRole('button', { name: 'Mark as refunded' })).toBeVisible();

    // A message answered, a review published.
    await sections(page, 'Today').click();
    await page
      .getByRole('region', { name: /^Messages to answer/ })
      .getByRole('link', { name })
      .click();
    await page.locator('main [name=text]').fill('Yes, from nine in the morning.');
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await expect(toast(page, `Answer sent to ${email}`)).toBeVisible();
    expectTexts((await waitForMail(shop, email, 'message-answered')).text, ['from nine in the morning']);
    await sections(page, 'Today').click();
    await page.getByRole('link', { name: /^Reviews to approve/ }).click();
    await page
      .locator('tbody tr')
      .first()
      .getByRole('button', { name: /^Publish / })
      .click();
    await expect(toast(page, '1 review published')).toBeVisible();

    // The rest of the morning's orders go on together, each with its packing list.
    const others = [
      await placeOrder(page, 'Odile Matin', [there.id]),
      await placeOrder(page, 'Odile Matin', [there.id]),
    ];
    await sections(page, 'Orders').click();
    await page.locator('main [name=search]').fill('Odile Matin');
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(3);
    await page.getByRole('checkbox', { name: 'Select the whole page' }).check();
    for (const [step, word] of Object.entries({ processing: 'Processing', ready: 'Ready' })) {
      await (await moveChosen(page, step)).getByRole('button', { name: 'Confirm' }).click();
      await expect(toast(page, `3 orders: ${word}`)).toBeVisible();
      for (const order of [changed, ...others]) expect((await readOrder(order)).status).toBe(step);
      // They stay chosen, for what comes next.
      await expect(page.getByText('3 rows selected')).toBeVisible();
    }
    await page.getByRole('link', { name: 'Packing lists' }).click();
    await expect(page.locator('.print-sheet')).toHaveCount(3);
    await expect(page.locator('.print-sheet').filter({ hasText: there.name })).toHaveCount(3);
    await expect(page.locator('.print-sheet').filter({ hasText: gone.name })).toHaveCount(0);
    await page.goBack();

    // Handed over, the last one with its money.
    await expect(rows).toHaveCount(3);
    for (const order of [changed, ...others]) {
      await moveOrder(page.getByRole('combobox', { name: `Status of order ${order.orderNumber}` }), 'delivered');
      await expect.poll(async () => (await readOrder(order)).status).toBe('delivered');
      // The question that names the same status is gone first.
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect(rows.filter({ hasText: order.orderNumber }).getByText('Delivered')).toBeVisible();
    }

    // The overview agrees with what was done.
    await sections(page, 'Today').click();
    await page.clock.fastForward(61_000);
    const sales = page.getByRole('region', { name: 'Sales' });
    const turnover = before.turnover + 3 * there.price;
    await expect(sales.locator('dl > div').first()).toContainText(money(turnover));
    await expect(sales.locator('dl > div').first()).toContainText(`${before.orders + 3} orders`);
    const after = await attention();
    expect(after.unansweredMessages.count).toBe(waiting.unansweredMessages.count);
    expect(after.pendingReviews.count).toBe(waiting.pendingReviews.count - 1);
    const counted = (title: string, { count }: { count: number }) =>
      expect(page.getByRole('link', { name: new RegExp(`^${title}`) })).toHaveText(`${title}${count}`);
    await counted('Messages to answer', after.unansweredMessages);
    await counted('Reviews to approve', after.pendingReviews);
    await counted('Stock running low', after.lowStock);
    const found = `/products?stock=low&storeId=1&search=${gone.id}`;
    expect(await callApi<{ total: number }>(page, found, await tokenOf(page))).toMatchObject({ total: 1 });
  });
