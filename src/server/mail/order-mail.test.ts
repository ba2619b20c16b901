import { expect, test } from 'vitest';
import { orderMail } from './order-mail.ts';
import type { MailOrder } from './select-mail-orders.ts';

const order = {
  ...{ id: 1, orderNumber: 'P1', customerName: 'Ana', customerEmail: 'a@b.example', vatByRate: [], deliveryNote: null },
  ...{ goodsCents: 100, feeCents: 0, totalCents: 100, paymentMethod: 'cash', lines: [] },
  ...{ shippingAddress: '2 rue des Tests', shippingPostalCode: '75013', shippingCity: 'Paris' },
};
const store = { name: 'Magasin', street: '1 rue des Tests', postalCode: '75013', city: 'Paris', phone: '1' };

test.each([
  ['fr', 'delivery', 'Espèces à la livraison'],
  ['fr', 'pickup', 'Espèces au retrait'],
  ['en', 'delivery', 'Cash on delivery'],
  ['en', 'pickup', 'Cash at pickup'],
  ['vi', 'delivery', 'Tiền mặt khi giao hàng'],
  ['vi', 'pickup', 'Tiền mặt khi nhận tại cửa hàng'],
])('in %s, cash by %s is “%s”', (language, type, words) => {
  const found = {
    order: { ...order, language, type },
    store,
    hours: [],
    shopName: 'Panier',
    currency: 'EUR',
    link: '',
  };
  const mail = orderMail(found as unknown as MailOrder, 'confirmed');
  for (const part of [mail.text, mail.html]) expect(part).toContain(words);
});
