import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, openPage, test } from './journey.ts';
import { openOffice } from './office.ts';
import { toast } from './own-account.ts';
import { callApi, expectTexts, makePerson, tokenOf, waitForMail } from './shopping.ts';

type Reviewed = { id: number; productId: number; productSlug: string; status: string; text: string };

const readReviews = async (page: Page, status: string) =>
  (await callApi<{ items: Reviewed[] }>(page, `/reviews?status=${status}&per_page=20`, await tokenOf(page))).items;

test('a message is found, answered by mail and put back to be done; a withdrawal is marked @wide @long', async ({
  page,
  shop,
}) => {
  const { name, email } = makePerson('Gaspard Question');
  const message = 'Do you have rye bread on Mondays?';
  const from = { from_name: name, from_email: email };
  const written = { ...from, subject: 'Rye bread on Mondays', message };
  expect((await page.request.post('/api/v1/messenger/send', { data: written })).status()).toBe(200);
  const withdrawal = { ...from, order_number: 'P-2026-ABC' };
  expect((await page.request.post('/api/v1/order/withdrawal', { data: withdrawal })).status()).toBe(200);
  await openOffice(page, '/admin/messages', 'admin');
  await page.getByRole('link', { name: 'To do', exact: true }).click();
  await page.locator('main [name=search]').fill(email);
  await expect(page.getByRole('row')).toHaveCount(3);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Withdrawal from order P-2026-ABC' }).click();
  await expect(page.locator('main')).toContainText('14 days');
  await expect(page.locator('main')).toContainText('The whole order');
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(toast(page, 'Message done')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Message to do')).toBeVisible();

  await page.goBack();
  await page.getByRole('link', { name: 'Rye bread on Mondays' }).click();
  await expect(page.getByText(message)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const answer = 'Yes, from nine in the morning.';
  await page.locator('main [name=text]').fill(answer);
  // Leaving asks first.
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(toast(page, `Answer sent to ${email}`)).toBeVisible();
  await expect(page.locator('main section').filter({ hasText: answer })).toBeVisible();
  await expect(page.locator('main [name=text]')).toHaveValue('');
  expectTexts((await waitForMail(shop, email, 'message-answered')).text, [answer, message]);
  await openPage(page, `/admin/messages?handled=false&search=${encodeURIComponent(email)}`);
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('reviews are published many at once, answered, turned down and taken back @wide', { tag: '@long' }, async ({
  page,
}) => {
  await openOffice(page, '/admin/reviews?status=pending', 'admin');
  await expect(page.locator('main table')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const [first, second] = await readReviews(page, 'pending');
  if (!first || !second) throw new Error('The demo has no two reviews that wait');
  const shownOf = async ({ productId }: Reviewed) =>
    (
      await callApi<{ items: { id: number; answer: string }[] }>(
        page,
        `/store/product/${productId}/reviews?per_page=100`,
      )
    ).items;
  const box = (row: number) => page.locator('tbody input[type=checkbox]').nth(row);
  const waiting = await page.locator('tbody tr').count();
  await box(0).check();
  await box(1).check();
  await page.getByRole('button', { name: 'Publish (2)' }).click();
  await expect(toast(page, '2 reviews published')).toBeVisible();
  for (const review of [first, second])
    expect(await shownOf(review)).toContainEqual(expect.objectContaining({ id: review.id }));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, '2 reviews restored')).toBeVisible();
  expect((await shownOf(first)).some(({ id }) => id === first.id)).toBe(false);
  // The list has them again: the first row is the first one's.
  await expect(page.locator('tbody tr')).toHaveCount(waiting);

  // One of them is answered and published; its page says so.
  const row = page.locator('tbody tr').first();
  await row.getByRole('button', { name: /^Answer / }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=answer]').fill('Thank you, see you soon.');
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: /^Answer / }).click();
  await expect(dialog.locator('[name=answer]')).toHaveValue('Thank you, see you soon.');
  // Published before the list has been read again.
  const list = Promise.withResolvers<void>();
  await page.route('**/api/v1/reviews?**', async (route) => {
    await list.promise;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Answer saved')).toBeVisible();
  await row.getByRole('button', { name: /^Publish / }).click();
  await expect(toast(page, '1 review published')).toBeVisible();
  list.resolve();
  expect(await shownOf(first)).toContainEqual(
    expect.objectContaining({ id: first.id, answer: 'Thank you, see you soon.' }),
  );
  await expect(row.getByText(first.text)).toHaveCount(0);
  await row.getByRole('button', { name: /^Turn down / }).click();
  await expect(toast(page, '1 review turned down')).toBeVisible();
  expect((await readReviews(page, 'rejected')).some(({ id }) => id === second.id)).toBe(true);
});
