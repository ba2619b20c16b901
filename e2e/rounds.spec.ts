import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  ignoreFaults,
  openPage,
  reloadPage,
  test,
} from './journey.ts';
import { signInByCall } from './own-account.ts';
import { untilKept } from './picking-steps.ts';
import { placePickup } from './pickup-order.ts';
import { callApi, type ListedProduct } from './shopping.ts';
import { asStaff, type StaffCall } from './staff-calls.ts';

// The texts below are French.
test.use({ locale: 'fr-FR', serviceWorkers: 'allow' });

type Order = { id: number; orderNumber: string };
type Round = {
  id: number;
  state: string;
  cash: { float: number; due: number; given: number | null };
  stops: { state: string }[];
};

/** Two delivery orders of neighbours, paid in cash and packed. */
async function placeDeliveries(page: Page, staff: StaffCall): Promise<[first: Order, second: Order]> {
  const { items } = await callApi<{ items: ListedProduct[] }>(page, '/store/1/product-collection?per_page=60');
  const one = items.find(({ quantityStep, quantityInStock }) => quantityStep === 1 && quantityInStock >= 10);
  if (!one) throw new Error('The demo has too few goods');
  const street = `rue ${crypto.randomUUID().slice(0, 8)}`;
  const place = async (house: number, customer_name: string) => {
    const home = { shipping_address: `${house} ${street}`, shipping_city: 'Paris', shipping_postal_code: '75013' };
    const more = { type: 'delivery', payment_method: 'cash', customer_name, ...home };
    const { id, orderNumber } = await placePickup(page, null, [{ id: one.id, quantity: 2 }], more);
    await staff('PUT', `/orders/${id}/status`, { status: 'processing' });
    return { id, orderNumber };
  };
  const second = await place(10, 'Nadia Dix');
  return [await place(2, 'Denis Deux'), second];
}

test('staff make a round, its driver brings one order without network and finds nobody at the other @phone', async ({
  page,
  context,
  pageFaults,
}) => {
  const staff = await asStaff(page);
  await openPage(page, '/');
  const [first, second] = await placeDeliveries(page, staff);
  await signInByCall(page, 'login_check', { identifier: 'admin@panier.example', password: 'Panier2024' });
  await openPage(page, '/admin/rounds');
  await expect(page.getByRole('heading', { name: 'Tournées', exact: true })).toBeVisible();
  await page.getByLabel(new RegExp(second.orderNumber)).check();
  await page.getByLabel(new RegExp(first.orderNumber)).check();
  await page.getByLabel('Livreur').selectOption({ label: 'Livraison Démo' });
  await page.getByLabel('Fond de caisse').fill('30');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Créer la tournée' }).click();
  await expect(page.getByRole('heading', { name: /^Tournée \d+$/ })).toBeVisible();
  const id = Number(new URL(page.url()).pathname.split('/')[3]);
  const stops = page.getByRole('listitem').filter({ hasText: 'rue' });
  await expect(stops.first()).toContainText('Denis Deux');
  await page.getByRole('button', { name: 'Denis Deux : plus tard' }).press('Alt+ArrowDown');
  await expect(stops.first()).toContainText('Nadia Dix');
  await page.getByRole('button', { name: 'Denis Deux : plus tôt' }).click();
  await expect(page.getByLabel('Fond de caisse')).toHaveValue('30,00');
  await page.getByLabel('Fond de caisse').fill('40');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(async () => (await staff<Round>('GET', `/rounds/${id}`)).cash.float).toBe(40);
  await expectAccessibleInBothThemes(page);

  await signInByCall(page, 'login_check', { identifier: 'driver@panier.example', password: 'Panier2024' });
  await openPage(page, '/admin/rounds');
  await expectAccessibleInBothThemes(page);
  await page.locator(`a[href="/admin/rounds/${id}"]`).click();
  await page.getByRole('button', { name: 'Partir' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Partir' }).click();
  await expect(page.getByRole('heading', { name: 'Denis Deux' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Appeler/ })).toHaveAttribute('href', 'tel:+33639981234');
  await expectAccessibleInBothThemes(page);
  await untilKept(page, `/admin/rounds/${id}`);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Remettre', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Encaisser .* et remettre$/ }).click();
  await expect(page.getByRole('heading', { name: 'Nadia Dix' })).toBeVisible();
  await expect(page.getByText('1 non envoyé').first()).toBeVisible();
  await reloadPage(page);
  await expect(page.getByRole('heading', { name: 'Nadia Dix' })).toBeVisible();
  await page.getByRole('button', { name: 'Absent' }).click();
  await expect(page.getByRole('heading', { name: 'Caisse et fin' })).toBeVisible();
  await expect(page.getByText('2 non envoyés').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/non envoyé/)).toHaveCount(0);
  const told = await staff<Round>('GET', `/rounds/${id}`);
  expect(told.stops.map(({ state }) => state)).toEqual(['delivered', 'absent']);
  expect(told.cash.due).toBeGreaterThan(0);

  await expectAccessibleInBothThemes(page);
  const given = (40 + told.cash.due).toFixed(2);
  await page.getByLabel('Espèces remises').fill(given.replace('.', ','));
  await page.getByRole('button', { name: 'Terminer la tournée' }).click();
  await expect(page.getByRole('heading', { name: 'Tournée terminée' })).toBeVisible();
  await expectAccessible(page);
  const ended = await staff<Round>('GET', `/rounds/${id}`);
  expect([ended.state, ended.cash.given]).toEqual(['finished', Number(given)]);
  ignoreFaults(pageFaults, /ERR_INTERNET_DISCONNECTED|Failed to load resource/);
});

test('what is refused at the door is taken off the sum, and an absent is undone @phone', async ({ page }) => {
  const staff = await asStaff(page);
  await openPage(page, '/');
  const [first, second] = await placeDeliveries(page, staff);
  const { drivers } = await staff<{ drivers: { id: number; name: string }[] }>('GET', '/round-orders?store_id=1');
  const driver = drivers.find(({ name }) => name === 'Livraison Démo');
  const sent = { store_id: 1, order_ids: [first.id, second.id], driver_id: driver?.id };
  const { id } = await staff<Round>('POST', '/rounds', sent);
  await staff('POST', `/rounds/${id}/start`, {});
  await signInByCall(page, 'login_check', { identifier: 'driver@panier.example', password: 'Panier2024' });
  await openPage(page, `/admin/rounds/${id}`);
  await page.getByRole('button', { name: 'Absent' }).click();
  await expect(page.getByRole('heading', { name: 'Nadia Dix' })).toBeVisible();
  await page.getByRole('button', { name: 'Annuler : Denis Deux' }).click();
  await expect(page.getByRole('heading', { name: 'Denis Deux' })).toBeVisible();
  await page.getByRole('button', { name: 'Remettre', exact: true }).click();
  await page.getByRole('button', { name: /refusé par le client$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Noter le refus' }).click();
  await page.getByRole('button', { name: 'Remettre la commande' }).click();
  await expect(page.getByRole('heading', { name: 'Nadia Dix' })).toBeVisible();
  await expect(page.getByText(/non envoyé/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Liste' }).click();
  await expect(page.getByText('Livrée', { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const told = await staff<Round>('GET', `/rounds/${id}`);
  expect([told.stops[0]?.state, told.cash.due]).toEqual(['delivered', 0]);
});
