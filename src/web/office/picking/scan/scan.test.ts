import { expect, test } from 'vitest';
import { stopsOf } from '../run/stops.ts';
import { makeLine, makeRun, makeSubstitute } from '../testing/picked-run.ts';
import { matchCode } from './match-code.ts';

const patterns = ['21IIIIIPPPPPC', '2IIIIIWWWWWWC', '0IIIIWWWWWWWX'];
const stops = stopsOf(
  makeRun([
    makeLine({ id: 1, state: 'picked', substitutes: [makeSubstitute()] }),
    makeLine({ id: 2, orderId: 2, letter: 'B' }),
    makeLine({ id: 3, productId: 11, barcodes: ['012345678905'], scaleCode: null }),
    makeLine({ id: 4, productId: 12, barcodes: [], scaleCode: '04711', weighed: true, unit: 'KG' }),
  ]),
);

test('a code is of a stop, and of its first line that still needs some', () => {
  expect(matchCode({ stops, patterns }, '3017620422003', null)).toMatchObject({
    stop: { productId: 10 },
    line: { id: 2 },
  });
  // Twelve digits and thirteen with a zero before them are one barcode.
  expect(matchCode({ stops, patterns }, '0012345678905', 10)).toMatchObject({
    stop: { productId: 11 },
    line: { id: 3 },
  });
  expect(matchCode({ stops, patterns }, '4006381333931', 10)).toMatchObject({ substituteId: 20 });
  expect(matchCode({ stops, patterns }, '4006381333931', 11)).toBeNull();
  expect(matchCode({ stops, patterns }, '96385074', 10)).toBeNull();
});

test('a code of two stops is of the one that is shown, else of one that still needs some', () => {
  const {
    barcodes: [code],
  } = makeLine({ id: 9 });
  const lot = makeLine({ id: 5, productId: 13 });
  const both = stopsOf(makeRun([makeLine({ id: 1, state: 'picked' }), lot]));
  expect(matchCode({ stops: both, patterns }, code ?? '', 10)).toMatchObject({ stop: { productId: 10 }, line: null });
  for (const shown of [13, null])
    expect(matchCode({ stops: both, patterns }, code ?? '', shown)).toMatchObject({ line: { id: 5 } });
});

// As the server reads them (domain/picking/scale-label.ts): by the shop's own patterns, with the check digit where they have one.
test.each([
  ['2104711012340', '21IIIIIPPPPPC', 4],
  ['2104711012345', '21IIIIIPPPPPC', null],
  ['2047110012347', '2IIIIIWWWWWWC', 4],
  ['0471100001231', '0IIIIWWWWWWWX', 4],
  // Without the zero before them, as some scanners give them.
  ['471100001231', '0IIIIWWWWWWWX', 4],
  ['2104711012340', '29IIIIIPPPPPC', null],
  ['2104712012347', '21IIIIIPPPPPC', null],
])('a label %s of a scale that writes %s is of line %s', (code, pattern, lineId) => {
  const found = matchCode({ stops, patterns: [pattern] }, code, 10);
  if (lineId === null) expect(found).toBeNull();
  else expect(found).toMatchObject({ line: { id: lineId }, isLabel: true });
});

test('what is the barcode of goods is no label of others', () => {
  const [code, patterns] = ['2104711012340', ['21IIIIIPPPPPC']];
  const both = stopsOf(
    makeRun([
      makeLine({ id: 4, productId: 12, barcodes: [], scaleCode: '4711', weighed: true, unit: 'KG' }),
      makeLine({ id: 5, productId: 13, barcodes: [code] }),
    ]),
  );
  expect(matchCode({ stops: both, patterns }, code, 12)).toMatchObject({ line: { id: 5 }, isLabel: false });
});
