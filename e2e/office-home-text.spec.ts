import sharp from 'sharp';
import { endHeroBanners } from './banners.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import { openOffice } from './office.ts';
import { asStaff } from './staff-calls.ts';

test('staff write what home says first and give it a picture; the version before comes back @wide', async ({
  page,
  browser,
  shop,
  pageFaults,
}) => {
  await endHeroBanners(await asStaff(page));
  await openOffice(page, '/admin/texts/home', 'admin');
  const english = page.getByRole('region', { name: 'English', exact: true });
  const preview = page.getByRole('region', { name: 'Preview · en' });
  await expect(preview).toContainText('Original text');
  const png = await sharp({ create: { width: 1400, height: 700, channels: 3, background: '#ffd9a0' } })
    .png()
    .toBuffer();
  const group = (name: string) => page.getByRole('group', { name });
  const own = await page.getByRole('img', { name: 'Home page picture' }).getAttribute('src');
  const [wide, phones] = [group('Home page picture'), group('Picture for phones')];
  await wide.locator('input').setInputFiles({ name: 'feast.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('img', { name: 'Home page picture' })).not.toHaveAttribute('src', own ?? '');
  await phones.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(page.getByRole('img', { name: 'Picture for phones' })).toHaveCount(0);
  await english.getByLabel('Heading').fill('The new year at your table');
  await english.getByLabel('Sentence').fill('Everything for the feast, delivered by Friday.');
  await english.getByLabel('Text of the link').fill('See the feast');
  await english.getByLabel('What the picture shows').fill('A table laid for twelve');
  await page.getByLabel('Address of the link').fill('https://other.example/feast');
  await expect(preview).toContainText('The new year at your table');
  await expect(preview.getByRole('img', { name: 'A table laid for twelve' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  // A link leads to a page of the shop; one that is pasted with the shop's own address does.
  await page.keyboard.press('Control+s');
  const link = page.getByLabel('Address of the link');
  await expect(link).toHaveAccessibleDescription(/begins with \//);
  await link.fill(`${shop.url}/products?category=FRUIT`);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  ignoreFaults(pageFaults, /status of 422/);

  const visitor = await browser.newContext({ locale: 'en-GB' });
  const home = await visitor.newPage();
  await openPage(home, `${shop.url}/`);
  await expect(home.getByRole('heading', { level: 1 })).toHaveText('The new year at your table');
  await expect(home.locator('main')).toContainText('Everything for the feast, delivered by Friday.');
  await expect(home.locator('main').getByRole('link', { name: 'See the feast' })).toHaveAttribute(
    'href',
    '/products?category=FRUIT',
  );
  const picture = home.getByRole('img', { name: 'A table laid for twelve' });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(400);
  await expectAccessible(home);
  // In a language without a text of its own: our words, beside the shop's picture.
  await openPage(home, `${shop.url}/?lng=vi`);
  await expect(home.getByRole('heading', { level: 1 })).toHaveText('Đi chợ cho cả tuần, vẫn trọn ngày thứ Bảy');
  await visitor.close();

  // Emptied again: our words, and the shop's goods in the place of the picture; the version before comes back by a press.
  for (const name of ['Heading', 'Sentence', 'Text of the link']) await english.getByLabel(name).fill('');
  await wide.getByRole('button', { name: 'Remove the picture' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Version no. 3')).toBeVisible();
  await expect(preview).toContainText('Original text');
  const another = await browser.newContext({ locale: 'en-GB' });
  const goods = await another.newPage();
  await openPage(goods, `${shop.url}/`);
  const pictures = goods.locator('main section').first().locator('img');
  await expect(pictures).toHaveCount(3);
  const cards = await goods.locator('article img').evaluateAll((all) => all.map((img) => img.getAttribute('src')));
  for (const picture of await pictures.all())
    expect(cards).toContain((await picture.getAttribute('src'))?.replace('-320.', '-600.'));
  await expectAccessibleInBothThemes(goods);
  await another.close();
  await page.getByRole('button', { name: 'Restore' }).first().click();
  await expect(english.getByLabel('Heading')).toHaveValue('The new year at your table');
  // As it was, for the journeys that come after.
  await page.getByRole('button', { name: 'Restore' }).last().click();
  await expect(page.getByText('Version no. 5')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Home page picture' })).toHaveAttribute('src', own ?? '');
});
