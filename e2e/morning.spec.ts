import type { Browser, Page } from '@playwright/test';
import { languageFacts, languages } from '../src/domain/language/language.ts';
import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import { signInByCall } from './own-account.ts';
import { codeOf, findGoods, type Line, type Run, scan, untilKept } from './picking-steps.ts';
import { placePickup } from './pickup-order.ts';
import { shopWords } from './shop-words.ts';
import { waitForMail } from './shopping.ts';
import { asStaff, type StaffCall } from './staff-calls.ts';

const password = 'Panier2024';

for (const language of languages)
  test.describe(language, () => {
    const { locale } = languageFacts[language];
    test.use({ locale, serviceWorkers: 'allow' });

    test('a morning of a store: two pickers, a shopper who answers, the desk, a driver with an absent customer @phone @long', async ({
      page,
      browser,
      shop,
      pageFaults,
    }) => {
      const t = await shopWords(language);
      const staff = await asStaff(page, language);
      await openPage(page, '/');
      const morning = await placeMorning(page, staff, language);
      const { run, asked } = morning;
      const all = run.lines.length;
      const progress = (page: Page, done: number) =>
        expect(page.getByText(t('picking.progress', { done, of: all }))).toBeVisible();

      // The first picker asks the shopper about one line; the second takes another; each sees what the other does.
      await signInByCall(page, 'login_check', { identifier: 'picker@panier.example', password });
      await openPage(page, '/admin/picking');
      await expectAccessibleInBothThemes(page);
      await page.locator(`a[href="/admin/picking/${run.id}"]`).click();
      await progress(page, 0);
      await untilKept(page, `/admin/picking/${run.id}`);
      await page.getByRole('button', { name: t('picking.list') }).click();
      await page.getByRole('button', { name: asked.name }).first().click();
      await page.getByRole('button', { name: t('picking.missing') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: t('picking.notEmpty'), exact: true }).click();
      await expectAccessibleInBothThemes(page);
      await dialog.getByRole('listitem').getByRole('button').first().click();
      await progress(page, 1);
      const others = run.lines.filter(({ id }) => id !== asked.id);
      const second = await openPhone(browser, shop.url, locale);
      const shopper = await openPhone(browser, shop.url, locale);
      try {
        await signInByCall(second, 'login_check', { identifier: 'staff@panier.example', password });
        await openPage(second, `/admin/picking/${run.id}`);
        await progress(second, 1);
        let done = 1;
        let last = page;
        for (const [i, line] of others.entries()) {
          // By the scanner alone; what one has taken comes to the other by itself.
          last = i % 2 === 0 ? second : page;
          for (let piece = 0; piece < line.quantity; piece++) await scan(last, codeOf(line));
          done += 1;
          await progress(page, done);
          await progress(second, done);
        }
        const mail = await waitForMail(shop, morning.email, 'substitute-asked');
        const link = /https?:\S+\/order\/\d+\/substitutes\?token=[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';
        await openPage(shopper, new URL(link).pathname + new URL(link).search);
        await expectAccessibleInBothThemes(shopper);
        await shopper.getByRole('button', { name: t('proposalYes') }).click();
        await expect(shopper.getByText(t('proposalAccepted'))).toBeVisible();
        await last.getByRole('button', { name: t('picking.finish') }).click();
        await expect(page.getByRole('heading', { name: t('picking.finished') })).toBeVisible();
        await expectAccessibleInBothThemes(page);
        const ended = await staff<Run>('GET', `/pick-runs/${run.id}`);
        expect(ended.lines.find(({ id }) => id === asked.id)?.state).toBe('substituted');

        await collect(page, { t, staff, shopper, id: morning.collected });
        await drive(page, { t, staff, ids: morning.brought });
      } finally {
        await second.context().close();
        await shopper.context().close();
      }
      ignoreFaults(pageFaults, /ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    });
  });

type T = Awaited<ReturnType<typeof shopWords>>;

async function openPhone(browser: Browser, baseURL: string, locale: string): Promise<Page> {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  return (await browser.newContext({ locale, baseURL, ...phone })).newPage();
}

/** Three orders in one run: one is collected and its shopper asked, two are brought and paid in cash. */
async function placeMorning(page: Page, staff: StaffCall, language: string) {
  const { pieces } = await findGoods(page);
  const take = (from: number, to: number) => pieces.slice(from, to).map((id) => ({ id, quantity: 1 }));
  const email = `morning-${crypto.randomUUID()}@example.org`;
  const cash = { payment_method: 'cash' };
  const asks = { ...cash, customer_email: email, substitution: 'ask_me' };
  const collected = (await placePickup(page, null, take(0, 12), asks, language)).id;
  const street = `rue ${crypto.randomUUID().slice(0, 8)}`;
  const bring = async (house: number, customer_name: string) => {
    const home = { shipping_address: `${house} ${street}`, shipping_city: 'Paris', shipping_postal_code: '75013' };
    return (
      await placePickup(page, null, take(12, 14), { ...cash, type: 'delivery', customer_name, ...home }, language)
    ).id;
  };
  const brought = [await bring(2, 'Denis Deux'), await bring(10, 'Nadia Dix')];
  const run = await staff<Run>('POST', '/pick-runs', { store_id: 1, order_ids: [collected, ...brought] });
  const asked = run.lines.find((line: Line) => line.wish === 'ask_me' && line.substitutes.length > 0);
  if (!asked) throw new Error('The demo has nothing in their place');
  return { run, asked, email, collected, brought };
}

type Desk = { t: T; staff: StaffCall; shopper: Page; id: number };

/** The shopper says that they are there; the desk finds the order by its code and takes the cash. */
async function collect(page: Page, { t, staff, shopper, id }: Desk): Promise<void> {
  await staff('PUT', `/orders/${id}/status`, { status: 'ready' });
  await shopper
    .getByRole('link')
    .filter({ hasText: t('seeOrder') })
    .click();
  const card = shopper.getByRole('region', { name: t('pickupCode') });
  const code = (await card.getByText(/^\d{3}\s+\d{3}$/).textContent())?.replace(/\s/g, '') ?? '';
  await card.getByRole('textbox').fill('Parking 4');
  await card.getByRole('button', { name: t('arrivalSay') }).click();
  await expect(card.getByText(t('arrivalSaid', { place: 'Parking 4' }))).toBeVisible();
  await expectAccessibleInBothThemes(shopper);
  await openPage(page, '/admin/picking/desk');
  await expect(page.getByText('Parking 4').first()).toBeVisible();
  for (const digit of code) await page.getByRole('button', { name: digit, exact: true }).click();
  await expect(page.getByText(t('desk.waitsAt', { place: 'Parking 4' }))).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const age = page.getByLabel(t('desk.age'));
  if ((await age.count()) > 0) await age.check();
  const { dueAmount, orderNumber } = await staff<{ dueAmount: number; orderNumber: string }>('GET', `/orders/${id}`);
  expect(dueAmount).toBeGreaterThan(0);
  await page.getByRole('button', { name: beginningOf(t('desk.handOverPaid', { amount: '…' })) }).click();
  await expect(page.getByText(t('desk.done', { number: orderNumber }))).toBeVisible();
  expect(await staff('GET', `/orders/${id}`)).toMatchObject({ status: 'delivered', dueAmount: 0 });
}

/** One is brought and pays in cash, nobody is at home at the other. */
async function drive(page: Page, { t, staff, ids }: { t: T; staff: StaffCall; ids: number[] }): Promise<void> {
  const { drivers } = await staff<{ drivers: { id: number; name: string }[] }>('GET', '/round-orders?store_id=1');
  const driver = drivers.find(({ name }) => name === 'Livraison Démo');
  const sent = { store_id: 1, order_ids: ids, driver_id: driver?.id, float: 20 };
  const { id } = await staff<{ id: number }>('POST', '/rounds', sent);
  await signInByCall(page, 'login_check', { identifier: 'driver@panier.example', password });
  await openPage(page, `/admin/rounds/${id}`);
  await page.getByRole('button', { name: t('rounds.start') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('rounds.start') })
    .click();
  await expect(page.getByRole('heading', { name: 'Denis Deux' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: t('rounds.deliver'), exact: true }).click();
  const age = page.getByLabel(t('desk.age'));
  if ((await age.count()) > 0) await age.check();
  await page.getByRole('button', { name: beginningOf(t('desk.handOverPaid', { amount: '…' })) }).click();
  await expect(page.getByRole('heading', { name: 'Nadia Dix' })).toBeVisible();
  await page.getByRole('button', { name: t('rounds.absent'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('rounds.end') })).toBeVisible();
  type Round = { state: string; cash: { due: number }; stops: { state: string }[] };
  const isSent = async () => (await staff<Round>('GET', `/rounds/${id}`)).stops.map(({ state }) => state);
  await expect.poll(isSent).toEqual(['delivered', 'absent']);
  await expectAccessibleInBothThemes(page);
  const { cash } = await staff<Round>('GET', `/rounds/${id}`);
  await page
    .getByLabel(t('rounds.given'))
    .fill((20 + cash.due).toFixed(2).replace('.', t('rounds.givenWrong').includes(',') ? ',' : '.'));
  await page.getByRole('button', { name: t('rounds.finish') }).click();
  await expect(page.getByRole('heading', { name: t('rounds.finished') })).toBeVisible();
  expect((await staff<Round>('GET', `/rounds/${id}`)).state).toBe('finished');
}

/** What a text says before the sum in it. */
function beginningOf(text: string): RegExp {
  return new RegExp(`^${text.split('…')[0]?.trim()}`);
}
