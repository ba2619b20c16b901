import { expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { paymentMethods } from '#domain/order/payment.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import { loadWords } from '#web/i18n/words.ts';
import { paymentWord } from './payment-word.ts';

test('cash has a word of its own for what is collected, in the checkout and in the orders; the others are the same', async () => {
  for (const language of languages) {
    await loadWords(language, ['checkout', 'orders']);
    const t = translatorOf<'checkout' | 'orders'>(language);
    for (const area of ['checkout', 'orders'] as const)
      for (const method of paymentMethods) {
        const said = (['delivery', 'pickup'] as const).map((type) => t(`${area}.${paymentWord(method, type)}`));
        expect(new Set(said).size, `${language} ${said}`).toBe(method === 'cash' ? 2 : 1);
      }
  }
  expect(translatorOf<'checkout'>('en')(`checkout.${paymentWord('cash', 'delivery')}`)).toBe('Cash on delivery');
  expect(translatorOf<'checkout'>('en')(`checkout.${paymentWord('cash', 'pickup')}`)).toBe('Cash at pickup');
});
