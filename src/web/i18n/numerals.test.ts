import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languageFacts, languages } from '#domain/language/language.ts';
import { writeDigits } from '#domain/language/numerals.ts';
import { plainSpaces } from '#web/lib/writing/no-break.ts';

describe.each(languages)('%s counts and writes as Intl does', (language) => {
  const habits = languageFacts[language];

  test.each([
    [0, 0],
    [2, 0],
    [2, 2],
    [3, 0],
  ])('numbers with at most %i and at least %i decimals', (most, least) => {
    const digits = { maximumFractionDigits: most, minimumFractionDigits: least };
    const intl = new Intl.NumberFormat(languageFacts[language].locale, digits);
    const check = (whole: number) => {
      const value = whole / 10 ** most;
      expect(writeDigits(habits, value, most, least === most)).toBe(plainSpaces(intl.format(value)));
    };
    for (const whole of [0, 5, 10, 50, 999, 1000, 1050, 123_400, 99_999_999]) check(whole);
    fc.assert(fc.property(fc.integer({ min: 0, max: 10 ** 9 }), check));
  });

  test('per cents', () => {
    const intl = new Intl.NumberFormat(languageFacts[language].locale, { style: 'percent', maximumFractionDigits: 2 });
    for (const value of [0, 5, 15, 33.33, 100])
      expect(writeDigits(habits, value, 2) + habits.percent).toBe(plainSpaces(intl.format(value / 100)));
  });

  test('the form of a word after a number', () => {
    const intl = new Intl.PluralRules(language);
    // French has a third form for whole millions; our words have none, and "other" stands for it.
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 0, max: 10 ** 6 - 1 }), fc.constantFrom(0, 1, 1.5, 1.999, 2, 2.5)),
        (n) => {
          expect(habits.isOne(n)).toBe(intl.select(n) === 'one');
        },
      ),
    );
  });
});
