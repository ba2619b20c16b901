import { expect, expectAccessible, ignoreFaults, openPage, test } from './journey.ts';
import { fillFields, makePerson } from './shopping.ts';

const words = {
  fr: {
    confirm: 'Confirmer la rétractation',
    back: 'Modifier',
    whole: 'Toute la commande',
    failed: 'n’a pas pu être envoyée',
    done: 'Rétractation enregistrée',
  },
  en: {
    confirm: 'Confirm withdrawal',
    back: 'Change',
    whole: 'The whole order',
    failed: 'could not be sent',
    done: 'Withdrawal received',
  },
};

test('withdraws from an order without an account: declared, read again, corrected, confirmed by mail', async ({
  page,
  shop,
  locale,
  pageFaults,
}) => {
  const t = words[locale?.startsWith('fr') ? 'fr' : 'en'];
  const { name, email } = makePerson('Renée Rétractée');
  await openPage(page, '/returns');
  await page.locator('footer a[href="/withdrawal"]').click();
  await page.waitForURL('**/withdrawal');
  const form = page.locator('main form');
  await form.locator('button').click();
  await expect(form.locator('[name=order_number]')).toBeFocused();
  await fillFields(page, { order_number: 'P-2026-ZZZ', from_name: name, from_email: email });
  await form.locator('button').click();
  await expect(page.locator('main dd').getByText(t.whole)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t.back }).click();
  await fillFields(page, { items: 'Poêle\n\n Assiette ' });
  await form.locator('button').click();
  await expect(page.locator('main dd').filter({ hasText: 'Poêle' })).toHaveText(/Poêle\s+Assiette/);
  const confirm = page.getByRole('button', { name: t.confirm });
  await page.route('**/order/withdrawal', (route) => route.abort());
  await confirm.click();
  await expect(page.getByText(t.failed)).toBeVisible();
  await page.unroute('**/order/withdrawal');
  await confirm.click();
  await expect(page.locator('main').getByText(t.done)).toBeVisible();
  ignoreFaults(pageFaults, /ERR_FAILED/);
  await expect
    .poll(() => shop.readMails().filter((mail) => mail.includes(email) && mail.includes('withdrawal-received')).length)
    .toBe(1);
});
