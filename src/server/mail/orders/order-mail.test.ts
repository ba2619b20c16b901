import { describe, expect, test } from 'vitest';
import { epcPayload } from '#domain/transfer/epc-payload.ts';
import { orderMail } from './order-mail.ts';
import type { MailOrder } from './select-mail-orders.ts';

const order = {
  id: 1,
  orderNumber: 'P1',
  customerName: 'Ana',
  customerEmail: 'a@b.example',
  vatByRate: [],
  deliveryNote: null,
  goodsCents: 100,
  feeCents: 0,
  totalCents: 100,
  paymentMethod: 'cash',
  lines: [],
  shippingAddress: '2 rue des Tests',
  shippingPostalCode: '75013',
  shippingCity: 'Paris',
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
  const mail = orderMail({ about: 'order', found: found as unknown as MailOrder, news: 'confirmed' });
  for (const part of [mail.text, mail.html]) expect(part).toContain(words);
});

test('an order cancelled for want of a payment has a link that puts its goods in the cart; others lead to the order', () => {
  const link = 'https://shop.example/orders/1?token=abc';
  const found = {
    order: { ...order, language: 'en', type: 'pickup' },
    store,
    hours: [],
    shopName: 'Panier',
    currency: 'EUR',
  };
  const mailOf = (news: 'unpaidInTime' | 'cancelled') =>
    orderMail({ about: 'order', found: { ...found, link } as unknown as MailOrder, news });
  const lost = mailOf('unpaidInTime');
  expect(lost.text).toContain(`Put the items back in my cart: ${link}&again\n`);
  expect(lost.html).toContain(`href="${link}&amp;again"`);
  expect(mailOf('cancelled').text).toContain(`See my order: ${link}\n`);
});

describe('another billing address and wishes for what has run out', () => {
  const lines = [
    { productName: 'Thé vert', quantityMilli: 1000, unit: 'P', unitCents: 100, lineCents: 100, substitution: 'refund' },
    { productName: 'Riz', quantityMilli: 1000, unit: 'P', unitCents: 100, lineCents: 100, substitution: null },
  ];
  const more = { language: 'fr', type: 'delivery', status: 'submitted', substitution: 'ask_me', lines };
  const bill = { billingAddress: '7 avenue du Port', billingPostalCode: '69002', billingCity: 'Lyon' };
  const mailOf = (facts: object) =>
    orderMail({
      about: 'order',
      news: 'confirmed',
      found: {
        order: { ...order, ...more, ...facts },
        store,
        hours: [],
        shopName: 'Panier',
        currency: 'EUR',
        link: '',
      } as unknown as MailOrder,
    });

  test.each([
    ['Code 12B, 3e étage', true],
    ['Gagnez sur https://gain.example', false],
    ['Code 12B\nwww.gain.example', false],
  ])('the note %j is said: %s', (deliveryNote, isSaid) => {
    const { text, html } = mailOf({ deliveryNote });
    for (const part of [text, html]) {
      expect(part.includes('Votre consigne')).toBe(isSaid);
      expect(part.includes('gain.example')).toBe(false);
    }
  });

  test('are said', () => {
    const { text, html } = mailOf(bill);
    expect(text).toContain('Adresse de facturation\n7 avenue du Port\n69002 Lyon\n');
    expect(text).toContain('Si un produit manque\nVous demander\nThé vert\u00a0: Ne pas le remplacer\n');
    expect(html).toContain('Thé vert\u00a0: Ne pas le remplacer');
  });

  test.each([
    [
      'an address like the delivery’s',
      { billingAddress: '2 rue des Tests', billingPostalCode: '75013', billingCity: 'Paris' },
    ],
    ['none', { billingAddress: null, billingPostalCode: null, billingCity: null }],
  ])('%s is no other one', (_, facts) => {
    expect(mailOf(facts).text).not.toContain('Adresse de facturation');
  });

  test('wishes are past once the order has ended, and nothing is said where there are none', () => {
    expect(mailOf({ status: 'cancelled' }).text).not.toContain('Si un produit manque');
    expect(mailOf({ substitution: null, lines: [] }).text).not.toContain('Si un produit manque');
  });
});

describe('an order that was picked', () => {
  const line = { unit: 'P', unitCents: 100, substitution: null, substituteFor: null };
  const lines = [
    { ...line, id: 1, productName: 'Thé', quantityMilli: 2000, orderedMilli: 3000, lineCents: 200 },
    { ...line, id: 2, productName: 'Riz', quantityMilli: 0, orderedMilli: 1000, lineCents: 0 },
    { ...line, id: 3, productName: 'Ail', unit: 'KG', quantityMilli: 905, orderedMilli: 1000, lineCents: 91 },
    { ...line, id: 4, productName: 'Sel', quantityMilli: 1000, orderedMilli: 1000, lineCents: 100 },
    { ...line, id: 5, productName: 'Riz rond', quantityMilli: 1000, orderedMilli: 0, substituteFor: 2, lineCents: 100 },
  ];
  const mailOf = (facts: object) => {
    const picked = { language: 'en', type: 'pickup', status: 'submitted', pickedAt: new Date(0), lines, ...facts };
    const found = { order: { ...order, ...picked }, store, hours: [], shopName: 'Panier', currency: 'EUR', link: '' };
    return orderMail({ about: 'order', news: 'ready', found: found as unknown as MailOrder });
  };

  test('says of each line what is other than was ordered, a substitute below what it stands for', () => {
    const { text, html } = mailOf({ agreedTotalCents: 591, totalCents: 491 });
    const said = ['2 found, 3 ordered', 'Not found: not charged (1 ordered)', 'Instead of: Riz', 'Weighed: 0.905'];
    for (const part of [text, html]) {
      const places = said.map((one) => part.indexOf(one));
      expect(places.every((place, i) => place > (places[i - 1] ?? 0))).toBe(true);
      expect(part).toContain('Total before picking');
    }
    expect(text).toMatch(/- Sel: .*\n(?! {2})/);
    expect(text).not.toContain('you pay what the scale says');
  });

  test('before, the scale is spoken of where something is weighed', () => {
    expect(mailOf({ pickedAt: null, agreedTotalCents: null }).text).toContain('you pay what the scale says');
    const pieces = lines.filter(({ unit }) => unit === 'P');
    const plain = mailOf({ pickedAt: null, agreedTotalCents: null, lines: pieces }).text;
    expect(plain).not.toMatch(/you pay what the scale says|Total before picking/);
  });
});

describe('an order that awaits a transfer', () => {
  const account = { iban: 'FR1420041010050500013M02606', bic: 'PSSTFRPP', accountHolder: 'Panier SAS' };
  const awaiting = { language: 'en', type: 'pickup', status: 'submitted', paymentMethod: 'bank_transfer' };
  const mailOf = (facts: object, of: typeof account | null = account, currency = 'EUR') =>
    orderMail({
      about: 'order',
      news: 'confirmed',
      found: {
        store,
        hours: [],
        shopName: 'Panier',
        currency,
        link: '',
        account: of,
        order: { ...order, creditCents: 0, paymentStatus: 'needs_payment', ...awaiting, ...facts },
      } as unknown as MailOrder,
    });

  test('is told where the money goes', () => {
    const { text, html } = mailOf({ creditCents: 40 });
    const lines = [
      'Account holder: Panier SAS',
      'IBAN: FR14 2004 1010 0505 0001 3M02 606',
      'BIC: PSSTFRPP',
      'Amount: €0.60',
      'Payment reference: P1',
    ];
    expect(text).toContain(`Pay by transfer\n${lines.join('\n')}\n`);
    for (const line of lines) expect(html).toContain(line);
    expect(mailOf({}, { ...account, bic: '' }).text).not.toContain('BIC');
  });

  test('has the code that banking apps read, in euros', () => {
    const { html, codes } = mailOf({ creditCents: 40 });
    const text = epcPayload(account, { currency: 'EUR', cents: 60, reference: 'P1' });
    expect(codes).toEqual([{ cid: 'transfer-P1', text }]);
    expect(html).toContain('<img src="cid:transfer-P1"');
    expect(html).toContain('Code to scan with your banking app');
    const inDong = mailOf({}, account, 'VND');
    expect([inDong.codes, inDong.html.includes('cid:')]).toEqual([[], false]);
    expect(inDong.text).toContain('IBAN');
  });

  test.each([
    ['is paid', { paymentStatus: 'paid' }],
    ['was cancelled', { status: 'cancelled' }],
    ['is paid by credit', { creditCents: 100 }],
    ['is paid in cash', { paymentMethod: 'cash' }],
  ])('one that %s is not', (_, facts) => {
    expect(mailOf(facts).text).not.toContain('IBAN');
  });

  test('nor is it where the shop has no account', () => {
    expect(mailOf({}, null).text).not.toContain('Pay by transfer');
  });
});
