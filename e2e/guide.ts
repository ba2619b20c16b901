import { expect, type Page } from '@playwright/test';
import { owner } from './empty-shop.ts';
import type { countPresses } from './presses.ts';
import { fillFields } from './shopping.ts';

type Hand = ReturnType<typeof countPresses>;

/** The owner of an empty shop signs in where its staff do; the page is the overview then. */
export async function signInAsOwner(page: Page, hand: Hand): Promise<void> {
  // It speaks to who works here.
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  await hand.press(page.getByRole('link', { name: 'Sign in' }).last());
  await expect(page.getByText('Sign in with the account that your administrator opened for you.')).toBeVisible();
  await expect(page.getByRole('link', { name: /create/i })).toHaveCount(0);
  const form = page.locator('form').filter({ has: page.locator('[name=identifier]') });
  await form.locator('[name=identifier]').fill(owner.email);
  await form.locator('[name=password]').fill(owner.password);
  await hand.press(form.locator('button[type=submit]'));
  await page.waitForURL('**/admin/overview');
}

/** Who runs the shop and its first store, by the guide, which is open again then. */
export async function openFirstStore(page: Page, hand: Hand): Promise<void> {
  const toGuide = async () => {
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await hand.press(page.getByRole('link', { name: 'Today', exact: true }));
    await hand.press(page.getByRole('link', { name: 'Continue the setup' }));
  };
  await hand.press(page.getByRole('link', { name: 'Continue the setup' }));
  await hand.press(page.getByRole('link', { name: 'Begin · Who runs the shop' }));
  await fillFields(page, {
    name: 'Le Comptoir',
    legalName: 'Comptoir SARL',
    email: 'bonjour@example.org',
    phone: '+33 1 99 00 00 07',
    'registeredAddress.lines': '3 quai des Brumes',
    'registeredAddress.city': 'Lorient',
    account_holder: 'Comptoir SARL',
    iban: 'FR14 2004 1010 0505 0001 3M02 606',
  });
  await hand.key('Control+s');
  await toGuide();

  // The store with its hours and its rules at once, seen by customers.
  await expect(page.getByRole('link', { name: 'Begin · First store' })).toHaveAttribute('href', '/admin/stores/new');
  await hand.press(page.getByRole('link', { name: 'Begin · First store' }));
  await fillFields(page, {
    name: 'Comptoir du Port',
    'address.street': '3 quai des Brumes',
    'address.postalCode': '56100',
    'address.city': 'Lorient',
    'contact.phoneNumber': '+33 1 99 00 00 08',
    'contact.email': 'port@example.org',
  });
  await hand.check(page.getByRole('checkbox', { name: 'Shown to customers' }));
  await hand.press(page.getByRole('button', { name: 'Add opening times, Monday' }));
  await hand.press(page.getByRole('button', { name: 'Copy these hours to the other days, Monday' }));
  await hand.press(page.getByRole('button', { name: 'Add a rule' }));
  const rules = page.getByRole('region', { name: 'Delivery rules' });
  for (const label of ['Below 1', 'Fee 1', 'Wholesale fee 1'])
    await rules.getByLabel(label, { exact: true }).fill('4.90');
  await hand.key('Control+s');
  await page.waitForURL(/\/admin\/stores\/\d+$/);
  await expect(page.getByRole('checkbox', { name: 'Delivers' })).toBeChecked();
  await toGuide();
}

/** A guest puts a product, found by a search where one is given, into the basket and orders it, to be fetched in the store. */
export async function buyAsGuest(
  shopper: Page,
  hand: Hand,
  { product, guest }: { product: string; guest: { name: string; email: string; phone: string } },
): Promise<void> {
  await hand.press(shopper.getByRole('button', { name: new RegExp(`^Add ${product}`) }).first());
  await hand.press(shopper.locator('a[href="/cart"][aria-haspopup]:visible'));
  await hand.press(shopper.getByRole('dialog').locator('a[href="/cart"]'));
  await expect(shopper).toHaveURL(/\/cart$/);
  await hand.press(shopper.getByRole('main').getByRole('link', { name: 'Checkout' }).filter({ visible: true }));
  await hand.press(shopper.getByRole('button', { name: 'Continue as guest' }));
  await fillFields(shopper, {
    customer_name: guest.name,
    customer_email: guest.email,
    customer_phone: guest.phone,
  });
  await hand.check(shopper.getByRole('radio', { name: /Pickup at the store/ }));
  await hand.press(shopper.locator('main form button[type=submit]'));
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Order Placed');
}
