import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lowestPriorPrice } from './lowest-price.ts';

const day = (n: number) => new Date(Date.UTC(2026, 10, 21) + n * 86_400_000);
/** [day, before discount, after discount], in days from today and cents. */
type Case = [number, number, number?];
const history = (...cases: Case[]) =>
  cases.map(([n, baseCents, finalCents = baseCents]) => ({ since: day(n), baseCents, finalCents }));

test.each<[string, Case[], number | null]>([
  ['nothing known', [], null],
  ['not reduced', [[-90, 500]], null],
  [
    'reduced once, the price before was steady',
    [
      [-90, 500],
      [-3, 500, 400],
    ],
    500,
  ],
  ['never sold at another price', [[-3, 500, 400]], null],
  [
    'sold for less than 30 days before',
    [
      [-10, 500],
      [-3, 500, 400],
    ],
    500,
  ],
  [
    'raised just before the offer: the lower price counts',
    [
      [-90, 450],
      [-20, 500],
      [-3, 500, 400],
    ],
    450,
  ],
  [
    'raised longer ago than 30 days before the offer',
    [
      [-90, 450],
      [-34, 500],
      [-3, 500, 400],
    ],
    500,
  ],
  [
    'raised on the 30th day before: the old price held to its morning',
    [
      [-90, 450],
      [-33, 500],
      [-3, 500, 400],
    ],
    500,
  ],
  [
    'raised a day later: the old price was seen',
    [
      [-90, 450],
      [-32, 500],
      [-3, 500, 400],
    ],
    450,
  ],
  [
    'an earlier offer within 30 days',
    [
      [-90, 500],
      [-20, 500, 350],
      [-15, 500],
      [-3, 500, 400],
    ],
    350,
  ],
  [
    'an earlier offer longer ago',
    [
      [-90, 500],
      [-60, 500, 350],
      [-50, 500],
      [-3, 500, 400],
    ],
    500,
  ],
  [
    'an offer that deepened counts from its start',
    [
      [-90, 500],
      [-9, 500, 450],
      [-3, 500, 400],
    ],
    500,
  ],
  [
    'an offer that shrank: its deeper days count',
    [
      [-90, 500],
      [-9, 500, 350],
      [-3, 500, 400],
    ],
    350,
  ],
  [
    'an offer of two months keeps the price before it',
    [
      [-200, 500],
      [-60, 500, 400],
    ],
    500,
  ],
  [
    'back to the full price',
    [
      [-90, 500],
      [-9, 500, 350],
      [-3, 500],
    ],
    null,
  ],
  [
    'the base price fell during the offer',
    [
      [-90, 500],
      [-9, 500, 450],
      [-3, 480, 432],
    ],
    500,
  ],
])('%s', (_, cases, expected) => {
  expect(lowestPriorPrice(history(...cases))).toBe(expected);
});

test('is the least of the 30 days before, looked at day by day', () => {
  const price = fc.record({ after: fc.integer({ min: 1, max: 25 }), cents: fc.integer({ min: 100, max: 900 }) });
  fc.assert(
    fc.property(fc.array(price, { minLength: 1, maxLength: 12 }), fc.integer({ min: 1, max: 40 }), (steps, before) => {
      let n = -before - steps.reduce((sum, { after }) => sum + after, 0);
      const cases = steps.map(({ after, cents }): Case => {
        const at = n;
        n += after;
        return [at, cents];
      });
      const seen = Array.from({ length: 30 }, (_, i) => -before - 30 + i).flatMap((each) => {
        const held = cases.findLast(([at]) => at <= each);
        return held ? [held[1]] : [];
      });
      const offer: Case = [-before, 1000, 50];
      expect(lowestPriorPrice(history(...cases, offer))).toBe(seen.length > 0 ? Math.min(...seen) : null);
    }),
  );
});
