import type { Page } from '@playwright/test';
import { expect, openPage, test } from './journey.ts';
import { signUp } from './own-account.ts';
import { callApi, fillFields, type ListedProduct, putInCart } from './shopping.ts';

// French at both widths: the texts below are French.
test.use({ locale: 'fr-FR' });

/** Montreuil, which has time slots. */
const storeId = 2;
const kept = /réservé jusqu’à/;
const typed = {
  customer_name: 'Ferdinand Fermé',
  customer_phone: '+33 6 39 98 12 34',
  delivery_note: 'Sonnez deux fois',
};

/** Who is signed in before a checkout for pickup at Montreuil, all typed, with a place held; the id of its slot. */
async function holdPlace(page: Page): Promise<string> {
  await page.context().addCookies([{ name: 'selectedStoreId', value: `${storeId}`, url: page.url() }]);
  const path = `/store/${storeId}/product-collection?category=FRUIT&per_page=60&lng=fr`;
  const { items } = await callApi<{ items: ListedProduct[] }>(page, path);
  const product = items.find(({ quantityStep, quantityInStock }) => quantityStep === 1 && quantityInStock >= 10);
  if (!product) throw new Error('The demo has no fruit by the piece');
  await page.evaluate(() => localStorage.setItem('delivery', '{"deliveryMethod":"pickup","postalCode":null}'));
  await putInCart(page, product);
  await openPage(page, '/checkout');
  await fillFields(page, typed);
  // The last day: other journeys take places of the first ones.
  const days = page.getByRole('group').filter({ has: page.locator('[name=slot_id]') });
  await days.getByRole('button', { pressed: false }).last().click();
  const slot = page.locator('[name=slot_id]:enabled').first();
  const id = (await slot.getAttribute('value')) ?? '';
  await slot.check();
  await expect(page.getByText(kept).first()).toBeVisible();
  return id;
}

test('who closes the tab finds in a new one what they typed and the place they hold, and orders with it @phone', async ({
  page,
  context,
}) => {
  const token = await signUp(page, 'Ferdinand Fermé');
  const slotId = await holdPlace(page);
  await page.close();

  const again = await context.newPage();
  await openPage(again, '/checkout');
  for (const [name, value] of Object.entries(typed)) await expect(again.locator(`[name=${name}]`)).toHaveValue(value);
  await expect(again.locator(`[name=slot_id][value="${slotId}"]`)).toBeChecked();
  await expect(again.getByText(kept).first()).toBeVisible();
  await again.locator('main form button[type=submit]').click();
  await again.waitForURL('**/orders?orderId=*');
  const id = new URL(again.url()).searchParams.get('orderId');
  const expected = { status: 'submitted', slot: { id: Number(slotId) }, deliveryNote: typed.delivery_note };
  expect(await callApi(again, `/order/${id}`, token)).toMatchObject(expected);
});

test('signing out forgets what was typed and the place that is held @phone', async ({ page }) => {
  await signUp(page, 'Fabien Fermé');
  await holdPlace(page);
  await openPage(page, '/');
  await page
    .locator('header summary:visible', { has: page.getByText('Mon compte') })
    .first()
    .click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  await page.waitForURL((url) => url.pathname === '/');
  const left = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(left).not.toMatch(/held_slot|checkout_attempt|Sonnez deux fois|Ferdinand/);
});
