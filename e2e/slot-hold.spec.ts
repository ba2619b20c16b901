import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import { callApi, contactOf, fillFields, makePerson } from './shopping.ts';

type Days = { date: string; slots: { id: number; left: number; start: string }[] }[];
type Listed = { items: { id: number; name: string; quantityStep: number; quantityInStock: number }[] };
/** Montreuil, which has time slots. */
const storeId = 2;

const pickupDays = (page: Page) => callApi<Days>(page, `/store/${storeId}/slot-list?type=pickup`);
/** A place that one of the demo's accounts holds, which has one: guests of one network hold few. */
const hold = async (page: Page, id: number, who: 'shopper' | 'staff') => {
  // Apart from the page, which stays a guest's.
  const post = (path: string, data: object, more = {}) =>
    fetch(new URL(`/api/v1${path}`, page.url()), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...more },
      body: JSON.stringify(data),
    });
  const account = { identifier: `${who}@panier.example`, password: 'Panier2024' };
  const { token } = (await (await post('/authentication/login_check', account)).json()) as { token: string };
  const answer = await post(`/slot/${id}/hold`, {}, { authorization: `Bearer ${token}` });
  return (await answer.json()) as { status: number };
};

/** A guest before the slots of tomorrow or later, each of which takes one order: all typed but the slot. */
async function enter(page: Page): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const login = await page.request.post('/api/v1/authentication/login_check', {
    data: { identifier: 'admin@panier.example', password: 'Panier2024' },
    headers,
  });
  const { token } = (await login.json()) as { token: string };
  const authorization = { authorization: `Bearer ${token}` };
  const rules = await callApi<{ windows: object[] }>(page, `/stores/${storeId}/slot-rules`, token);
  const windows = rules.windows.map((window) => ({ ...window, orders: 1 }));
  await page.request.put(`/api/v1/stores/${storeId}/slot-rules`, { data: { windows }, headers: authorization });
  await page.context().clearCookies();
  await page.context().addCookies([{ name: 'selectedStoreId', value: `${storeId}`, url: page.url() }]);
  const { items } = await callApi<Listed>(page, `/store/${storeId}/product-collection?category=FRUIT&per_page=60`);
  const product = items.find((item) => item.quantityStep === 1 && item.quantityInStock >= 5);
  await openPage(page, `/products?search=${encodeURIComponent(product?.name ?? '')}`);
  await page.evaluate(() => localStorage.setItem('delivery', '{"deliveryMethod":"pickup","postalCode":null}'));
  await page.getByRole('article').first().getByRole('button').first().click();
  await openPage(page, '/checkout');
  await page.locator('main').getByRole('button').first().click();
  const person = makePerson('Sam Slot');
  await fillFields(page, contactOf(person));
}

const placeOf = (page: Page) => page.locator('main form button[type=submit]');
/**
 * Opens a day of those that are shown, counted from the last (0): how many there are depends on the hour, and the demo's own
 * orders are of the first three. Each journey takes places of its own.
 */
async function openDay(page: Page, fromLast: number): Promise<void> {
  const days = page
    .getByRole('group')
    .filter({ has: page.locator('[name=slot_id]') })
    .getByRole('button');
  await expect(days.first()).toBeVisible();
  await days.nth((await days.count()) - 1 - fromLast).click();
}

/** Chooses the first slot of a day that is not full; answers its id. */
async function chooseFirst(page: Page, fromLast: number): Promise<number> {
  await openDay(page, fromLast);
  const radio = page.locator('[name=slot_id]:enabled').first();
  const id = Number(await radio.getAttribute('value'));
  await radio.check();
  return id;
}
const kept = /(réservé jusqu’à|held until)/;
const lost = /(n’est plus réservé|is no longer held|no longer)/i;

test('a slot that fills while one chooses is said to be full, and another is offered', {
  tag: ['@phone', '@long'],
}, async ({ page, pageFaults }) => {
  await openPage(page, '/');
  await enter(page);
  await openDay(page, 0);
  const radio = page.locator('[name=slot_id]:enabled').first();
  const id = Number(await radio.getAttribute('value'));
  expect((await hold(page, id, 'shopper')).status).toBe(200);
  await radio.click();
  await expect(page.locator(`[name=slot_id][value="${id}"]`)).toBeDisabled();
  await expectAccessibleInBothThemes(page);
  const other = await chooseFirst(page, 0);
  expect(other).not.toBe(id);
  await expect(page.getByText(kept).first()).toBeVisible();
  ignoreFaults(pageFaults, /status of 409/);
});

test('a hold that runs out says so and offers slots anew, what was typed stays, and a press waits for the next hold', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, '/');
  await enter(page);
  await page.clock.install();
  await chooseFirst(page, 1);
  await expect(page.getByText(kept).first()).toBeVisible();
  await page.clock.fastForward('19:30');
  await expect(page.getByText(/(Encore 1 minute|1 minute left)/).first()).toBeVisible();
  await page.clock.fastForward('00:31');
  await expect(page.getByText(lost)).toBeVisible();
  await expect(page.locator('[name=slot_id]:checked')).toHaveCount(0);
  await expect(page.locator('[name=customer_name]')).toHaveValue('Sam Slot');
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/v1/slot/*/hold', async (route) => {
    await answer.promise;
    await route.continue();
  });
  // Of another day: the clock of the shop has not moved, and it still keeps what ran out for the page.
  await chooseFirst(page, 2);
  await placeOf(page).click();
  await expect(placeOf(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('form [role=alert]')).toHaveCount(0);
  answer.resolve();
  await expect(page.getByRole('heading', { name: /(Merci|Thank you), Sam Slot/ })).toBeVisible();
});

test('slots of pickup cannot be chosen for a delivery whose slots are on their way', {
  tag: '@phone',
}, async ({ page }) => {
  await openPage(page, '/');
  await enter(page);
  await expect(page.locator('[name=slot_id]:enabled').first()).toBeVisible();
  const answer = Promise.withResolvers<void>();
  await page.route('**/slot-list?*type=delivery*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.locator('[name=type][value=delivery]').check();
  await expect(page.locator('[name=slot_id]').first()).toBeDisabled();
  await expect(page.locator('[name=slot_id]:enabled')).toHaveCount(0);
  await page.locator('[name=type][value=pickup]').check();
  const radio = page.locator('[name=slot_id]:enabled').first();
  await radio.check();
  await expect(page.getByText(kept).first()).toBeVisible();
  // Chosen for a pickup, it does not stay chosen for a delivery.
  await page.locator('[name=type][value=delivery]').check();
  await expect(page.locator('[name=slot_id]:checked')).toHaveCount(0);
  answer.resolve();
  await expect(page.locator('[name=slot_id]:enabled').first()).toBeVisible();
  await expect(page.locator('[name=slot_id]:checked')).toHaveCount(0);
});

test('a hold that runs out between the press and the answer: nothing is placed, another slot is', {
  tag: ['@phone', '@long'],
}, async ({ page, pageFaults }) => {
  await openPage(page, '/');
  await enter(page);
  const id = await chooseFirst(page, 1);
  await expect(page.getByText(kept).first()).toBeVisible();
  // What the last second does on the server: the place is free, and somebody else's at once.
  await page.route(
    '**/api/v1/order/create',
    async (route) => {
      const token = (route.request().postDataJSON() as { hold_token?: string }).hold_token;
      await page.request.delete(`/api/v1/slot/${id}/hold?hold_token=${token}`);
      expect((await hold(page, id, 'staff')).status).toBe(200);
      await route.continue();
    },
    { times: 1 },
  );
  await placeOf(page).click();
  await expect(page.getByText(lost)).toBeVisible();
  await expect(page.locator(`[name=slot_id][value="${id}"]`)).toBeDisabled();
  await expect(page.locator('[name=customer_name]')).toHaveValue('Sam Slot');
  await expectAccessibleInBothThemes(page);
  await chooseFirst(page, 2);
  await expect(page.getByText(kept).first()).toBeVisible();
  await placeOf(page).click();
  await expect(page.getByRole('heading', { name: /(Merci|Thank you), Sam Slot/ })).toBeVisible();
  expect((await pickupDays(page)).flatMap(({ slots }) => slots).find((slot) => slot.id === id)?.left).toBe(0);
  ignoreFaults(pageFaults, /status of 409/);
});
