import { expect, test } from 'vitest';
import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { inOffice } from '../../testing/in-office.tsx';
import { OrderFacts } from './order-facts.tsx';

const order = {
  customerId: null,
  customerName: 'Ana',
  email: 'ana@shop.example',
  customerPhone: '+33 6 11 22 33 44',
  type: 'delivery',
  shippingAddress: '1 rue Neuve',
  shippingPostalCode: '59000',
  shippingCity: 'Lille',
  billingAddress: '1 rue Neuve',
  billingPostalCode: '59000',
  billingCity: 'Lille',
  storeName: 'Lille',
  slot: null,
  deliveryNote: null,
  substitution: null,
  date: '2026-11-20T08:00:00Z',
  madeBy: null,
} as unknown as StaffOrderDetail;

test.each<[string, Partial<StaffOrderDetail>, boolean]>([
  ['is the one of the delivery', {}, false],
  ['is none', { billingAddress: null, billingPostalCode: null, billingCity: null }, false],
  ['is in another street', { billingAddress: '2 rue Neuve' }, true],
  ['has another postal code', { billingPostalCode: '59800' }, true],
  ['is in another city', { billingCity: 'Lyon' }, true],
])('a billing address that %s', async (_, change, isShown) => {
  const text = readText(await renderPart(inOffice(<OrderFacts order={{ ...order, ...change }} />, [])));
  expect(text.includes('Billing')).toBe(isShown);
});
