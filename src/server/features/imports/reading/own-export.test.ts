import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categories } from '#domain/catalogue/category.ts';
import { units } from '#domain/catalogue/unit.ts';
import { fileForms } from '#domain/csv/cell.ts';
import { importLimits } from '#domain/import/import-failure.ts';
import { matchHeaders } from '#domain/import/match-header.ts';
import { decideStyle, styleOf } from '#domain/import/number-style.ts';
import { type CellReading, readCell } from '#domain/import/read-cell.ts';
import { languages } from '#domain/language/language.ts';
import { cleanLine } from '#domain/text/clean-text.ts';
import { offerWriter } from '#server/features/catalogue/staff/export/offer-writer.ts';
import type { Offer } from '#server/features/catalogue/staff/export/select-offers.ts';
import { openTable } from './read-table.ts';

const word = fc
  .string({ unit: fc.constantFrom(...'abcéđ Œ12,;"=+-@|&%\t'), minLength: 1, maxLength: 24 })
  .map((text) => cleanLine(text))
  .filter((text) => text !== '' && !/^=?"/.test(text) && !/^[\s\d.,]*$/.test(text));
const barcode = fc.constantFrom('0012345678905', '96385074', '3017620422003', '00417620', null);
const offer: fc.Arbitrary<Offer> = fc.record({
  id: fc.nat(),
  supplierCode: fc.constantFrom('0012', '1E5', 'A-7', '3,5', '="1"x', null),
  scaleCode: fc.constantFrom('00417', '88', null),
  barcodes: barcode.map((code) => code && `${code} 40063813`),
  names: fc.record({ fr: word, en: word, vi: word }),
  category: fc.constantFrom(...categories),
  unit: fc.constantFrom(...units),
  vatBp: fc.constantFrom(550, 2000, 210, 0),
  purchaseCents: fc.option(fc.integer({ min: 0, max: 10 ** 7 })),
  caseSize: fc.option(fc.integer({ min: 1, max: 10_000 })),
  origin: fc.constantFrom('FR', '@SUM(A1)', null),
  visible: fc.boolean(),
  storeId: fc.nat(),
  storeName: word,
  cents: fc.integer({ min: 0, max: 10 ** 7 }),
  wholesaleCents: fc.constantFrom(5, null),
  ownPercent: fc.constantFrom(30, null),
  storePercent: fc.constantFrom(20, null),
  onHandMilli: fc.option(fc.integer({ min: 0, max: 10 ** 8 })),
  availableMilli: fc.constantFrom(1500, null),
  shelf: fc.constantFrom('A2', '12', '007', '1/2', null),
});

async function* partsOf(offers: readonly Offer[]) {
  for (const one of offers) yield [one];
}

/** What a file says of an offer, by field. */
async function readBack(pieces: AsyncIterable<string | Uint8Array>, decimals: number) {
  const whole: Buffer[] = [];
  for await (const piece of pieces) whole.push(Buffer.from(piece));
  const bytes = Buffer.concat(whole);
  const source = {
    bytes: bytes.length,
    read: async function* () {
      yield bytes;
    },
  };
  const { head, parts } = await openTable(source, undefined, importLimits);
  const fields = matchHeaders(head.headers);
  const rows = [];
  for await (const part of parts) rows.push(...part.rows);
  const numbers = rows.flatMap(({ cells }) =>
    cells.filter(
      (cell, at) =>
        typeof cell === 'string' &&
        ['price', 'onHand', 'vatInPercent', 'purchasePrice', 'caseSize'].includes(fields[at] ?? ''),
    ),
  );
  const decimal = decideStyle(numbers.map((cell) => styleOf(String(cell))));
  const reading: CellReading = { decimal, decimals, timeZone: 'Europe/Paris' };
  return rows.map(({ cells }) =>
    Object.fromEntries(
      fields.flatMap((field, at) => {
        if (!field) return [];
        const { value, code } = readCell(field, cells[at] ?? null, reading);
        return [[field, code ?? value]];
      }),
    ),
  );
}

describe.each(fileForms)('what the shop exports for %s', (form) => {
  test.each(languages)('in %s it imports with the right fields and values', async (language) => {
    await fc.assert(
      fc.asyncProperty(fc.array(offer, { minLength: 1, maxLength: 5 }), fc.constant(2), async (offers, decimals) => {
        const writer = offerWriter({ form, language }, decimals);
        const read = await readBack(writer.write(partsOf(offers)), decimals);
        const none = (value: unknown) => value ?? undefined;
        const nameField = form === 'programs' || language === 'fr' ? 'name' : `name_${language}`;
        expect(read).toEqual(
          offers.map((one) => ({
            barcode: none(one.barcodes?.split(' ')[0]?.padStart(14, '0')),
            [nameField]: form === 'programs' ? one.names.fr : one.names[language],
            ...(form === 'programs'
              ? { name_en: one.names.en, name_vi: one.names.vi }
              : { supplierCode: none(one.supplierCode) }),
            category: one.category,
            unit: one.unit,
            store: one.storeName,
            price: one.cents,
            onHand: none(one.onHandMilli),
            shelf: none(one.shelf),
            vatInPercent: one.vatBp,
            visible: one.visible,
            scaleCode: none(one.scaleCode),
            purchasePrice: none(one.purchaseCents),
            caseSize: none(one.caseSize),
          })),
        );
      }),
      { numRuns: 60 },
    );
  });
});
