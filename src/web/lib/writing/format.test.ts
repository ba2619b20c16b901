import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageFacts, languages } from '#domain/language/language.ts';
import { formatFor } from './format.ts';
import { plainSpaces } from './no-break.ts';
import { frenchEuro, writingOf } from './writing.ts';

const nb = '\u00a0';

test.each([
  ['fr', 'EUR', 1234.5, `1${nb}234,50${nb}€`],
  ['en', 'EUR', 1234.5, '€1,234.50'],
  ['vi', 'EUR', 1234.5, `1.234,50${nb}€`],
  ['vi', 'VND', 45000, `45.000${nb}₫`],
  ['en', 'CHF', -3.5, `-CHF${nb}3.50`],
] as const)('money in %s %s', (language, currency, amount, text) => {
  expect(formatFor(language, writingOf(language, currency)).money(amount)).toBe(text);
});

test('money is written as Intl writes it, the sign first', () => {
  for (const language of languages)
    for (const currency of ['EUR', 'USD', 'GBP', 'CHF', 'VND', 'TND']) {
      const intl = new Intl.NumberFormat(languageFacts[language].locale, { style: 'currency', currency });
      const { money, decimals } = formatFor(language, writingOf(language, currency));
      fc.assert(
        fc.property(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), (cents) => {
          const amount = cents / 10 ** decimals;
          expect(money(amount)).toBe(plainSpaces(intl.format(amount)));
        }),
      );
    }
});

test('what the server tells is found out once, and the euro without a shop is the French one', () => {
  expect(writingOf('fr', 'EUR')).toBe(writingOf('fr', 'EUR'));
  expect(writingOf('fr', 'EUR')).not.toBe(writingOf('fr', 'USD'));
  expect(writingOf('fr', 'EUR').money).toEqual(frenchEuro.money);
});

test('a time of day is written as Intl writes it', () => {
  for (const language of languages) {
    const intl = new Intl.DateTimeFormat(languageFacts[language].locale, { timeStyle: 'short', timeZone: 'UTC' });
    for (const clock of ['00:00', '08:30', '12:05', '23:59'])
      expect(formatFor(language, frenchEuro).time(clock)).toBe(intl.format(new Date(`1970-01-01T${clock}:00Z`)));
  }
});

test('quantities, per cents, days and times', () => {
  const fr = formatFor('fr', writingOf('fr', 'EUR'));
  expect(fr.quantity(0.5, 'kg')).toBe(`0,5${nb}kg`);
  expect(fr.quantity(3)).toBe('3');
  expect(fr.percent(15)).toBe(`15${nb}%`);
  expect(fr.percent(5.5)).toBe(`5,5${nb}%`);
  expect(fr.weekday(1)).toBe('lundi');
  expect(fr.weekday(7, 'short')).toBe('dim.');
  expect(formatFor('vi', writingOf('vi', 'EUR')).weekday(7)).toBe('Chủ Nhật');
  expect(fr.time('08:30')).toBe('08:30');
  expect(fr.date('2026-11-21T23:30:00Z', 'Europe/Paris')).toBe('22 novembre 2026');
  expect(fr.date('2026-11-21T23:30:00Z', 'UTC')).toBe('21 novembre 2026');
});

test('no narrow space survives', () => {
  for (const language of languages) {
    const format = formatFor(language, frenchEuro);
    const all = [
      format.money(9999999.99),
      format.dateTime(new Date(0), 'UTC'),
      format.number(1e9),
      format.percent(33),
    ].join();
    expect(all).not.toMatch(/[\u202f\u2009]/);
  }
});
