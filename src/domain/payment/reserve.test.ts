import { describe, expect, test } from 'vitest';
import { toReserveCents, weighedMarginCents } from './reserve.ts';

describe('the margin of what is weighed', () => {
  test.each([
    ['pieces bear none', [{ unit: 'P', lineCents: 1000 }], 15, 0],
    ['kilograms do', [{ unit: 'KG', lineCents: 1000 }], 15, 150],
    ['litres do', [{ unit: 'LITRE', lineCents: 1000 }], 15, 150],
    [
      'bottles and packs do not',
      [
        { unit: 'BOUTEILLE', lineCents: 700 },
        { unit: 'COLIS', lineCents: 900 },
      ],
      15,
      0,
    ],
    // 3 × 0.15 = 0.45 each: rounded by line that would be 3 cents, summed it is 1.35, rounded up 2.
    ['rounded up once, over the sum', Array(3).fill({ unit: 'KG', lineCents: 3 }), 15, 2],
    ['a whole number stays', [{ unit: 'KG', lineCents: 200 }], 15, 30],
    ['29 per cent of 100 is 29', [{ unit: 'KG', lineCents: 100 }], 29, 29],
    ['no margin', [{ unit: 'KG', lineCents: 199 }], 0, 0],
  ] as const)('%s', (_, lines, percent, cents) => {
    expect(weighedMarginCents(lines, percent)).toBe(cents);
  });
});

describe('what is reserved', () => {
  test.each([
    ['the total and the margin', 2490, 0, 2640],
    ['less the credit', 2490, 490, 2150],
    ['nothing where credit pays all of it', 2490, 2490, 0],
  ])('%s', (_, totalCents, creditCents, cents) => {
    const lines = [
      { unit: 'KG', lineCents: 1000 },
      { unit: 'P', lineCents: 1000 },
    ] as const;
    expect(toReserveCents({ totalCents, creditCents }, lines, 15)).toBe(cents);
  });
});
