import sharp from 'sharp';
import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import { openOffice } from './office.ts';
import { callApi, tokenOf } from './shopping.ts';

test('a flag that is switched closes its page at once, and is taken back by one press @wide', async ({
  page,
  context,
}) => {
  await openOffice(page, '/admin/config', 'admin');
  const about = page.getByRole('switch', { name: /^About page/ });
  await expect(about).toBeChecked();
  await expect(page.getByRole('switch', { name: /^Bank card/ })).toBeEnabled();
  await expectAccessibleInBothThemes(page);
  const shop = await context.newPage();
  await about.click();
  await expect(page.getByText('Switched off: About page')).toBeVisible();
  await expect.poll(async () => (await shop.request.get('/about')).status(), { timeout: 8000 }).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(about).toBeChecked();
  await expect.poll(async () => (await shop.request.get('/about')).status(), { timeout: 8000 }).toBe(200);
});

test('a delivery rule is tried out before it is saved, then is the shop’s @wide', { tag: '@long' }, async ({
  page,
}) => {
  await openOffice(page, '/admin/stores/1', 'admin');
  const tried = page.getByRole('region', { name: 'Try the rules' });
  await tried.getByLabel('Postal code').fill('75005');
  await tried.getByLabel('Order value').fill('20');
  await expect(tried).toContainText('Fee: €3.90');
  // Behind the two of all other codes, the second of which says from where on it is free.
  const fee = page.getByRole('region', { name: 'Delivery rules' }).getByLabel('Fee 3', { exact: true });
  await fee.fill('7.77');
  await expect(tried).toContainText('Fee: €7.77');
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  type Store = { shippingRules: { postalCode: string; deliveryFeeForRetail: number }[] };
  const { shippingRules } = await callApi<Store>(page, '/store/1/information');
  expect(shippingRules.find(({ postalCode }) => postalCode === '75005')?.deliveryFeeForRetail).toBe(7.77);
});

test('a text is written, seen as shown, and taken back @wide', { tag: '@long' }, async ({ page }) => {
  await openOffice(page, '/admin/texts/about', 'admin');
  const english = page.locator('main [name="en"]');
  for (const words of ['Opened **this** winter.', 'Opened last winter.']) {
    await english.fill(words);
    await expect(page.getByRole('region', { name: 'Preview · en' })).toContainText(words.replaceAll('*', ''));
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Everything is saved')).toBeVisible();
  }
  // The picture of the page goes with the version that has none, and comes back with the one that has it.
  const picture = page.getByRole('img', { name: 'Picture of the page' });
  const shown = async () => {
    const { picture } = await callApi<{ picture: { alt: string } | null }>(page, '/page-texts/about?lng=en');
    return picture?.alt;
  };
  expect(await shown()).toContain('front of the shop');
  await page.getByRole('button', { name: 'Remove the picture' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Version no. 4')).toBeVisible();
  await expect.poll(shown).toBeUndefined();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Restore' }).nth(1).click();
  await expect(english).toHaveValue('Opened **this** winter.');
  await expect(picture).toBeVisible();
  await expect.poll(shown).toContain('front of the shop');
  const { html } = await callApi<{ html: string }>(page, '/page-texts/about?lng=en');
  expect(html).toContain('<strong>this</strong>');
});

test('a question of the shop’s own stands behind the program’s, and goes away with its text @wide', {
  tag: '@long',
}, async ({ page, context }) => {
  await openOffice(page, '/admin/texts', 'admin');
  const cards = page.locator('main li a');
  await expect(cards).toHaveCount(10);
  await cards.getByText('Frequently asked questions').click();
  const english = page.locator('main [name="en"]');
  await expect(english).toHaveValue('');
  await english.fill('## Is there a car park?\n\nYes, under the store: [how to come](/contact).');
  await expect(page.getByRole('region', { name: 'Preview · en' }).getByRole('heading')).toHaveText(
    'Is there a car park?',
  );
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const shop = await context.newPage();
  await openPage(shop, '/faq');
  const questions = shop.locator('main details');
  const count = await questions.count();
  await questions.first().locator('summary').click();
  await questions.last().locator('summary').click();
  await expect(questions.last()).toContainText('Is there a car park?');
  await expect(questions.last().getByRole('link')).toBeVisible();
  await expect(shop.locator('main details[open]')).toHaveCount(1);
  await expectAccessibleInBothThemes(shop);
  await questions.last().getByRole('link').click();
  await shop.waitForURL('**/contact');
  await openPage(shop, '/help-center?q=car%20park');
  await expect(shop.locator('main summary').first()).toHaveText('Is there a car park?');
  await english.fill('');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Version no. 2')).toBeVisible();
  await openPage(shop, '/faq');
  await expect(questions).toHaveCount(count - 1);
});

test('all flags go back to a new shop’s and return; identity and test mail say what is wrong, then are done @wide @long', async ({
  page,
  shop,
  pageFaults,
}) => {
  await openOffice(page, '/admin/config', 'admin');
  const about = page.getByRole('switch', { name: /^About page/ });
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(about).not.toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Flags put back')).toBeVisible();
  await expect(about).toBeChecked();

  const field = (name: string) => page.locator(`main [name="${name}"]`);
  await field('to').fill('nobody');
  await field('to').press('Enter');
  await expect(field('to')).toHaveAttribute('aria-invalid', 'true');
  await field('to').fill('ana@mail.example');
  await field('to').press('Enter');
  await expect(page.getByText('Test email written to the folder outbox')).toBeVisible();
  expect(shop.readMails().some((mail) => mail.includes('ana@mail.example'))).toBe(true);

  await field('socialLinks.facebook').fill('ftp://panier.example');
  await page.keyboard.press('Control+s');
  await expect(field('socialLinks.facebook')).toHaveAttribute('aria-invalid', 'true');
  await field('socialLinks.facebook').fill('https://facebook.com/panier');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  const { socialLinks } = await callApi<{ socialLinks: object }>(page, '/shop');
  expect(socialLinks).toEqual({ facebook: 'https://facebook.com/panier' });
  ignoreFaults(pageFaults, /422/);

  await openPage(page, '/admin/outbox');
  await page.getByRole('main').getByRole('link', { name: 'Change log' }).click();
  await page.waitForURL('**/admin/audit?thing=outboxEntry');
});

test('the shop has its own logo, and what was changed of it stands in the change log @wide', { tag: '@long' }, async ({
  page,
}) => {
  await openOffice(page, '/admin/config', 'admin');
  const png = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#cc3300' } })
    .png()
    .toBuffer();
  const identity = page.getByRole('region', { name: 'Identity of the shop' });
  await identity.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png });
  await expect(identity.getByRole('img', { name: 'Logo' })).toBeVisible();
  await expect(identity.getByText('1 field not saved')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(identity.getByText('Everything is saved')).toBeVisible();
  const { logo } = await callApi<{ logo: string }>(page, '/shop');
  await identity.getByRole('link', { name: 'Change log' }).click();
  await expect(page).toHaveURL(/\/admin\/audit\?thing=shop$/);
  await expect(page.locator('tbody tr').first()).toContainText('Picture of the logo');
  await page.locator('tbody tr').first().getByRole('rowheader').getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/config$/);
  await page.getByRole('link', { name: 'See the shop' }).first().click();
  await expect(page.locator(`header image[href="${logo}"]`).first()).toBeAttached();
});

test('a closed day that was refused is mended and saved @wide', { tag: '@long' }, async ({ page, pageFaults }) => {
  await openOffice(page, '/admin/stores/1', 'admin');
  const days = page.getByRole('region', { name: 'Other hours and closed days' });
  await days.getByRole('button', { name: 'Add a day' }).click();
  await page.keyboard.press('Control+s');
  await expect(days.getByRole('alert').first()).toBeVisible();
  await days.getByLabel('Day').last().fill('2099-12-31');
  await days.getByLabel('Reason (English)').last().fill('Stocktaking');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expect(days.getByRole('alert')).toHaveCount(0);
  type Store = { closedDays: { date: string; reason: { en: string } }[] };
  const { closedDays } = await callApi<Store>(page, '/stores/1', await tokenOf(page));
  expect(closedDays.find(({ date }) => date === '2099-12-31')?.reason.en).toBe('Stocktaking');
  ignoreFaults(pageFaults, /422/);
});
