import { expect, test } from 'vitest';
import { compare, printScale } from './report.ts';

test('a call that takes too much longer is crossed, one within the bar ticked, the round in the middle speaking', () => {
  const rows = [
    compare('slow', [{ small: 1, large: 3.1 }], 3),
    compare(
      'quick',
      [1, 2, 90].map((large) => ({ small: 1, large })),
      3,
    ),
    compare('free', [{ small: 1, large: 9 }], null),
  ];
  const text = printScale({ kind: 'postgres', small: 5000, large: 100_000, memoryMb: { small: 1, large: 2 }, rows });
  const line = (name: string) => text.split('\n').find((each) => each.startsWith(name)) ?? '';
  expect(line('slow')).toMatch(/3\.10 .*✗$/);
  expect(line('quick')).toMatch(/2\.00 .*✓$/);
  expect(line('free')).not.toMatch(/[✓✗]/);
  expect(() => compare('nothing', [], 3)).toThrow(RangeError);
});
