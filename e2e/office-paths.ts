import type { Page } from '@playwright/test';
import { sections } from '../src/web/office/paths.ts';
import { expect } from './journey.ts';
import { placeOrder } from './office.ts';
import { placePickup } from './pickup-order.ts';
import { callApi, chooseProduct, makePerson, tokenOf } from './shopping.ts';
import { asStaff } from './staff-calls.ts';

type Listed = { items: { id: number }[] };

/** Patterns of all addresses below /admin. */
export const officePaths: readonly string[] = Object.values(sections).flatMap(({ paths }) => paths);

/** Of one thing of each kind that is not there. */
export const missingPaths: readonly string[] = officePaths
  .filter((path) => path.endsWith(':id'))
  .map((path) => path.replace(':id', '999999'));

/** The address of each screen, with something to show. */
export async function everyPath(page: Page, productId?: number): Promise<string[]> {
  const token = await tokenOf(page);
  const firstOf = async (path: string) => (await callApi<Listed>(page, path, token)).items[0]?.id ?? 0;
  const goods = productId === undefined ? await chooseProduct(page, 'fr') : { id: productId };
  const order = await placeOrder(page, 'Gaspard Lunel', [goods.id]);
  // Whoever writes many is held up for an hour.
  if ((await firstOf('/messenger/messages')) === 0) {
    const { name, email } = makePerson('Ysaline Question');
    const written = {
      from_name: name,
      from_email: email,
      subject: 'Pain de seigle',
      message: 'En avez-vous le lundi ?',
    };
    expect((await page.request.post('/api/v1/messenger/send', { data: written })).status()).toBe(200);
  }
  const ids: Record<string, number | string> = {
    orders: order.id,
    products: goods.id,
    stores: 1,
    aisles: 1,
    today: 1,
    picking: await takeRun(page, token, goods.id),
    rounds: await sendRound(page, token, goods.id),
    texts: 'about',
    'texts/banners': await firstOf('/banners'),
    customers: await firstOf('/customers'),
    messages: await firstOf('/messenger/messages'),
    imports: await sendFile(page, token),
    receipts: await addReceipt(page, token, goods.id),
    recalls: await recall(page, token, goods.id),
    programs: await addWebhook(page, token),
  };
  const idOf = (path: string) => ids[path.replace('/:id', '')] ?? ids[path.split('/')[0] ?? ''];
  const paths = officePaths.map((path) => path.replace(':id', String(idOf(path))));
  return [
    ...paths,
    `orders/print?what=packing&ids=${order.id}`,
    `orders/print?what=labels&ids=${order.id}`,
    `orders/print?what=addresses&ids=${order.id}`,
  ];
}

const post = async (page: Page, token: string, path: string, data: object): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` };
  const sent = await page.request.post(`/api/v1${path}`, { headers, data });
  expect(sent.status(), await sent.text()).toBe(200);
  return ((await sent.json()) as { data: { id: number } }).data.id;
};

/** A delivery that is not booked yet; the id of its receipt. */
function addReceipt(page: Page, token: string, productId: number): Promise<number> {
  const lines = [{ product_id: productId, quantity: 6, best_before: '2026-12-24', purchase_price: 0.8 }];
  return post(page, token, '/receipts', { store_id: 1, supplier: 'Moulin Vert', note_number: 'BL-1', lines });
}

/** A recall of days long ago, which mails nobody; its id. */
function recall(page: Page, token: string, productId: number): Promise<number> {
  const days = { from: '2020-01-01', to: '2020-01-02' };
  const said = { ...days, lot: 'L7', reason: 'bacteria', advice: 'doNotEat' };
  return post(page, token, '/recalls', { product_id: productId, store_ids: [1], ...said });
}

/** A run of one order; its id. */
async function takeRun(page: Page, token: string, productId: number): Promise<number> {
  const { id } = await placePickup(page, null, [{ id: productId, quantity: 1 }]);
  return post(page, token, '/pick-runs', { store_id: 1, order_ids: [id] });
}

/** A round with one stop; its id. */
async function sendRound(page: Page, token: string, productId: number): Promise<number> {
  const home = { shipping_address: '2 rue des Tests', shipping_city: 'Paris', shipping_postal_code: '75013' };
  const more = { type: 'delivery', payment_method: 'cash', ...home };
  const { id } = await placePickup(page, null, [{ id: productId, quantity: 1 }], more);
  const staff = await asStaff(page);
  await staff('PUT', `/orders/${id}/status`, { status: 'processing' });
  const { drivers } = await staff<{ drivers: { id: number }[] }>('GET', '/round-orders?store_id=1');
  return post(page, token, '/rounds', { store_id: 1, order_ids: [id], driver_id: drivers[0]?.id });
}

/** A webhook that is told of nothing here; its id. */
function addWebhook(page: Page, token: string): Promise<number> {
  return post(page, token, '/webhooks', {
    url: 'https://hooks.example.org/shop',
    events: ['product.deleted'],
    store_ids: null,
  });
}

/** A file of prices that is sent; the id of its import. */
async function sendFile(page: Page, token: string): Promise<number> {
  const file = { name: 'prix.csv', mimeType: 'text/csv', buffer: Buffer.from('code-barres;prix\n96385074;1,50\n') };
  const headers = { authorization: `Bearer ${token}` };
  const multipart = { kind: 'offers', store_id: '1', file };
  const sent = await page.request.post('/api/v1/imports', { headers, multipart });
  expect(sent.status(), await sent.text()).toBe(200);
  return ((await sent.json()) as { data: { id: number } }).data.id;
}
