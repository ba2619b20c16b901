import { expect, test } from 'vitest';
import { formatFor } from './format.ts';

const nb = '\u00a0';

test.each([
  ['fr', 'EUR', 1234.5, `1${nb}234,50${nb}€`],
  ['en', 'EUR', 1234.5, '€1,234.50'],
  ['vi', 'EUR', 1234.5, `1.234,50${nb}€`],
  ['vi', 'VND', 45000, `45.000${nb}₫`],
])('money in %s %s', (language, currency, amount, text) => {
  expect(formatFor(language, currency).money(amount)).toBe(text);
});

test('quantities, per cents, days and times', () => {
  const fr = formatFor('fr', 'EUR');
  expect(fr.quantity(0.5, 'kg')).toBe(`0,5${nb}kg`);
  expect(fr.quantity(3)).toBe('3');
  expect(fr.percent(15)).toBe(`15${nb}%`);
  expect(fr.percent(5.5)).toBe(`5,5${nb}%`);
  expect(fr.weekday(1)).toBe('lundi');
  expect(fr.weekday(7, 'short')).toBe('dim.');
  expect(fr.time('08:30')).toBe('08:30');
  expect(fr.date('2026-11-21T23:30:00Z')).toBe('22 novembre 2026');
  expect(fr.date('2026-11-21T23:30:00Z', 'long', 'UTC')).toBe('21 novembre 2026');
});

test('no narrow space survives and one formatter is made for a language', () => {
  for (const language of ['fr', 'en', 'vi']) {
    const format = formatFor(language, 'EUR');
    expect(formatFor(language, 'EUR')).toBe(format);
    const all = [format.money(9999999.99), format.dateTime(new Date(0)), format.number(1e9), format.percent(33)].join();
    expect(all).not.toMatch(/[\u202f\u2009]/);
  }
});
