import { expect, test } from 'vitest';
import { measuresIn } from './asked-measure.ts';

test.each([
  ['riz 5kg', ['5000 g']],
  ['eau 1,5 L', ['1500 ml']],
  ['1.5l water', ['1500 ml']],
  ['sac poubelle 50 litres', ['50000 ml']],
  ['gạo 5 kí', ['5000 g']],
  ['gao 5 ky', ['5000 g']],
  ['sữa 1 lít', ['1000 ml']],
  ['sua 2 lit', ['2000 ml']],
  ['bière 33cl', ['330 ml']],
  ['vin 7,5 dl', ['750 ml']],
  ['Nectar 6 × 1,5 L', ['1500 ml']],
  ['500 g et 2 kilos', ['500 g', '2000 g']],
  ['safran 500 mg', ['0.5 g']],
  ['2 kilograms', ['2000 g']],
  // Thousands.
  ['eau 1 500 ml', ['1500 ml']],
  ['eau 1\u00a0500 ml', ['1500 ml']],
  ['eau 1\u202f500ml', ['1500 ml']],
  ['2 500 g', ['2500 g']],
  ['10 000 g', ['10000 g']],
  ['1.000 g', ['1000 g']],
  ['1,000 g', ['1000 g']],
  ['1.250 ml', ['1250 ml']],
  ["1'500 ml", ['1500 ml']],
  ['1 500,5 ml', ['1500.5 ml']],
  ['1,000.5 g', ['1000.5 g']],
  // The decimal point of a scale.
  ['1.500 kg', ['1500 g']],
  ['1,000 l', ['1000 ml']],
  ['0.500 g', ['0.5 g']],
  ['0,250 kg', ['250 g']],
  // A count beside a measure.
  ['coca 6 330 ml', ['330 ml']],
  ['4 125 g', ['125 g']],
  // Parts.
  ['1/2 l', ['500 ml']],
  ['3/4 litre', ['750 ml']],
  ['1 1/2 l', ['1500 ml']],
  ['½ kg', ['500 g']],
  ['1½ l', ['1500 ml']],
  ['.5 l', ['500 ml']],
  [',75 l', ['750 ml']],
  ['demi-litre', ['500 ml']],
  ['half a litre', ['500 ml']],
  ['nửa ký', ['500 g']],
  // The unit in the place of the point.
  ['1L5', ['1500 ml']],
  ['eau 1l25', ['1250 ml']],
  ['0L75', ['750 ml']],
  ['2kg500', ['2500 g']],
  // In two parts.
  ['1 kg 500', ['1500 g']],
  ['riz 1kg 500 g', ['1500 g']],
  ['1 kilo 500', ['1500 g']],
  ['2 l 250 ml', ['2250 ml']],
  ['1 litre 50 cl', ['1500 ml']],
  ['eau 1 L 5', ['1500 ml']],
  ['1 Kg500', ['1500 g']],
  ['lait 1 l 6', ['1000 ml']],
  ['eau 1 l 5 packs', ['1000 ml']],
  ['2 kg 250 ml', ['2000 g', '250 ml']],
  // In words.
  ['un kilo de farine', ['1000 g']],
  ['a litre of milk', ['1000 ml']],
  ['deux litres', ['2000 ml']],
  ['một lít sữa', ['1000 ml']],
  ['1 litre et demi', ['1500 ml']],
  ['un kilo et demi', ['1500 g']],
  ['nước 1 lít rưỡi', ['1500 ml']],
  ['gạo 1 cân', ['1000 g']],
  ['thịt 2 lạng', ['200 g']],
  ['un grand lit', []],
  ['pain 1 lot', []],
  // With a hyphen.
  ['eau 1,5-litre', ['1500 ml']],
  ['a 2-litre bottle', ['2000 ml']],
  ['pâtes 500-g', ['500 g']],
  // Counted.
  ['yaourt 125 g x 4', ['125 g']],
  ['6x33cl', ['330 ml']],
  ['6X33CL', ['330 ml']],
  ['6 × 33 cl', ['330 ml']],
  ['6 x 1,5 L', ['1500 ml']],
  ['6*33cl', ['330 ml']],
  ['33cl x6', ['330 ml']],
  ['12x.5l', ['500 ml']],
  // Wide digits.
  ['５００ｇ', ['500 g']],
  ['１．５Ｌ', ['1500 ml']],
  ['500㎖', ['500 ml']],
  // None.
  ['piles lr6', []],
  ['5 gala', []],
  ['farine t55', []],
  ['crevettes 30/40', []],
  ['lait demi-écrémé', []],
  ['t1l2', []],
  ['1/2 lapin', []],
])('%s: %j', (text, amounts) => {
  expect(measuresIn(text).map(({ amount }) => amount)).toEqual(amounts);
});

test.each([
  ['eau 1 500 ml plate', '1 500 ml'],
  ['coca 6 330 ml', '330 ml'],
  ['bière 6x33cl', '33cl'],
  ['eau 1L5 gazeuse', '1L5'],
  ['lait 1/2 l', '1/2 l'],
  ['huile .5 l', '.5 l'],
  ['riz 1 kg 500 g blanc', '1 kg 500 g'],
  ['eau 1 L 5 ', '1 L 5'],
  ['half a litre of milk', 'half a litre'],
])('in %s it stands at %s', (text, measure) => {
  expect(measuresIn(text).map(({ from, to }) => text.slice(from, to))).toEqual([measure]);
});
