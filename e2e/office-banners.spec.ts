import sharp from 'sharp';
import { expect, expectAccessible, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import { openOffice } from './office.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const dayText = (at: Date) => at.toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });

test('staff make a banner, home shows it until its last day is over, and next year’s copy a year later @wide', async ({
  page,
  browser,
  shop,
  pageFaults,
}) => {
  const today = dayText(new Date());
  await openOffice(page, '/admin/texts', 'admin');
  await page.getByRole('link', { name: 'Banners of the home page' }).click();
  await page.getByRole('link', { name: 'New banner' }).click();
  const english = page.getByRole('region', { name: 'English', exact: true });
  await english.getByLabel('Sentence').fill('Mangoes from Peru, this week alone.');
  await english.getByLabel('Text of the link').fill('See the mangoes');
  await page.getByLabel('Address of the link').fill(`${shop.url}/products?category=FRUIT&kind=mango`);
  await page.getByLabel('First day').fill(today);
  await page.getByLabel('Last day').fill(dayText(inDays(-1)));
  const png = await sharp({ create: { width: 1400, height: 560, channels: 3, background: '#ffd9a0' } })
    .png()
    .toBuffer();
  await page.locator('main input[type=file]').setInputFiles({ name: 'mango.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('img', { name: 'Picture of the banner' })).toBeVisible();
  await page.keyboard.press('Control+s');
  // What is missing is named where it is, and what was typed stays.
  await expect(page.getByLabel('Last day')).toHaveAccessibleDescription(/end comes before the start/);
  await expect(english.getByLabel('Heading')).toHaveAttribute('aria-invalid', 'true');
  ignoreFaults(pageFaults, /status of 422/);
  await english.getByLabel('Heading').fill('The mango week');
  await page.getByLabel('Last day').fill(today);
  await expect(page.getByRole('region', { name: 'Preview · fr' })).toContainText('The mango week');
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The mango week');
  await expect(page.getByText('Running')).toBeVisible();

  const visitor = await browser.newContext({ locale: 'en-GB' });
  const home = await visitor.newPage();
  const first = home.getByRole('heading', { level: 1 });
  await openPage(home, `${shop.url}/`);
  await expect(first).toHaveText('The mango week');
  await expect(home.locator('main').getByRole('link', { name: 'See the mangoes' })).toHaveAttribute(
    'href',
    '/products?category=FRUIT&kind=mango',
  );
  await expect(home.locator('main section img').first()).toHaveAttribute('fetchpriority', 'high');
  await expectAccessible(home);
  // Without French words it says the English ones, as English.
  await openPage(home, `${shop.url}/?lng=fr`);
  await expect(first).toHaveText('The mango week');
  await expect(first).toHaveAttribute('lang', 'en');
  // A page that is kept is looked at the day after: what has ended is not shown of it.
  await home.clock.setFixedTime(inDays(1.5));
  await openPage(home, `${shop.url}/`);
  await expect(first).not.toHaveText('The mango week');

  await page.getByRole('link', { name: 'Duplicate for next year' }).click();
  await expect(page.getByLabel('Last day')).toHaveValue(`${Number(today.slice(0, 4)) + 1}${today.slice(4)}`);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('To come')).toBeVisible();

  // Ended yesterday, it is gone for everybody, and stands among those that are over.
  await openPage(page, '/admin/texts/banners?state=shown');
  await page.getByRole('link', { name: 'The mango week' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The mango week');
  await page.getByLabel('First day').fill('');
  await page.getByLabel('Last day').fill(dayText(inDays(-1)));
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Over', { exact: true })).toBeVisible();
  await home.clock.setFixedTime(new Date());
  await openPage(home, `${shop.url}/`);
  await expect(first).not.toHaveText('The mango week');
  await visitor.close();
});

test('cards of the week stand side by side, and scroll sideways where there is no room @wide', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, '/');
  const week = page.getByRole('region', { name: 'This week' });
  const [card] = await week.getByRole('listitem').all();
  const list = week.getByRole('list');
  const reach = () => list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await card?.boundingBox()).toMatchObject({ x: 24 });
  expect(await reach()).toBe(0);
  // Each link leads to something, and is reached by the keyboard.
  const link = week.getByRole('link').last();
  await link.focus();
  await expect(link).toBeFocused();
  await link.click();
  await expect(page).toHaveURL(/\/products\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
