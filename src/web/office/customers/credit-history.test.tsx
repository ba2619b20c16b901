import { expect, test } from 'vitest';
import type { Language } from '#domain/language/language.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { inOffice } from '../testing/in-office.tsx';
import { CreditHistory } from './credit-part.tsx';

const moved = { at: '2026-11-20T08:00:00Z', by: null, balance: 5, reason: 'order', orderId: 7 };
const history = [
  { ...moved, id: 3, amount: 4 },
  { ...moved, id: 2, amount: -4 },
  { ...moved, id: 1, amount: 5, reason: 'order', orderId: null },
];
const write = (language: Language, ...roles: ('CAN_MANAGE_ORDERS' | 'CAN_MANAGE_CUSTOMERS')[]) =>
  renderPart(inOffice(<CreditHistory history={history} />, roles), { language });

test.each<[Language, string, string]>([
  ['fr', 'Rendu par une commande', 'Dépensé pour une commande'],
  ['en', 'Returned from an order', 'Spent on an order'],
  ['vi', 'Hoàn lại từ một đơn hàng', 'Dùng cho một đơn hàng'],
])('in %s words say what an order did with the credit; what staff wrote stays as it is', async (language, ...words) => {
  const html = await write(language, 'CAN_MANAGE_ORDERS');
  const reasons = [...html.matchAll(/break-words">(.*?)<\/span>/g)].map(([, reason = '']) => readText(reason));
  expect(reasons).toEqual([...words, 'order']);
});

test('only who may manage orders gets a link to one', async () => {
  const hrefs = async (html: Promise<string>) => tagsOf(await html, 'a').map((tag) => /href="([^"]*)"/.exec(tag)?.[1]);
  expect(await hrefs(write('en', 'CAN_MANAGE_ORDERS'))).toEqual(['/admin/orders/7', '/admin/orders/7']);
  expect(await hrefs(write('en', 'CAN_MANAGE_CUSTOMERS'))).toEqual([]);
  expect(readText(await write('en', 'CAN_MANAGE_CUSTOMERS'))).toContain('Spent on an order');
});
