import { expect, expectAccessible, ignoreFaults, openPage, test } from './journey.ts';
import { callApi, fillFields, makePerson, signIn } from './shopping.ts';
import { wordsIn } from './words.ts';

const wordsFor = wordsIn({
  short: ['L’objet doit contenir au moins 5 caractères.', 'Subject must be at least 5 characters long'],
  failed: ['Votre message n’a pas pu être envoyé', 'There was an error sending your message.'],
  left: ['Encore 966 caractères', '966 characters left'],
  sent: ['Message envoyé', 'Message Sent!'],
  sending: ['Envoi…', 'Sending...'],
});

test('writes to the shop: filled from the account, faults at their fields, nothing lost when it fails, then sent', async ({
  page,
  shop,
  locale,
  pageFaults,
}) => {
  const t = wordsFor(locale);
  const { name, email, phone, password } = makePerson('Odile Écrit');
  const data = { name, email, phone_number: phone, password };
  expect((await page.request.post('/api/v1/authentication/customer/register', { data })).status()).toBe(200);
  await openPage(page, `/auth/login?redirectTo=${encodeURIComponent('/contact?subject=Pain')}`);
  await signIn(page, email, password);
  await page.waitForURL('**/contact*');
  const field = (of: string) => page.locator(`main [name="${of}"]`);
  await expect(field('from_name')).toHaveValue(name);
  await expect(field('from_email')).toHaveValue(email);
  await expect(field('subject')).toHaveValue('Pain');
  await expectAccessible(page);

  const message = 'Aurez-vous du pain de seigle lundi';
  await fillFields(page, { message });
  await expect(page.getByText(t.left)).toBeVisible();
  const send = page.locator('main form button[type=submit]');
  await send.click();
  await expect(page.getByText(t.short)).toBeVisible();
  await expect(field('subject')).toBeFocused();
  const subject = `Pain de seigle ${email.replace(/\W/g, ' ')}`.slice(0, 100);
  await fillFields(page, { subject });
  await expect(page.getByText(t.short)).toHaveCount(0);

  await page.route('**/messenger/send', async (route) => {
    await expect(send).toHaveText(t.sending);
    await expect(send).toBeDisabled();
    await route.abort();
  });
  await send.click();
  await expect(page.getByText(t.failed)).toBeVisible();
  await expect(field('message')).toHaveValue(message);
  await page.unroute('**/messenger/send');
  await send.click();
  await expect(page.locator('main').getByText(t.sent)).toBeVisible();
  await expect(field('message')).toHaveValue('');
  ignoreFaults(pageFaults, /ERR_FAILED/);

  const staff = { identifier: 'admin@panier.example', password: 'Panier2024' };
  const { token } = await (await page.request.post('/api/v1/authentication/login_check', { data: staff })).json();
  const { items } = await callApi<{ items: { fromEmail: string; message: string }[] }>(
    page,
    `/messenger/messages?search=${encodeURIComponent(subject)}`,
    token,
  );
  expect(items).toEqual([expect.objectContaining({ fromEmail: email, message })]);
  await expect.poll(() => shop.readMails().some((mail) => mail.includes('message-to-shop'))).toBe(true);
});
