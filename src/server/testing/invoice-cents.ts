import fc from 'fast-check';
import { expect } from 'vitest';
import type { InvoiceFigures, InvoiceLine } from '#domain/invoice/invoice-content.ts';
import { invoiceFigures } from '#domain/invoice/invoice-figures.ts';
import { returnable, takeBack } from '#domain/invoice/take-back.ts';
import { finalPrice } from '#domain/pricing/final-price.ts';
import { orderTotals } from '#domain/pricing/order-totals.ts';

const basketLine = fc.record({
  baseCents: fc.oneof(fc.nat(1000), fc.nat(100_000)),
  percent: fc.option(fc.integer({ min: 1, max: 99 })),
  // Pieces, and what is weighed to the gram.
  quantityMilli: fc.oneof(
    fc.integer({ min: 1, max: 50 }).map((n) => n * 1000),
    fc.integer({ min: 1, max: 20_000 }),
  ),
  rateBp: fc.constantFrom(210, 550, 1000, 2000),
  // Few products: one of them may stand on several lines.
  productId: fc.integer({ min: 1, max: 8 }),
});
const basket = fc.record({
  lines: fc.array(basketLine, { minLength: 1, maxLength: 10 }),
  feeCents: fc.oneof(fc.constant(0), fc.nat(2500)),
  /** In how many parts goods come back, and how much of what is left each time. */
  returns: fc.array(fc.array(fc.nat(100), { minLength: 8, maxLength: 8 }), { maxLength: 4 }),
});
type Basket = typeof basket extends fc.Arbitrary<infer B> ? B : never;

/** Holds invoices and credit notes of so many random baskets against a second reckoning, in fractions of any size. */
export function checkInvoiceCents(baskets: number): void {
  fc.assert(
    fc.property(basket, (each) => {
      const invoice = invoiceOf(each);
      expect(plain(invoice)).toEqual(reckon(each));
      checkNotes(invoice, each.returns);
    }),
    { numRuns: baskets },
  );
}

/** As the shop makes it: prices by the domain, lines as an order keeps them. */
function invoiceOf({ lines, feeCents }: Basket): InvoiceFigures {
  const priced = lines.map((line) => ({ ...line, unitCents: finalPrice(line.baseCents, line.percent) }));
  const totals = orderTotals({
    lines: priced.map(({ unitCents, quantityMilli, rateBp }) => ({
      ...{ unitPriceCents: unitCents, quantityMilli, vatRateBp: rateBp },
    })),
    feeCents,
  });
  const kept = priced.map(({ percent, ...line }, i): InvoiceLine => {
    const { lineCents: grossCents = 0, vatCents = 0 } = totals.lines[i] ?? {};
    const named = { lineId: i + 1, name: `Produit ${line.productId}`, unit: 'KG', discountPercent: percent };
    return { ...line, ...named, grossCents, vatCents };
  });
  const figures = invoiceFigures(kept, feeCents);
  const { vatByRate, netCents, vatCents, totalCents } = totals;
  expect(figures).toMatchObject({ vatByRate, netCents, vatCents, totalCents });
  return figures;
}

type Plain = { total: bigint; vat: bigint; rates: [rate: number, gross: bigint, vat: bigint][] };

function plain({ totalCents, vatCents, vatByRate }: InvoiceFigures): Plain {
  const rates = vatByRate.map(({ rateBp, grossCents, vatCents: vat }): Plain['rates'][number] => [
    ...([rateBp, BigInt(grossCents), BigInt(vat)] as const),
  ]);
  return { total: BigInt(totalCents), vat: BigInt(vatCents), rates };
}

/** Half up, of a fraction. */
const half = (n: bigint, d: bigint) => (2n * n + d) / (2n * d);
const vatIn = (gross: bigint, rate: number) => half(gross * BigInt(rate), 10_000n + BigInt(rate));

/** The same once more: each line rounded once, the fee in the proportion of the rates, its odd cents to the largest rests. */
function reckon({ lines, feeCents }: Basket): Plain {
  const grossOf = ({ baseCents, percent, quantityMilli }: Basket['lines'][number]) => {
    const unit = half(BigInt(baseCents) * BigInt(100 - (percent ?? 0)), 100n);
    return half(unit * BigInt(quantityMilli), 1000n);
  };
  const rates = [...new Set(lines.map(({ rateBp }) => rateBp))].sort((a, b) => a - b);
  const goods = rates.map((rate) => {
    const grosses = lines.filter(({ rateBp }) => rateBp === rate).map(grossOf);
    const vat = grosses.reduce((sum, gross) => sum + vatIn(gross, rate), 0n);
    return { rate, gross: grosses.reduce((sum, gross) => sum + gross, 0n), vat };
  });
  const all = goods.reduce((sum, { gross }) => sum + gross, 0n);
  const fee = BigInt(feeCents);
  const shares = goods.map(({ gross }, i) => {
    if (all === 0n) return { cents: i === goods.length - 1 ? fee : 0n, rest: 0n };
    return { cents: (fee * gross) / all, rest: (fee * gross) % all };
  });
  const given = shares.reduce((sum, { cents }) => sum + cents, 0n);
  const byRest = shares
    .map((_, i) => i)
    .sort((a, b) => Number((shares[b]?.rest ?? 0n) - (shares[a]?.rest ?? 0n)) || a - b);
  for (const i of byRest.slice(0, Number(fee - given))) {
    const share = shares[i];
    if (share) share.cents += 1n;
  }
  const parts = goods.map(({ rate, gross, vat }, i): Plain['rates'][number] => {
    const share = fee === 0n ? 0n : (shares[i]?.cents ?? 0n);
    return [rate, gross + share, vat + vatIn(share, rate)];
  });
  return {
    total: all + fee,
    vat: parts.reduce((sum, [, , vat]) => sum + vat, 0n),
    rates: parts,
  };
}

/** Goods come back in parts: never more than there were, and all of them make the invoice, by rate too. */
function checkNotes(invoice: InvoiceFigures, returns: Basket['returns']): void {
  const notes: InvoiceFigures[] = [];
  const take = (wanted: Map<number, number>) => {
    const note = takeBack(invoice, notes, wanted);
    for (const { quantityMilli, grossCents, vatCents } of note.lines) {
      expect(quantityMilli).toBeGreaterThan(0);
      expect(grossCents).toBeGreaterThanOrEqual(vatCents);
      expect(vatCents).toBeGreaterThanOrEqual(0);
    }
    expect(note.netCents + note.vatCents).toBe(note.totalCents);
    notes.push(note);
  };
  for (const parts of returns) {
    const left = returnable(invoice, notes);
    const wanted = [...left].map(([id, milli]) => [id, Math.floor((milli * (parts[id - 1] ?? 0)) / 100)] as const);
    take(new Map(wanted.filter(([, milli]) => milli > 0)));
    expect(notes.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBeLessThanOrEqual(invoice.totalCents);
  }
  take(new Map([...returnable(invoice, notes)].filter(([, milli]) => milli > 0)));
  expect([...returnable(invoice, notes).values()].every((milli) => milli === 0)).toBe(true);
  for (const rate of invoice.vatByRate) {
    const parts = notes.flatMap(({ vatByRate }) => vatByRate.filter(({ rateBp }) => rateBp === rate.rateBp));
    for (const of of ['netCents', 'vatCents', 'grossCents'] as const)
      expect(parts.reduce((sum, part) => sum + part[of], 0)).toBe(rate[of]);
  }
}
