import { expect, test } from 'vitest';
import { stopsOf } from '../run/stops.ts';
import { makeLine, makeRun, makeSubstitute } from '../testing/picked-run.ts';
import { matchCode } from './match-code.ts';

const stops = stopsOf(
  makeRun([
    makeLine({ id: 1, state: 'picked', substitutes: [makeSubstitute()] }),
    makeLine({ id: 2, orderId: 2, letter: 'B' }),
    makeLine({ id: 3, productId: 11, barcodes: ['012345678905'], scaleCode: null }),
    makeLine({ id: 4, productId: 12, barcodes: [], scaleCode: '04711', weighed: true, unit: 'KG' }),
  ]),
);

test('a code is of a stop, and of its first line that still needs some', () => {
  expect(matchCode(stops, '3017620422003', null)).toMatchObject({ stop: { productId: 10 }, line: { id: 2 } });
  // Twelve digits and thirteen with a zero before them are one barcode.
  expect(matchCode(stops, '0012345678905', 10)).toMatchObject({ stop: { productId: 11 }, line: { id: 3 } });
  expect(matchCode(stops, '2104711012345', 10)).toMatchObject({ line: { id: 4 } });
  expect(matchCode(stops, '4006381333931', 10)).toMatchObject({ substituteId: 20 });
  expect(matchCode(stops, '4006381333931', 11)).toBeNull();
  expect(matchCode(stops, '96385074', 10)).toBeNull();
});

test('a code of two stops is of the one that is shown, else of one that still needs some', () => {
  const {
    barcodes: [code],
  } = makeLine({ id: 9 });
  const lot = makeLine({ id: 5, productId: 13 });
  const both = stopsOf(makeRun([makeLine({ id: 1, state: 'picked' }), lot]));
  expect(matchCode(both, code ?? '', 10)).toMatchObject({ stop: { productId: 10 }, line: null });
  for (const shown of [13, null]) expect(matchCode(both, code ?? '', shown)).toMatchObject({ line: { id: 5 } });
});
