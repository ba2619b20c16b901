import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, openPage, test } from './journey.ts';
import { signUp } from './own-account.ts';
import { placePickup } from './pickup-order.ts';
import { callApi, cartOf, type ListedProduct } from './shopping.ts';
import { wordsIn } from './words.ts';

const wordsFor = wordsIn({
  add: [/^Ajouter .+ au panier$/, /^Add .+ to the basket$/],
  next: ['Page suivante', 'Next page'],
  cart: ['Votre panier', 'Your basket'],
  undo: ['Rétablir', 'Undo'],
  remove: [/^Retirer .+ du panier$/, /^Remove .+ from the basket$/],
  open: ['Voir le panier', 'View basket'],
  again: ['Commander à nouveau', 'Order again'],
});
type Words = ReturnType<typeof wordsFor>;
const wanted = 30;
const spinbuttons = (scope: Page | Locator) => scope.getByRole('spinbutton');

/** Puts the products of page after page in the cart until there are thirty; `put` does it by one button. */
async function fill(page: Page, add: RegExp, goOn: () => Promise<void>, put: (button: Locator) => Promise<void>) {
  for (let held = 0; held < wanted; ) {
    const names = await page
      .getByRole('button', { name: add })
      .evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
    for (const name of names.slice(0, wanted - held)) await put(page.getByRole('button', { name, exact: true }));
    held += Math.min(names.length, wanted - held);
    if (held === wanted) break;
    const first = await page.getByRole('article').first().textContent();
    await goOn();
    await expect(page.getByRole('article').first()).not.toHaveText(first ?? '');
  }
  await expect.poll(async () => (await cartOf(page)).length).toBe(wanted);
}

test('a cart of 30 lines: by touch and keyboard on a phone, by roles and names alone on a desk', {
  tag: '@phone',
}, async ({ page, locale, isMobile }) => {
  await (isMobile ? byTouchAndKeyboard : byRolesAndNames)(page, wordsFor(locale));
});

test('three presses lead from home to a basket of the 30 lines of the last order', { tag: '@phone' }, async ({
  page,
  locale,
}) => {
  const token = await signUp(page, 'Rita Retour');
  const path = '/store/1/product-collection?category=NONALIMENTAIRE&per_page=120';
  const { items } = await callApi<{ items: ListedProduct[] }>(page, path);
  const goods = items.filter(({ quantityStep, quantityInStock }) => quantityStep === 1 && quantityInStock > 5);
  const ids = goods.slice(0, wanted).map(({ id }) => id);
  expect(ids).toHaveLength(wanted);
  const lines = ids.map((id) => ({ id, quantity: 1 }));
  await placePickup(page, token, lines);
  await openPage(page, '/');
  await page.getByRole('button', { name: wordsFor(locale).again }).click();
  const inCart = async () => (await cartOf(page)).map(({ id, quantity }) => ({ id, quantity }));
  await expect.poll(inCart).toEqual(expect.arrayContaining(lines));
  expect(await inCart()).toHaveLength(wanted);
  await page.locator('a[href="/cart"][aria-haspopup]:visible').click();
  await page.getByRole('dialog').locator('a[href="/cart"]').click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(wanted);
});

async function byTouchAndKeyboard(page: Page, t: Words): Promise<void> {
  await openPage(page, '/products?category=FRUIT');
  let count = 0;
  await fill(
    page,
    t.add,
    () => page.getByRole('link', { name: t.next }).tap(),
    async (button) => {
      // By finger and by keyboard in turns. The first cards are looked at: they do not grow.
      const isWatched = count < 3;
      const heights = () => page.getByRole('article').evaluateAll((all) => all.map((one) => one.clientHeight).join());
      const before = isWatched && (await heights());
      if (count++ % 2 === 0) await button.tap();
      else {
        await button.focus();
        await page.keyboard.press('Enter');
      }
      if (isWatched) await expect(spinbuttons(page)).toHaveCount(count);
      if (isWatched) expect(await heights()).toBe(before);
    },
  );

  // The mini cart slides in by a tap; a number is typed, a line goes and comes back, Escape gives the focus back.
  const way = page.locator('a[href="/cart"][aria-haspopup]:visible');
  await way.tap();
  const panel = page.getByRole('dialog', { name: t.cart });
  await expect(panel.getByRole('listitem')).toHaveCount(wanted);
  const number = spinbuttons(panel).last();
  await number.fill('2');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await cartOf(page)).at(-1)?.quantity).toBe(2);
  await panel.getByRole('button', { name: t.remove }).first().tap();
  await expect(panel.getByRole('listitem')).toHaveCount(wanted - 1);
  await expect(panel.getByRole('button', { name: t.undo })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('listitem')).toHaveCount(wanted);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(way).toBeFocused();

  // A finger draws it away; its page has the same thirty lines.
  await page.keyboard.press('Enter');
  await panel.getByRole('heading', { name: t.cart }).waitFor();
  await swipeDown(page);
  await expect(panel).toBeHidden();
  await way.tap();
  await panel.getByRole('link', { name: t.open }).tap();
  await expect(page).toHaveURL(/\/cart$/, { timeout: 30_000 });
  await expect(spinbuttons(page)).toHaveCount(wanted);
}

async function byRolesAndNames(page: Page, t: Words): Promise<void> {
  await openPage(page, '/products?category=LEGUME');
  await expect(page.getByRole('button', { name: t.add }).first()).toBeVisible();
  await fill(
    page,
    t.add,
    () => page.getByRole('link', { name: t.next }).press('Enter'),
    async (button) => {
      const said = ((await button.getAttribute('aria-label')) ?? '').replace(/^Add (.+) to the basket$/, '$1');
      await button.press('Enter');
      const group = page.getByRole('group', { name: `Quantity of ${said}`, exact: true });
      await expect(group.getByRole('spinbutton')).toHaveAccessibleName(`Quantity of ${said}`);
      await expect(page.getByRole('status').filter({ hasText: `${said} added to the basket` })).toHaveCount(1);
    },
  );
  const way = page.getByRole('banner').getByRole('link', { name: /^(Cart|Basket)/ });
  await expect(way).toHaveAccessibleName(/€/);
  await way.press('Enter');
  const panel = page.getByRole('dialog', { name: t.cart });
  await expect(panel.getByRole('listitem')).toHaveCount(wanted);
  // The focus cannot leave the panel.
  for (let i = 0; i < 4; i++) await page.keyboard.press('Shift+Tab');
  expect(await panel.evaluate((dialog) => dialog.contains(document.activeElement) || !document.hasFocus())).toBe(true);
  await panel.getByRole('link', { name: t.open }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: t.cart })).toBeVisible();
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(wanted);
  await expect(page.getByRole('main').getByRole('link', { name: 'Checkout' })).toBeVisible();
}

/** A finger on the head of the panel, drawn to the foot of the page. */
async function swipeDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Where it comes to rest: while it slides in its head is elsewhere a moment later.
  await page
    .getByRole('dialog')
    .evaluate((panel) => Promise.all(panel.getAnimations().map(({ finished }) => finished)));
  const top = (await page.getByRole('dialog').boundingBox())?.y ?? 0;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: 120, y }] });
  await touch('touchStart', top + 20);
  await touch('touchMove', top + 120);
  await touch('touchMove', top + 240);
  await touch('touchEnd', top + 240);
}
