import { expect, test } from 'vitest';
import { printChain } from './report.ts';

test('a figure beyond its bar is crossed, one within it ticked, one without a bar neither', () => {
  const row = (name: string, value: number, bar: { most: number } | { least: number } | null) => {
    return { name, value, unit: 's', bar };
  };
  const text = printChain({
    products: 20_000,
    stores: 50,
    rows: [
      row('slow', 3.1, { most: 3 }),
      row('quick', 3, { most: 3 }),
      row('few', 0.4, { least: 0.5 }),
      row('free', 1, null),
    ],
  });
  const line = (name: string) => text.split('\n').find((each) => each.startsWith(name)) ?? '';
  expect(line('slow')).toMatch(/3\.1 s +≤ 3 ✗$/);
  expect(line('quick')).toMatch(/3 s +≤ 3 ✓$/);
  expect(line('few')).toMatch(/0\.4 s +≥ 0\.5 ✗$/);
  expect(line('free')).toMatch(/1 s$/);
});
