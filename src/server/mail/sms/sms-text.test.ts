import { expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { orderTypes } from '#domain/order/status.ts';
import { smsStatuses } from '#server/services/order/order-sms.ts';
import { gsmLength, gsmText, smsText } from './sms-text.ts';

test.each([
  ['à bientôt', 'à bientot'],
  ['Épicerie « L’Œuf »', "Épicerie << L'Oeuf >>"],
  ['Chợ Bến Thành – 12\u202f€', 'Cho Ben Thành - 12 €'],
  ['Ελιά, 李', 'Elia, Li'],
  ['façade çà', 'facade cà'],
])('%s is sent as %s', (text, expected) => expect(gsmText(text)).toBe(expected));

const shopNames = [
  'Panier',
  'Épicerie du Marché aux Pêches – “Chez Zoë” 🍑',
  'Cửa hàng thực phẩm tươi sống Bến Thành',
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzesladen',
  `${'Très '.repeat(19)}long`,
  '🍑'.repeat(50),
];

test.each(languages)('every SMS in %s is one part, whatever the shop is called', (language) => {
  for (const shopName of shopNames)
    for (const news of smsStatuses)
      for (const type of orderTypes) {
        const text = smsText(language, { news, type, number: 'P261127-H410FCF8', shopName, link: '', code: '048213' });
        if (language === 'vi') expect(text.length).toBeLessThanOrEqual(70);
        else expect([gsmText(text), gsmLength(text) <= 160]).toEqual([text, true]);
        expect(text).toContain('P261127-H410FCF8');
        expect(text.includes('048213')).toBe(news === 'ready');
        expect(text).toBe(text.trim());
      }
});

test('a name that is too long for one part loses its last words', () => {
  const about = { news: 'delivered', type: 'pickup', number: 'P261127-H410FCF8', link: '', code: null } as const;
  expect(smsText('vi', { ...about, shopName: 'Chợ Bến Thành – Quận 1' })).toMatch(/bạn\. Chợ Bến Thành$/);
  expect(smsText('vi', { ...about, shopName: 'Panier' })).toMatch(/bạn\. Panier$/);
});

test('an SMS in Vietnamese keeps its accents', () => {
  const about = { news: 'shipped', type: 'delivery', number: 'P-1', shopName: 'Panier', link: '', code: null } as const;
  expect(smsText('vi', about)).toMatch(/[\u1ea0-\u1ef9]/);
});

test.each(languages)('that a card was refused is said in %s with the whole link', (language) => {
  const link = `https://panier.example/orders/1042?token=${'x'.repeat(43)}`;
  const about = {
    type: 'pickup',
    number: 'P261127-H410FCF8',
    shopName: 'Épicerie du Marché',
    link,
    code: null,
  } as const;
  expect(smsText(language, { ...about, news: 'refused' })).toContain(link);
});
