import { expect, test } from 'vitest';
import type { InvoiceLine } from './invoice-content.ts';
import { invoiceFigures } from './invoice-figures.ts';
import { creditBack, returnable, takeBack, takeBackLines } from './take-back.ts';

const line = (lineId: number, more: Partial<InvoiceLine>): InvoiceLine => ({
  lineId,
  productId: lineId,
  name: 'Produit',
  unit: 'KG',
  quantityMilli: 3000,
  unitCents: 333,
  baseCents: 333,
  discountPercent: null,
  rateBp: 550,
  grossCents: 999,
  vatCents: 52,
  ...more,
});

test('parts of a line come to the agreed price, and all of them to the line', () => {
  const invoice = invoiceFigures([line(1, { quantityMilli: 1000, grossCents: 333, vatCents: 17 })], 0);
  const first = takeBack(invoice, [], new Map([[1, 500]]));
  // 1.665 is 1.67; the other half is what is left of 3.33.
  expect(first.lines).toMatchObject([{ quantityMilli: 500, grossCents: 167, vatCents: 9 }]);
  const second = takeBack(invoice, [first], new Map([[1, 500]]));
  expect(second).toMatchObject({ totalCents: 166, vatCents: 8, netCents: 158 });
  expect(returnable(invoice, [first, second])).toEqual(new Map([[1, 0]]));
});

test('of a product on two lines the one that was added last goes first, each at its own price', () => {
  const lines = [
    line(1, {}),
    line(2, { productId: 1, quantityMilli: 1000, unitCents: 400, grossCents: 400, vatCents: 21 }),
  ];
  const note = takeBack(invoiceFigures(lines, 0), [], new Map([[1, 2000]]));
  expect(note.lines.map(({ lineId, grossCents }) => [lineId, grossCents])).toEqual([
    [1, 333],
    [2, 400],
  ]);
});

test('by lines, the one that was asked for goes back, whatever others of its product cost', () => {
  const dearer = { productId: 1, quantityMilli: 1000, unitCents: 400, grossCents: 400, vatCents: 21 };
  const invoice = invoiceFigures([line(1, {}), line(2, dearer)], 490);
  const first = takeBackLines(invoice, [], new Map([[1, 1000]]));
  expect(first).toMatchObject({ totalCents: 333, fee: [] });
  const rest = takeBackLines(
    invoice,
    [first],
    new Map([
      [1, 2000],
      [2, 1000],
    ]),
  );
  expect(rest.totalCents).toBe(666 + 400 + 490);
});

test('the fee goes back with the last of the goods, once', () => {
  const invoice = invoiceFigures([line(1, {}), line(2, { rateBp: 2000, vatCents: 167 })], 490);
  const first = takeBack(invoice, [], new Map([[1, 3000]]));
  expect(first).toMatchObject({ fee: [], totalCents: 999 });
  const rest = takeBack(invoice, [first], new Map([[2, 3000]]));
  expect(rest.totalCents).toBe(999 + 490);
  expect(rest.fee).toEqual(invoice.fee);
  expect(takeBack(invoice, [first, rest], new Map())).toMatchObject({ fee: [], totalCents: 0 });
});

test.each([
  // total, credit spent, credited before, this note, back to the credit
  [1000, 0, 0, 1000, 0],
  [1000, 300, 0, 700, 0],
  [1000, 300, 0, 800, 100],
  [1000, 300, 800, 200, 200],
  [1000, 1000, 0, 250, 250],
])(
  'of %i with %i by credit, after %i back, %i more give %i to the credit',
  (totalCents, creditCents, before, note, back) => {
    expect(creditBack({ totalCents, creditCents }, before, note)).toBe(back);
  },
);
