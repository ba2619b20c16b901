import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, ignoreFaults, openPage, test } from './journey.ts';
import { placePickup } from './pickup-order.ts';
import { accountLinkIn, chooseProduct, makePerson, orderLinkIn, type Person, waitForMail } from './shopping.ts';

/** What has been asked for of the shop's calls by anything but GET. */
type Asked = string[];

/** Opens a page in a browser of its own, which holds nothing, and follows every link of its content: as programs do. */
async function openAsGateway(browser: Browser, link: string): Promise<Asked> {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const asked: Asked = [];
  context.on('request', (request) => {
    if (request.method() !== 'GET') asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const page = await context.newPage();
  await openPage(page, link);
  const found = await page
    .locator('main a')
    .evaluateAll((links) => links.map((one) => (one as HTMLAnchorElement).href));
  for (const href of new Set(found.filter((one) => one.startsWith('http')))) {
    await openPage(page, href);
    // What a page asks by itself has been asked when it has nothing more to load.
    await page.waitForLoadState('networkidle');
  }
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  expect((await context.cookies()).map(({ name }) => name).filter((name) => /refresh/i.test(name))).toEqual([]);
  await context.close();
  return asked;
}

/** Somebody opens an account with this address, whoever's it is; the access token. */
async function openAccount(page: Page, { email, name, phone, password }: Person): Promise<string> {
  const data = { email, name, phone_number: phone, password };
  const answer = await page.request.post('/api/v1/authentication/customer/register', { data });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

const readAs = async (page: Page, path: string, token: string) => {
  const answer = await page.request.get(`/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
  return { status: answer.status(), data: ((await answer.json()) as { data: unknown }).data };
};

test.use({ locale: 'fr-FR' });

test('a guest behind a gateway that runs scripts: opening mailed links changes nothing, a press does', async ({
  page,
  shop,
  browser,
  pageFaults,
}) => {
  const guest = makePerson('Garance Passerelle');
  const { id } = await chooseProduct(page, 'fr');
  await placePickup(page, null, [{ id, quantity: 1 }], { customer_name: guest.name, customer_email: guest.email });
  const orderLink = orderLinkIn(await waitForMail(shop, guest.email));
  // A stranger opens an account with the guest's address.
  const stranger = await openAccount(page, guest);
  const mail = await waitForMail(shop, guest.email, 'verify-email');
  const [verify, reject] = [accountLinkIn(mail, 'verify-email'), accountLinkIn(mail, 'reject-address')];
  const forgot = { identifier: guest.email };
  expect((await page.request.post('/api/v1/authentication/forgot-password', { data: forgot })).status()).toBe(200);
  const reset = accountLinkIn(await waitForMail(shop, guest.email, 'reset-password'), 'reset-password');

  for (const link of [verify, reject, reset, orderLink]) expect(await openAsGateway(browser, link), link).toEqual([]);
  const profile = async () =>
    (await readAs(page, '/customer-profiles/me', stranger)).data as { emailVerified: boolean };
  const orders = async () => (await readAs(page, '/order/collection', stranger)).data as { items: unknown[] };
  const sessions = async () => (await readAs(page, '/authentication/sessions', stranger)).data as unknown[];
  expect((await profile()).emailVerified).toBe(false);
  expect((await orders()).items).toEqual([]);
  expect(await sessions()).toHaveLength(1);

  // Both links work still: the guest reads what they do, and ends the account that is not theirs by the second.
  await openPage(page, verify);
  await expectAccessible(page);
  await page.locator('main').getByRole('link', { name: 'Ce n’est pas moi' }).click();
  await page.getByRole('button', { name: 'Ne pas utiliser mon adresse' }).click();
  await expect(page.locator('main')).toContainText('Le compte ouvert avec elle a été supprimé.');
  expect((await readAs(page, '/customer-profiles/me', stranger)).status).toBe(401);

  // Their own account, confirmed by a press in a browser that did not ask, and once more.
  const own = makePerson('Garance Elle');
  const token = await openAccount(page, own);
  const link = accountLinkIn(await waitForMail(shop, own.email, 'verify-email'), 'verify-email');
  expect(await openAsGateway(browser, link)).toEqual([]);
  const isVerified = async () =>
    ((await readAs(page, '/customer-profiles/me', token)).data as { emailVerified: boolean }).emailVerified;
  for (const title of ['Votre adresse est confirmée', 'Votre adresse est déjà confirmée']) {
    await openPage(page, link);
    await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await isVerified()).toBe(true);
  }
  ignoreFaults(pageFaults, /status of 401/);
});
