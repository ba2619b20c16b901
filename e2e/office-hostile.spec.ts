import type { BrowserContext, Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { expect, openPage, reloadPage, test } from './journey.ts';
import { everyPath, officePaths } from './office-paths.ts';
import { seededFolder, startShop } from './server.ts';
import { callApi, signIn, tokenOf } from './shopping.ts';

/** Runs `xss()` wherever it is taken for markup: within an attribute, a text, a script or a title. */
const hostile = `"'></title><img src=x onerror=xss()><svg onload=xss()><script>xss()</script>`;
const short = '"><img src=x onerror=xss()>';

/** Everything that would show that a text has become more: what ran, and what the policy had to stop. */
async function watch(context: BrowserContext): Promise<string[]> {
  const found: string[] = [];
  await context.exposeFunction('reportFound', (what: string) => found.push(what));
  await context.addInitScript(() => {
    const report = (what: string) => (window as unknown as { reportFound: (what: string) => void }).reportFound(what);
    Object.assign(window, { xss: () => report(`ran on ${location.href}`) });
    document.addEventListener('securitypolicyviolation', (event) =>
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sample} on ${location.href}`),
    );
  });
  return found;
}

/**
 * The page as it stands has the text to be read in a part of it, and no element that came of it. The part is its content:
 * around it the name of the shop stands on every page. Null: nothing on it says what was written.
 */
async function expectText(page: Page, where: string, part: string | null = 'main'): Promise<void> {
  if (part) {
    const shown = () =>
      page.locator(part).evaluateAll((parts: HTMLElement[]) =>
        parts.flatMap((one) => {
          const fields = [...one.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
          return [one.innerText, ...fields.map(({ value }) => value)];
        }),
      );
    await expect.poll(async () => (await shown()).join(' '), { message: where }).toContain('onerror=xss()');
  }
  const made = page.locator('[onerror], [onload], [src=x], [href^="javascript:" i], svg script');
  await expect(made, where).toHaveCount(0);
}

// A shop of its own, and all of its screens: for `npm run test:long`.
if (process.env.EVERY_JOURNEY)
  test('what staff and shoppers write shows as text on every screen, page, print and mail @wide', async ({
    browser,
  }) => {
    const shop = await startShop('embedded', { from: seededFolder });
    const context = await browser.newContext({ baseURL: shop.url, locale: 'en-GB', timezoneId: 'Europe/Paris' });
    const found = await watch(context);
    const page = await context.newPage();
    await openPage(page, '/auth/login?redirectTo=/admin/products');
    await signIn(page, 'admin@panier.example', 'Panier2024');
    await page.waitForURL('**/admin/products');
    await expect(page.locator('main table')).toBeVisible();
    const token = await tokenOf(page);
    async function write<T extends { id: number }>(method: string, path: string, data: object): Promise<T> {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await page.request.fetch(`/api/v1${path}`, { method, data, headers });
      expect(answer.status(), `${path} ${await answer.text()}`).toBe(200);
      return ((await answer.json()) as { data: T }).data;
    }

    const { items } = await callApi<{ items: { id: number }[] }>(page, '/products?visible=true&category=FRUIT', token);
    const product = items[0]?.id ?? 0;
    // What nothing has is told to staff; once goods have the same text, they are found by it.
    const missed = `/store/1/product-collection?search=${encodeURIComponent(short)}`;
    expect(await callApi(page, missed)).toMatchObject({ total: 0 });
    const texts = { name: hostile, description: hostile, ingredients: hostile, supplier: hostile, featured: true };
    const { slug } = await write<{ id: number; slug: string }>('PUT', `/products/${product}`, {
      ...texts,
      brand: hostile,
      origin: hostile,
      supplierCode: hostile,
    });
    await write('PUT', '/stores/1', {
      name: hostile,
      address: { street: hostile, city: hostile },
      closedDays: [{ date: '2030-12-25', reason: hostile }],
    });
    await write('PUT', '/shop', { name: hostile, legalName: hostile, legalNumbers: { [short]: hostile } });
    const link = `[${short}](javascript:xss()) `;
    const prose = `## ${hostile}\n\n${link}${hostile}`;
    for (const key of ['about', 'returns', 'shipping', 'legal', 'faq'])
      await write('PUT', `/page-texts/${key}`, { fr: prose, en: prose });
    const person = { name: hostile, phone: '0102030405', address: hostile, city: hostile };
    const customer = await write('POST', '/customers', { ...person, email: 'hostile@panier.example' });
    await write('POST', `/customers/${customer.id}/notes`, { text: hostile });
    await write('POST', `/customers/${customer.id}/credit`, { amount: 1, reason: hostile });
    const contact = { customer_name: hostile, customer_email: 'hostile@panier.example', customer_phone: '0102030405' };
    const home = { shipping_address: hostile, shipping_city: hostile, shipping_postal_code: '75013' };
    const order = await write('POST', '/orders', {
      store_id: 1,
      type: 'delivery',
      status: 'submitted',
      delivery_note: hostile,
      ...contact,
      ...home,
      order_items: [{ product_id: product, quantity: 1 }],
    });
    await write('POST', `/orders/${order.id}/notes`, { text: hostile });
    await write('POST', '/saved-views', { list: 'products', name: hostile.slice(0, 80), shared: true });
    await page.request.post('/api/v1/messenger/send', {
      data: { from_name: 'Ana Example', from_email: 'ana@mail.example', subject: hostile, message: hostile },
    });
    await write('PUT', '/stores/1/aisles', { aisles: [{ name: short, categories: [] }] });
    const { items: messages } = await callApi<{ items: { id: number }[] }>(page, '/messenger/messages', token);
    const message = messages[0]?.id ?? 0;
    await write('POST', `/messenger/messages/${message}/answer`, { text: hostile });

    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    await write('POST', '/api-keys', { name: hostile.slice(0, 80), scopes: ['products:read'], expires_at: tomorrow });
    const file = {
      name: `${short}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from('code-barres;prix\n96385074;1,50\n'),
    };
    const multipart = { kind: 'offers', store_id: '1', file };
    const headers = { authorization: `Bearer ${token}` };
    expect((await page.request.post('/api/v1/imports', { headers, multipart })).status()).toBe(200);
    const [sent] = (await callApi<{ items: { id: number }[] }>(page, '/imports', token)).items;
    await write('PUT', `/orders/${order.id}/status`, { status: 'processing' });
    const { drivers } = await callApi<{ drivers: { id: number }[] }>(page, '/round-orders?store_id=1', token);
    const round = { store_id: 1, order_ids: [order.id], driver_id: drivers[0]?.id };
    const { id: roundId } = await write('POST', '/rounds', round);

    await test.step('every screen of the back office', async () => {
      const things: Record<string, string> = {
        'orders/:id': `orders/${order.id}`,
        'orders/print': `orders/print?what=packing&ids=${order.id}`,
        'customers/:id': `customers/${customer.id}`,
        'messages/:id': `messages/${message}`,
        'imports/:id': `imports/${sent?.id}`,
        'rounds/:id': `rounds/${roundId}`,
        'rounds/:id/stops': `rounds/${roundId}/stops`,
      };
      const lists: Record<string, string> = {
        products: 'products?search=onerror',
        customers: 'customers?search=hostile',
        audit: 'audit?per_page=50',
      };
      // What says nothing of what was written.
      const without = new Set([
        ...['customers/new', 'reviews', 'stores/new', 'texts', 'outbox', 'reconciliation', 'setup'],
        ...['payments', 'programs/webhooks/:id'],
      ]);
      const others = await everyPath(page, product);
      for (const [i, path] of officePaths.entries()) {
        const address = things[path] ?? lists[path] ?? others[i];
        await openPage(page, `/admin/${address}`);
        await expect(page.locator('main h1')).toBeVisible();
        await expect(page.locator('main .animate-pulse')).toHaveCount(0);
        await expectText(page, path, without.has(path) ? null : 'main');
      }
      for (const what of ['labels', 'addresses']) {
        await openPage(page, `/admin/orders/print?what=${what}&ids=${order.id}`);
        await expectText(page, what);
      }
    });

    await test.step('what is opened on them: palette, views, a notice, the name of a file', async () => {
      await openPage(page, '/admin/products');
      await expect(page.locator('main table')).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Go to' })).toBeFocused();
      await page.keyboard.type('onerror');
      await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('onerror=xss()');
      await expectText(page, 'palette', 'dialog[open]');
      // The first press empties the field, the second closes.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.locator('main summary', { hasText: 'Views' }).click();
      await expect(page.getByRole('link', { name: /onerror=xss\(\).* shared$/ })).toBeVisible();
      await expectText(page, 'views');

      await openPage(page, `/admin/customers/${customer.id}`);
      await page.getByRole('switch').first().click();
      await expect(page.locator('section[aria-live=polite]')).toContainText('onerror=xss()');
      await expectText(page, 'notice', 'section[aria-live=polite]');

      await openPage(page, `/admin/products/${product}`);
      const file = {
        name: '"><img src=x onerror=xss()>.png',
        mimeType: 'image/png',
        buffer: Buffer.from('no picture'),
      };
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(page.locator('main ul[aria-live=polite] li')).toContainText('onerror=xss()');
      await expectText(page, 'a file');
    });

    await test.step('every page of the shop that shows it', async () => {
      for (const path of [
        '/',
        '/products?search=onerror',
        `/products/${slug}`,
        '/offers',
        '/contact',
        '/about',
        '/legal',
        '/returns',
        '/shipping',
        '/faq',
        '/help-center?q=onerror',
      ]) {
        await openPage(page, `${path}${path.includes('?') ? '&' : '?'}lng=en`);
        await expectText(page, path);
        await reloadPage(page);
        await expectText(page, path);
      }
    });

    await test.step('mails, opened in a browser without any policy', async () => {
      // Those of the demo may have left before.
      const readMails = async () => {
        const all = await Promise.all(shop.readMails().map((raw) => PostalMime.parse(raw)));
        return all.filter(({ to = [] }) => to.some(({ address = '' }) => /^(ana|hostile)@/.test(address)));
      };
      await expect.poll(async () => (await readMails()).length).toBeGreaterThan(2);
      const bare = await context.newPage();
      await bare.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
      for (const { html = '', subject } of await readMails()) {
        await bare.goto('http://mail.example/');
        await bare.setContent(html);
        await expectText(bare, `the mail “${subject}”`, 'body');
      }
      await bare.setContent('<img src=x onerror=xss()>');
      await expect.poll(() => found.pop()).toMatch(/^ran on http:\/\/mail\.example/);
    });

    expect(found).toEqual([]);
    // What would be markup is seen to be: the policy stops it and says so.
    await page.evaluate((markup) => document.body.insertAdjacentHTML('beforeend', markup), hostile);
    await expect.poll(() => found.join()).toContain('script-src-attr inline');
    await context.close();
    await shop.stop();
  });
