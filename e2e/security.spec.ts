import type { CDPSession, Page } from '@playwright/test';
import { generate } from 'otplib';
import { expect, expectAccessible, ignoreFaults, openPage, test } from './journey.ts';
import { makePerson, type Person, signIn } from './shopping.ts';

/** A customer of the shop, made by the call that the form sends. */
async function registered(page: Page, name: string): Promise<Person> {
  const person = makePerson(name);
  const { email, password, phone } = person;
  const data = { name, email, password, phone_number: phone };
  const answer = await page.request.post('/api/v1/authentication/customer/register', { data });
  expect(answer.status()).toBe(200);
  return person;
}

const security = '/profile?tab=security&lng=en';

test('the second factor: on, asked for at the next sign-in, off again @narrow @long', async ({ page, pageFaults }) => {
  const person = await registered(page, 'Two Factor');
  await openPage(page, `/auth/login?lng=en&redirectTo=${encodeURIComponent(security)}`);
  await signIn(page, person.email, person.password);
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByAltText('QR code to scan with the app')).toBeVisible();
  await expectAccessible(page);
  const secret = (await dialog.locator('code').innerText()).replace(/\s/g, '');
  await dialog.getByLabel('Code that the app shows').fill('000000');
  await dialog.getByRole('button', { name: 'Check and turn on' }).click();
  await expect(dialog.getByText('This code is wrong or has already been used.')).toBeVisible();
  await dialog.getByLabel('Code that the app shows').fill(await generate({ secret }));
  await dialog.getByRole('button', { name: 'Check and turn on' }).click();

  ignoreFaults(pageFaults, /422/);

  await expect(dialog.locator('li')).toHaveCount(10);
  const codes = await dialog.locator('li').allInnerTexts();
  // A slip of the finger does not lose them.
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Please save these codes first')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('I have saved these codes in a safe place').check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('auth_token'));
  await openPage(page, `/auth/login?lng=en&redirectTo=${encodeURIComponent(security)}`);
  await signIn(page, person.email, person.password);
  await expect(page.getByText('Two-factor authentication')).toBeVisible();
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0]?.toUpperCase() ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('9 recovery codes left')).toBeVisible();

  await page.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByLabel('6-digit code').fill(codes[1] ?? '');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
});

/** A device that knows its owner at once, as the browser's own tools make it. */
async function addDevice(page: Page): Promise<CDPSession> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  await tools.send('WebAuthn.addVirtualAuthenticator', { options });
  return tools;
}

test('a passkey: offered after a password, made, signs in, removed @narrow @long', async ({
  page,
  shop,
  pageFaults,
}) => {
  await addDevice(page);
  // Browsers give no passkeys to a bare address.
  const at = (path: string) => shop.url.replace('127.0.0.1', 'localhost') + path;
  const person = await registered(page, 'Pass Key');
  await openPage(page, at(`/auth/login?lng=en&redirectTo=${encodeURIComponent(security)}`));
  await signIn(page, person.email, person.password);
  await page.getByText('Next time, sign in with a touch, without a password.').waitFor();
  await expectAccessible(page);
  await page
    .getByRole('status')
    .getByRole('button', { name: 'Add a passkey' })
    .or(page.getByRole('button', { name: 'Add a passkey' }))
    .first()
    .click();
  await expect(page.getByText('Passkey added', { exact: true })).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('auth_token'));
  // The browser suggests it in the field for the email, and this device agrees at once.
  await openPage(page, at(`/auth/login?lng=en&redirectTo=${encodeURIComponent(security)}`));
  const card = page.locator('#passkeys');
  await expect(card.getByText(/Last used on/)).toBeVisible();
  await expectAccessible(page);

  // A browser that suggests none has the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.evaluate(() => localStorage.removeItem('auth_token'));
  await openPage(page, at(`/auth/login?lng=en&redirectTo=${encodeURIComponent(security)}`));
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(card.getByText(/Last used on/)).toBeVisible();

  await card.getByRole('button', { name: /^Remove the passkey/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(card.getByText('No passkeys yet.')).toBeVisible();

  await page.evaluate(() => localStorage.removeItem('auth_token'));
  await openPage(page, at('/auth/login?lng=en'));
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('Signing in with the passkey did not work')).toBeVisible();
  ignoreFaults(pageFaults, /401/);
});

test('where one is signed in, and ending it elsewhere @narrow', { tag: '@long' }, async ({ page, browser, shop }) => {
  const person = await registered(page, 'Other Device');
  const elsewhere = await browser.newPage({ baseURL: shop.url });
  await openPage(elsewhere, '/auth/login?lng=en&redirectTo=%2Forders');
  await signIn(elsewhere, person.email, person.password);
  await elsewhere.waitForURL('**/orders*');
  await openPage(page, `/auth/login?lng=en&redirectTo=${encodeURIComponent(security)}`);
  await signIn(page, person.email, person.password);
  await expect(page.getByText('This device')).toHaveCount(1);
  const others = page.getByRole('button', { name: /^Sign out .* · / });
  await expect(others).toHaveCount(2);
  await others.first().click();
  await expect(others).toHaveCount(1);
  await others.first().click();
  await expect(others).toHaveCount(0);
  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { name: 'Account Required' })).toBeVisible();
  for (const form of ['login', 'signup'])
    await expect(elsewhere.locator(`main a[href="/auth/login?form=${form}&redirectTo=%2Forders"]`)).toBeVisible();
  await elsewhere.close();
});

test('the password is changed by who knows the old one, and every fault is said at its place @narrow', {
  tag: '@long',
}, async ({ page, pageFaults }) => {
  const person = await registered(page, 'New Password');
  await openPage(page, `/auth/login?lng=en&redirectTo=${encodeURIComponent(security)}`);
  await signIn(page, person.email, person.password);
  const field = (name: string) => page.locator(`main [name=${name}]`);
  const save = page.getByRole('button', { name: 'Change password' });
  await save.click();
  for (const message of ['Current password is required', 'Please confirm your password'])
    await expect(page.getByText(message)).toBeVisible();
  await field('old_password').fill('Wrong2024');
  await field('password').fill('short');
  await field('confirmPassword').fill('shorter');
  await save.click();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await expectAccessible(page);
  await field('password').fill('Corbeille8Verte');
  await field('confirmPassword').fill('Corbeille8Verte');
  await save.click();
  await expect(page.getByText('Invalid current password. Please try again.')).toBeVisible();
  ignoreFaults(pageFaults, /400/);
  await expect(field('password')).toHaveValue('Corbeille8Verte');
  await field('old_password').fill(person.password);
  // A failure of the shop is told by a notice, and nothing that was typed is lost.
  await page.route('**/change-password', (route) => route.fulfill({ status: 503, body: '{}' }));
  await save.click();
  await expect(page.getByText('Failed to update password. Please try again.')).toBeVisible();
  await page.unroute('**/change-password');
  ignoreFaults(pageFaults, /503/);
  const held = Promise.withResolvers<void>();
  await page.route('**/change-password', async (route) => {
    await held.promise;
    await route.continue();
  });
  await save.click();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  held.resolve();
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
  await expect(field('old_password')).toHaveValue('');

  // The back office tells who lacks the role which one it takes.
  await openPage(page, '/admin/orders?lng=en');
  await expect(page.locator('main')).toContainText(
    "You don't have permission to manage orders. Contact your administrator to get the “Orders” role.",
  );
});

test('two tabs that renew their session at once stay signed in, by one renewal @narrow', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const person = await registered(page, 'Two Tabs');
  await openPage(page, `/auth/login?lng=en&redirectTo=${encodeURIComponent(security)}`);
  await signIn(page, person.email, person.password);
  await expect(page.getByText('This device')).toBeVisible();
  const other = await context.newPage();
  await openPage(other, security);
  await expect(other.getByText('This device')).toBeVisible();
  await page.evaluate(() => {
    const token = JSON.parse(localStorage.getItem('auth_token') ?? '{}');
    localStorage.setItem('auth_token', JSON.stringify({ ...token, expires_at: Date.now() + 1000 }));
  });
  const renewals: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/token/refresh')) renewals.push(request.url());
  });
  await Promise.all([page.reload(), other.reload()]);
  for (const tab of [page, other]) await expect(tab.getByText('This device')).toBeVisible();
  expect(renewals).toHaveLength(1);
  await other.close();
});
