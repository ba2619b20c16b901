import { test } from './empty-shop.ts';
import { buyAsGuest, openFirstStore, signInAsOwner } from './guide.ts';
import { openPage } from './journey.ts';
import { countPresses } from './presses.ts';
import { fillFields, makePerson, waitForMail } from './shopping.ts';

// A shop of its own: the other journey through an empty shop has filled its one.
test.use({ settings: { LOG_LEVEL: 'error' } });

// For `npm run test:long`.
if (process.env.EVERY_JOURNEY)
  test('an empty shop comes to its first sale in at most thirty presses besides typing @wide', async ({
    page,
    shop,
    browser,
  }) => {
    await openPage(page, '/admin');
    const hand = countPresses(page);
    await signInAsOwner(page, hand);
    await openFirstStore(page, hand);

    await hand.press(page.getByRole('link', { name: 'Begin · First products' }));
    await fillFields(page, {
      'name.fr': 'Savon de Lorient',
      'name.en': 'Lorient soap',
      'stores.0.originalPrice': '6.50',
      'stores.0.quantityInStock': '10',
    });
    await hand.choose(page.locator('main [name=category]'), 'NONALIMENTAIRE');
    await hand.key('Control+s');
    await page.waitForURL(/\/admin\/products\/\d+$/);

    // A guest buys it, to be fetched in the store.
    const shopper = await (await browser.newContext({ baseURL: shop.url, locale: 'en-GB' })).newPage();
    const guest = makePerson('Nora Quay');
    await openPage(shopper, '/');
    await buyAsGuest(shopper, hand, { product: 'Lorient soap', guest });
    hand.expectAtMost(30);
    await waitForMail(shop, guest.email);
    await shopper.context().close();
  });
