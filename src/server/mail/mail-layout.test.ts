import { expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { accountMail } from './accounts/account-mail.ts';
import { messageMail } from './messages/message-mail.ts';
import { testMail } from './messages/test-mail.ts';
import { offersMail } from './offers/offers-mail.ts';
import { orderMail, ordersMail } from './orders/order-mail.ts';
import type { MailOrder } from './orders/select-mail-orders.ts';

const to = { name: 'Ana', address: 'a@b.example' };
const link = 'https://panier.example/orders/1?token=abc';
const store = { name: 'Magasin', street: '1 rue des Tests', postalCode: '75013', city: 'Paris', phone: '1' };
const nameOf = (i: number) => `Riz « parfumé » de l’Est & d’ailleurs, récolte tardive, paquet n° ${i}.`;

function orderOf(language: string, count: number): MailOrder {
  const lines = Array.from({ length: count }, (_, i) => ({
    id: i,
    productName: nameOf(i),
    quantityMilli: 12_500,
    orderedMilli: null,
    substituteFor: null,
    unit: 'KG',
    unitCents: 1299,
    lineCents: 16_238,
    substitution: 'refund',
  }));
  const order = {
    id: 1,
    orderNumber: 'P1',
    customerName: 'Ana',
    customerEmail: to.address,
    deliveryNote: null,
    language,
    lines,
    type: 'pickup',
    status: 'submitted',
    paymentMethod: 'cash',
    vatByRate: [{ rateBp: 550, vatCents: 100 }],
    goodsCents: 876_543,
    feeCents: 0,
    totalCents: 876_543,
    creditCents: 0,
  };
  return { order, store, hours: [], shopName: 'Panier', currency: 'EUR', link } as unknown as MailOrder;
}

// Gmail cuts a mail there, and shows a link to the rest that opens elsewhere.
const cut = 102_000;

test.each(languages)('%s: of 300 lines a mail stays whole, and the sum and the link stand before them', (language) => {
  const { text, html } = orderMail({ about: 'order', found: orderOf(language, 300), news: 'processing' });
  expect(Buffer.byteLength(html)).toBeLessThan(cut - 2000);
  const total = /8[.,\s\u00a0\u202f]?765[.,]43/;
  for (const part of [text, html]) {
    const first = part.indexOf('récolte tardive');
    expect(part.search(total)).toBeGreaterThan(0);
    expect(part.search(total)).toBeLessThan(first);
    expect(part.indexOf(link)).toBeLessThan(first);
  }
  expect(text).toContain('n° 299.');
  const shown = html.match(/récolte tardive[^<]*<br><span/g) ?? [];
  expect(shown).toHaveLength(150);
  expect(html).toMatch(new RegExp(`<a href="${link.replace('?', '\\?')}"[^>]*>[^<]*150[^<]*</a></td></tr></tbody>`));
});

test('of several long orders too, and what fits is shown whole', () => {
  const all = Array.from({ length: 3 }, () => ({
    about: 'order' as const,
    found: orderOf('fr', 200),
    news: 'processing' as const,
  }));
  expect(Buffer.byteLength(ordersMail({ all }).html)).toBeLessThan(cut);
  const { html } = orderMail({ about: 'order', found: orderOf('en', 150), news: 'processing' });
  expect(html).toContain('n° 149.');
  expect(html).not.toContain('more items');
});

test('every mail is laid out in tables that Outlook renders, at the width of the others', () => {
  const frame = { to, language: 'fr' as const, shopName: 'Panier' };
  const offer = { name: 'Figues', slug: 'figues', price: 8.99, unit: 'KG', reduction: { percent: 20, priorPrice: 11 } };
  const offers = {
    ...frame,
    currency: 'EUR',
    decimals: 2,
    storeName: 'Panier',
    publicUrl: '',
    offers: [offer],
    unsubscribe: { page: '', oneClick: '' },
  };
  const message = {
    ...frame,
    from: to,
    type: 'withdrawal' as const,
    subject: '',
    message: '',
    orderNumber: 'P1',
    items: [],
    receivedAt: new Date('2026-11-25T10:00:00Z'),
    timeZone: 'Europe/Paris',
  };
  for (const { subject, html } of [
    orderMail({ about: 'order', found: orderOf('fr', 3), news: 'confirmed' }),
    accountMail({ found: { ...frame, link }, news: 'reset-password' }),
    messageMail({ found: message, news: 'withdrawal-received' }),
    offersMail({ found: offers } as unknown as Parameters<typeof offersMail>[0]),
    testMail({ found: frame }),
  ]) {
    expect(html, subject).toMatch(/<!--\[if mso\]><table [^>]*width="600"[^>]*><tr><td><!\[endif\]-->/);
    const tables = html.match(/<table [^>]*>/g) ?? [];
    expect(tables.length, subject).toBeGreaterThan(2);
    for (const table of tables) {
      expect(table, subject).toMatch(/ cellspacing="0"/);
      expect(table, subject).toMatch(/ width="|align="center"/);
    }
    // The lines of an order are a table to read; all others only lay out.
    const others = tables.filter((table) => !table.includes('border-collapse'));
    for (const table of others) expect(table, subject).toContain('role="presentation" border="0" cellpadding="0"');
    // Outlook leaves out the room within a link: a button is a cell.
    expect(html, subject).not.toMatch(/<a [^>]*padding/);
    expect(html, subject).not.toContain('<div');
  }
});
