import { expect, test } from 'vitest';
import { measuresIn } from './asked-measure.ts';

test.each([
  ['riz 5kg', ['5000 g']],
  ['eau 1,5 L', ['1500 ml']],
  ['1.5l water', ['1500 ml']],
  ['sac poubelle 50 litres', ['50000 ml']],
  ['gạo 5 kí', ['5000 g']],
  ['sữa 1 lít', ['1000 ml']],
  ['bière 33cl', ['330 ml']],
  ['Nectar 6 × 1,5 L', ['1500 ml']],
  ['500 g et 2 kilos', ['500 g', '2000 g']],
  ['piles lr6', []],
  ['5 gala', []],
  ['farine t55', []],
])('%s: %j', (text, amounts) => {
  expect(measuresIn(text).map(({ amount }) => amount)).toEqual(amounts);
});
