import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import { openOffice } from './office.ts';
import { toast } from './own-account.ts';

test('a key is made, read once, used and revoked; a webhook says what its program answered @wide', async ({
  page,
  pageFaults,
}) => {
  await openOffice(page, '/admin/programs', 'admin');
  await expect(page.getByText('No keys yet.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Make a key' }).click();
  await dialog.getByLabel('Name').fill('Till at Bercy');
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  // Nothing is lost of what is refused: a key for nothing.
  await expect(dialog.getByRole('checkbox', { name: /^Read products/ })).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('Name')).toHaveValue('Till at Bercy');
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('checkbox', { name: /^Read products/ }).check();
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  await expect(page.getByText('The key “Till at Bercy” is ready')).toBeVisible();
  const key = await page.getByLabel('Key', { exact: true }).inputValue();
  expect(key).toMatch(/^pk_/);
  const call = async (path: string) => {
    const answer = await page.request.get(`/api/v1${path}`, { headers: { authorization: `Bearer ${key}` } });
    return answer.status();
  };
  expect([await call('/products'), await call('/orders')]).toEqual([200, 403]);
  await page.getByRole('button', { name: 'I have copied it' }).click();
  // It is not shown again.
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'Till at Bercy' });
  await expect(row).toContainText('Read products');
  expect(await page.content()).not.toContain(key);
  await row.getByRole('button', { name: /^Revoke/ }).click();
  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(toast(page, 'The key is revoked')).toBeVisible();
  await expect.poll(() => call('/products')).toBe(401);

  await page.getByRole('button', { name: 'Add a webhook' }).first().click();
  await dialog.getByLabel('Web address').fill('http://example.org/hook');
  await dialog.getByRole('checkbox', { name: /^Order placed/ }).check();
  await dialog.getByRole('button', { name: 'Add the webhook' }).click();
  await expect(dialog.getByLabel('Web address')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Web address').fill('https://hooks.invalid/panier');
  await dialog.getByRole('button', { name: 'Add the webhook' }).click();
  expect(await page.getByLabel('Signing secret').inputValue()).toMatch(/^whsec_/);
  await page.getByRole('button', { name: 'I have copied it' }).click();
  await page.getByRole('link', { name: /hooks\.invalid/ }).click();
  await page.getByRole('button', { name: 'Send a test' }).click();
  // A name that nobody has (RFC 6761).
  await expect(page.getByRole('row').filter({ hasText: /Unknown domain name|Machine not reachable/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  // Whoever comes back to the window while it is deleted has nothing asked for that is no longer there.
  await page.route(/\/api\/v1\/webhooks\/\d+$/, async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    const response = await route.fetch();
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.waitForURL('**/admin/programs');
  await openPage(page, '/admin/programs');
  await expect(page.getByText('No webhooks yet.')).toBeVisible();
  ignoreFaults(pageFaults, /422/);
});
