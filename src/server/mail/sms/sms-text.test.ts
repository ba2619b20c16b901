import { expect, test } from 'vitest';
import { orderTypes } from '#domain/order/status.ts';
import { smsStatuses } from '#server/services/order/order-sms.ts';
import { gsmLength, gsmText } from './gsm-text.ts';
import { smsText } from './sms-text.ts';

test.each([
  ['à bientôt', 'à bientot'],
  ['Épicerie « L’Œuf »', "Épicerie << L'Oeuf >>"],
  ['Chợ Bến Thành – 12\u202f€', 'Cho Ben Thành - 12 €'],
  ['Ελιά, 李', 'Elia, Li'],
  ['façade çà', 'facade cà'],
])('%s is sent as %s', (text, expected) => expect(gsmText(text)).toBe(expected));

test.each(['fr', 'en'] as const)('every SMS in %s is one part, whatever the shop is called', (language) => {
  for (const news of smsStatuses)
    for (const type of orderTypes) {
      const about = { news, type, number: 'P-2026-K7QX9M', shopName: 'Épicerie du Marché aux Pêches – “Chez Zoë” 🍑' };
      const text = smsText(language, about);
      expect(gsmText(text)).toBe(text);
      expect(gsmLength(text)).toBeLessThanOrEqual(160);
      expect(text).toContain('P-2026-K7QX9M');
    }
});

test('an SMS in Vietnamese keeps its accents', () => {
  const about = { news: 'shipped', type: 'delivery', number: 'P-1', shopName: 'Panier' } as const;
  expect(smsText('vi', about)).toMatch(/[\u1ea0-\u1ef9]/);
});
