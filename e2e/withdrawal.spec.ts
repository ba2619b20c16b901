import { expect, expectAccessible, ignoreFaults, openPage, test } from './journey.ts';
import { fillFields, makePerson } from './shopping.ts';
import { wordsIn } from './words.ts';

const wordsFor = wordsIn({
  confirm: ['Confirmer la rétractation', 'Confirm withdrawal'],
  back: ['Modifier', 'Change'],
  whole: ['Toute la commande', 'The whole order'],
  failed: ['n’a pas pu être envoyée', 'could not be sent'],
  done: ['Rétractation enregistrée', 'Withdrawal received'],
});

test('withdraws from an order without an account: declared, read again, corrected, confirmed by mail', async ({
  page,
  shop,
  locale,
  pageFaults,
}) => {
  const t = wordsFor(locale);
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
