import { expect, test } from 'vitest';
import type { Attention } from '#contract/office/overview.ts';
import { formatFor } from '#web/lib/writing/format.ts';
import { frenchEuro } from '#web/lib/writing/writing.ts';
import type { OfficeT } from '../../use-office-t.ts';
import { attentionGroups } from './attention-groups.ts';

const t: OfficeT = (key) => key;
const now = new Date('2026-11-24T18:00:00Z');
const at = { t, format: formatFor('fr', frenchEuro), timeZone: 'Europe/Paris', now };
const order = {
  id: 7,
  orderNumber: 'P-7',
  customerName: 'Gaspard',
  total: 12.5,
  type: 'pickup' as const,
  // The day after has begun where the store is.
  date: '2026-11-24T18:00:00Z',
  timeZone: 'Asia/Ho_Chi_Minh',
  storeId: 1,
  storeName: 'Un',
  slot: null,
  isLate: false,
};
const wrote = { id: 3, fromName: 'Ana', subject: 'Pain', createdAt: '2026-11-24T10:00:00Z' };

test('only what was answered is there; new orders are news and wait for nobody', () => {
  expect(attentionGroups({}, at)).toEqual([]);
  const orders: Attention = { newestOrders: [order], lateOrders: { count: 12, first: [order] } };
  expect(attentionGroups(orders, at).map(({ id, href, count }) => [id, href, count])).toEqual([
    ['late', '/admin/orders?late=true', 12],
    ['newest', '/admin/orders', null],
  ]);
  const [late] = attentionGroups(orders, at);
  expect(late?.lines).toEqual([
    { key: '7', href: '/admin/orders/7', text: 'P-7 · Gaspard', detail: '25/11/2026 · 12,50\u00a0€' },
  ]);
});

test.each([
  ['contact_form', 'Ana · Pain'],
  ['withdrawal', 'Ana · admin.messages.type_withdrawal'],
] as const)('a message of type %s is told as %s', (type, text) => {
  const [group] = attentionGroups({ unansweredMessages: { count: 1, first: [{ ...wrote, type }] } }, at);
  expect(group?.lines[0]).toMatchObject({ href: '/admin/messages/3', text });
});

test('what is low is told of each store, and leads to the product', () => {
  const low = (storeId: number, available: number) => ({
    productId: 5,
    name: 'Miel',
    storeId,
    storeName: `S${storeId}`,
    available,
    cause: 'fast' as const,
    daysLeft: Math.floor(available / 2),
  });
  const [group] = attentionGroups({ lowStock: { count: 2, below: 5, first: [low(1, 0), low(2, 4.5)] } }, at);
  expect(group?.href).toBe('/admin/products?stock=low');
  expect(group?.lines.map(({ key, href }) => [key, href])).toEqual([
    ['5-1', '/admin/products/5'],
    ['5-2', '/admin/products/5'],
  ]);
});

test('a payment is told by what is wrong with it, and leads to its order; all of them to the filter of orders', () => {
  const payment = { id: 'x', orderId: 7, orderNumber: 'P-7', attention: 'dispute' as const, amount: 12.5 };
  const [group] = attentionGroups({ paymentsToCheck: { count: 3, first: [payment] } }, at);
  expect(group).toMatchObject({ href: '/admin/orders?attention=payment', count: 3 });
  expect(group?.lines).toEqual([
    { key: 'x', href: '/admin/orders/7', text: 'admin.payments.attention_dispute', detail: 'P-7 · 12,50\u00a0€' },
  ]);
});

test('what is soon at its date says until when, and leads to the product; all of it to its list', () => {
  const lot = {
    productId: 5,
    name: 'Miel',
    storeId: 1,
    storeName: 'Un',
    bestBefore: '2026-11-26',
    left: 4,
  };
  const over = { ...lot, bestBefore: '2026-11-23' };
  const say: OfficeT = (key, values = {}) => [key, ...Object.values(values)].join(' ');
  const [group] = attentionGroups({ datedGoods: { count: 9, first: [over, lot] } }, { ...at, t: say });
  expect([group?.href, group?.count]).toEqual(['/admin/receipts#dated', 9]);
  expect(group?.lines[1]).toEqual({
    key: '5-1-2026-11-26',
    href: '/admin/products/5',
    text: 'Miel',
    detail: 'admin.attention.datedUntil 26/11/2026 · admin.attention.left 4 4 · Un',
  });
});

test('an import of the night says why it failed, or how many rows it refused', () => {
  const one = { id: 7, fileName: 'prices.csv', failureText: null, refused: 1200, at: '2026-11-24T02:00:00Z' };
  const failed = { ...one, id: 8, failureText: 'Injoignable.' };
  const [group] = attentionGroups({ nightlyImports: { count: 2, first: [failed, one] } }, at);
  expect(group?.lines.map(({ href, detail }) => `${href} ${detail}`)).toEqual([
    '/admin/imports/8 Injoignable. · 24/11/2026',
    '/admin/imports/7 admin.attention.refusedRows · 24/11/2026',
  ]);
});
